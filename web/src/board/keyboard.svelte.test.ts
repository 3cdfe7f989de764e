import { createRawSnippet, flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Board from './Board.svelte';
import type { Figure } from './figure';
import { Grid, type Square } from './grid';

const pawn: Figure = { name: 'pion', camp: 'white' };
const ground = createRawSnippet(() => ({ render: () => '<g></g>' }));

let moves: [Square, Square][];
let board: ReturnType<typeof mount>;

beforeEach(() => {
  moves = [];
  board = mount(Board, {
    target: document.body,
    props: {
      grid: new Grid(8, 8),
      flipped: false,
      position: new Map([
        ['e2', pawn],
        ['d2', pawn],
      ]),
      reach: { origins: new Set(['e2', 'd2']), dests: new Map([['e2', ['e3', 'e4']]]) },
      aim: () => 'target',
      label: 'Échiquier',
      describe: (square) => `case ${square}`,
      coordinates: 'auto',
      pace: 0,
      onmove: (from, to) => void moves.push([from, to]),
      ground,
    },
  });
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
    const props = {
      grid: new Grid(3, 3, { absent: (square: Square) => /^[ac][13]$/.test(square) }),
      flipped: false,
      position: new Map<Square, Figure>(),
      reach: { origins: new Set<Square>(), dests: new Map<Square, Square[]>() },
      aim: () => 'target' as const,
      label: 'Croix',
      describe: (square: Square) => square,
      coordinates: 'auto' as const,
      pace: 0,
      onmove: () => {},
      ground,
    };
    const target = document.createElement('div');
    document.body.append(target);
    const cross = mount(Board, { target, props });
    flushSync();
    const stops = [...target.querySelectorAll('[tabindex="0"]')];
    expect(stops.map((cell) => cell.getAttribute('aria-label'))).toEqual(['b3']);
    void unmount(cross);
  });
});

describe('a move of several hops', () => {
  it('is drawn with its landings numbered, and keeps its figure chosen', async () => {
    void unmount(board);
    const hops: Square[] = [];
    const props = $state({
      grid: new Grid(8, 8),
      flipped: false,
      position: new Map([['e2', pawn]]),
      reach: { origins: new Set(['e2']), dests: new Map([['e2', ['e4', 'g4']]]) },
      aim: () => 'target' as const,
      plan: ['e2'] as Square[],
      label: 'Échiquier',
      describe: (square: Square) => `case ${square}`,
      coordinates: 'auto' as const,
      pace: 0,
      onmove: (_: Square, to: Square) => {
        hops.push(to);
        props.plan = ['e2', ...hops];
        return true;
      },
      ground,
    });
    board = mount(Board, { target: document.body, props });
    flushSync();
    await press('e2', 'Enter');
    await press('e4', 'Enter');
    await press('g4', 'Enter');
    expect(cell('e2').getAttribute('aria-selected')).toBe('true');
    const numbers = [...document.querySelectorAll('.meant text')].map((one) => one.textContent);
    expect(numbers).toEqual(['1', '2']);
  });
});
