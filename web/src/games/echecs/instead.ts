import { ofPieces, type Instead } from '../../table/instead';
import type { Echecs } from './session.svelte';

/** What may be played in place of what was refused. */
export function instead(session: Echecs): Instead {
  return ofPieces(session.touched, session.reach.dests);
}
