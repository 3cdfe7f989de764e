import type { Session } from '../games/face';
import { t } from '../i18n';
import type { Live } from './live.svelte';
import { nameOf } from './names';

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
