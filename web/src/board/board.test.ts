import { describe, expect, it } from 'vitest';
import { track, type Figure, type Tracked } from './figure';
import { drags, fan, nearest, pick, press, release, type Reach } from './gesture';
import { Grid } from './grid';
import { arrow, inkOf, toggle, type Shape } from './shapes';
import { frames, wayBetween } from './slide';
import { curve } from './trail';

const grid = new Grid(8, 8);

describe('the grid', () => {
  it('names every square once and finds it again, either way up', () => {
    for (const flipped of [false, true]) {
      const shown = grid
        .shown(flipped)
        .flat()
        .filter((square) => square !== null);
      expect(new Set(shown).size).toBe(64);
      for (const square of shown) {
        const { x, y } = grid.place(square, flipped);
        expect(grid.under({ x: x + 0.5, y: y + 0.5 }, flipped)).toBe(square);
      }
    }
  });

  it('shows a8 top left, and h1 there when flipped', () => {
    expect(grid.shown(false)[0]?.[0]).toBe('a8');
    expect(grid.shown(true)[0]?.[0]).toBe('h1');
    expect(grid.files(true)[0]).toBe('h');
    expect(grid.ranks(false)[0]).toBe('8');
  });

  it('has a light square at h1', () => {
    expect(grid.light('h1')).toBe(true);
    expect(grid.light('a1')).toBe(false);
    expect(grid.light('d8')).toBe(false);
  });

  it('walks as seen and stops at the rim', () => {
    expect(grid.beside('e4', 0, -1, false)).toBe('e5');
    expect(grid.beside('e4', 0, -1, true)).toBe('e3');
    expect(grid.beside('h1', 1, 0, false)).toBe('h1');
  });

  it('knows boards that are not square', () => {
    const wide = new Grid(11, 9);
    expect(wide.place('k9', false)).toEqual({ x: 10, y: 0 });
    expect(wide.under({ x: 10.2, y: 8.9 }, false)).toBe('k1');
    expect(wide.under({ x: 11, y: 0 }, false)).toBeNull();
  });
});

describe('a board with strips', () => {
  const strips = new Grid(7, 9, { lowest: 0, absent: (square) => /^[b-f][08]$/.test(square) });

  it('has no square under the title', () => {
    expect(strips.shown(false).flat().filter(Boolean)).toHaveLength(53);
    expect(strips.shown(false)[0]).toEqual(['a8', null, null, null, null, null, 'g8']);
    expect(strips.under({ x: 3.5, y: 8.5 }, false)).toBeNull();
    expect(strips.place('a0', false)).toEqual({ x: 0, y: 8 });
    expect(strips.place('a0', true)).toEqual({ x: 6, y: 0 });
  });

  it('is walked over the title, and stops where nothing follows', () => {
    expect(strips.beside('a0', 1, 0, false)).toBe('g0');
    expect(strips.beside('d1', 0, 1, false)).toBe('d1');
    expect(strips.beside('a1', 0, 1, false)).toBe('a0');
  });

  it('keeps a1 dark and the strip light at its ends', () => {
    expect(strips.light('a1')).toBe(false);
    expect(strips.light('a0')).toBe(true);
    expect(strips.light('g8')).toBe(true);
    expect(strips.ranks(false)).toEqual([...'876543210']);
  });
});

