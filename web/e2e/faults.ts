import { readFile } from 'node:fs/promises';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { AXE } from './places.ts';

/** The serious faults of accessibility of the page as it stands, each with where it lies. */
export async function faults(page: Page): Promise<string[]> {
  // Something that fades in has no contrast of its own yet.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
  await page.evaluate(await readFile(AXE, 'utf8'));
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
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
