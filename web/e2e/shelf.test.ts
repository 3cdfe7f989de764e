import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faults, sideways } from './faults.ts';
import { boxOf, openTable } from './opening.ts';
import { scene } from './scene.ts';

const GAMES = [
  'Échec et Mots',
  'Échec aux Chevaliers',
  'Jeu d’échecs',
  'Dames de Lettres',
  'La Guerre des Mots',
];

/** How far down the boxes reach, in pixels. */
async function reach(page: Page): Promise<number> {
  const ends = await page
    .getByRole('article')
    .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().bottom));
  return Math.max(...ends);
}

for (const [width, height, screens] of [
  [1440, 900, 1],
  [1280, 800, 1],
  [390, 844, 1.5],
] as const)
  scene(`five boxes are in sight at ${width} × ${height}`, async ({ visit }) => {
    const visitor = await visit({ viewport: { width, height }, reducedMotion: 'reduce' });
    const { page } = visitor;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await visitor.go('/');
      await page.getByText('Aucune table ouverte.').waitFor();
      const titles = page.getByRole('article').getByRole('heading');
      expect(await titles.allInnerTexts()).toEqual(GAMES);
      expect(await reach(page), 'a new visitor').toBeLessThanOrEqual(height * screens);
      expect(await faults(page), colorScheme).toEqual([]);
      expect(await sideways(page)).toBe(0);
    }
    // With games that wait, whose cards come first.
    for (const game of ['echecs', 'chevaliers', 'echec-et-mots'])
      await openTable(visitor, { game });
    await visitor.go('/');
    const yours = page.getByRole('region', { name: /^À vous de jouer/ });
    await yours.getByRole('link').first().waitFor();
    expect(await reach(page), 'one who comes back').toBeLessThanOrEqual(height * screens);
    expect(await faults(page), 'one who comes back').toEqual([]);
    expect(await sideways(page)).toBe(0);
  });

scene('one press reaches a table, a book and a lesson of each game', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: 'reduce' });
  const { page } = visitor;
  for (const [place, game] of GAMES.entries()) {
    await visitor.go('/');
    const box = boxOf(page, game);
    await box.waitFor();
    await page.locator('body').press(String(place + 1));
    const play = box.getByRole('button', { name: /^Jouer .* contre l’ordinateur, force 2$/ });
    expect(await play.evaluate((button) => button === document.activeElement)).toBe(true);
    await box.getByRole('link', { name: /^Apprendre/ }).click();
    await page
      .getByText(/^Étape 1 sur \d+$/)
      .first()
      .waitFor();
    await visitor.go('/');
    await play.click();
    await page.getByRole('grid').waitFor();
    await visitor.go('/');
    await box.getByRole('link', { name: /^Règle/ }).click();
    await page.getByRole('heading', { level: 2, name: /^1/ }).waitFor();
  }
});

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
  expect(await yours.getByRole('link').count()).toBe(0);
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
  await page.getByRole('grid').waitFor();
  await visitor.go('/');
  await force('Échec aux Chevaliers', 1).waitFor();
  await force('Jeu d’échecs', 2).waitFor();
});
