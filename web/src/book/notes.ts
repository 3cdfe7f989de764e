import type { Options } from '../games/manifest';
import type { Book } from '../wire/book/Book';
import type { GameInfo } from '../wire/GameInfo';
import { pointsOf, shortly, type Point } from './points';

/** What a table may choose about some clauses. */
export interface Note {
  title: string;
  /** What the table that is asked about does, where it has chosen; null where it has not. */
  here: string | null;
  /** What other tables may do: every value that the table does not have. */
  others: string[];
}

/**
 * What may be chosen about clauses, in the words of the book: what the table has chosen itself comes
 * first. `about` says which points belong to them.
 */
export function notesOf(
  book: Book,
  info: GameInfo,
  about: (point: Point) => boolean,
  options: Options = [],
): Note[] {
  const set = new Map(options);
  const notes = pointsOf(book, info)
    .flatMap(({ points }) => points)
    .filter(about)
    .map((point): Note => {
      const value = set.get(point.name) ?? point.usual;
      const chosen = value !== point.usual;
      const others = point.values.filter(([first]) => first !== value).map(([, , say]) => say);
      return { title: point.title, here: chosen ? shortly(point, value) : null, others };
    })
    .filter(({ here, others }) => here !== null || others.length > 0);
  return [...notes.filter(({ here }) => here), ...notes.filter(({ here }) => !here)];
}
