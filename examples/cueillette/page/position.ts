import type { Square } from '../../board/grid';

/** What a position tells, as far as the board shows it. */
export interface Shown {
  letters: ReadonlyMap<Square, string>;
  knights: ReadonlyMap<Square, number>;
  scores: readonly number[];
}

/** Reads a position as the rules write it: ranks from the top, whose turn, the points of both. */
export function read(position: string): Shown {
  const [ranks = '', , ...scores] = position.split(' ');
  const letters = new Map<Square, string>();
  const knights = new Map<Square, number>();
  ranks.split('/').forEach((rank, down) => {
    let file = 0;
    for (const sign of rank) {
      const square = `${String.fromCharCode(97 + file)}${7 - down}`;
      if (/\d/.test(sign)) file += Number(sign);
      else {
        if (sign === 'w' || sign === 'b') knights.set(square, sign === 'w' ? 0 : 1);
        else letters.set(square, sign);
        file += 1;
      }
    }
  });
  return { letters, knights, scores: scores.map(Number) };
}
