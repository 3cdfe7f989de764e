import { has, t } from '../i18n';
import { manifestOf } from '.';

/** Whether chance decides anything in a game, besides who sits where. */
export function deals(game: string): boolean {
  return manifestOf(game)?.facts.deals ?? false;
}

/** Whether a game knows draws. */
export function hasDraws(game: string): boolean {
  return manifestOf(game)?.facts.draws ?? true;
}

/** How many sides so many seats of a game make: each seat its own, unless they play in teams. */
export function sidesOf(game: string, seats: number): number {
  return manifestOf(game)?.facts.sides[seats] ?? seats;
}

/** The name of a side: “Blancs”. */
export function sideName(game: string, side: number): string {
  return t(`side-${game}-${side}`);
}

/** A sentence about a side, as the game words it where it does. */
export function sideSentence(id: string, game: string, side: string): string {
  const own = `${id}-${game}`;
  return t(has(own) ? own : id, { side });
}

/** The name of one of so many seats: its side's, or its own where it shares the side. */
export function seatName(game: string, seats: number, seat: number): string {
  const own = manifestOf(game)?.seat?.(seats, seat);
  if (own !== undefined) return t(own);
  const sides = sidesOf(game, seats);
  return seats > sides ? t(`seat-${game}-${seat}`) : sideName(game, seat);
}

/** What a winner at one of so many seats is called: the side where several play it, the seat otherwise. */
export function winnerName(game: string, seats: number, seat: number): string {
  const sides = sidesOf(game, seats);
  return seats > sides ? sideName(game, seat % sides) : seatName(game, seats, seat);
}
