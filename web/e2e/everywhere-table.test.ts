import { expect } from 'vitest';
import { cleanDayAndNight, cleanEverywhere, WINDOWS } from './everywhere.ts';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { openChess } from './seat.ts';
import { bookOf } from './told.ts';

const COMING = { viewport: WINDOWS[0], reducedMotion: 'reduce' } as const;

/** Moves that no rule allows, at a table of chess and at one of words. */
const REFUSED = [
  { game: 'echecs', action: 'e2e5' },
  { game: 'guerre-des-mots', action: 'N l12h (AMEN)' },
] as const;

for (const { game, action } of REFUSED)
  scene(
    `a refusal, its card and a hint of ${game} have no fault in any window`,
    async ({ visit }) => {
      const visitor = await visit(COMING);
      const { page } = visitor;
      const { options } = (await bookOf(visitor, game)).presets.at(-1)!;
      const opponent = { kind: 'bot', level: 1 } as const;
      await openTable(visitor, { game, options, opponent, salt: '0' });
      const field = page.getByRole('textbox', { name: 'Commande' });
      await field.fill(action);
      await field.press('Enter');
      await page.getByRole('button', { name: 'Et ceci ?' }).click();
      await expect.poll(() => page.locator('.instead [role=status]').innerText()).not.toBe('');
      await cleanEverywhere(page, 'a refusal and what would be allowed');
      await page.getByRole('alert').getByRole('link').first().click();
      const card = page.getByRole('dialog', { name: /^Article/ });
      await card.locator('.text p').first().waitFor();
      await cleanEverywhere(page, 'the card of a clause');
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'hidden' });
      if (options.length > 0) {
        await page.getByTitle('Ce que cette table a choisi').click();
        const rules = page.getByRole('dialog', { name: 'La règle de cette table' });
        await rules.locator('.telling b').first().waitFor();
        await cleanDayAndNight(page, 'the rule of the table');
        await page.keyboard.press('Escape');
        await rules.waitFor({ state: 'hidden' });
      }
      await page.locator('main').focus();
      await page.keyboard.press('i');
      const hint = page.getByRole('region', { name: 'Un indice' });
      await hint.getByRole('button', { name: 'Oui, aidez-moi' }).click();
      await hint.getByRole('button', { name: 'Avec quoi ?' }).click();
      await hint.getByRole('button', { name: 'Montrez-moi le coup' }).click();
      await hint.getByRole('button', { name: 'Jouer ce coup' }).waitFor();
      await cleanEverywhere(page, 'a hint');
    },
  );

scene('the settings and the keys of a table have no fault in any window', async ({ visit }) => {
  const visitor = await visit(COMING);
  const { page } = visitor;
  await openChess(visitor);
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByRole('group', { name: 'Réglages' }).getByText('Promouvoir toujours').waitFor();
  await cleanEverywhere(page, 'the settings');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await cleanEverywhere(page, 'the keys');
});

scene('an invitation has no fault in any window, for host and guest', async ({ visit }) => {
  const host = await visit(COMING);
  await openChess(host, { opponent: { kind: 'invite' } });
  await host.page.getByRole('heading', { name: /^La table est dressée/ }).waitFor();
  await cleanEverywhere(host.page, 'the invitation that is sent');
  const guest = await visit(COMING);
  await guest.go(`/table/${host.tableId}`);
  await guest.page.getByRole('button', { name: 'S’asseoir' }).waitFor();
  await cleanEverywhere(guest.page, 'the invitation that has come');
});
