import type { Kept } from './composing.svelte';

/** What a browser keeps of a move that is being composed, until the page is closed. */
interface Entry extends Kept {
  /** The game and the position it belongs to. */
  at: string;
}

const keyOf = (table: string) => `cavalettres.draft.${table}`;

/** Keeps what is composed over a reload; nothing where storage is closed. */
export function keep(table: string, at: string, kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(table), JSON.stringify({ at, ...kept }));
    else sessionStorage.removeItem(keyOf(table));
  } catch {
    // A browser that keeps nothing still plays: the move is composed again.
  }
}

/** What was composed at a table, if it was in this position. */
export function takeUp(table: string, at: string): Kept | null {
  try {
    const entry = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null') as Entry | null;
    return entry?.at === at ? entry : null;
  } catch {
    return null;
  }
}
