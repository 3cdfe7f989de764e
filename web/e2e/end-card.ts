import type { Page } from 'playwright-core';

/** The card at the end of a game, unless it is folded. */
export const endCard = (page: Page) =>
  page.getByRole('region').and(page.locator('[aria-labelledby="end-title"]'));