describe('figures keep their identity', () => {
  const far = (a: string, b: string) =>
    Math.abs(grid.file(a) - grid.file(b)) + Math.abs(grid.rank(a) - grid.rank(b));
  const rook: Figure = { name: 'tour', camp: 'w' };
  const king: Figure = { name: 'roi', camp: 'w' };
  const pawn: Figure = { name: 'pion', camp: 'b' };
  let next = 100;
  const fresh = () => (next += 1);
  const before: Tracked[] = [
    { ...king, id: 1, square: 'e1' },
    { ...rook, id: 2, square: 'a1' },
    { ...rook, id: 3, square: 'h1' },
    { ...pawn, id: 4, square: 'f1' },
  ];

  it('when they castle', () => {
    const after = track(
      before,
      new Map([
        ['g1', king],
        ['f1', rook],
        ['a1', rook],
      ]),
      far,
      fresh,
    );
    expect(after.find((figure) => figure.square === 'f1')?.id).toBe(3);
    expect(after.find((figure) => figure.square === 'g1')?.id).toBe(1);
    expect(after.find((figure) => figure.square === 'a1')?.id).toBe(2);
    expect(after).toHaveLength(3);
  });

  it('and the one that moved is drawn last', () => {
    const after = track(
      before,
      new Map([
        ['a8', rook],
        ['e1', king],
        ['h1', rook],
        ['f1', pawn],
      ]),
      far,
      fresh,
    );
    expect(after.at(-1)).toMatchObject({ id: 2, square: 'a8' });
  });

  it('but a new one gets a new one', () => {
    const after = track([], new Map([['d1', king]]), far, fresh);
    expect(after[0]?.id).toBeGreaterThan(100);
  });
});

describe('a figure with two faces', () => {
  it('keeps its identity where it lies when it turns over', () => {
    const red: Figure = { name: 'jeton-A', camp: 'rouge', reversible: true };
    const before: Tracked[] = [{ ...red, square: 'd4', id: 1 }];
    const after = track(
      before,
      new Map([['d4', { ...red, camp: 'noir' }]]),
      () => 1,
      () => 2,
    );
    expect(after).toEqual([{ ...red, camp: 'noir', square: 'd4', id: 1 }]);
  });
});

describe('the hand', () => {
  const reach: Reach = {
    origins: new Set(['e2', 'd2', 'a1']),
    dests: new Map([['e2', ['e3', 'e4']]]),
  };
  const at = { x: 10, y: 10 };

  it('clicks a figure, then a square', () => {
    const first = press(reach, null, 'e2', at);
    expect(first.intent).toEqual({ kind: 'choose', square: 'e2' });
    expect(release(first.grip!, 'e2')).toEqual({ kind: 'none' });
    expect(press(reach, 'e2', 'e4', at).intent).toEqual({ kind: 'move', from: 'e2', to: 'e4' });
  });

  it('lets go by a second click, or by choosing another', () => {
    const second = press(reach, 'e2', 'e2', at);
    expect(release(second.grip!, 'e2')).toEqual({ kind: 'choose', square: null });
    expect(press(reach, 'e2', 'd2', at).intent).toEqual({ kind: 'choose', square: 'd2' });
  });

  it('asks by a click for what a drag may ask for, so that the rules say why not', () => {
    const forbidden = { kind: 'move', from: 'e2', to: 'h7' };
    const { grip } = press(reach, null, 'e2', at);
    expect(release({ ...grip!, dragging: true }, 'h7')).toEqual(forbidden);
    expect(press(reach, 'e2', 'h7', at).intent).toEqual(forbidden);
    expect(pick(reach, 'e2', 'h7')).toEqual(forbidden);
    expect(press(reach, null, 'h7', at)).toEqual({ grip: null, intent: { kind: 'none' } });
  });

  it('drags, and a drop outside or back home plays nothing', () => {
    const { grip } = press(reach, null, 'e2', at);
    const held = { ...grip!, dragging: true };
    expect(release(held, 'e4')).toEqual({ kind: 'move', from: 'e2', to: 'e4' });
    expect(release(held, null)).toEqual({ kind: 'choose', square: null });
    expect(release(held, 'e2')).toEqual({ kind: 'none' });
  });

  it('does not drag by trembling', () => {
    expect(drags(at, { x: 13, y: 13 })).toBe(false);
    expect(drags(at, { x: 14, y: 14 })).toBe(true);
  });

  it('works from the keyboard', () => {
    expect(pick(reach, null, 'e2')).toEqual({ kind: 'choose', square: 'e2' });
    expect(pick(reach, 'e2', 'e3')).toEqual({ kind: 'move', from: 'e2', to: 'e3' });
    expect(pick(reach, 'e2', 'e2')).toEqual({ kind: 'choose', square: null });
    expect(pick(reach, null, 'e5')).toEqual({ kind: 'none' });
  });
});

