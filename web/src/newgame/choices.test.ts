import { describe, expect, it } from 'vitest';
import {
  awayOf,
  choose,
  FIRST,
  keepChoices,
  lastChoices,
  readChoices,
  type Choices,
  levelOf,
  setLevel,
} from './choices';
import { boxTimes, pacesFor, usualTimes, type Times } from './times';
import { toNewTable } from './wish';

const table = (choices: Partial<Choices>) =>
  toNewTable({ ...FIRST, game: 'echecs', ...choices }, 'salt');
const chess = (times: Partial<Times>) => ({
  times: { echecs: { ...usualTimes('echecs'), ...times } },
});
const QUARTER = { host: { base: 900_000, increment: 0 } };

describe('toNewTable', () => {
  it('asks for a plain game against the computer by default', () => {
    expect(table({})).toEqual({
      game: 'echecs',
      opponent: { kind: 'bot', level: 2 },
      colour: 'random',
      salt: 'salt',
    });
  });

  it('gives both the same clock for a usual pace', () => {
    expect(table(chess({ pace: '15+10' })).clock).toEqual({
      host: { base: 900_000, increment: 10_000 },
    });
  });

  it('gives the opponent another clock when asked', () => {
    const clock = table(
      chess({
        pace: 'custom',
        minutes: 5,
        increment: 0,
        unequal: true,
        theirMinutes: 10,
        theirIncrement: 3,
      }),
    ).clock;
    expect(clock).toEqual({
      host: { base: 300_000, increment: 0 },
      opponent: { base: 600_000, increment: 3000 },
    });
  });

  it('forgets unequal times without clocks', () => {
    expect(table(chess({ pace: 'none', unequal: true })).clock).toBeUndefined();
  });

  it('gives each side of Dames de Lettres 15 minutes, unless another pace was chosen for it', () => {
    const game = 'dames-de-lettres';
    expect(table({ game }).clock).toEqual(QUARTER);
    expect(table({ game, ...chess({ pace: '3+2', unequal: true }) }).clock).toEqual(QUARTER);
    const own = { ...usualTimes(game), unequal: true, theirMinutes: 10 };
    expect(table({ game, times: { [game]: own } }).clock).toEqual({
      ...QUARTER,
      opponent: { base: 600_000, increment: 0 },
    });
    const none = { ...usualTimes(game), pace: 'none' as const };
    expect(table({ game, times: { [game]: none } }).clock).toBeUndefined();
  });

  it('keeps an invitation private unless it is open to all', () => {
    expect(table({ opponent: 'invite' }).private).toBe(true);
    expect(table({ opponent: 'invite', open: true }).private).toBe(false);
    expect(table({ opponent: 'bot', open: true }).private).toBeUndefined();
  });

  it('seats the host first on a shared screen', () => {
    expect(table({ opponent: 'hotseat', colour: 'second' })).toMatchObject({
      opponent: { kind: 'hotseat' },
      colour: 'first',
    });
  });

  it('sends only the options that differ from the default', () => {
    expect(table({}).options).toBeUndefined();
    const choices = { ...FIRST, game: 'echecs' };
    const info = {
      slug: 'echecs',
      name: '',
      seats: [2],
      options: [{ name: 'profile', default: 'fide', values: ['fide', 'carlit'], clauses: [] }],
    };
    choose(choices, info, 'profile', 'carlit');
    choose(choices, info, 'start', '8/8 w');
    expect(table(choices).options).toEqual([
      ['profile', 'carlit'],
      ['start', '8/8 w'],
    ]);
    choose(choices, info, 'profile', 'fide');
    choose(choices, info, 'start', '');
    expect(table(choices).options).toBeUndefined();
  });

  it('sends the variants of the chosen game alone', () => {
    const variants = { 'echec-et-mots': { layout: 'inner' }, echecs: { profile: 'carlit' } };
    expect(table({ game: 'chevaliers', variants }).options).toBeUndefined();
    expect(table({ game: 'echec-et-mots', variants })).toMatchObject({
      game: 'echec-et-mots',
      options: [['layout', 'inner']],
    });
  });

  it('forgets a seat that the game does not have', () => {
    expect(table({ colour: 'third' }).colour).toBe('random');
    expect(table({ colour: 'second' }).colour).toBe('second');
  });

  it('waits for somebody away where two play, or all are here', () => {
    expect(table({ game: 'guerre-des-mots', opponent: 'invite', away: 3 }).standIn).toBeUndefined();
  });

  it('says how long a match is', () => {
    expect(table({ games: 5 }).games).toBe(5);
  });
});

