import { expect } from 'vitest';
import { sitAt } from './guests.ts';
import { scene } from './scene.ts';
import { shown } from './shown.ts';
import type { Visitor } from './visitor.ts';

/** The first try of a book, once its board is there. */
async function firstTry(visitor: Visitor, game: string) {
  await visitor.go(`/regles/${game}`);
  const card = visitor.page.getByRole('region', { name: 'Essayez' }).first();
  await card.scrollIntoViewIfNeeded();
  const field = card.getByRole('textbox', { name: 'Écrire un coup' });
  return {
    card,
    press: (name: string) => card.getByRole('button', { name }).click(),
    write: async (action: string) => {
      await shown(card);
      await field.fill(action);
      await field.press('Enter');
    },
    says: (told: RegExp) =>
      expect.poll(() => card.getByRole('status').first().innerText()).toMatch(told),
  };
}

scene('a try says that the referee is absent, and goes on once it is back', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: 'reduce' });
  const { page } = visitor;
  visitor.forgive(/ERR_FAILED/);
  const referee = /\/trial$/;
  const ABSENT = /^L’arbitre est absent\. .*connexion/;
  const leave = () => page.route(referee, (route) => route.abort());
  await leave();
  const { card, press, write, says } = await firstTry(visitor, 'chevaliers');
  await says(ABSENT);
  await expect.poll(() => card.getByRole('grid').count()).toBe(0);
  await page.unroute(referee);
  await press('Réessayer');
  await write('d4-e5');
  await says(/^Refusé\./);

  await leave();
  await press('Montrer');
  await says(ABSENT);
  // How the try began was told before.
  await press('Recommencer');
  await says(/^$/);
  await write('d4-d5');
  await says(ABSENT);
  await page.unroute(referee);
  await write('d4-d5');
  await says(/^Accepté\./);
});

scene('whoever may not ask the dictionary is told why the referee keeps silent', async (stage) => {
  const [, { visitor }] = await sitAt(stage, { game: 'guerre-des-mots' });
  visitor.forgive(/status of 403/);
  const { write, press, says } = await firstTry(visitor, 'dames-de-lettres');
  const SILENT = /^L’arbitre se tait\. .*le dictionnaire reste fermé/;
  await write('H2-F4 TON@F5E5F4');
  await says(SILENT);
  await press('Recommencer');
  await says(/^$/);
  await press('Montrer');
  await says(SILENT);
});
