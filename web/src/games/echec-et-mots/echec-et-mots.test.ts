import { describe, expect, it } from 'vitest';
import { fan } from '../../board/gesture';
import { gridOf, parse, squaresIn } from './emn';
import { arranged, missing, moved, plain, shuffled, used, without, type Taken } from './letters';
import { bonusOf, preview, signed } from './score';
import { rowsOf, textOf } from './sheet';
import { stepsOf } from './story';
import type { Notice } from '../../wire/echec-et-mots/Notice';

const START = 'TRSE/LNP/AEOI/BUR/MNTS/CVD/FGHJ a0,g0 a8,g8 - - w 0 0';

describe('positions', () => {
  it('put the letters on the brown squares', () => {
    const { letters, knights, racks, turn } = parse(START);
    expect(letters.size).toBe(25);
    expect([letters.get('a7'), letters.get('g7'), letters.get('b6')]).toEqual(['T', 'E', 'L']);
    expect([letters.get('d4'), letters.get('c1'), letters.get('g1')]).toEqual(['U', 'G', 'J']);
    const grid = gridOf('corner79');
    for (const square of letters.keys()) expect(grid.light(square)).toBe(false);
    expect(knights).toEqual([
      ['a0', 'g0'],
      ['a8', 'g8'],
    ]);
    expect(racks).toEqual(['', '']);
    expect(turn).toBe(0);
  });

  it('leave out what is taken, and read a stopped game', () => {
    const { letters, knights, racks, turn } = parse(
      '..../.../..../.../..../.../.... e5,g0 - ACEHLVX AEGNORYZ b 1 10 CHEVAL+',
    );
    expect(letters.size).toBe(0);
    expect(knights[1]).toEqual([]);
    expect(racks).toEqual(['ACEHLVX', 'AEGNORYZ']);
    expect(turn).toBe(1);
  });

  it.each([
    ['corner79', 53, ['a0', 'g0', 'a8', 'g8']],
    ['beyond', 53, ['b-1', 'f-1', 'b9', 'f9']],
    ['inner', 49, ['b1', 'f1', 'b7', 'f7']],
  ] as const)('%s has its squares and its stables', (layout, count, stables) => {
    const squares = gridOf(layout).shown(false).flat().filter(Boolean);
    expect(squares).toHaveLength(count);
    for (const stable of stables) {
      expect(squares).toContain(stable);
      expect(gridOf(layout).light(stable)).toBe(true);
    }
  });

  it('part squares that are run together', () => {
    expect(squaresIn('b-1a3c1')).toEqual(['b-1', 'a3', 'c1']);
    expect(fan({ a0: 'b2c1' })).toEqual(new Map([['a0', ['b2', 'c1']]]));
  });
});

describe('letters', () => {
  it('are plain capitals, whatever was typed', () => {
    expect(plain('Échec à l’œuf !')).toBe('ECHECALOEUF');
  });

  it('are missing one by one', () => {
    expect(missing('CHEVAUX', 'ACEHLVX')).toEqual(['U']);
    expect(missing('DETENTE', 'DETNT')).toEqual(['E', 'E']);
    expect(missing('CHEVAL', 'ACEHLVX')).toEqual([]);
  });

  it('are used once each, and taken off from the end', () => {
    const tile = (id: number, letter: string) => ({ id, letter, dot: false, from: null });
    const tiles = [tile(1, 'E'), tile(2, 'N'), tile(3, 'E')];
    expect([...used('EE', tiles)]).toEqual([1, 3]);
    expect([...used('EEE', tiles)]).toEqual([1, 3]);
    expect(without('ETETE', 'E')).toBe('ETET');
    expect(without('ETE', 'X')).toBe('ETE');
  });

  it('keep the order of their owner when others come or go', () => {
    let issued = 0;
    const fresh = () => (issued += 1);
    const taken: Taken[] = [
      { letter: 'A', square: 'a1', dot: false },
      { letter: 'E', square: 'd4', dot: true },
    ];
    const two = arranged([], 'AE', taken, fresh, false);
    expect(two.map((tile) => [tile.letter, tile.dot, tile.from])).toEqual([
      ['A', false, null],
      ['E', true, null],
    ]);
    const turned = moved(two, 0, 1);
    const more = [...taken, { letter: 'A', square: 'c1', dot: false }];
    const three = arranged(turned, 'AAE', more, fresh, true);
    expect(three.map((tile) => tile.letter).join('')).toBe('EAA');
    expect(three[2]).toMatchObject({ from: 'c1' });
    expect(three.slice(0, 2)).toEqual(turned);
    expect(arranged(three, 'AA', more, fresh, true).map(({ id }) => id)).toEqual([
      three[1]?.id,
      three[2]?.id,
    ]);
  });

  it('are shuffled without losing any', () => {
    const list = [...'CHEVAL'];
    const mixed = shuffled(list, () => 0.4);
    expect([...mixed].sort()).toEqual([...list].sort());
    expect(shuffled(list, () => 0)).not.toEqual(list);
  });
});

