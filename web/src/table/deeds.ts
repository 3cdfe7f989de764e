import type { Deed, Session } from '../games/face';
import { t } from '../i18n';
import type { Live } from './live.svelte';
import { nameOf } from './names';
import { hasTwin } from './result';

/** How whoever did something is called in a sentence: oneself, a player, or on a shared screen a side. */
export function doer(live: Live, session: Session, seat: number): string {
  const player = live.player(seat);
  if (live.shared || !player) return session.seatName(seat);
  if (live.mine(player.place)) return t('new-you');
  const name = nameOf(player.info);
  return hasTwin(live, seat) ? t('name-at-seat', { name, seat: session.seatName(seat) }) : name;
}

/** What somebody did at a step, in a sentence that says the move by `say`; null where there is no step. */
export function deedOf<Step extends { seat: number }>(
  live: Live,
  session: Session,
  step: Step | undefined,
  say: (step: Step) => string,
): Deed | null {
  if (!step) return null;
  const { seat } = step;
  return { seat, text: t('deed', { name: doer(live, session, seat), move: say(step) }) };
}

/**
 * The steps that are still news when `last` of them are shown: what the others did since the
 * viewer's own last one, or the whole turn of whoever played last.
 */
export function recent(live: Live, session: Session, last: number): number[] {
  const seatAt = (ply: number) => session.deed(ply)?.seat;
  const own = (seat: number | undefined) => seat !== undefined && live.seats.includes(seat);
  const doing = seatAt(last);
  const goesOn = (ply: number) =>
    live.shared || !live.seated || own(doing) ? seatAt(ply) === doing : !own(seatAt(ply));
  const plies: number[] = [];
  for (let ply = last; ply > 0 && goesOn(ply); ply -= 1) plies.unshift(ply);
  return plies;
}

/** The steps of one turn, up to one of them. */
export function turnOf(session: Session, last: number): number[] {
  const seat = session.deed(last)?.seat;
  const plies: number[] = [];
  for (let ply = last; ply > 0 && session.deed(ply)?.seat === seat; ply -= 1) plies.unshift(ply);
  return plies;
}
