import { expect } from 'vitest';
import { endCard } from './end-card.ts';
import { begunOf } from './hands.ts';
import { openTable } from './opening.ts';
import type { Visitor } from './visitor.ts';

/** What is pressed at a table on the way to its end, by language. */
const WORDS = {
  fr: { unveil: /^Je joue /, command: 'Commande', resign: 'Abandon', yes: 'Oui' },
  en: { unveil: /^I play /, command: 'Command', resign: 'Resign', yes: 'Yes' },
};

/** Two people on one screen begin a game: each has made a move. */
export async function beginGame(
  visitor: Visitor,
  game: string,
  language: keyof typeof WORDS = 'fr',
): Promise<void> {
  const { page } = visitor;
  const words = WORDS[language];
  const { moves, ...table } = begunOf(game);
  await openTable(visitor, { game, ...table });
  const unveil = page.getByRole('button', { name: words.unveil });
  const version = async () => Number(await page.locator('.room').getAttribute('data-version'));
  const field = page.getByRole('textbox', { name: words.command });
  for (const move of moves) {
    if (await unveil.isVisible()) await unveil.click();
    const before = await version();
    await field.fill(move);
    await field.press('Enter');
    await expect.poll(version, { message: move }).toBeGreaterThan(before);
  }
  if (await unveil.isVisible()) await unveil.click();
}

/** Whoever is to move resigns: the card at the end of the game is shown. */
export async function resignGame(
  { page }: Visitor,
  language: keyof typeof WORDS = 'fr',
): Promise<void> {
  const words = WORDS[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(words.resign).first().click();
  await button(words.yes).click();
  await endCard(page).getByRole('heading').first().waitFor();
}

/** Two people on one screen begin a game and resign it. */
export async function endGame(
  visitor: Visitor,
  game: string,
  language: keyof typeof WORDS = 'fr',
): Promise<void> {
  await beginGame(visitor, game, language);
  await resignGame(visitor, language);
}
