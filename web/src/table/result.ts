import type { Session } from '../games/face';
import { sideSentence, winnerName } from '../games/seats';
import { t, type Args } from '../i18n';
import type { Live } from './live.svelte';
import { nameOf, namesOf } from './names';

/** The result as it is stamped: points side by side, or whose the game is where many play. */
export function resultOf(live: Live, session: Session, dash: string): string | null {
  const outcome = live.status?.outcome;
  if (!outcome) return null;
  const winner = outcome.winners[0];
  if (live.sides > 2 && winner !== undefined) return session.seatName(winner);
  return outcome.points
    .slice(0, live.sides)
    .map((points) => session.points(points))
    .join(dash);
}

/** What ended the game: that somebody was gone, or what the rules say. */
export function howEnded(live: Live, code: string): string {
  return live.status?.claimedBy === undefined
    ? t(`outcome-${live.frame?.game}-${code}`)
    : t('outcome-claimed');
}

/** Whether somebody else at the table is called the same, as computers of one level are. */
export function hasTwin(live: Live, seat: number): boolean {
  const places = live.status?.places ?? [];
  const own = nameOf(live.player(seat)?.info);
  return places.filter((info) => nameOf(info) === own).length > 1;
}

/** Whose the game is, in a sentence; with the points of both sides where they are counted. */
export function verdictOf(live: Live, session: Session): string {
  const outcome = live.status?.outcome;
  if (!outcome) return t('end-title-aborted');
  const winner = outcome.winners[0];
  if (winner === undefined) return t('end-title-draw');
  const counted = (session.counted ?? false) && live.sides === 2;
  const sums: Args = counted
    ? {
        points: session.points(outcome.points[winner] ?? 0),
        other: session.points(outcome.points[1 - winner] ?? 0),
      }
    : {};
  if (live.shared) {
    const game = live.frame?.game ?? '';
    const side = winnerName(game, live.status?.places.length ?? 0, winner);
    return counted
      ? t('end-title-side-counts', { side, ...sums })
      : sideSentence('end-title-side-wins', game, side);
  }
  const players = outcome.winners.flatMap((seat) => live.player(seat) ?? []);
  if (players.some(({ place }) => live.ours(place))) {
    if (live.partners.length > 0) return t('team-end-win');
    return t(counted ? 'end-title-you-count' : 'end-title-you-win', sums);
  }
  if (new Set(players.map(({ info }) => nameOf(info))).size > 1)
    return t('team-end-others', { names: namesOf(players.map(({ info }) => info)) });
  return t(counted ? 'end-title-counts' : 'end-title-win', {
    name: calledAt(live, session, winner),
    ...sums,
  });
}

/** Who plays a seat, with its name where others are called the same. */
function calledAt(live: Live, session: Session, seat: number): string {
  const name = nameOf(live.player(seat)?.info);
  return hasTwin(live, seat) ? t('name-at-seat', { name, seat: session.seatName(seat) }) : name;
}

/** By whom something was done, within a sentence. */
export function byWhom(live: Live, session: Session, seat: number): string {
  const player = live.player(seat);
  if (live.shared || !player)
    return sideSentence('end-by-side', live.frame?.game ?? '', session.seatName(seat));
  return live.mine(player.place)
    ? t('end-by-you')
    : t('end-by', { name: calledAt(live, session, seat) });
}
