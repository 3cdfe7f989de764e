import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setLocale } from '../../i18n';
import { Desk } from '../../table/desk.svelte';
import { frame, status } from '../../table/fixture';
import type { View } from '../../wire/chevaliers/View';
import Field from './Field.svelte';
import { view } from './fixture';
import { tipPlace } from './place';
import { Chevaliers } from './session.svelte';

beforeAll(() => setLocale('fr'));

let field: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (field) void unmount(field);
  field = undefined;
});

/** Draws a table as the player of a seat sees it. */
function draw(over: Partial<View>, seat = 0): Chevaliers {
  const desk = new Desk('abc');
  desk.live.frame = frame({
    game: 'chevaliers',
    view: view(over),
    you: { places: [seat], host: true },
    status: status({ awaited: [0] }),
  });
  const session = new Chevaliers(desk);
  field = mount(Field, { target: document.body, props: { session } });
  flushSync();
  return session;
}

/** How many there are on the board; those of the legend lie inside symbols. */
const count = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((one) => !one.closest('symbol')).length;
const labels = () =>
  [...document.querySelectorAll('[data-square]')].map((cell) => cell.getAttribute('data-square'));

it('draws the ponds, the castles and the emblem of the usual board', () => {
  draw({});
  expect(count('[href="#c-etang"]')).toBe(4);
  expect(count('.castle')).toBe(2);
  expect(count('.emblem')).toBe(1);
  expect(count('.mark')).toBe(10);
  expect(labels()).toHaveLength(98);
  expect(labels()[0]).toBe('a9');
});

it('turns the board for Gold', () => {
  draw({}, 1);
  expect(labels()[0]).toBe('k1');
});

it('draws any other board from its rows', () => {
  const rows = ['##.##', '.....', '.~.~.', '.....', '##.##'];
  draw({ rows, files: 5, lines: 5, castles: ['c1', 'c5'], pieces: {}, moves: [] });
  expect(labels()).toHaveLength(17);
  expect(count('[href="#c-etang"]')).toBe(2);
  expect(count('.emblem')).toBe(0);
});

it('says beside a piece why it may not move', () => {
  const session = draw({ moves: ['b2^b4xb6'], must: ['b2'] });
  expect(count('[role=tooltip]')).toBe(0);
  session.chosen = 'j2';
  flushSync();
  const tip = document.querySelector('[role=tooltip]');
  expect(tip?.textContent).toContain('obligatoire');
  expect(tip?.textContent).toContain('R12');
  // A link would take the presses meant for the square under it.
  expect(tip?.querySelector('a')).toBeNull();
  expect(count('[href="#m-must"]')).toBe(1);
  expect(count('[href="#m-barred"]')).toBe(1);
});

it('shows the tip on the board, and not over the pieces that must capture', () => {
  const board = { cols: 11, rows: 9 };
  const size = { width: 5, height: 2 };
  const covers = (box: { x: number; y: number }, x: number, y: number) =>
    x < box.x + 5 && x + 1 > box.x && y < box.y + 2 && y + 1 > box.y;
  for (let x = 0; x < 11; x += 1)
    for (let y = 0; y < 9; y += 1) {
      const near = [
        { x: x + 1, y: y + 1 },
        { x: x - 1, y: y - 1 },
        { x, y: y + 2 },
      ];
      const box = tipPlace({ x, y }, size, board, near);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + 5).toBeLessThanOrEqual(11);
      expect(box.y + 2).toBeLessThanOrEqual(9);
      expect(covers(box, x, y)).toBe(false);
      // One of the three may be hidden in a corner, never the way there.
      expect(near.filter((one) => covers(box, one.x, one.y)).length).toBeLessThanOrEqual(1);
    }
  const free = tipPlace({ x: 5, y: 2 }, size, board, [{ x: 5, y: 4 }]);
  expect(covers(free, 5, 4)).toBe(false);
});
