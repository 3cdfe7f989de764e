import type { Held } from '../../wire/guerre-des-mots/Held';

/** One tile of an Arsenal, as it lies before its player. */
export interface Lain {
  front: string;
  back: string | null;
  /** Its kind, by its place in the Arsenal as the server lists it. */
  at: number;
  /** How many of its kind lie before it. */
  nth: number;
}

/** What tells a kind of tile: `E/É`. */
export function kindOf({ front, back }: Pick<Held, 'front' | 'back'>): string {
  return back === null ? front : `${front}/${back}`;
}

const rank = (front: string) => ('AEIOU'.includes(front) ? 0 : /[A-Z]/.test(front) ? 1 : 2);

/** The kinds of every tile in the usual order: vowels, then consonants, joker and cross last. */
export function usual(arsenal: readonly Held[]): string[] {
  return arsenal
    .toSorted((a, b) => rank(a.front) - rank(b.front))
    .flatMap((held) => Array.from({ length: held.count }, () => kindOf(held)));
}

/** The tiles in the order that their player gave them; what has come since lies last. */
export function arranged(arsenal: readonly Held[], order: readonly string[]): Lain[] {
  const left = new Map(arsenal.map((held) => [kindOf(held), held.count]));
  const known = order.filter((kind) => {
    const count = left.get(kind) ?? 0;
    left.set(kind, count - 1);
    return count > 0;
  });
  const fresh = usual(
    arsenal.map((held) => ({ ...held, count: Math.max(0, left.get(kindOf(held)) ?? 0) })),
  );
  const seen = new Map<string, number>();
  return [...known, ...fresh].map((kind) => {
    const at = arsenal.findIndex((held) => kindOf(held) === kind);
    const nth = seen.get(kind) ?? 0;
    seen.set(kind, nth + 1);
    const { front, back } = arsenal[at]!;
    return { front, back, at, nth };
  });
}

/** The order once the tile at one place lies at another. */
export function moved(order: readonly string[], from: number, to: number): string[] {
  const kind = order[from];
  if (kind === undefined) return [...order];
  const without = order.toSpliced(from, 1);
  return without.toSpliced(Math.max(0, Math.min(to, without.length)), 0, kind);
}

/** The order once everything is mixed; `random` gives numbers from 0 to 1. */
export function mixed(order: readonly string[], random: () => number): string[] {
  const next = [...order];
  for (let at = next.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [next[at], next[other]] = [next[other]!, next[at]!];
  }
  return next;
}

const KEY = 'cavalettres.arsenal.';

/** The order that a seat at a table gave its letters in this tab. */
export function recallOrder(table: string, seat: number): string[] {
  try {
    const order: unknown = JSON.parse(sessionStorage.getItem(`${KEY}${table}.${seat}`) ?? '[]');
    return Array.isArray(order) ? order.filter((kind) => typeof kind === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps that order, should the tab be loaded again. */
export function keepOrder(table: string, seat: number, order: readonly string[]): void {
  try {
    sessionStorage.setItem(`${KEY}${table}.${seat}`, JSON.stringify(order));
  } catch {
    // Without storage the order lasts as long as the page.
  }
}
