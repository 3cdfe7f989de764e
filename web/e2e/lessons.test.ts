import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { Book } from '../src/wire/book/Book.ts';
import { SLUGS } from './slugs.ts';
import { scene } from './scene.ts';

const next = (page: Page) => page.getByRole('button', { name: /^(Continuer|Terminer)$/ });

/** The end of a lesson is the beginning of a game. */
async function ends(page: Page): Promise<void> {
  await page.getByText('Vous savez jouer.').waitFor();
  await page.getByRole('button', { name: 'Jouer contre le bambin' }).click();
  await page.getByRole('region', { name: 'Plateau' }).waitFor();
  expect(page.url()).toContain('/table/');
}

for (const game of SLUGS)
  scene(`the first game of ${game} is led to its end by the keyboard`, async ({ visit }) => {
    const visitor = await visit({ reducedMotion: 'reduce' });
    const { page } = visitor;
    const book = (await (
      await fetch(new URL(`/api/games/${game}/book?lang=fr`, visitor.origin))
    ).json()) as Book;
    const steps = book.lesson!.steps;
    await visitor.go(`/lecon/${game}`);
    for (const [at, step] of steps.entries()) {
      await page
        .getByText(`Étape ${at + 1} sur ${steps.length}`)
        .first()
        .waitFor();
      await page.getByText(step.say).waitFor();
      // Left and come back to, it goes on where it was.
      if (at === 2) {
        await visitor.go('/');
        await visitor.go(`/lecon/${game}`);
        await page.getByText(step.say).waitFor();
      }
      await page.getByRole('grid').waitFor();
      await page.getByRole('button', { name: 'Montrer', exact: true }).press('Enter');
      await next(page).waitFor();
      await expect.poll(() => next(page).evaluate((b) => b === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
    }
    await ends(page);
  });

for (const [way, touch] of [
  ['by mouse', false],
  ['by touch', true],
] as const)
  for (const game of ['echecs', 'chevaliers'])
    scene(`the first game of ${game} is played to its end ${way}`, async ({ visit }) => {
      const visitor = await visit({
        reducedMotion: 'reduce',
        hasTouch: touch,
        ...(touch && { viewport: { width: 390, height: 844 } }),
      });
      const { page } = visitor;
      const book = (await (
        await fetch(new URL(`/api/games/${game}/book?lang=fr`, visitor.origin))
      ).json()) as Book;
      const press = async (square: string) => {
        const cell = page.getByRole('gridcell', { name: new RegExp(`^${square}\\b`) });
        await (touch ? cell.tap() : cell.click());
      };
      await visitor.go(`/lecon/${game}`);
      for (const { say, expect: right } of book.lesson!.steps) {
        await page.getByText(say).waitFor();
        await page.getByRole('grid').waitFor();
        for (const square of right[0]!.match(/[a-k]\d/g)!) await press(square);
        if (/q$/.test(right[0]!)) {
          const queen = page.getByRole('group', { name: 'Promouvoir en' });
          await queen.getByRole('button', { name: 'Dame' }).click();
        }
        // A finger is asked whether it meant it.
        const meant = page.getByRole('button', { name: /^Jouer [a-k]\d/ });
        await meant.or(next(page)).first().waitFor();
        if (await meant.isVisible()) await meant.tap();
        await next(page).click();
      }
      await ends(page);
    });
