import { fold } from '../dictionary/fold';
import { t } from '../i18n';
import type { Book } from '../wire/book/Book';
import type { Paragraph } from '../wire/book/Paragraph';
import { anchorsOf, groupAnchor } from './pages';

/** A place in a book that was asked for. */
export interface Hit {
  game: string;
  /** Where it leads on the page of the book. */
  anchor: string;
  /** What stands before it: the clause, or the number or sign of the part it is in. */
  mark: string;
  /** Where it stands: the chapter's title, the question, the choice of a table, the origin. */
  where: string;
}

/** How many places are shown. */
const MOST = 12;

/** A text as it is compared: typed apostrophes are straight, printed ones are not. */
const plain = (text: string) => fold(text).replaceAll('**', '').replace(/[’‘]/g, "'");

/** Something that a reader of a book may look for. */
interface Passage {
  /** Its texts; its title is one of them. */
  texts: readonly string[];
  where: string;
  /** Where it leads where no clause does. */
  place: string;
  mark: string;
  /** The clauses that it tells or shows, the nearest first. */
  clauses?: readonly string[];
  /** The paragraph it is, so that a clause asked for by its number is found where it is told first. */
  paragraph?: Paragraph;
}

/** What a chapter says, shows and asks; what has no clause is found by the chapter. */
function chapterPassages(book: Book, anchors: ReadonlyMap<string, Paragraph>): Passage[] {
  return book.chapters.flatMap(({ number, title, blocks }) => {
    const at = { where: title, place: `chapter-${number}`, mark: String(number) };
    let beside: readonly string[] = [];
    return blocks.map((block): Passage => {
      switch (block.kind) {
        case 'paragraph': {
          const { text, clauses } = block;
          beside = clauses.filter((clause) => anchors.get(clause) === block);
          return { ...at, texts: [title, text], clauses, paragraph: block };
        }
        case 'figure':
          return { ...at, texts: [block.caption], clauses: beside };
        case 'table':
          return { ...at, texts: [[...block.head, ...block.rows.flat()].join(' ')] };
        case 'try': {
          const remarks = [...block.right, ...block.wrong].map(({ say }) => say);
          const clauses = [block.clause].filter((clause) => anchors.has(clause));
          return { ...at, texts: [block.ask, ...remarks], clauses };
        }
      }
    });
  });
}

function questionPassages({ questions }: Book): Passage[] {
  return questions.map(({ ask, answer }) => ({
    texts: [ask, answer.text],
    where: ask,
    place: 'questions',
    mark: '?',
    clauses: answer.clauses,
    paragraph: answer,
  }));
}

/** Whose the game is and what it is about: readers ask for an author or a year as well. */
function frontPassages({ title, lead, summary, facts, origin }: Book): Passage[] {
  const told = summary.map(({ text }) => text);
  const from = { where: t('book-origin'), place: 'origin', mark: '*' };
  return [
    ...origin.map(({ text }): Passage => ({ ...from, texts: [text] })),
    { texts: [title, lead, ...told, ...facts], where: title, place: 'summary', mark: '¶' },
  ];
}

function choicePassages({ groups, presets }: Book): Passage[] {
  const choices = groups.flatMap((group, at) =>
    group.choices.map(({ title, values, option }): Passage => {
      const drawn = group.figures.filter(({ options }) =>
        options.some(([name]) => name === option),
      );
      const texts = [...values.map(([, , say]) => say), ...drawn.map(({ caption }) => caption)];
      return { texts: [title, ...texts], where: title, place: groupAnchor(at), mark: '+' };
    }),
  );
  const tables = presets.map(({ name, say }): Passage => ({
    texts: [name, say],
    where: name,
    place: 'variants',
    mark: '+',
  }));
  return [...choices, ...tables];
}

/** The places in a book that hold all the words asked for, or the clause of that number. */
export function searchIn(game: string, book: Book, asked: string): Hit[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.join('').length < 2) return [];
  const whole = words.join(' ');
  const holds = (text: string) => words.every((word) => plain(text).includes(word));
  const anchors = anchorsOf(book);
  const told: Hit[] = [];
  const numbered: Hit[] = [];
  for (const passage of [
    ...chapterPassages(book, anchors),
    ...questionPassages(book),
    ...frontPassages(book),
    ...choicePassages(book),
  ]) {
    const { texts, where, place, mark, clauses = [], paragraph } = passage;
    const named = paragraph && clauses.find((id) => plain(id) === whole);
    const clause = named ?? clauses[0];
    const hit = { game, where, anchor: clause ?? place, mark: clause ?? mark };
    // Whoever asks for a number wants that clause before every mention of it.
    if (named && anchors.get(named)?.text === paragraph.text) numbered.push(hit);
    else if (holds(texts.join(' '))) told.push(hit);
  }
  const terms = book.index
    .filter(({ term }) => holds(term))
    .flatMap(({ term, chapters }) =>
      chapters.map((n) => ({ game, anchor: `chapter-${n}`, mark: String(n), where: term })),
    );
  const hits = [...numbered, ...terms, ...told];
  // A figure and the paragraph beside it are one place.
  const firsts = new Map(hits.map((hit) => [`${hit.anchor} ${hit.where}`, hit]));
  return [...firsts.values()].slice(0, MOST);
}
