import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Wants a square that is one, at least so wide, once what comes late beside the board has its room. */
export async function isWide(square: Locator, least: number): Promise<void> {
  const fault = async () => {
    const box = await square.boundingBox();
    if (!box) return 'not shown';
    if (Math.abs(box.width - box.height) >= 1) return `${box.width} × ${box.height}`;
    return box.width < least ? `${box.width} wide, expected ${least}` : null;
  };
  await expect.poll(fault).toBeNull();
}
