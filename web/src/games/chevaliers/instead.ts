import type { Square } from '../../board/grid';
import { ofPieces, type Instead } from '../../table/instead';
import type { Chevaliers } from './session.svelte';

/** What may be played in place of what was refused: where each piece may end its move. */
export function instead(session: Chevaliers): Instead {
  const ways = new Map<Square, Square[]>();
  for (const { from, parts } of session.legal) {
    const end = parts.at(-1)?.to;
    if (end) ways.set(from, [...(ways.get(from) ?? []), end]);
  }
  return ofPieces(session.touched, ways);
}
