import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { WINDOWS } from './everywhere.ts';
import { sideways } from './faults.ts';
import { boxOf, openTable } from './opening.ts';
import { scene } from './scene.ts';
import { SLUGS } from './slugs.ts';
import { gamesOf } from './told.ts';
import type { Visitor } from './visitor.ts';

/** What the boxes are called, as the server says it, in the order of the shelf. */
async function titles(visitor: Visitor): Promise<string[]> {
  const games = await gamesOf(visitor);
  expect(games.map(({ slug }) => slug)).toEqual(SLUGS);
  return games.map(({ name }) => name);
}

/** How far down the boxes reach, in pixels. */
async function reach(page: Page): Promise<number> {
  const ends = await page
    .getByRole('article')
    .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().bottom));
  return Math.max(...ends);
}

/** Wants the lowest box within so many pixels of the top, and nothing to scroll sideways for. */
async function within(page: Page, height: number, message: string): Promise<void> {
  await expect.poll(() => reach(page), { message }).toBeLessThanOrEqual(height);
  expect(await sideways(page), message).toBe(0);
}

for (const [width, height, screens] of [
  [1440, 900, 1],
  [1280, 800, 1],
  [390, 844, 1.5],
] as const)
  scene(`every box is in sight at ${width} × ${height}`, async ({ visit }) => {
    const coming = { viewport: { width, height }, reducedMotion: 'reduce' } as const;
    for (const locale of ['fr-FR', 'en-GB']) {
      const visitor = await visit({ ...coming, locale });
      const { page } = visitor;
      await visitor.go('/');
      await page.getByText(visitor.either('Aucune table ouverte.', 'No open table.')).waitFor();
      const boxes = page.getByRole('article').getByRole('heading');
      const names = await titles(visitor);
      await expect.poll(() => boxes.count()).toBe(names.length);
      // What the server calls them is French.
      if (visitor.language === 'fr') expect(await boxes.allInnerTexts()).toEqual(names);
      await within(page, height * screens, `a new visitor, ${locale}`);
      // With games that wait, whose cards come first.
      for (const game of SLUGS.slice(0, 3)) await openTable(visitor, { game });
      await visitor.go('/');
      const name = visitor.either(/^À vous de jouer/, /^Your move/);
      await page.getByRole('region', { name }).getByRole('link').first().waitFor();
      await within(page, height * screens, `one who comes back, ${locale}`);
    }
  });

for (const viewport of WINDOWS)
  scene(
    `one press reaches a table, a book and a lesson of each game at ${viewport.width} × ${viewport.height}`,
    async ({ visit }) => {
      const visitor = await visit({ viewport, reducedMotion: 'reduce' });
      const { page } = visitor;
      // Each table is left as soon as it is seen, sometimes before it is connected.
      visitor.forgive(/WebSocket is closed before the connection is established/);
      await visitor.go('/');
      for (const [place, game] of (await titles(visitor)).entries()) {
        const box = boxOf(page, game);
        await box.waitFor();
        await page.locator('body').press(String(place + 1));
        const play = box.getByRole('button', { name: /^Jouer .* contre l’ordinateur, force 2$/ });
        await expect
          .poll(() => play.evaluate((button) => button === document.activeElement))
          .toBe(true);
        await box.getByRole('link', { name: /^Apprendre/ }).click();
        await page
          .getByText(/^Étape 1 sur \d+$/)
          .first()
          .waitFor();
        await page.goBack();
        await box.getByRole('link', { name: /^Règle/ }).click();
        await page.getByRole('heading', { level: 2, name: /^1/ }).waitFor();
        await page.goBack();
        await play.click();
        await page.getByRole('grid').waitFor();
        await page.goBack();
      }
    },
  );
