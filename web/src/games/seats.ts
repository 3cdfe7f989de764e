import { has, t } from '../i18n';

/** Games whose seats play in teams, with how many sides there are whatever the number of seats. */
const SIDES: Readonly<Record<string, number>> = { chevaliers: 2 };

/** Games that nobody can agree to end without a winner. */
const DECISIVE = ['dames-de-lettres'];

/** Whether a game knows draws. */
export function hasDraws(game: string): boolean {
  return !DECISIVE.includes(game);
}

/** How many sides so many seats of a game make: each seat its own, unless they play in teams. */
export function sidesOf(game: string, seats: number): number {
  return Math.min(SIDES[game] ?? seats, seats);
}

/** The name of a side: “Blancs”. */
export function sideName(game: string, side: number): string {
  const own = `side-${game}-${side}`;
  return t(has(own) ? own : side === 0 ? 'side-first' : 'side-second');
}

/** The name of one of so many seats: its side's, or its own where it shares the side. */
export function seatName(game: string, seats: number, seat: number): string {
  const sides = sidesOf(game, seats);
  return seats > sides ? t(`seat-${game}-${seat}`) : sideName(game, seat);
}
