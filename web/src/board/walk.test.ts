import { describe, expect, it } from 'vitest';
import { Grid } from './grid';
import { walk } from './walk';

const key = (name: string, ctrlKey = false) => ({ key: name, ctrlKey });
const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
];
const from = (grid: Grid, square: string, flipped = false) =>
  KEYS.map((name) => walk(grid, flipped, square, key(name)));

describe('the keys of a grid', () => {
  const grid = new Grid(8, 8);

  it('lead as seen on the screen, either way up', () => {
    expect(from(grid, 'e4')).toEqual(['d4', 'f4', 'e5', 'e3', 'a4', 'h4', 'e8', 'e1']);
    expect(from(grid, 'e4', true)).toEqual(['f4', 'd4', 'e3', 'e5', 'h4', 'a4', 'e1', 'e8']);
  });

  it('stop at the rim, and go to the corners of the board with Ctrl', () => {
    expect(walk(grid, false, 'a1', key('ArrowLeft'))).toBe('a1');
    expect(walk(grid, false, 'e4', key('Home', true))).toBe('a8');
    expect(walk(grid, false, 'e4', key('End', true))).toBe('h1');
    expect(walk(grid, true, 'e4', key('Home', true))).toBe('h1');
  });

  it('leave every other key to the game', () => {
    for (const name of ['Enter', ' ', 'Escape', 'a', 'Tab'])
      expect(walk(grid, false, 'e4', key(name))).toBeNull();
  });

  it('pass over places that are no squares', () => {
    const cross = new Grid(3, 3, { absent: (square) => /^[ac][13]$/.test(square) });
    expect(from(cross, 'b3')).toEqual(['b3', 'b3', 'b3', 'b2', 'b3', 'b3', 'b3', 'b1']);
    expect(from(cross, 'a2')).toEqual(['a2', 'b2', 'a2', 'a2', 'a2', 'c2', 'a2', 'a2']);
    expect(walk(cross, false, 'a2', key('Home', true))).toBe('b3');
    expect(walk(cross, false, 'a2', key('End', true))).toBe('b1');
  });

  it('know a board whose first rank lies at the top', () => {
    const map = new Grid(24, 24, { topDown: true });
    expect(map.shown(false)[0]?.[0]).toBe('a1');
    expect(map.ranks(false)[0]).toBe('1');
    expect(map.under(map.place('e22', true), true)).toBe('e22');
    expect(from(map, 'e22')).toEqual(['d22', 'f22', 'e21', 'e23', 'a22', 'x22', 'e1', 'e24']);
    expect(walk(map, false, 'e22', key('End', true))).toBe('x24');
  });
});
