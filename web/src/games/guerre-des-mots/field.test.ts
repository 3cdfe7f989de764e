import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Square } from '../../board/grid';
import { Desk } from '../../table/desk.svelte';
import { frame } from '../../table/fixture';
import Field from './Field.svelte';
import { held, seat, view } from './fixture';
import { GuerreDesMots } from './session.svelte';

let game: GuerreDesMots;
let field: ReturnType<typeof mount>;

beforeEach(() => {
  sessionStorage.clear();
  const desk = new Desk('abc');
  const seats = [seat(0, held('R U S A')), seat(1, null)];
  desk.live.frame = frame({ game: 'guerre-des-mots', view: view({ seats }) });
  game = new GuerreDesMots(desk);
  field = mount(Field, { target: document.body, props: { session: game } });
  flushSync();
});
afterEach(() => {
  void unmount(field);
  game.close();
});

const cell = (square: Square) =>
  document.querySelector<HTMLButtonElement>(`[data-square="${square}"]`)!;

/** Presses a key where the keyboard is. */
function press(key: string, ctrlKey = false) {
  const event = new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true });
  document.activeElement!.dispatchEvent(event);
  flushSync();
}

/** Presses a key that leads to a square. */
async function walk(key: string, to: Square, ctrlKey = false) {
  press(key, ctrlKey);
  await vi.waitFor(() => expect(document.activeElement).toBe(cell(to)));
}

it('is walked to its rims and its corners by the keys of any board', async () => {
  cell('e22').focus();
  await walk('Home', 'a22');
  await walk('PageUp', 'a1');
  await walk('End', 'x1');
  await walk('PageDown', 'x24');
  await walk('Home', 'a1', true);
  await walk('ArrowRight', 'b1');
});

it('writes where the keys have gone, and leaves Ctrl+Z to the table', async () => {
  cell('e22').focus();
  press('r');
  expect([...game.composer.draft.laid.keys()]).toEqual(['e22']);
  await walk('End', 'x22');
  press('u');
  expect([...game.composer.draft.laid.keys()]).toEqual(['e22', 'x22']);
  let heard = false;
  document.body.addEventListener('keydown', () => (heard = true), { once: true });
  press('z', true);
  expect(heard).toBe(true);
});
