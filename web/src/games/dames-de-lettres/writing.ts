import type { Square } from '../../board/grid';
import { LEAST } from '../../wire/dames-de-lettres/facts';
import type { OptionValues } from '../../wire/dames-de-lettres/options';
import type { Token } from '../../wire/dames-de-lettres/Token';
import { campOf, GRID, touches, written, type Tokens } from './tokens';

/** The way of one letter over the board. */
export interface Slide {
  from: Square;
  /** Where it turns, between captures. */
  via: readonly Square[];
  to: Square;
  captures: readonly Square[];
}

/** A word on the board: its letters and the squares that spell it. */
export interface Writing {
  word: string;
  path: readonly Square[];
}

/** A slide with a word that it could write. */
export interface Candidate extends Writing {
  slide: Slide;
  /** The squares of the letters that the word turns over. */
  turned: readonly Square[];
}

/** A joker that comes with a move; without a square it is put by. */
export interface Placing {
  joker: string;
  at: Square | null;
}

/** The options of a table that the shape of a move depends on. */
export interface Laws {
  path: OptionValues['path'];
  capture: OptionValues['capture'];
  reuse: boolean;
  fork: OptionValues['fork'];
  campCross: OptionValues['camp_cross'];
}

/** What is wrong with a word: which rule says so, and how it is told. */
export interface Objection {
  clause: string;
  /** The message, after `ddl-objection-`; the code of the rules where the word is told by them. */
  what: string;
  /** The other word that it is about. */
  word?: string;
  /** Whether the rules have a sentence of their own for it. */
  ruled?: boolean;
}

/** More ways than anybody would look through. */
const MOST = 60;

/** Slides of the same letter to the same square that take the same letters are one (M6). */
export function distinct(slides: readonly Slide[]): Slide[] {
  const known = new Map<string, Slide>();
  for (const slide of slides) {
    const key = [slide.from, slide.to, ...[...slide.captures].sort()].join();
    if (!known.has(key)) known.set(key, slide);
  }
  return [...known.values()];
}

/** The board after a slide, before any word (M3). */
export function slid(tokens: Tokens, slide: Slide, { capture }: Laws): Map<Square, Token> {
  const after = new Map(tokens);
  const token = after.get(slide.from);
  after.delete(slide.from);
  for (const square of slide.captures) {
    const taken = after.get(square);
    if (capture === 'turn' && taken && token) after.set(square, { ...taken, seat: token.seat });
    else after.delete(square);
  }
  if (token) after.set(slide.to, token);
  return after;
}

/** The board once a move is played. */
export function played(
  tokens: Tokens,
  slide: Slide,
  words: readonly Writing[],
  jokers: readonly Placing[],
  laws: Laws,
): Tokens {
  const after = slid(tokens, slide, laws);
  const seat = tokens.get(slide.from)?.seat ?? 0;
  for (const square of words.flatMap(({ path }) => path)) {
    const token = after.get(square);
    if (token) after.set(square, { ...token, seat });
  }
  for (const { joker, at } of jokers) if (at) after.set(at, { letter: joker, seat, joker: true });
  return after;
}

/** W4: the squares of a path whose letters are the enemy's. */
export function turnedBy(path: readonly Square[], after: Tokens, seat: number): Square[] {
  return [...new Set(path)].filter((square) => {
    const token = after.get(square);
    return token !== undefined && token.seat !== seat && !token.joker;
  });
}

/** Whether a token may serve in a word of a side: enemy jokers never do (J3). */
export function serves(after: Tokens, square: Square, seat: number): boolean {
  const token = after.get(square);
  return token !== undefined && (!token.joker || token.seat === seat);
}

/** W2: whether a letter on `square` may come after those of `path`. */
export function follows(path: readonly Square[], square: Square, laws: Laws): boolean {
  const last = path.at(-1);
  if (!last) return true;
  if (!touches(last, square) || (!laws.reuse && path.includes(square))) return false;
  const step = (from: Square, to: Square) =>
    [GRID.file(to) - GRID.file(from), GRID.rank(to) - GRID.rank(from)] as const;
  const [files, ranks] = step(last, square);
  if (laws.path === 'orthogonal') return files === 0 || ranks === 0;
  const before = path.at(-2);
  if (laws.path !== 'straight' || !before) return true;
  const [wasFiles, wasRanks] = step(before, last);
  return files === wasFiles && ranks === wasRanks;
}

/** The letters that a path spells. */
export function spelled(path: readonly Square[], after: Tokens): string {
  return path.map((square) => after.get(square)?.letter ?? '').join('');
}

/** Every way to spell a word through the moved letter (W1 to W3). */
export function pathsOf(
  word: string,
  after: Tokens,
  moved: Square,
  seat: number,
  laws: Laws,
): Square[][] {
  const found: Square[][] = [];
  const squares = [...after.keys()].filter((square) => serves(after, square, seat));
  const letter = after.get(moved)?.letter;
  if (word.length < LEAST || !letter || !word.includes(letter)) return [];
  const places = [...word].map((one) =>
    squares.filter((square) => after.get(square)?.letter === one),
  );
  const last = word.lastIndexOf(letter);
  const extend = (path: Square[]): void => {
    if (found.length >= MOST) return;
    const at = path.length;
    const through = path.includes(moved);
    if (at === word.length) {
      if (through) found.push(path);
      return;
    }
    if (!through && at > last) return;
    for (const square of places[at] ?? [])
      if (follows(path, square, laws)) extend([...path, square]);
  };
  extend([]);
  return found;
}

/** What stands against a word that no letters spell by the slide that is meant, or by any (W2). */
export function unread(meant: Slide | null): Objection {
  return { clause: 'W2', what: meant ? 'path' : 'nowhere' };
}

/** What the board alone says against a word (W4, W5). */
export function shapeObjection(
  slide: Slide,
  path: readonly Square[],
  after: Tokens,
  seat: number,
  laws: Laws,
): Objection | null {
  if (!path.includes(slide.to)) return { clause: 'W3', what: 'moved' };
  const turned = turnedBy(path, after, seat);
  if (turned.length === 0) return { clause: 'W4', what: 'enemy' };
  const carriers = laws.campCross === 'any_letter' ? path : [...turned, slide.to];
  const crosses = campOf(slide.from) !== seat || carriers.some((square) => campOf(square) !== seat);
  return crosses ? null : { clause: 'W5', what: 'camp' };
}

/** W8: whether two words of one move may stand together. */
export function forks(first: Writing, second: Writing, moved: Square, laws: Laws): boolean {
  if (laws.fork === 'disjoint')
    return first.path.every((square) => square === moved || !second.path.includes(square));
  const beside = ({ path }: Writing) =>
    path.filter((_, at) => path[at - 1] === moved || path[at + 1] === moved);
  return beside(first).every((square) => !beside(second).includes(square));
}

/** A slide as players write it: `E2-E4`, `A1×C3×C5`. */
export function slideText({ from, via, to, captures }: Slide, cross = '×'): string {
  return [from, ...via, to].map(written).join(captures.length > 0 ? cross : '-');
}

/** A move as the game writes it. */
export function moveText(
  way: Slide,
  words: readonly Writing[] = [],
  jokers: readonly Placing[] = [],
): string {
  const slide = slideText(way, 'x');
  const writings = words.map(({ word, path }) => `${word}@${path.map(written).join('')}`);
  const placings = jokers.map(({ joker, at }) => `=${joker}${at ? `@${written(at)}` : ''}`);
  return [slide, writings.join(' + '), ...placings].filter((part) => part !== '').join(' ');
}
