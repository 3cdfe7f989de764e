import type { Block } from '../wire/book/Block';
import type { Book } from '../wire/book/Book';
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
  for (const paragraph of [...told, ...book.questions.map(({ answer }) => answer), ...book.summary])
    for (const clause of paragraph.clauses)
      if (!anchors.has(clause)) anchors.set(clause, paragraph);
  return anchors;
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
