import { describe, expect, it } from 'vitest';
import type { PlaceInfo } from '../wire/PlaceInfo';
import { foursome, places, status } from './fixture';
import { around, arrivals, inTeams, teamsOf } from './teams';

const free: PlaceInfo = { kind: 'free', name: '' };
const seatless = (infos: PlaceInfo[]) => infos.map(({ seat: _, ...info }) => info);

describe('teams', () => {
  it('are of one where everybody plays alone', () => {
    expect(inTeams(status())).toBe(false);
    expect(teamsOf(status()).map((team) => team.places)).toEqual([[0], [1]]);
  });

  it('hold together while the seats go round', () => {
    const table = foursome();
    expect(inTeams(table)).toBe(true);
    expect(teamsOf(table)).toEqual([
      { number: 0, places: [0, 2], side: 0 },
      { number: 1, places: [1, 3], side: 1 },
    ]);
    const next = table.places.map((info, place) => ({ ...info, seat: (place + 3) % 4 }));
    expect(teamsOf({ ...table, places: next })).toEqual([
      { number: 0, places: [0, 2], side: 1 },
      { number: 1, places: [1, 3], side: 0 },
    ]);
  });

  it('sit with one’s own at the foot of the board', () => {
    const numbers = (...args: Parameters<typeof around>) =>
      around(...args).map(({ number }) => number);
    expect(numbers(foursome(), 0, 0)).toEqual([1, 0]);
    expect(numbers(foursome(), 1, 0)).toEqual([0, 1]);
    expect(numbers({ sides: 2, places: seatless(places()) }, 0, 1)).toEqual([0, 1]);
    const six = { sides: 3, places: Array.from({ length: 6 }, (_, seat) => ({ ...free, seat })) };
    expect(numbers(six, 1, 0)).toEqual([2, 0, 1]);
  });

  it('tell who has come', () => {
    const now = foursome();
    const was = { ...now, places: now.places.map((info, place) => (place === 2 ? free : info)) };
    expect(arrivals(was, now)).toEqual([2]);
    expect(arrivals(now, now)).toEqual([]);
  });
});
