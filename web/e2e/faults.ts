import { readFile } from 'node:fs/promises';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { AXE } from './places.ts';

/** The faults of accessibility of the page as it stands, each with where it lies, by some rules or by all. */
export async function faults(page: Page, rules?: string[]): Promise<string[]> {
  // Something that fades in has no contrast of its own yet. What is taken away meanwhile is no fault.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((one) => one.finished)),
  );
  if (!(await page.evaluate(() => 'axe' in globalThis)))
    await page.evaluate(await readFile(AXE, 'utf8'));
  // To name every element that passes takes most of the time, and nobody reads it.
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
    ...(rules && { runOnly: rules }),
  };
  const { violations } = await page.evaluate(
    (options) =>
      (globalThis as unknown as { axe: Pick<typeof Axe, 'run'> }).axe.run(document, options),
    options,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  );
}

/** How far the page can be scrolled sideways: not at all. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - root.clientWidth;
  });
}

/** The labels that come nearer than so many pixels to the border of their button, or pass it. */
export function cramped(page: Page, least = 4): Promise<string[]> {
  return page.evaluate((least) => {
    const framed = 'button, a.button, label > span, summary, .pill';
    return [...document.querySelectorAll<HTMLElement>(framed)].flatMap((element) => {
      const style = getComputedStyle(element);
      // Squares and tiles are drawn, and what has no border has nothing to touch.
      if (element.closest('[role="grid"], .tiles, .word') || style.borderLeftWidth === '0px')
        return [];
      const frame = element.getBoundingClientRect();
      if (frame.width === 0 || style.visibility === 'hidden') return [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // What is only said aloud lies in a box of one pixel.
        const box = text.parentElement?.getBoundingClientRect();
        if (!text.textContent?.trim() || !box || box.width < 2) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, width } = range.getBoundingClientRect();
        if (width === 0) continue;
        const room = Math.min(left - frame.left, frame.right - right);
        if (room < least) return [`${text.textContent.trim()}: ${Math.round(room)} px`];
      }
      return [];
    });
  }, least);
}
