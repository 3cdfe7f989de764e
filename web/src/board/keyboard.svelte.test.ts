import { createRawSnippet, flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prefs } from '../prefs.svelte';
import Board from './Board.svelte';
import type { Figure } from './figure';
import type { Reach } from './gesture';
import { Grid, type Square } from './grid';
import type { Grasp, Scene } from './scene';

const pawn: Figure = { name: 'pion', camp: 'white' };
const ground = createRawSnippet(() => ({ render: () => '<g></g>' }));

/** A game in which pawns go forward. */
class Pawns implements Scene, Grasp {
  readonly grid: Grid = new Grid(8, 8);
  readonly position: ReadonlyMap<Square, Figure> = new Map([
    ['e2', pawn],
    ['d2', pawn],
  ]);
  readonly reach: Reach = {
    origins: new Set(['e2', 'd2']),
    dests: new Map([['e2', ['e3', 'e4']]]),
  };
  readonly last = null;
  readonly nod = null;
  chosen = $state<Square | null>(null);
  readonly moves: [Square, Square][] = [];

  describe(square: Square) {
    return `case ${square}`;
  }
  aim() {
    return 'target' as const;
  }
  move(from: Square, to: Square): boolean | void {
    this.moves.push([from, to]);
  }
}

/** A board without its corners. */
class Cross extends Pawns {
  override readonly grid = new Grid(3, 3, { absent: (square) => /^[ac][13]$/.test(square) });
  override readonly position = new Map<Square, Figure>();
  override readonly reach: Reach = { origins: new Set(), dests: new Map() };
}

/** A move of several hops. */
class Hopping extends Pawns {
  override readonly reach: Reach = {
    origins: new Set(['e2']),
    dests: new Map([['e2', ['e4', 'g4']]]),
  };
  trail = $state.raw<readonly Square[]>(['e2']);
  override move(_: Square, to: Square) {
    this.trail = [...this.trail, to];
    return true;
  }
}

let moves: [Square, Square][];
let board: ReturnType<typeof mount>;

const show = (session: Scene & Grasp, target: Element = document.body) =>
  mount(Board, { target, props: { session, flipped: false, label: 'Échiquier', ground } });

beforeEach(() => {
  prefs.animation = 'off';
  const pawns = new Pawns();
  ({ moves } = pawns);
  board = show(pawns);
  flushSync();
});

afterEach(() => unmount(board));

const cell = (square: Square) =>
  document.querySelector<HTMLButtonElement>(`[data-square="${square}"]`)!;

async function press(square: Square, key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  cell(square).dispatchEvent(event);
  flushSync();
  await tick();
}

describe('the board without a mouse', () => {
  it('is a grid of named squares, one of which takes the focus', () => {
    expect(document.querySelector('[role=grid]')?.getAttribute('aria-label')).toBe('Échiquier');
    const cells = [...document.querySelectorAll('[role=gridcell]')];
    expect(cells).toHaveLength(64);
    expect(cells[0]?.getAttribute('aria-label')).toBe('case a8');
    expect(cells.filter((one) => one.getAttribute('tabindex') === '0')).toHaveLength(1);
  });

  it('is walked by the arrows', async () => {
    await press('e2', 'ArrowUp');
    expect(document.activeElement).toBe(cell('e3'));
    await press('e3', 'ArrowRight');
    expect(document.activeElement).toBe(cell('f3'));
    await press('f3', 'Home');
    expect(document.activeElement).toBe(cell('a3'));
    await press('a3', 'PageUp');
    expect(document.activeElement).toBe(cell('a8'));
    expect([...document.querySelectorAll('[tabindex="0"]')]).toEqual([cell('a8')]);
  });

  it('is played by Enter and Space', async () => {
    await press('e2', 'Enter');
    expect(cell('e2').getAttribute('aria-selected')).toBe('true');
    expect(document.querySelectorAll('use[href="#m-target"]')).toHaveLength(2);
    await press('e4', ' ');
    expect(moves).toEqual([['e2', 'e4']]);
    expect(cell('e2').getAttribute('aria-selected')).toBe('false');
  });

  it('lets go by Escape', async () => {
    await press('e2', 'Enter');
    await press('e3', 'Escape');
    await press('e4', 'Enter');
    expect(moves).toEqual([]);
  });

  it('hears the click of a screen reader', () => {
    cell('e2').click();
    flushSync();
    expect(cell('e2').getAttribute('aria-selected')).toBe('true');
    cell('e3').click();
    expect(moves).toEqual([['e2', 'e3']]);
  });
});

describe('a board without its corner', () => {
  it('is reached by the Tab key all the same', () => {
    const target = document.createElement('div');
    document.body.append(target);
    const cross = show(new Cross(), target);
    flushSync();
    const stops = [...target.querySelectorAll('[tabindex="0"]')];
    expect(stops.map((cell) => cell.getAttribute('aria-label'))).toEqual(['case b3']);
    void unmount(cross);
  });
});

describe('a move of several hops', () => {
  it('is drawn with its landings numbered, and keeps its figure chosen', async () => {
    void unmount(board);
    board = show(new Hopping());
    flushSync();
    await press('e2', 'Enter');
    await press('e4', 'Enter');
    await press('g4', 'Enter');
    expect(cell('e2').getAttribute('aria-selected')).toBe('true');
    const numbers = [...document.querySelectorAll('.meant text')].map((one) => one.textContent);
    expect(numbers).toEqual(['1', '2']);
  });
});
