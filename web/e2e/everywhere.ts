import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faults, sideways } from './faults.ts';

/** The windows that every page is tried in. */
export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/**
 * Wants no fault of the page as it stands, light and dark, and nothing that must be scrolled sideways.
 * Colours alone depend on light and dark: what does not is asked once.
 */
export async function cleanDayAndNight(page: Page, what: string): Promise<void> {
  expect(await faults(page), what).toEqual([]);
  expect(await sideways(page), what).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faults(page, ['color-contrast']), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The smallest phone: nothing is scrolled sideways there, either. */
const SMALL = { width: 360, height: 640 };

/** Wants as much of the page in every one of the windows. */
export async function cleanEverywhere(page: Page, what: string): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await cleanDayAndNight(page, `${what} at ${size.width} × ${size.height}`);
  }
  await page.setViewportSize(SMALL);
  expect(await sideways(page), `${what} at ${SMALL.width} × ${SMALL.height}`).toBe(0);
  await page.setViewportSize(WINDOWS[0]);
}
