import type { Status } from '../wire/Status';

/** Those who play one side together, for the whole of a match. */
export interface Team {
  /** Its number: place `p` is of team `p % sides`. */
  number: number;
  places: number[];
  /** The side it plays in the present game; null before the seats are drawn. */
  side: number | null;
}

/** What tells the teams of a table. */
type Seated = Pick<Status, 'places' | 'sides'>;

/** Whether some play a side together. */
export function inTeams({ places, sides }: Seated): boolean {
  return places.length > sides;
}

/** The teams in order; teams of one where everybody plays alone. */
export function teamsOf({ places, sides }: Seated): Team[] {
  return Array.from({ length: sides }, (_, number) => {
    const own = places.map((_, place) => place).filter((place) => place % sides === number);
    const seat = places[number]?.seat;
    return { number, places: own, side: seat === undefined ? null : seat % sides };
  });
}

/**
 * The teams as one sits among them: one's own last, the others before it, in the order they come
 * after it. `near` is the side at the foot of the board, and `own` one's team before the seats are
 * drawn.
 */
export function around(status: Seated, near: number, own: number): Team[] {
  const teams = teamsOf(status);
  const drawn = teams.findIndex(({ side }) => side === near);
  const foot = drawn < 0 ? own : drawn;
  return teams.map((_, i) => teams[(foot + 1 + i) % teams.length]!);
}

/** The places that somebody has taken since. */
export function arrivals(was: Seated, now: Seated): number[] {
  return now.places.flatMap((info, place) =>
    info.kind === 'person' && was.places[place]?.kind === 'free' ? [place] : [],
  );
}
