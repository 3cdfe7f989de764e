import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../games/face';
import { Desk } from './desk.svelte';
import { steer, wheeling } from './steer';

let desk: Desk;
let carded: boolean;
let done: string[];

const session = {
  plies: 5,
  shortcuts: [{ key: 'Ctrl+Z', run: () => done.push('undo') }],
  cancel: () => Boolean(done.push('cancel')),
} as unknown as Session;

/** Presses a key; whether the table took it. */
function press(key: string, held: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...held });
  steer(event, desk, session, {
    talk: () => done.push('talk'),
    type: () => done.push('type'),
    listen: () => done.push('listen'),
    wake: () => done.push('wake'),
    fold: () => {
      const had = carded;
      carded = false;
      return had;
    },
  });
  return event.defaultPrevented;
}

beforeEach(() => {
  desk = new Desk('abc');
  carded = false;
  done = [];
});

describe('the keys of a table', () => {
  it('are the house’s, then the game’s', () => {
    expect(press('f')).toBe(true);
    expect(desk.turned).toBe(true);
    expect(press('z', { ctrlKey: true })).toBe(true);
    expect(press('y', { ctrlKey: true })).toBe(false);
    expect(press('z', { ctrlKey: true, altKey: true })).toBe(false);
    expect(done.filter((one) => one !== 'wake')).toEqual(['undo']);
  });

  it('fold the card of the end before they let go of anything', () => {
    carded = true;
    expect(press('Escape')).toBe(true);
    expect(done).toEqual(['wake']);
    press('Escape');
    expect(done).toEqual(['wake', 'wake', 'cancel']);
  });

  it('are left alone where somebody has used them', () => {
    const event = new KeyboardEvent('keydown', { key: 'f', cancelable: true });
    event.preventDefault();
    steer(event, desk, session, {} as Parameters<typeof steer>[3]);
    expect(desk.turned).toBe(false);
  });
});

describe('the wheel', () => {
  it('goes a step for each notch, and leaves a page that is enlarged alone', () => {
    const wheel = wheeling(desk, session);
    const turn = (timeStamp: number, ctrlKey = false) => {
      const event = new WheelEvent('wheel', { deltaY: -3, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      Object.defineProperty(event, 'ctrlKey', { value: ctrlKey });
      wheel(event);
      return event.defaultPrevented;
    };
    expect(turn(100)).toBe(true);
    turn(120);
    expect(desk.looked).toBe(4);
    turn(200);
    expect(desk.looked).toBe(3);
    expect(turn(300, true)).toBe(false);
    expect(desk.looked).toBe(3);
  });
});
