import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../wire/GameInfo';
import { FIRST, type Choices } from './choices';
import { choose } from './choices';
import {
  companiesFor,
  companyIn,
  companyOf,
  isMixed,
  optionOf,
  partnersOf,
  resettle,
  seatAt,
  seatsOf,
  setSeats,
  wishesOf,
} from './places';

const info: GameInfo = {
  slug: 'chevaliers',
  name: 'Échec aux Chevaliers',
  seats: [2, 4],
  options: [
    { name: 'seats', default: '2', values: ['2', '4'], clauses: ['R20'] },
    { name: 'team', default: 'free', values: ['free', 'alternate'], clauses: ['R20'] },
  ],
};
const choices = (part: Partial<Choices> = {}): Choices => ({
  ...FIRST,
  game: 'chevaliers',
  ...part,
});

describe('the number of places', () => {
  it('is what the game says unless it is chosen', () => {
    const mine = choices();
    expect(seatsOf(mine, info)).toBe(2);
    expect(seatsOf(mine, null)).toBe(2);
    setSeats(mine, info, 4);
    expect(seatsOf(mine, info)).toBe(4);
    expect(mine.variants).toEqual({ chevaliers: { seats: '4' } });
  });

  it('takes with it what only means something to more', () => {
    const mine = choices({ colour: 'third' });
    setSeats(mine, info, 4);
    choose(mine, info, 'team', 'alternate');
    expect(optionOf(mine, info, partnersOf(info)!.name)).toBe('alternate');
    setSeats(mine, info, 2);
    expect(mine.variants).toEqual({ chevaliers: {} });
    expect(mine.colour).toBe('random');
  });

  it('is never one that the game does not know', () => {
    expect(seatsOf(choices({ variants: { chevaliers: { seats: '7' } } }), info)).toBe(2);
  });
});

describe('those who sit at the table', () => {
  it('have usual ways to come', () => {
    expect(companyOf('around', 4, 2, 3)).toEqual(['host', 'host', 'host']);
    expect(companyOf('friends', 4, 2, 3)).toEqual(['invite', 'invite', 'invite']);
    expect(companyOf('partner', 4, 2, 3)).toEqual([{ bot: 3 }, 'invite', { bot: 3 }]);
    expect(companyOf('alone', 4, 2, 3)).toEqual([{ bot: 3 }, 'host', { bot: 3 }]);
  });

  it('are recognised whatever the levels', () => {
    expect(companyIn([{ bot: 3 }, 'invite', { bot: 8 }], 2)).toBe('partner');
    expect(companyIn(['host', 'invite', { bot: 8 }], 2)).toBeNull();
  });

  it('have no partner where everybody plays alone', () => {
    expect(companiesFor(4, 2)).toEqual(['around', 'friends', 'partner', 'alone']);
    expect(companiesFor(4, 4)).toEqual(['around', 'friends', 'alone']);
  });

  it('are friends where nothing was chosen', () => {
    expect(wishesOf([{ bot: 2 }], 4)).toEqual([{ bot: 2 }, 'invite', 'invite']);
    expect(wishesOf(['host', 'host', 'host'], 2)).toEqual(['host']);
  });

  it('stay the same when their number changes', () => {
    const [two, four, war] = [
      { seats: 2, sides: 2 },
      { seats: 4, sides: 2 },
      { seats: 4, sides: 4 },
    ];
    // Friends of another evening do not come back by themselves.
    const mine = choices({
      opponent: 'bot',
      levels: { chevaliers: 3 },
      places: ['invite', 'invite', 'invite'],
    });
    resettle(mine, two, four);
    expect(mine.places).toEqual([{ bot: 3 }, 'host', { bot: 3 }]);
    resettle(mine, four, war);
    expect(mine.places).toEqual([{ bot: 3 }, { bot: 3 }, { bot: 3 }]);
    resettle(mine, war, two);
    expect(mine.opponent).toBe('bot');
    for (const [opponent, wish] of [
      ['hotseat', 'host'],
      ['invite', 'invite'],
    ] as const) {
      const others = choices({ opponent, places: [{ bot: 1 }] });
      resettle(others, two, four);
      expect(others.places).toEqual([wish, wish, wish]);
      others.opponent = 'bot';
      resettle(others, four, two);
      expect(others.opponent).toBe(opponent);
    }
    const mixed = choices({ places: [{ bot: 2 }, 'invite', { bot: 5 }] });
    resettle(mixed, war, { seats: 6, sides: 6 });
    expect(mixed.places).toEqual([{ bot: 2 }, 'invite', { bot: 5 }, { bot: 5 }, { bot: 5 }]);
  });

  it('may have a computer for a partner', () => {
    expect(isMixed(['invite', { bot: 1 }, 'invite'], 2)).toBe(true);
    expect(isMixed([{ bot: 1 }, 'host', 'invite'], 2)).toBe(true);
    expect(isMixed([{ bot: 1 }, 'host', { bot: 1 }], 2)).toBe(false);
  });

  it('follow the host round the seats', () => {
    expect([0, 1, 2, 3].map((place) => seatAt(place, 'third', 4))).toEqual([2, 3, 0, 1]);
    expect(seatAt(1, 'random', 4)).toBeNull();
  });
});
