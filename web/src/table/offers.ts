import type { Offer } from '../wire/Offer';
import type { PlaceInfo } from '../wire/PlaceInfo';
import type { Live } from './live.svelte';

/** Whether the agreement of a place is asked for: of everybody to play again, of the others else. */
function isAsked(place: number, { kind, by }: Offer, sides: number): boolean {
  return kind === 'rematch' ? place !== by : place % sides !== by % sides;
}

/** Whether a place has agreed, or somebody of its team where one of them speaks for all. */
function hasAgreed(place: number, { kind, agreed }: Offer, sides: number): boolean {
  return agreed.some((one) => (kind === 'rematch' ? one === place : one % sides === place % sides));
}

/** Whether the viewer is asked to agree to an offer. */
export function mayAnswer(offer: Offer, live: Live): boolean {
  if (live.mine(offer.by)) return false;
  const own = live.frame?.you.places ?? [];
  return own.some(
    (place) => isAsked(place, offer, live.sides) && !hasAgreed(place, offer, live.sides),
  );
}

/** The people whose answer is still missing. */
export function missing(offer: Offer, live: Live): PlaceInfo[] {
  const places = live.status?.places ?? [];
  const asker = places[offer.by]?.name;
  return places.filter(
    (info, place) =>
      info.kind === 'person' &&
      // Whoever holds several places has answered for them all.
      !(places.length > 2 && info.name === asker) &&
      isAsked(place, offer, live.sides) &&
      !hasAgreed(place, offer, live.sides),
  );
}
