import { expect } from 'vitest';
import { beginGame } from './ended.ts';
import { cleanDayAndNight, cleanEverywhere } from './everywhere.ts';
import { faults, sideways } from './faults.ts';
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
  }
});
