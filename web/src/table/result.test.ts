import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../games/face';
import { setLocale } from '../i18n';
import { Desk } from './desk.svelte';
import { foursome, frame, status } from './fixture';
import { hasTwin, resultOf, verdictOf } from './result';

beforeAll(() => setLocale('fr'));

const session = {
  seatName: (seat: number) => ['Sud', 'Ouest', 'Nord', 'Est'][seat] ?? '',
  points: String,
} as unknown as Session;
const won = { winners: [1], clause: '15.1', code: 'central-cross' };

let desk: Desk;
beforeEach(() => (desk = new Desk('abc')));

describe('the result', () => {
  it('is nothing while the game goes on', () => {
    desk.live.frame = frame();
    expect(resultOf(desk.live, session, '–')).toBeNull();
  });

  it('is points between two sides', () => {
    desk.live.frame = frame({ status: status({ outcome: { ...won, points: [0, 2] } }) });
    expect(resultOf(desk.live, session, '–')).toBe('0–2');
  });

  it('names the seat that won among many', () => {
    const outcome = { ...won, points: [0, 2, 0, 0] };
    desk.live.frame = frame({ status: foursome({ sides: 4, outcome }) });
    expect(resultOf(desk.live, session, '–')).toBe('Ouest');
    const drawn = { ...won, winners: [], points: [1, 1, 1, 1] };
    desk.live.frame = frame({ status: foursome({ sides: 4, outcome: drawn }) });
    expect(resultOf(desk.live, session, ' – ')).toBe('1 – 1 – 1 – 1');
  });
});

it('knows who shares a name with another', () => {
  const places = foursome().places.map((info, seat) =>
    seat > 1 ? { kind: 'bot' as const, name: '', level: 6, seat } : info,
  );
  desk.live.frame = frame({ status: foursome({ places }) });
  expect([0, 1, 2, 3].map((seat) => hasTwin(desk.live, seat))).toEqual([false, false, true, true]);
});

describe('the sentence of the result', () => {
  const counting = { ...session, counted: true } as unknown as Session;
  const over = (points: number[], winners: number[]) => ({ ...won, winners, points });

  it('tells both sums where points are counted, the winner’s first', () => {
    desk.live.frame = frame({ status: status({ outcome: over([14, 10], [0]) }) });
    expect(verdictOf(desk.live, session)).toBe('Vous gagnez la partie\u00a0!');
    expect(verdictOf(desk.live, counting)).toBe('Vous gagnez, 14 à 10\u00a0!');
    desk.live.frame = frame({ status: status({ outcome: over([10, 14], [1]) }) });
    expect(verdictOf(desk.live, counting)).toMatch(/ gagne, 14 à 10\.$/);
  });

  it('is as short for a draw and for a game called off', () => {
    desk.live.frame = frame({ status: status({ outcome: over([0, 0], []) }) });
    expect(verdictOf(desk.live, counting)).toBe('Partie nulle.');
    desk.live.frame = frame();
    expect(verdictOf(desk.live, counting)).toBe('La partie est annulée.');
  });
});
