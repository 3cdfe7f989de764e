import { expect } from 'vitest';
import { endCard } from './end-card.ts';
import { handsOf, SALT } from './hands.ts';
import { openTable } from './opening.ts';
import type { Visitor } from './visitor.ts';

/** What is pressed at a table on the way to its end, by language. */
const WORDS = {
  fr: { unveil: /^Je joue /, command: 'Commande', resign: 'Abandon', yes: 'Oui' },
  en: { unveil: /^I play /, command: 'Command', resign: 'Resign', yes: 'Yes' },
};

/** Two people on one screen begin a game and resign it: the card at its end is shown. */
export async function endGame(
  visitor: Visitor,
  game: string,
  language: keyof typeof WORDS = 'fr',
): Promise<void> {
  const { page } = visitor;
  const words = WORDS[language];
  // After a move of each side a game is resigned, and no longer called off.
  const { opening, begun = { moves: opening.slice(0, 2) } } = handsOf(game);
  const { moves, ...table } = begun;
  await openTable(visitor, { game, salt: SALT, ...table });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const version = async () => Number(await page.locator('.room').getAttribute('data-version'));
  const field = page.getByRole('textbox', { name: words.command });
  for (const move of moves) {
    if (await button(words.unveil).isVisible()) await button(words.unveil).click();
    const before = await version();
    await field.fill(move);
    await field.press('Enter');
    await expect.poll(version, { message: move }).toBeGreaterThan(before);
  }
  await button(words.resign).first().click();
  await button(words.yes).click();
  await endCard(page).getByRole('heading').first().waitFor();
}
