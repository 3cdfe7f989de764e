import type { Session } from '../games/face';
import type { Desk } from './desk.svelte';
import { actionOf, chordOf, takesKeys } from './keys';
import { perform, type Places } from './shortcuts';

/** What keys reach at the table besides the desk. */
export interface Helm extends Places {
  /** Whoever presses a key need not wait for the end to be shown. */
  wake(): void;
  /** Folds the card of the end; false where none is shown. */
  fold(): boolean;
}

/** How long a turn of the wheel is one step. */
const NOTCH_MS = 60;

/** Does what a key means at the table: what every table knows first, then what the game does. */
export function steer(event: KeyboardEvent, desk: Desk, session: Session, helm: Helm): void {
  if (event.defaultPrevented || takesKeys(event.target, event.key)) return;
  helm.wake();
  const action = actionOf(event);
  if (!action) {
    const chord = chordOf(event);
    const own = session.shortcuts.find(({ key }) => key.toLowerCase() === chord);
    if (!own || event.altKey) return;
    own.run();
    event.preventDefault();
    return;
  }
  const folded = action.do === 'cancel' && helm.fold();
  if (folded || perform(action, desk, session, helm)) event.preventDefault();
}

/** The wheel over the board walks through the moves. */
export function wheeling(desk: Desk, session: Session): (event: WheelEvent) => void {
  let wheeled = 0;
  return (event) => {
    if (session.plies === 0 || event.ctrlKey) return;
    event.preventDefault();
    if (event.timeStamp - wheeled < NOTCH_MS) return;
    wheeled = event.timeStamp;
    desk.step(Math.sign(event.deltaY), session.plies);
  };
}
