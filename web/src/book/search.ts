import { fold } from '../dictionary/fold';
import type { Book } from '../wire/book/Book';
import { anchorsOf } from './pages';

/** A place in a book that was asked for. */
export interface Hit {
  game: string;
  /** The clause that leads there. */
  clause: string;
  /** Where it stands: the chapter's title, or the question. */
  where: string;
  /** The sentence. */
  text: string;
}

/** How many places are shown. */
const MOST = 12;

/** The places in a book that hold all the words asked for, or the clause of that number. */
export function searchIn(game: string, book: Book, asked: string): Hit[] {
  const words = fold(asked).split(/\s+/).filter(Boolean);
  if (words.join('').length < 2) return [];
  const anchors = anchorsOf(book);
  const hits: Hit[] = [];
  const look = (where: string, text: string, clauses: readonly string[]) => {
    const clause = clauses.find((id) => fold(id) === words.join(' ')) ?? clauses[0];
    if (!clause) return;
    const hay = fold(`${where} ${text}`);
    const numbered = anchors.get(clause)?.text === text && fold(clause) === words.join(' ');
    if (numbered || words.every((word) => hay.includes(word)))
      hits.push({ game, clause, where, text });
  };
  for (const { title, blocks } of book.chapters)
    for (const block of blocks)
      if (block.kind === 'paragraph') look(title, block.text, block.clauses);
  for (const { ask, answer } of book.questions) look(ask, answer.text, answer.clauses);
  // Whoever asks for a number wants that clause before every mention of it.
  const exact = ({ clause }: Hit) => fold(clause) === words.join(' ');
  return [...hits.filter(exact), ...hits.filter((hit) => !exact(hit))].slice(0, MOST);
}
