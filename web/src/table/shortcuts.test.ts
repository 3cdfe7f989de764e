import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../games/face';
import { prefs } from '../prefs.svelte';
import { Desk } from './desk.svelte';
import type { KeyAction } from './keys';
import { perform } from './shortcuts';

let desk: Desk;
let begun: boolean;
let confirmed: number;
let sent: string[];

function press(action: KeyAction): boolean {
  const session = {
    plies: 5,
    confirming: begun ? 'e4' : null,
    confirm: () => (confirmed += 1),
    cancel: () => {
      const had = begun;
      begun = false;
      return had;
    },
  };
  return perform(action, desk, session as unknown as Session, {
    talk: () => sent.push('talk'),
    type: () => sent.push('type'),
    listen: () => sent.push('listen'),
  });
}

beforeEach(() => {
  desk = new Desk('abc');
  begun = false;
  confirmed = 0;
  sent = [];
});

describe('shortcuts', () => {
  it('look back and come to the present again', () => {
    press({ do: 'step', by: -1 });
    expect(desk.looked).toBe(4);
    press({ do: 'first' });
    expect(desk.looked).toBe(0);
    press({ do: 'step', by: -1 });
    expect(desk.looked).toBe(0);
    press({ do: 'last' });
    expect(desk.looked).toBeNull();
    press({ do: 'step', by: 1 });
    expect(desk.looked).toBeNull();
  });

  it('turn the board, the sound and the calm', () => {
    const sound = prefs.sound;
    press({ do: 'flip' });
    press({ do: 'mute' });
    press({ do: 'zen' });
    expect([desk.turned, prefs.sound, desk.zen]).toEqual([true, !sound, true]);
  });

  it('send the keyboard where it is wanted', () => {
    press({ do: 'talk' });
    press({ do: 'type' });
    press({ do: 'listen' });
    expect(sent).toEqual(['talk', 'type', 'listen']);
  });

  it('confirm only what waits for it', () => {
    expect(press({ do: 'confirm' })).toBe(false);
    begun = true;
    expect(press({ do: 'confirm' })).toBe(true);
    expect(confirmed).toBe(1);
  });

  it('let go of one thing at a time', () => {
    begun = true;
    desk.looked = 2;
    desk.zen = true;
    expect(press({ do: 'cancel' })).toBe(true);
    expect(desk.looked).toBe(2);
    expect(press({ do: 'cancel' })).toBe(true);
    expect([desk.looked, desk.zen]).toEqual([null, true]);
    expect(press({ do: 'cancel' })).toBe(true);
    expect(desk.zen).toBe(false);
    expect(press({ do: 'cancel' })).toBe(false);
  });
});
