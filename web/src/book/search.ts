import { fold } from '../dictionary/fold';
import type { Book } from '../wire/book/Book';
import { anchorsOf, groupAnchor } from './pages';

/** A place in a book that was asked for. */
export interface Hit {
  game: string;
  /** Where it leads on the page of the book. */
  anchor: string;
  /** What stands before it: the clause, or the number of the chapter. */
  mark: string;
  /** Where it stands: the chapter's title, the question, the choice of a table. */
  where: string;
}

/** How many places are shown. */
const MOST = 12;

/** A text as it is compared: typed apostrophes are straight, printed ones are not. */
const plain = (text: string) => fold(text).replaceAll('**', '').replace(/[’‘]/g, "'");

/** The places in a book that hold all the words asked for, or the clause of that number. */
export function searchIn(game: string, book: Book, asked: string): Hit[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.join('').length < 2) return [];
  const whole = words.join(' ');
  const holds = (text: string) => words.every((word) => plain(text).includes(word));
  const anchors = anchorsOf(book);
  const told: Hit[] = [];
  const numbered: Hit[] = [];
  const look = (where: string, text: string, clauses: readonly string[]) => {
    const named = clauses.find((id) => plain(id) === whole);
    const clause = named ?? clauses[0];
    if (!clause) return;
    const hit = { game, anchor: clause, mark: clause, where };
    // Whoever asks for a number wants that clause before every mention of it.
    if (named && anchors.get(named)?.text === text) numbered.push(hit);
    else if (holds(`${where} ${text}`)) told.push(hit);
  };
  for (const { title, blocks } of book.chapters)
    for (const block of blocks)
      if (block.kind === 'paragraph') look(title, block.text, block.clauses);
  for (const { ask, answer } of book.questions) look(ask, answer.text, answer.clauses);
  const terms = book.index
    .filter(({ term }) => holds(term))
    .flatMap(({ term, chapters }) =>
      chapters.map((n) => ({ game, anchor: `chapter-${n}`, mark: String(n), where: term })),
    );
  const choices = book.groups.flatMap((group, at) =>
    group.choices
      .filter(({ title, values }) => holds([title, ...values.map(([, , say]) => say)].join(' ')))
      .map(({ title }) => ({ game, anchor: groupAnchor(at), mark: '+', where: title })),
  );
  return [...numbered, ...terms, ...told, ...choices].slice(0, MOST);
}
