import type { Sound } from '../sound';
import type { Offer } from '../wire/Offer';
import type { Status } from '../wire/Status';
import type { Change } from './reduce';

/** What a change of the table is worth: sounds, and messages by their ids. */
export interface News {
  sounds: Sound[];
  /** Shown beside the board. */
  shown: string[];
  /** Only said aloud. */
  said: string[];
}

/** Who listens. */
export interface Listener {
  /** Whether a place is the listener's, or a partner's. */
  ours(place: number): boolean;
  seats: readonly number[];
  /** The slug of the game. */
  game: string;
  /** The offer the listener has just withdrawn. */
  withdrew: Offer['kind'] | null;
}

/** What there is to tell of a change, besides the moves, which the game tells itself. */
export function news(was: Status, now: Status, change: Change, listener: Listener): News {
  const told: News = { sounds: [], shown: [], said: [] };
  if (change.undone > 0) {
    told.sounds.push('takenBack');
    told.said.push('offer-taken-back');
  }
  if (was.phase === 'waiting' && now.phase === 'playing') told.sounds.push('start');
  for (const offer of now.offers)
    if (!stands(offer, was) && !listener.ours(offer.by)) told.sounds.push('offer');
  // An offer of one's own side that is gone while nothing else happened was declined.
  const turned = Boolean(was.paused) !== Boolean(now.paused);
  const still =
    was.plies === now.plies && was.game === now.game && was.phase === now.phase && !turned;
  for (const offer of was.offers)
    if (still && !stands(offer, now) && listener.ours(offer.by) && listener.withdrew !== offer.kind)
      told.shown.push(`offer-gone-${offer.kind}`);
  if (now.phase === 'playing' && turned) {
    told.sounds.push('notify');
    told.said.push(now.paused ? 'arbiter-paused' : 'arbiter-resumed');
  }
  if (was.phase === 'playing' && now.outcome) {
    const { winners } = now.outcome;
    if (winners.length === 0) told.sounds.push('draw');
    else {
      const { seats } = listener;
      const won = seats.length === 0 || seats.some((seat) => winners.includes(seat));
      told.sounds.push(won ? 'win' : 'loss');
    }
    const code = `outcome-${listener.game}-${now.outcome.code}`;
    told.said.push(now.claimedBy === undefined ? code : 'outcome-claimed');
  }
  return told;
}

function stands(offer: Offer, status: Status): boolean {
  return status.offers.some(({ kind, by }) => kind === offer.kind && by === offer.by);
}
