import { expect } from 'vitest';
import { scene } from './scene.ts';
import { SLUGS } from './slugs.ts';

/** The key or the word that no player should read. */
const INSIDE = /\b\w+_\w+\b|\boptions?\b|\bseats\b/i;

scene('no point of any game is told by its key', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.go('/');
  await page
    .getByRole('button', { name: /cadence et variantes$/i })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const games = dialog.getByRole('group', { name: 'Quel jeu ?' }).getByRole('radio');
  await expect.poll(() => games.count()).toBe(SLUGS.length);
  for (const game of await games.all()) {
    await game.check();
    const points = dialog.getByText('Régler point par point');
    await points.waitFor();
    if (!(await dialog.locator('details details').first().isVisible())) await points.click();
    for (const group of await dialog.locator('details details').all())
      if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
    expect((await dialog.innerText()).match(INSIDE)).toBeNull();
  }
});
