import type { Square } from '../../board/grid';
import { fold } from '../../dictionary/fold';

/** A tile on a rack: its letter, and an identity that stays while its owner moves it about. */
export interface RackTile {
  id: number;
  letter: string;
  /** Whether it is one of the five vowels with a dot. */
  dot: boolean;
  /** The square that it was taken from in this very moment. */
  from: Square | null;
}

/** The plain capitals of what was typed or pasted; signs and spaces are left out. */
export function plain(text: string): string {
  return fold(text).replace(/[^A-Z]/g, '');
}

/** The letters of a word that a rack does not have, in the order of the word. */
export function missing(word: string, rack: string): string[] {
  const left = [...rack];
  return [...word].filter((letter) => {
    const at = left.indexOf(letter);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

/** Which tiles a word uses, by their identity. */
export function used(word: string, tiles: readonly RackTile[]): Set<number> {
  const ids = new Set<number>();
  for (const letter of word) {
    const tile = tiles.find((one) => one.letter === letter && !ids.has(one.id));
    if (tile) ids.add(tile.id);
  }
  return ids;
}

/** A word without one of its letters: the last one that is alike. */
export function without(word: string, letter: string): string {
  const at = word.lastIndexOf(letter);
  return at < 0 ? word : word.slice(0, at) + word.slice(at + 1);
}

/** A list with the element at `from` moved to `to`. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The list in another order, by a source of chance from 0 to 1. */
export function shuffled<Item>(list: readonly Item[], chance: () => number): Item[] {
  const next = [...list];
  for (let last = next.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    [next[last], next[other]] = [next[other]!, next[last]!];
  }
  return next;
}

/** A letter and where it was taken. */
export interface Taken {
  letter: string;
  square: Square;
  dot: boolean;
}

/**
 * The tiles of a rack in their owner's order when it must hold `letters`: what stays keeps its
 * place, what is gone leaves, what came is put at the end. `taken` is all that its owner took, and
 * `live` tells that what came was taken just now.
 */
export function arranged(
  before: readonly RackTile[],
  letters: string,
  taken: readonly Taken[],
  fresh: () => number,
  live: boolean,
): RackTile[] {
  const due = [...letters];
  const kept = before.filter((tile) => {
    const at = due.indexOf(tile.letter);
    if (at >= 0) due.splice(at, 1);
    return at >= 0;
  });
  const known = new Map<string, number>();
  for (const tile of kept) known.set(tile.letter, (known.get(tile.letter) ?? 0) + 1);
  const came = due.map((letter): RackTile => {
    // Of like letters, those already on the rack were taken first.
    const skip = known.get(letter) ?? 0;
    known.set(letter, skip + 1);
    const source = taken.filter((one) => one.letter === letter)[skip];
    return {
      id: fresh(),
      letter,
      dot: source?.dot ?? false,
      from: live ? (source?.square ?? null) : null,
    };
  });
  return [...kept, ...came];
}
