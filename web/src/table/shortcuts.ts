import type { Session } from '../games/face';
import { prefs } from '../prefs.svelte';
import type { Desk } from './desk.svelte';
import type { KeyAction } from './keys';

/** Where the keyboard can be sent. */
export interface Places {
  talk(): void;
  type(): void;
  listen(): void;
}

/** Does what a key asks for; false when there was nothing to do. */
export function perform(action: KeyAction, desk: Desk, session: Session, places: Places): boolean {
  switch (action.do) {
    case 'step':
      desk.step(action.by, session.plies);
      return true;
    case 'first':
      desk.look(0, session.plies);
      return true;
    case 'last':
      desk.looked = null;
      return true;
    case 'flip':
      desk.turned = !desk.turned;
      return true;
    case 'mute':
      prefs.sound = !prefs.sound;
      return true;
    case 'zen':
      desk.zen = !desk.zen;
      return true;
    case 'talk':
    case 'type':
    case 'listen':
      places[action.do]();
      return true;
    case 'hint':
      if (!desk.live.status?.hints || desk.live.turn === null) return false;
      desk.hinting = !desk.hinting;
      return true;
    case 'help':
      desk.panel = 'keys';
      return true;
    case 'confirm':
      if (!session.confirming && !session.ready) return false;
      session.confirm();
      return true;
    case 'cancel':
      return letGo(desk, session);
  }
}

/** Escape lets go of one thing at a time: what is begun, then a hint, then the past, then the calm. */
function letGo(desk: Desk, session: Session): boolean {
  if (session.cancel()) return true;
  if (desk.hinting) {
    desk.hinting = false;
    return true;
  }
  if (desk.looked !== null) desk.looked = null;
  else if (desk.zen) desk.zen = false;
  else return false;
  return true;
}
