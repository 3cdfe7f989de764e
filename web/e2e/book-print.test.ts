import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Book } from '../src/wire/book/Book.ts';
import { scene } from './scene.ts';

const MM = 96 / 25.4;

/** Runs in the page: it would wait for a window that nobody sees. */
function printNothing(): void {
  const page = globalThis as unknown as { printed: boolean };
  globalThis.print = () => void (page.printed = true);
}

const width = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => element.getBoundingClientRect().width);

scene('a book on paper has all its figures, no tries, and is light', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: 'reduce', colorScheme: 'dark' });
  const { page } = visitor;
  await page.addInitScript(printNothing);
  const answer = await fetch(new URL('/api/games/guerre-des-mots/book', visitor.origin));
  const { chapters, groups } = (await answer.json()) as Book;
  const blocks = chapters.flatMap((chapter) => chapter.blocks);
  const choices = groups.flatMap((group) => group.figures).length;
  const figures = blocks.filter(({ kind }) => kind === 'figure').length + choices;
  expect(choices).toBeGreaterThan(40);
  let asked = 0;
  page.on('request', (request) => void (asked += Number(request.url().endsWith('/trial'))));

  await visitor.go('/regles/guerre-des-mots');
  await page.getByRole('button', { name: 'Imprimer' }).click();
  await page.waitForFunction(() => (globalThis as unknown as { printed?: boolean }).printed);
  await page.emulateMedia({ media: 'print' });
  const drawn = page.locator('figure [role=img] svg[viewBox]').locator('visible=true');
  await expect.poll(() => page.locator('figure').count()).toBe(figures);
  await expect.poll(() => page.locator('figure .blank').count()).toBe(0);
  // The page hears of its emulated paper a moment later; a printer waits for it.
  await expect.poll(() => drawn.count()).toBeGreaterThanOrEqual(figures);
  // The tries are not on paper: only those near the screen were ever asked for.
  expect(asked).toBeLessThan(figures + 10);
  for (const off of ['header.bar', 'nav', 'section.try', '.ways', 'footer', 'input'])
    await expect
      .poll(() => page.locator(off).locator('visible=true').count(), { message: off })
      .toBe(0);
  const colour = await page.locator('h1').evaluate((title) => getComputedStyle(title).color);
  expect(colour).toBe('rgb(36, 26, 18)');
  await expect.poll(() => width(page, '.rule .margin')).toBeCloseTo(14 * MM, 0);
  await expect.poll(() => width(page, '.spread .side')).toBeCloseTo(58 * MM, 0);

  // Far from the screen, boards leave again.
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => drawn.count()).toBeLessThan(figures);
});

scene('one press in a book plays, another leads to the rule on one page', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.go('/regles/chevaliers');
  const sheet = page.getByRole('link', { name: 'La règle sur une page' });
  const file = await visitor.context.request.get(
    new URL((await sheet.getAttribute('href'))!, visitor.origin).href,
  );
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.getByRole('navigation', { name: 'Les livres' }).getByText('Jeu d’échecs').click();
  await expect.poll(() => page.url()).toContain('/regles/echecs');
  await page.getByRole('button', { name: 'Jouer', exact: true }).click();
  await expect.poll(() => page.url()).toContain('/table/');
  await page.getByRole('grid').waitFor();
});
