import { describe, expect, it } from 'vitest';
import { Ground } from './camp';
import { ROWS } from './fixture';
import { merged, readMove, shownMove, tidied, writeMove } from './moves';
import { Plan } from './plan';

const land = new Ground(ROWS);

/** Reads the first field of a position. */
function piecesOf(position: string): Map<string, string> {
  const pieces = new Map<string, string>();
  position.split('/').forEach((row, down) => {
    let file = 0;
    for (const [run] of row.matchAll(/\d+|\D/g)) {
      if (/[NMnm]/.test(run)) pieces.set(`${'abcdefghijk'[file]}${9 - down}`, run);
      file += Number(run) || 1;
    }
  });
  return pieces;
}

function plan(position: string, from: string, ...legal: string[]): Plan {
  return new Plan(
    from,
    legal.flatMap((text) => readMove(text) ?? []),
    {
      pieces: piecesOf(position),
      stands: (square) => land.stands(square),
    },
  );
}

const START = '1nmmm1mmmn1/1nmmmnmmmn1/11/11/2~1~#~1~2/11/11/1NMMMNMMMN1/1NMMM1MMMN1';
const KNIGHT = ['b1-a1', 'b1-a2', 'b1^b3', 'b1^d3', 'b1^f1', 'b1^f3', 'b1^h3'];
const to = (found: { to: string }[]) => found.map((hop) => hop.to).sort();

describe('the ground', () => {
  it('has squares, ponds, marks and a place that is none', () => {
    expect(land.grid.cols).toBe(11);
    expect(land.water).toEqual(['c5', 'e5', 'g5', 'i5']);
    expect(land.marked).toHaveLength(10);
    expect(land.voids).toEqual([[5, 4]]);
    expect(land.stands('d5')).toBe(true);
    expect(land.stands('c5')).toBe(false);
    expect(land.stands('f5')).toBe(false);
    expect(land.stands('l1')).toBe(false);
    expect(land.grid.light('a1')).toBe(true);
    expect(land.grid.name(5, 4)).toBeNull();
    expect(land.grid.name(2, 4)).toBe('c5');
  });
});

describe('written moves', () => {
  it('are read and written the same', () => {
    for (const text of ['f2-f3', 'b1^f3', 'b2xb4xd4', 'b1^b5xb7xd7', 'b2xb4^b6xb8', 'a13-a14'])
      expect(writeMove(readMove(text)!.from, readMove(text)!.parts)).toBe(text);
    expect(readMove('f2')).toBeNull();
    expect(readMove('f2f3')).toBeNull();
  });

  it('name only the last of leaps that follow each other', () => {
    expect(merged(readMove('b1^d3^f3xf5')!.parts)).toEqual(readMove('b1^f3xf5')!.parts);
  });

  it('may be typed freely and are shown with a cross', () => {
    expect(tidied(' B2 × b4 x D4+ ')).toBe('b2xb4xd4');
    expect(tidied('b1 ^ f3#')).toBe('b1^f3');
    expect(shownMove('b3^d5xd7')).toBe('b3^d5×d7');
  });
});

