import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Scrolls to a part of a book until its first board is drawn: boards above it that come into sight on
 * the way are drawn as well, and push it on.
 */
export async function shown(part: Locator): Promise<void> {
  const board = part.locator('[role="grid"]').first();
  const isDrawn = async () => {
    await part.scrollIntoViewIfNeeded();
    return board.isVisible();
  };
  await expect.poll(isDrawn).toBe(true);
}
