import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../games/face';
import { setLocale } from '../i18n';
import { deedOf, recent, turnOf } from './deeds';
import { frame, status } from './fixture';
import { Live } from './live.svelte';

beforeAll(() => setLocale('fr'));

let live: Live;
beforeEach(() => {
  live = new Live('abc');
  live.frame = frame();
});

/** A game in which these seats have played, one after another. */
const after = (...seats: number[]) =>
  ({
    deed: (ply: number) => {
      const seat = seats[ply - 1];
      return seat === undefined ? null : { seat, text: `${seat}` };
    },
    seatName: (seat: number) => `place ${seat}`,
  }) as unknown as Session;

describe('what was done', () => {
  it('is news until one plays oneself', () => {
    expect(recent(live, after(0, 1), 2)).toEqual([2]);
    expect(recent(live, after(0, 1, 2, 2, 3), 5)).toEqual([2, 3, 4, 5]);
    expect(recent(live, after(1, 0, 0), 3)).toEqual([2, 3]);
    expect(recent(live, after(), 0)).toEqual([]);
  });

  it('is one turn for those who watch, or share a screen', () => {
    live.frame = frame({ you: { places: [], host: false } });
    expect(recent(live, after(0, 1, 2, 2), 4)).toEqual([3, 4]);
    live.frame = frame({ you: { places: [0, 1], host: true } });
    expect(recent(live, after(0, 0, 1), 3)).toEqual([3]);
    expect(turnOf(after(0, 1, 1, 0), 3)).toEqual([2, 3]);
  });

  it('names who did it', () => {
    const told = (seat: number) => deedOf(live, after(), { seat }, () => 'e4')?.text;
    expect(told(1)).toMatch(/^Henri\s: e4\.$/);
    expect(told(0)).toMatch(/^Vous\s: e4\.$/);
    live.frame = frame({
      status: status({
        places: [
          { kind: 'person', name: 'Odile', seat: 0 },
          { kind: 'bot', name: '', level: 1, seat: 1 },
        ],
      }),
    });
    expect(told(1)).toMatch(/ambin\s: e4\.$/);
    live.frame = frame({ you: { places: [0, 1], host: true } });
    expect(told(1)).toMatch(/^place 1\s: e4\.$/);
  });
});
