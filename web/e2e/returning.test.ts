import { expect } from 'vitest';
import { boxOf, openTable } from './opening.ts';
import { scene } from './scene.ts';

scene('whoever comes back finds their game first, and nothing jumps', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await openTable(visitor, { game: 'chevaliers' });
  await visitor.go('/');
  const yours = page.getByRole('region', { name: /^À vous de jouer/ });
  await yours.getByRole('link', { name: /^Échec aux Chevaliers/ }).waitFor();
  const top = () =>
    page
      .getByRole('article')
      .first()
      .evaluate((box) => box.getBoundingClientRect().top);

  // The next time the place is kept while the server has not answered yet.
  let answer = () => {};
  const asked = new Promise<void>((go) => (answer = go));
  await page.route('**/api/me/tables', async (route) => {
    await asked;
    await route.continue();
  });
  await visitor.go('/');
  await yours.waitFor();
  const before = await top();
  await expect.poll(() => yours.getByRole('link').count()).toBe(0);
  answer();
  await yours.getByRole('link', { name: /^Échec aux Chevaliers/ }).click();
  await page.getByRole('grid').waitFor();
  await visitor.go('/');
  await yours.getByRole('link').first().waitFor();
  expect(await top()).toBe(before);
});

scene('the level of a box is remembered by itself', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/');
  const force = (game: string, level: number) =>
    boxOf(page, game).getByRole('button', { name: `${game} : force ${level}` });
  await force('Échec aux Chevaliers', 2).click();
  const dialog = page.getByRole('dialog', { name: /Échec aux Chevaliers/ });
  await dialog.getByRole('radio', { name: /^Force 1,/ }).check();
  await dialog.getByRole('button', { name: 'Préparer la table' }).click();
  // Until then there are boards of figures.
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('grid').waitFor();
  await visitor.go('/');
  await force('Échec aux Chevaliers', 1).waitFor();
  await force('Jeu d’échecs', 2).waitFor();
});