describe('readChoices', () => {
  it.each([null, '', '{', 'null', '3', '[]'])(
    'falls back to the first choices for %j',
    (stored) => {
      expect(readChoices(stored)).toEqual(FIRST);
    },
  );

  it('reads back what was kept, but not a set-up position', () => {
    const set = { profile: 'carlit', start: '8/8' };
    const kept: Choices = {
      ...FIRST,
      opponent: 'invite',
      levels: { echecs: 7 },
      variants: { echecs: set },
    };
    keepChoices(kept);
    expect(lastChoices()).toEqual({ ...kept, variants: { echecs: { profile: 'carlit' } } });
  });

  it('forgets a game that this page does not know', () => {
    expect(readChoices('{"game":"belote"}').game).toBe(FIRST.game);
    expect(readChoices('{"game":"chevaliers"}').game).toBe('chevaliers');
  });

  it('reads back the times of each game, unless they are odd', () => {
    const { times } = chess({ pace: '5+3' });
    expect(readChoices(JSON.stringify({ times })).times).toEqual(times);
    expect(readChoices('{"times":{"echecs":{"pace":"5+3"}}}').times).toEqual({});
    expect(readChoices(JSON.stringify(chess({ minutes: 0.5 }))).times).toEqual({});
  });

  it('reads back who sits where, unless it is odd', () => {
    const places: Choices['places'] = ['host', 'invite', { bot: 3 }];
    expect(readChoices(JSON.stringify({ places })).places).toEqual(places);
    expect(readChoices('{"places":["ghost"]}').places).toEqual([]);
    expect(readChoices('{"places":[{"bot":9}]}').places).toEqual([]);
  });

  it('reads back how long somebody away is waited for, unless it is odd', () => {
    const kept = { away: 10, awayLevel: 6 };
    expect(readChoices(JSON.stringify(kept))).toMatchObject(kept);
    expect(readChoices('{"away":2,"awayLevel":9}')).toMatchObject({ away: null, awayLevel: 4 });
  });

  it('drops a value out of range and keeps the others', () => {
    const stored = JSON.stringify({ levels: { echecs: 9 }, games: 3, opponent: 'ghost' });
    expect(readChoices(stored)).toEqual({ ...FIRST, games: 3 });
  });
});

describe('awayOf', () => {
  it('replaces somebody away where many would wait, unless another wait was chosen', () => {
    expect(awayOf({ game: 'guerre-des-mots', away: null })).toBe(3);
    expect(awayOf({ game: 'chevaliers', away: null })).toBe(0);
    expect(awayOf({ game: 'guerre-des-mots', away: 0 })).toBe(0);
    expect(awayOf({ game: 'chevaliers', away: 10 })).toBe(10);
  });
});

it('remembers the level of each game by itself', () => {
  const choices: Choices = { ...FIRST, game: 'echecs' };
  setLevel(choices, 7);
  keepChoices(choices);
  expect(levelOf({ ...lastChoices(), game: 'echecs' })).toBe(7);
  expect(levelOf({ ...lastChoices(), game: 'chevaliers' })).toBe(2);
});

describe('boxTimes', () => {
  const press = (game: string, opponent: Choices['opponent'], times: Choices['times'] = {}) =>
    table({ game, opponent, times: boxTimes({ game, opponent, times }) }).clock;

  it.each(['echecs', 'dames-de-lettres'])(
    'leaves the clock of %s away against the computer, whatever was chosen',
    (game) => {
      expect(press(game, 'bot')).toBeUndefined();
      const own = { ...usualTimes(game), pace: '30+0' as const };
      expect(press(game, 'bot', { [game]: own })).toBeUndefined();
    },
  );

  it.each(['hotseat', 'invite'] as const)(
    'gives both 15 minutes of Dames de Lettres with %s',
    (opponent) => {
      const { times } = chess({ pace: '5+3' });
      expect(press('dames-de-lettres', opponent, times)).toEqual(QUARTER);
      const own = { ...usualTimes('dames-de-lettres'), pace: '30+0' as const, unequal: true };
      expect(press('dames-de-lettres', opponent, { 'dames-de-lettres': own })).toEqual({
        host: { base: 1_800_000, increment: 0 },
      });
    },
  );

  it('brings a clock to other games only for somebody invited', () => {
    const { times } = chess({ pace: '5+3', unequal: true });
    expect(press('echecs', 'hotseat', times)).toBeUndefined();
    expect(press('echecs', 'invite', times)).toEqual({ host: { base: 300_000, increment: 3000 } });
    expect(press('echec-et-mots', 'invite', times)).toBeUndefined();
  });

  it('is a pace that the dialog offers', () => {
    expect(pacesFor('dames-de-lettres')).toEqual(
      pacesFor('echecs').map((pace) => (pace === '10+0' ? '15+0' : pace)),
    );
  });
});
