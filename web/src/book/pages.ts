import type { Block } from '../wire/book/Block';
import type { Book } from '../wire/book/Book';
import type { Choice } from '../wire/book/Choice';
import type { Figure } from '../wire/book/Figure';
import type { Paragraph } from '../wire/book/Paragraph';
import type { Try } from '../wire/book/Try';

/** Paragraphs with the figures that stand beside them. */
export interface Spread {
  kind: 'spread';
  paragraphs: Paragraph[];
  figures: Figure[];
}

/** What a chapter shows, one below the other. */
export type Part = Spread | ({ kind: 'try' } & Try) | Extract<Block, { kind: 'table' }>;

/**
 * A chapter as it is laid out: a figure stands beside the paragraph before it and beside those that
 * follow without one, so that prose never waits for a picture.
 */
export function partsOf(blocks: readonly Block[]): Part[] {
  const parts: Part[] = [];
  let spread: Spread | null = null;
  const begin = (...paragraphs: Paragraph[]): Spread => {
    const begun: Spread = { kind: 'spread', paragraphs, figures: [] };
    parts.push(begun);
    return begun;
  };
  for (const block of blocks) {
    if (block.kind === 'paragraph') {
      spread ??= begin();
      spread.paragraphs.push(block);
    } else if (block.kind === 'figure') {
      if (spread && spread.figures.length > 0 && spread.paragraphs.length > 1)
        spread = begin(spread.paragraphs.pop()!);
      spread ??= begin();
      spread.figures.push(block);
    } else {
      spread = null;
      parts.push(block);
    }
  }
  return parts;
}

/** Which paragraph a clause is told by first: the chapters', or else the answer to a question. */
export function anchorsOf(book: Book): Map<string, Paragraph> {
  const anchors = new Map<string, Paragraph>();
  const told = book.chapters.flatMap(({ blocks }) => blocks.filter((b) => b.kind === 'paragraph'));
  const answers = book.questions.map(({ answer }) => answer);
  for (const paragraph of [...told, ...answers, ...book.summary, ...book.origin])
    for (const clause of paragraph.clauses)
      if (!anchors.has(clause)) anchors.set(clause, paragraph);
  return anchors;
}

/** Where a book tells a clause: in its chapters, and in answers to what players ask. */
export function tellingOf(book: Book, clause: string): { where: string; paragraph: Paragraph }[] {
  const tells = ({ clauses }: Paragraph) => clauses.includes(clause);
  const chapters = book.chapters.flatMap(({ title, blocks }) =>
    blocks
      .filter((block) => block.kind === 'paragraph')
      .filter(tells)
      .map((paragraph) => ({ where: title, paragraph })),
  );
  const answers = book.questions
    .filter(({ answer }) => tells(answer))
    .map(({ ask, answer }) => ({ where: ask, paragraph: answer }));
  const found = [...chapters, ...answers];
  if (found.length > 0) return found;
  const head = [...book.summary, ...book.origin];
  return head.filter(tells).map((paragraph) => ({ where: book.title, paragraph }));
}

/** The figure that stands beside the paragraph of a clause; null where there is none. */
export function figureOf(book: Book, clause: string): Figure | null {
  const told = anchorsOf(book).get(clause);
  const spreads = book.chapters.flatMap(({ blocks }) => partsOf(blocks));
  const beside = spreads.find(
    (part) => part.kind === 'spread' && part.paragraphs.some((one) => one === told),
  );
  return beside?.kind === 'spread' ? (beside.figures[0] ?? null) : null;
}

/** A sentence in pieces, the stressed ones marked: what stands between `**`. */
export function stressed(text: string): { text: string; strong: boolean }[] {
  return text
    .split('**')
    .map((piece, i) => ({ text: piece, strong: i % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** What stands in a book of a point of the rules: its value at a table, and the clauses it changes. */
export interface Setting {
  name: string;
  value: string;
  clauses: readonly string[];
}

/** Which sentence of a choice tells a value: that of the value, of its range, or of any text. */
function sentenceOf(values: Choice['values'], value: string): number {
  const exact = values.findIndex(([first, last]) => last === null && first === value);
  if (exact >= 0) return exact;
  const within = values.findIndex(
    ([first, last]) =>
      last !== null && Number(first) <= Number(value) && Number(value) <= Number(last),
  );
  return within >= 0 ? within : values.findIndex(([first]) => first === '');
}

/** Whether two values of an option are told by one sentence, so that one figure shows both. */
function alike(book: Book, name: string, one: string, other: string): boolean {
  if (one === other) return true;
  const choice = book.groups
    .flatMap(({ choices }) => choices)
    .find(({ option }) => option === name);
  if (!choice) return false;
  const at = sentenceOf(choice.values, one);
  return at >= 0 && at === sentenceOf(choice.values, other);
}

/**
 * The figure that shows each of some points: one that is played by its value or by another of the
 * same sentence, or else the one of a clause it changes. Each figure is shown once.
 */
export function figuresFor(book: Book, settings: readonly Setting[]): (Figure | null)[] {
  const told = book.chapters.flatMap(({ blocks }) => blocks.filter((b) => b.kind === 'figure'));
  const figures = [...book.groups.flatMap((group) => group.figures), ...told];
  const shown = new Set<string>();
  const once = (figure: Figure | null | undefined) => {
    if (!figure || shown.has(figure.id)) return null;
    shown.add(figure.id);
    return figure;
  };
  // What was drawn for a value is not left to another point that only shares a clause.
  const drawn = settings.map(({ name, value }) =>
    once(
      figures.find(({ options }) =>
        options.some(([one, is]) => one === name && alike(book, name, is, value)),
      ),
    ),
  );
  return settings.map(
    ({ clauses }, at) =>
      drawn[at] ??
      once(clauses.map((clause) => figureOf(book, clause)).find((figure) => figure !== null)),
  );
}
