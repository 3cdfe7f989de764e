import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Session } from '../games/face';
import { setLocale } from '../i18n';
import Deeds from './Deeds.svelte';
import { Desk } from './desk.svelte';
import { frame } from './fixture';

beforeAll(() => setLocale('fr'));

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
});

/** A table at which these seats have played. */
function show(seats: number[], following: number | null = null): Desk {
  const desk = new Desk('abc');
  desk.live.frame = frame();
  const session = {
    plies: seats.length,
    following,
    deed: (ply: number) => {
      const seat = seats[ply - 1];
      return seat === undefined ? null : { seat, text: `coup ${ply}` };
    },
  } as unknown as Session;
  shown = mount(Deeds, { target: document.body, props: { desk, session } });
  flushSync();
  return desk;
}

const lines = () =>
  [...document.querySelectorAll('.deeds li')].map((one) => one.textContent.trim());

it('tells what the other did, and of a position that is looked at how it came about', () => {
  const desk = show([0, 1]);
  expect(lines()).toEqual(['coup 2']);
  desk.look(1, 2);
  flushSync();
  expect(lines()).toEqual(['coup 1']);
});

it('goes through a turn of several steps', () => {
  const desk = show([0, 1, 1, 1]);
  expect(lines()).toEqual(['1coup 2', '2coup 3', '3coup 4']);
  document.querySelectorAll<HTMLElement>('.deeds li button')[1]?.click();
  flushSync();
  expect(desk.looked).toBe(3);
  expect(lines()).toHaveLength(3);
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('coup 3');
});

it('tells no more than is shown while a turn is laid', () => {
  show([0, 1, 1, 1], 3);
  expect(lines()).toEqual(['1coup 2', '2coup 3']);
});
