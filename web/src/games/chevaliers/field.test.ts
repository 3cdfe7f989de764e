import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setLocale } from '../../i18n';
import { Desk } from '../../table/desk.svelte';
import { frame, status } from '../../table/fixture';
import type { View } from '../../wire/chevaliers/View';
import Field from './Field.svelte';
import { view } from './fixture';
import { Chevaliers } from './session.svelte';

beforeAll(() => setLocale('fr'));

let field: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (field) void unmount(field);
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
  expect(tip?.querySelector('a')?.getAttribute('href')).toBe('/regles/chevaliers#R12');
  expect(count('[href="#m-must"]')).toBe(1);
  expect(count('[href="#m-barred"]')).toBe(1);
});
