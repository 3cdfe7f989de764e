import type { Block } from '../wire/book/Block';
import type { Book } from '../wire/book/Book';
import type { Choice } from '../wire/book/Choice';
import type { Figure } from '../wire/book/Figure';
import type { Paragraph } from '../wire/book/Paragraph';
import type { Preset } from '../wire/book/Preset';
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

/** Where the book tells a group of choices. */
export const groupAnchor = (at: number): string => `variants-${at}`;

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

/**
 * What shows a clause: the figure right after its paragraph, or else the try about it with its question, or
 * else the figure after the paragraphs that go on from there, or else what a try has refused by it; null
 * where there is nothing of all that.
 */
export function figureOf(book: Book, clause: string): Figure | null {
  const after = book.chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block, i) => {
      if (block.kind !== 'paragraph' || !block.clauses.includes(clause)) return [];
      const next = blocks.slice(i + 1);
      const figure = next.find(({ kind }) => kind !== 'paragraph');
      return figure?.kind === 'figure' ? [{ figure, right: figure === next[0] }] : [];
    }),
  );
  const tries = book.chapters.flatMap(({ blocks }) => blocks.filter((b) => b.kind === 'try'));
  const about = tries.find((one) => one.clause === clause);
  const refused = tries.flatMap((asked) =>
    [...asked.wrong, ...asked.right]
      .filter(({ verdict }) => verdict.kind !== 'legal' && verdict.clause === clause)
      .map(({ say }) => shownBy(asked, say)),
  );
  return (
    after.find(({ right }) => right)?.figure ??
    (about && shownBy(about, about.ask)) ??
    after[0]?.figure ??
    refused[0] ??
    null
  );
}

/** The position of a try, to look at. */
const shownBy = ({ id, position, options }: Try, caption: string): Figure => ({
  id,
  position,
  options,
  marks: [],
  caption,
});

/** A sentence in pieces, the stressed ones marked: what stands between `**`. */
export function stressed(text: string): { text: string; strong: boolean }[] {
  return text
    .split('**')
    .map((piece, i) => ({ text: piece, strong: i % 2 === 1 }))
    .filter((piece) => piece.text !== '');
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
 * The figure that shows each of some points by its value, or by another that the same sentence tells.
 * Each figure is shown once.
 */
export function figuresFor(
  book: Book,
  settings: readonly (readonly [name: string, value: string])[],
): (Figure | null)[] {
  const shown = new Set<string>();
  return settings.map(([name, value]) => {
    const drawn = drawnFor(book).find(
      ({ id, options }) =>
        !shown.has(id) && options.some(([one, is]) => one === name && alike(book, name, is, value)),
    );
    if (drawn) shown.add(drawn.id);
    return drawn ?? null;
  });
}

/**
 * What each table ready to play looks like: the first figure of one of its points, another for each table;
 * null where none of them can be drawn. What few points make is shown before what many do: one of theirs
 * tells more of it.
 */
export function presetFigures(book: Book): (Figure | null)[] {
  const shown = new Map<Preset, Figure>();
  for (const preset of book.presets.toSorted((a, b) => a.options.length - b.options.length)) {
    const taken = [...shown.values()];
    const figures = figuresFor(book, preset.options);
    const drawn = figures.find((one) => one !== null && !taken.includes(one));
    if (drawn) shown.set(preset, drawn);
  }
  return book.presets.map((preset) => shown.get(preset) ?? null);
}

/** The figures of all choices, then those of the chapters. */
function drawnFor(book: Book): Figure[] {
  const told = book.chapters.flatMap(({ blocks }) => blocks.filter((b) => b.kind === 'figure'));
  return [...book.groups.flatMap((group) => group.figures), ...told];
}

/** What one of the sentences of a choice tells: a value or several, and what they look like. */
export interface Told {
  /** The least and the greatest number it tells, where it tells numbers. */
  ends: readonly [string, string] | null;
  say: string;
  figures: Figure[];
  /** Whether it tells what nobody has to choose. */
  usual: boolean;
}

/** The sentences of a choice, each with the figures that its group has of it. */
export function toldOf(figures: readonly Figure[], choice: Choice, usual: string | null): Told[] {
  const { option, values } = choice;
  const of = figures.flatMap((figure) =>
    figure.options
      .filter(([name]) => name === option)
      .map(([, value]) => ({ figure, at: sentenceOf(values, value) })),
  );
  const habit = usual === null ? -1 : sentenceOf(values, usual);
  return values.map(([first, last, say], i) => ({
    ends: last === null ? null : [first, last],
    say,
    figures: of.filter(({ at }) => at === i).map(({ figure }) => figure),
    usual: i === habit,
  }));
}
