import type { Book } from '../src/wire/book/Book.ts';
import type { GameInfo } from '../src/wire/GameInfo.ts';
import type { Visitor } from './visitor.ts';

/** The book of a game, in the language of its reader. */
export async function bookOf({ origin, language }: Visitor, game: string): Promise<Book> {
  const answer = await fetch(new URL(`/api/games/${game}/book?lang=${language}`, origin));
  return (await answer.json()) as Book;
}

/** What the server says of the games of its shelf, in their order there. */
export async function gamesOf({ origin }: Visitor): Promise<GameInfo[]> {
  return (await (await fetch(new URL('/api/games', origin))).json()) as GameInfo[];
}
