import type { Status } from '../wire/Status';
import type { TableFrame } from '../wire/TableFrame';

type Seen = Pick<TableFrame, 'status' | 'presence' | 'you'>;

/** Whether somebody is at a place: whoever looks is there before the table has noticed. */
const isHere = ({ presence, you }: Seen, place: number): boolean =>
  (presence[place] ?? false) || you.places.includes(place);

/** The places whose holders are awaited and away. */
export function missed(seen: Seen): number[] {
  const { status } = seen;
  if (status.phase !== 'playing' || status.paused) return [];
  return status.places.flatMap(({ kind, seat }, place) =>
    kind === 'person' && seat !== undefined && status.awaited.includes(seat) && !isHere(seen, place)
      ? [place]
      : [],
  );
}

/** Whether the viewer may claim the game from one of those who are missed, once the wait is over. */
export function mayClaim(seen: Seen): boolean {
  const { status, you } = seen;
  if (status.claimAfter === undefined || you.places.length === 0) return false;
  // A game that has hardly begun is simply given up.
  if (status.plies < 2 && status.game <= 1) return false;
  const team = (place: number) => place % status.sides;
  const own = you.places.map(team);
  // Whoever has a partner there is not gone.
  const isDeserted = (of: number) =>
    status.places.every(
      ({ kind }, place) => team(place) !== of || kind !== 'person' || !isHere(seen, place),
    );
  return missed(seen)
    .map(team)
    .some((of) => !own.includes(of) && isDeserted(of));
}

/** Whether anybody who plays is there: nobody is hurried at a table that everybody has left. */
export function isAttended(seen: Seen): boolean {
  return seen.status.places.some(({ kind }, place) => kind === 'person' && isHere(seen, place));
}

/** The places where a computer has begun to stand in for somebody. */
export function replaced(was: Status, now: Status): number[] {
  return now.places.flatMap(({ kind, standsFor }, place) =>
    kind === 'bot' && standsFor !== undefined && was.places[place]?.kind === 'person'
      ? [place]
      : [],
  );
}

/** The places that somebody has taken back from the computer that stood in. */
export function returned(was: Status, now: Status): number[] {
  return now.places.flatMap(({ kind }, place) =>
    kind === 'person' && was.places[place]?.standsFor !== undefined ? [place] : [],
  );
}

/** How long is left to wait, in whole seconds: at most so many, and soon at last. */
export function secondsLeft(after: number, waited: number): number {
  return Math.max(1, Math.ceil((after - waited) / 1000));
}
