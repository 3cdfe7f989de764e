import type { Square } from '../../board/grid';
import { armOf, campOfPiece } from './camp';
import { readMove } from './moves';
import type { Chevaliers } from './session.svelte';

/** Why a piece cannot be played now, and the clause that says so. */
export interface Barred {
  square: Square;
  why: 'must' | 'partner' | 'turn' | 'stuck';
  clause: 'R12' | 'R20' | 'R4';
  arm: 'knights' | 'men';
}

/** Why the piece on a square cannot be played; null when it can, or is not one's own. */
export function barredAt(game: Chevaliers, square: Square): Barred | null {
  const piece = game.pieces.get(square);
  if (!piece || campOfPiece(piece) !== game.view.camp) return null;
  const arm = armOf(piece);
  // Of what neither partner may move now it does not matter whose it is, unless they move by turns.
  const moves = game.view.moves.some((text) => readMove(text)?.from === square);
  if (!game.arms.includes(arm) && (moves || game.view.arms !== 'all')) {
    const alone = game.acting.length > 1 || game.view.arms !== 'all';
    return { square, arm, why: alone ? 'turn' : 'partner', clause: 'R20' };
  }
  if (game.legal.some(({ from }) => from === square)) return null;
  return game.must.length > 0
    ? { square, arm, why: 'must', clause: 'R12' }
    : { square, arm, why: 'stuck', clause: 'R4' };
}
