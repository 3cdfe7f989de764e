import { expect } from 'vitest';
import { beginGame, resignGame } from './ended.ts';
import { cleanDayAndNight, cleanEverywhere } from './everywhere.ts';
import { faults, sideways } from './faults.ts';
import { handsOf, SALT } from './hands.ts';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { SLUGS } from './slugs.ts';

scene('the English pages have no fault', async ({ visit }) => {
  // Motion would only make one wait for it to end.
  const visitor = await visit({ locale: 'en-GB', reducedMotion: 'reduce' });
  const { page } = visitor;
  const [lesson, book] = SLUGS;
  await visitor.go('/');
  await page.getByText('No open table.').waitFor();
  await cleanEverywhere(page, 'home');
  await visitor.go(`/regles/${book}`);
  await page.getByRole('region', { name: 'Try it' }).first().waitFor();
  await cleanDayAndNight(page, 'a book');
  await visitor.go(`/lecon/${lesson}`);
  await page.getByRole('grid').waitFor();
  await cleanDayAndNight(page, 'a lesson');
  for (const game of SLUGS) {
    await beginGame(visitor, game, 'en');
    expect(await faults(page), `a table of ${game}`).toEqual([]);
    expect(await sideways(page), `a table of ${game}`).toBe(0);
    await resignGame(visitor, 'en');
    await cleanDayAndNight(page, `the end of a game of ${game}`);
  }
});

scene('what English pages open has no fault', async ({ visit }) => {
  const visitor = await visit({ locale: 'en-GB', reducedMotion: 'reduce' });
  const { page } = visitor;
  const [game] = SLUGS;
  await visitor.go('/');
  const box = page.getByRole('article').first();
  await box.getByRole('button', { name: 'pace and variants' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: 'Which rules?' }).waitFor();
  await dialog.locator('details summary').first().click();
  await cleanDayAndNight(page, 'the choices');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await openTable(visitor, { game: game!, salt: SALT });
  const field = page.getByRole('textbox', { name: 'Command' });
  await field.fill(handsOf(game!).forbidden);
  await field.press('Enter');
  await page.getByRole('alert').getByRole('link').first().click();
  await page
    .getByRole('dialog', { name: /^Clause/ })
    .locator('.text p')
    .first()
    .waitFor();
  await cleanDayAndNight(page, 'the card of a clause');

  await visitor.go(`/imprimer/${game}`);
  await page.locator('main img').first().waitFor();
  await cleanDayAndNight(page, 'the box to print');
  await visitor.go('/dictionnaire/cheval');
  await page.getByText('noun, masculine singular').waitFor();
  await cleanDayAndNight(page, 'a word');
});
