import { describe, expect, it } from 'vitest';
import { FIRST, readChoices, toNewTable, type Choices } from './choices';

const table = (choices: Partial<Choices>) => toNewTable({ ...FIRST, ...choices }, 'salt');

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
    expect(table({ pace: '15+10' }).clock).toEqual({ host: { base: 900_000, increment: 10_000 } });
  });

  it('gives the opponent another clock when asked', () => {
    const clock = table({
      pace: 'custom',
      minutes: 5,
      increment: 0,
      unequal: true,
      theirMinutes: 10,
      theirIncrement: 3,
    }).clock;
    expect(clock).toEqual({
      host: { base: 300_000, increment: 0 },
      opponent: { base: 600_000, increment: 3000 },
    });
  });

  it('forgets unequal times without clocks', () => {
    expect(table({ pace: 'none', unequal: true }).clock).toBeUndefined();
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
    expect(table({ profile: 'carlit', start: ' 8/8 w ' }).options).toEqual([
      ['profile', 'carlit'],
      ['start', '8/8 w'],
    ]);
  });

  it('sends the variants of the chosen game alone', () => {
    const variants = { 'echec-et-mots': { layout: 'inner' } };
    expect(table({ variants }).options).toBeUndefined();
    expect(table({ game: 'echec-et-mots', profile: 'carlit', variants })).toMatchObject({
      game: 'echec-et-mots',
      options: [['layout', 'inner']],
    });
  });

  it('forgets a seat that the game does not have', () => {
    expect(table({ colour: 'third' }).colour).toBe('random');
    expect(table({ colour: 'second' }).colour).toBe('second');
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
    const kept: Choices = { ...FIRST, opponent: 'invite', level: 7, pace: '5+3', start: '8/8' };
    expect(readChoices(JSON.stringify(kept))).toEqual({ ...kept, start: '' });
  });

  it('reads back who sits where, unless it is odd', () => {
    const places: Choices['places'] = ['host', 'invite', { bot: 3 }];
    expect(readChoices(JSON.stringify({ places })).places).toEqual(places);
    expect(readChoices('{"places":["ghost"]}').places).toEqual([]);
    expect(readChoices('{"places":[{"bot":9}]}').places).toEqual([]);
  });

  it('drops a value out of range and keeps the others', () => {
    const stored = JSON.stringify({ level: 9, minutes: 0.5, games: 3, opponent: 'ghost' });
    expect(readChoices(stored)).toEqual({ ...FIRST, games: 3 });
  });
});
