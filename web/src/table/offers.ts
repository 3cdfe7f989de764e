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
  // Whoever holds several places answers once.
  const answered = offer.kind === 'rematch' && offer.agreed.some((place) => live.mine(place));
  if (live.mine(offer.by) || answered) return false;
  const own = live.frame?.you.places ?? [];
  return own.some(
    (place) => isAsked(place, offer, live.sides) && !hasAgreed(place, offer, live.sides),
  );
}

/** The people whose answer is still missing. */
export function missing(offer: Offer, live: Live): PlaceInfo[] {
  const places = live.status?.places ?? [];
  // Whoever holds several places answers for them all.
  const heard = places.length > 2 ? [offer.by, ...offer.agreed].map((at) => places[at]?.name) : [];
  return places.filter(
    (info, place) =>
      info.kind === 'person' &&
      !heard.includes(info.name) &&
      isAsked(place, offer, live.sides) &&
      !hasAgreed(place, offer, live.sides),
  );
}