describe('a leap (R7)', () => {
  it('goes one friend at a time, and may stop or go on', () => {
    const first = plan(START, 'b1', ...KNIGHT);
    expect(to(first.next())).toEqual(['a1', 'a2', 'b3', 'd3']);
    const second = first.with(first.next().find((hop) => hop.to === 'd3')!);
    expect(second.text).toBe('b1^d3');
    expect(second.complete).toBe(true);
    // Not back to the start (R8).
    expect(to(second.next())).toEqual(['f1']);
    const third = second.with(second.next()[0]!);
    expect(to(third.next())).toEqual(['f3', 'h3']);
    const fourth = third.with(third.next().find((hop) => hop.to === 'f3')!);
    expect(fourth.text).toBe('b1^f3');
    expect(fourth.path).toEqual(['b1', 'd3', 'f1', 'f3']);
    expect(fourth.next()).toEqual([]);
    expect(fourth.back().text).toBe('b1^f1');
  });

  it('is found whole from its last square, by the fewest leaps', () => {
    const wholes = plan(START, 'b1', ...KNIGHT).wholes();
    expect(wholes.get('h3')?.map((one) => one.path)).toEqual([['b1', 'd3', 'f1', 'h3']]);
    expect(wholes.get('a1')?.map((one) => one.text)).toEqual(['b1-a1']);
    expect([...wholes.keys()].sort()).toEqual(['a1', 'a2', 'b3', 'd3', 'f1', 'f3', 'h3']);
  });

  it('goes on from where it has come to', () => {
    const first = plan(START, 'b1', ...KNIGHT);
    const second = first.with(first.next().find((hop) => hop.to === 'd3')!);
    expect(
      second
        .wholes()
        .get('f3')
        ?.map((one) => one.text),
    ).toEqual(['b1^f3']);
    expect(second.wholes().has('a1')).toBe(false);
  });
});

describe('a chain (R10)', () => {
  const CIRCLE = 'n10/11/11/11/2~1~#~1~2/2m8/1m1m7/1Nm8/11';
  const ROUND = ['b2xb4xd4xd2xb2', 'b2xd2xd4xb4xb2'];

  it('is composed landing by landing and comes back to its start', () => {
    let way = plan(CIRCLE, 'b2', ...ROUND);
    expect(to(way.next())).toEqual(['b4', 'd2']);
    for (const square of ['b4', 'd4', 'd2', 'b2']) {
      expect(way.complete).toBe(false);
      way = way.with(way.next().find((hop) => hop.to === square)!);
    }
    expect(way.complete).toBe(true);
    expect(way.next()).toEqual([]);
    expect(way.taken).toEqual(['b3', 'c4', 'd3', 'c2']);
  });

  it('is not guessed where two ways end on one square', () => {
    expect(
      plan(CIRCLE, 'b2', ...ROUND)
        .wholes()
        .get('b2'),
    ).toHaveLength(2);
  });

  it('may stop on the enemy castle (R12)', () => {
    const raid = plan('4m6/5m5/5N5/n10/2~1~#~1~2/11/11/11/11', 'f7', 'f7xf9', 'f7xf9xd9');
    const inside = raid.with(raid.next()[0]!);
    expect(inside.complete).toBe(true);
    expect(to(inside.next())).toEqual(['d9']);
  });
});

describe('a charge (R11)', () => {
  it('leaps, then captures; a leap that leads nowhere is not offered', () => {
    const P2 = '3mm3m2/n2mmm5/4nnm2N1/3mm1mM1n1/2~1~#~1~1m/2N2M3M1/1N1M1M3N1/1M1M1M1M3/3MMN2M2';
    const charge = plan(P2, 'b3', 'b3^d5xd7');
    expect(to(charge.next())).toEqual(['d5']);
    const near = charge.with(charge.next()[0]!);
    expect(near.complete).toBe(false);
    expect(near.next()).toEqual([{ kind: 'x', to: 'd7', over: 'd6' }]);
    expect(charge.wholes().get('d7')?.[0]?.path).toEqual(['b3', 'd5', 'd7']);
    const far = plan(P2, 'c4', 'c4^k4xk6xi6');
    expect(far.follow('c4^k4xk6xi6')?.taken).toEqual(['k5', 'j6']);
    expect(far.wholes().get('i6')).toHaveLength(1);
  });

  it('may leap again after captures where the option says so', () => {
    const again = plan('n10/11/11/11/1M~1~#~1~2/11/1m9/1N9/11', 'b2', 'b2xb4', 'b2xb4^b6');
    const taken = again.with(again.next()[0]!);
    expect(taken.complete).toBe(true);
    expect(taken.next()).toEqual([{ kind: '^', to: 'b6', over: 'b5' }]);
  });
});
