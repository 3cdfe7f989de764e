import { api, Refusal } from '../api';
import type { Square } from '../board/grid';
import type { Shape } from '../board/shapes';
import { t } from '../i18n';
import type { Live } from './live.svelte';
import { listOf } from './names';

/** What would be allowed in place of what was refused. */
export interface Instead {
  /** In a sentence. */
  text: string;
  /** What is drawn on the board. */
  marks: Shape[];
}

/** So many arrows from one square are still told apart. */
const ARROWS = 8;

/** Rings on squares. */
export function ringed(squares: readonly Square[]): Shape[] {
  return squares.map((square) => ({ from: square, to: square, ink: 'green' }));
}

/** Squares in a row: “a3 ou c3”. */
export function eitherOf(words: readonly string[]): string {
  return listOf(words, 'disjunction');
}

/**
 * Where the piece may go that was touched; where it may go nowhere, which others may move. `ways` are
 * those that the server lists.
 */
export function ofPieces(
  touched: Square | null,
  ways: ReadonlyMap<Square, readonly Square[]>,
  written: (square: Square) => string = (square) => square,
): Instead {
  const squares = [...new Set(touched === null ? [] : (ways.get(touched) ?? []))];
  if (touched !== null && squares.length > 0) {
    const text = t('instead-way', {
      square: written(touched),
      squares: eitherOf(squares.map(written)),
    });
    const arrows = squares.map((to): Shape => ({ from: touched, to, ink: 'green' }));
    return { text, marks: squares.length > ARROWS ? ringed(squares) : arrows };
  }
  const free = [...ways].flatMap(([square, to]) => (to.length > 0 ? [square] : []));
  const others = t('instead-others', {
    squares: listOf(free.map(written)),
    count: free.length,
  });
  const stuck = touched === null ? '' : `${t('instead-stuck', { square: written(touched) })} `;
  return { text: stuck + others, marks: ringed(free) };
}

/** Whether everybody else at the table is a computer: nobody is wronged by a word that is proposed. */
export function alone(live: Live): boolean {
  const places = live.status?.places ?? [];
  return !live.shared && places.every(({ kind }, place) => live.mine(place) || kind === 'bot');
}

/**
 * The words that a game admits nearest to one that it does not; none where the dictionary is closed.
 * `set` is how the game is set, where that matters.
 */
export async function nearestTo(game: string, word: string, set?: string): Promise<string[]> {
  const report = await unlessClosed(api.word(word));
  const own = report?.rulings.filter((ruling) => ruling.game === game) ?? [];
  const ruling = own.find(({ option }) => option?.[1] === set) ?? own[0];
  return ruling?.refusal?.nearest ?? [];
}

/** An answer of the dictionary; null where a rule keeps it closed. */
export function unlessClosed<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}

/** How many letters must be put in, left out or changed to make one word of another. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, sign] of [...other].entries())
      next.push(Math.min(row[j]! + (letter === sign ? 0 : 1), row[j + 1]! + 1, next[j]! + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