describe('a finger on small squares', () => {
  const middle = (square: string) => {
    const { x, y } = grid.place(square, false);
    return { x: x + 0.5, y: y + 0.5 };
  };

  it('means the nearest square where something can be done', () => {
    const { x, y } = middle('e4');
    expect(nearest(['e5', 'f4'], middle, { x: x + 0.4, y }, 0.7)).toBe('f4');
    expect(nearest(['e5', 'f4'], middle, { x, y: y - 0.4 }, 0.7)).toBe('e5');
  });

  it('means none that is too far', () => {
    expect(nearest(['e5'], middle, middle('e4'), 0.7)).toBeNull();
    expect(nearest([], middle, middle('e4'), 0.7)).toBeNull();
  });
});

describe('a chain on the way back to its start', () => {
  it('ends on the square it began on', () => {
    const round: Reach = { origins: new Set(['b2']), dests: new Map([['b2', ['b2']]]) };
    const home = { kind: 'move', from: 'b2', to: 'b2' };
    expect(press(round, 'b2', 'b2', { x: 0, y: 0 }).intent).toEqual(home);
    expect(pick(round, 'b2', 'b2')).toEqual(home);
  });
});

describe('a way over several squares', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 128, y: 0 },
    { x: 128, y: 128 },
  ];

  it('is gone hop by hop, and backwards', () => {
    expect(wayBetween({ x: 0, y: 0 }, { x: 128, y: 128 }, [way])).toEqual(way);
    expect(wayBetween({ x: 128, y: 128 }, { x: 0, y: 0 }, [way])).toEqual([...way].reverse());
  });

  it('is straight where no route joins its ends', () => {
    const ends = [
      { x: 0, y: 0 },
      { x: 64, y: 0 },
    ];
    expect(wayBetween(ends[0]!, ends[1]!, [way])).toEqual(ends);
    expect(frames(ends).map(({ transform }) => transform)).toEqual([
      'translate(0px,0px)',
      'translate(64px,0px)',
    ]);
  });

  it('rises over what it jumps', () => {
    const shown = frames(way);
    expect(shown.map(({ offset }) => offset)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(shown[1]?.transform).toBe('translate(64px,-14px)');
    expect(shown.at(-1)?.transform).toBe('translate(128px,128px)');
  });

  it('is drawn as a curve that leaves its squares free', () => {
    expect(curve({ x: 32, y: 32 }, { x: 160, y: 32 })).toMatch(/^M48.9 23.2Q96.0 -1.3 143.1 23.2$/);
    expect(curve({ x: 32, y: 32 }, { x: 32, y: 32 })).toBe('');
  });
});

describe('notes on the board', () => {
  const shape: Shape = { from: 'e2', to: 'e4', ink: 'green' };

  it('are wiped by drawing them again and recoloured by another ink', () => {
    expect(toggle([], shape)).toEqual([shape]);
    expect(toggle([shape], shape)).toEqual([]);
    expect(toggle([shape], { ...shape, ink: 'red' })).toEqual([{ ...shape, ink: 'red' }]);
    expect(inkOf({ shiftKey: true, altKey: false })).toBe('red');
  });

  it('point from one centre to the other', () => {
    expect(arrow({ x: 32, y: 32 }, { x: 160, y: 32 })).toMatch(/^M52.0 27.0.*L154.0 32.0/);
    expect(arrow({ x: 32, y: 32 }, { x: 32, y: 32 })).toBe('');
  });
});

it('tells squares apart that the wire runs together', () => {
  expect(fan({ e2: 'e3e4', a0: 'b-1k10' })).toEqual(
    new Map([
      ['e2', ['e3', 'e4']],
      ['a0', ['b-1', 'k10']],
    ]),
  );
});
