import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setLocale } from '../../i18n';
import { Desk } from '../../table/desk.svelte';
import { frame } from '../../table/fixture';
import type { Seat } from '../../wire/guerre-des-mots/Seat';
import { held, seat, view } from './fixture';
import Roster from './Roster.svelte';
import { GuerreDesMots } from './session.svelte';

const OPEN: [string, string][] = [['open_arsenals', 'true']];
const SOUTH = seat(0, held('R U S A'));
const NORTH = seat(1, held('T + E/É C'));

let game: GuerreDesMots;
let roster: ReturnType<typeof mount>;

beforeAll(() => setLocale('fr'));
afterEach(() => {
  void unmount(roster);
  game.close();
});

function show(seats: Seat[], options: [string, string][] = OPEN) {
  const desk = new Desk('abc');
  desk.live.frame = frame({ game: 'guerre-des-mots', view: view({ seats }), options });
  game = new GuerreDesMots(desk);
  roster = mount(Roster, { target: document.body, props: { session: game } });
  flushSync();
}

const letters = () =>
  [...document.querySelectorAll('li')].map((row) => row.querySelector('p')?.textContent ?? '');

function press(label: string) {
  document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)!.click();
  flushSync();
}

it('tells what the other holds where Arsenals are open', () => {
  show([SOUTH, NORTH]);
  expect(letters()).toEqual(['', 'Arsenal E/É T C +']);
  press('Voir les lettres de chacun');
  expect(letters()).toEqual(['', '']);
});

it('tells what many hold when it is asked to', () => {
  show([SOUTH, NORTH, seat(1, held('B A'))]);
  expect(letters()).toEqual(['', '', '']);
  press('Voir les lettres de chacun');
  expect(letters()).toEqual(['', 'Arsenal E/É T C +', 'Arsenal A B']);
  press('Voir les lettres de chacun');
  expect(letters()).toEqual(['', '', '']);
});

it('tells it within the list of a phone', () => {
  show([SOUTH, NORTH, seat(1, held('B A'))]);
  press('Voir les joueurs');
  expect(letters()[2]).toBe('Arsenal A B');
});

it('has nothing to tell where Arsenals are hidden', () => {
  show([SOUTH, seat(1, null)], []);
  expect(letters()).toEqual(['', '']);
  expect(document.querySelector('[aria-label="Voir les lettres de chacun"]')).toBeNull();
});