describe('points', () => {
  const scoring = { bonusCap: 20, floorZero: false };
  const calls = { calls: true, knight: false };

  // T24 to T29 of the rules' own cases.
  it('are two a letter, less one for each that stays', () => {
    expect(preview(6, 7, calls, scoring)).toMatchObject({ points: 11, unused: 1, bonus: 3 });
    expect(preview(6, 8, { calls: false, knight: false }, scoring)).toMatchObject({
      points: 10,
      bonus: 0,
    });
    expect(preview(7, 7, { calls: true, knight: true }, scoring)).toMatchObject({
      points: 14,
      bonus: 6,
      knight: 10,
    });
  });

  it('may be below zero, unless the option says not', () => {
    expect(preview(0, 5, calls, scoring).points).toBe(-5);
    expect(preview(0, 5, calls, { ...scoring, floorZero: true }).points).toBe(0);
    expect(signed(-5)).toBe('−5');
    expect(signed(5)).toBe('5');
  });

  it('grow by the bonus of the length', () => {
    expect([5, 6, 7, 8, 9, 10, 11].map((length) => bonusOf(length, scoring))).toEqual([
      0, 3, 6, 9, 12, 20, 20,
    ]);
    expect(bonusOf(12, { ...scoring, bonusCap: 30 })).toBe(30);
  });
});

describe('the sheet', () => {
  const say = (id: string) => id;
  const move = (seat: number, from: string, to: string, letter: string | null): Notice => ({
    kind: 'moved',
    text: '',
    seat,
    from,
    to,
    letter,
    captured: false,
    position: `after ${to}`,
  });
  const notices: Notice[] = [
    { kind: 'dealt', text: '', letters: {} },
    move(0, 'a0', 'c1', 'G'),
    { kind: 'voided', text: '', seat: 1, position: 'after void' },
    { ...move(0, 'c4', 'd6', null), captured: true } as Notice,
    { kind: 'announced', text: '', seat: 0, word: 'DETENTE', knight: true },
    { kind: 'replied', text: '', seat: 1, word: null },
    { kind: 'ended', text: '', code: 'second-knight', totals: [30, -8] },
  ];

  it('has a step for every half-move, the announcement with its move, and the reply', () => {
    const steps = stepsOf(notices);
    expect(steps.map((step) => textOf(step, say))).toEqual([
      'a0-c1 G',
      'echec-et-mots-text-void',
      'c4xd6 #DETENTE',
      'echec-et-mots-text-none',
    ]);
    expect(steps[3]?.position).toBe('after d6');
  });

  it('writes two steps on a line', () => {
    const rows = rowsOf(stepsOf(notices), say);
    expect(rows.map(({ number, cells }) => [number, cells.length])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(rows[1]?.cells[1]?.ply).toBe(4);
  });
});
