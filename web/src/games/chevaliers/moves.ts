import type { Square } from '../../board/grid';

/** How a piece goes on: a step, a leap over a friend, a jump over an enemy that it takes. */
export type Kind = '-' | '^' | 'x';

/** One part of a written move. */
export interface Part {
  kind: Kind;
  to: Square;
}

/** A written move: where it starts, and its parts in order. */
export interface Written {
  text: string;
  from: Square;
  parts: Part[];
}

const MOVE = /^([a-z]\d+)((?:[-^x][a-z]\d+)+)$/;

/** Reads a move; null when it is none. */
export function readMove(text: string): Written | null {
  const [, from, rest] = MOVE.exec(text) ?? [];
  if (!from || !rest) return null;
  const parts = Array.from(rest.matchAll(/([-^x])([a-z]\d+)/g), ([, kind, to]) => ({
    kind: kind as Kind,
    to: to ?? '',
  }));
  return { text, from, parts };
}

/** Writes a move; of leaps that follow each other only the last square counts. */
export function writeMove(from: Square, parts: readonly Part[]): string {
  return (
    from +
    merged(parts)
      .map(({ kind, to }) => kind + to)
      .join('')
  );
}

/** The parts as a move is written: leaps that follow each other become one. */
export function merged(parts: readonly Part[]): Part[] {
  const written: Part[] = [];
  for (const { kind, to } of parts) {
    if (kind === '^' && written.at(-1)?.kind === '^') written.pop();
    written.push({ kind, to });
  }
  return written;
}

/** A move as players read it. */
export function shownMove(text: string): string {
  return text.replaceAll('x', '×');
}

/** A move as players type it: capitals, crosses of any kind, the marks of an entry and of a win. */
export function tidied(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[×:*]/g, 'x')
    .replace(/[+#!?]+$/, '')
    .replace(/\s*([-^x])\s*/g, '$1')
    .replace(/[–—]/g, '-');
}
