import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Square } from '../../board/grid';
import { setLocale } from '../../i18n';
import { prefs } from '../../prefs.svelte';
import { Desk } from '../../table/desk.svelte';
import { frame, status } from '../../table/fixture';
import cases from '../../wire/guerre-des-mots/coups.json';
import type { Chain } from '../../wire/guerre-des-mots/Chain';
import type { Tile } from '../../wire/guerre-des-mots/Tile';
import { held, seat, view } from './fixture';
import { GuerreDesMots } from './session.svelte';

/** A coup that the rules accept: where it is played, what a player does for it, and its text. */
interface Case {
  text: string;
  options: string[];
  seats: number;
  seat: number;
  chains: string[];
  arsenal: string;
  bases: string[];
  lifts?: Square[];
  unflips?: Square[];
  takes?: Square[];
  pivot?: Square[];
  block?: Square[];
  symbols?: Square[];
  words: { axis: string; laid: string[] }[];
  shots: { from: Square; at: Square; end: Square; words: number | null; corner: boolean }[];
}

let game: GuerreDesMots | undefined;

beforeAll(async () => {
  await setLocale('fr');
  prefs.sound = false;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('null')));
});

afterEach(() => sessionStorage.clear());

/** `e16U/Û`, a joker small, `!` behind a chess symbol, `h16+W` a cross. */
function tileOf(text: string): Tile {
  const [, cell, sign, back, guard, symbol] =
    /^([a-x]\d+)(.)(?:\/(.))?([NESW]?)(!?)$/u.exec(text) ?? [];
  const cross = sign === '+';
  return {
    cell: cell!,
    letter: cross ? null : sign!.toUpperCase(),
    joker: !cross && sign !== sign!.toUpperCase(),
    back: back ?? null,
    symbol: symbol === '!',
    guard: cross ? (guard as Tile['guard']) : null,
  };
}

function chainOf(text: string, at: number): Chain {
  const [owner, ...tiles] = text.split(' ');
  return {
    name: `chain ${at}`,
    owner: Number(owner),
    abandoned: false,
    side: 'S',
    tiles: tiles.map(tileOf),
    words: [],
    blockaded: false,
  };
}

function open(one: Case): GuerreDesMots {
  const desk = new Desk('abc');
  const all = Array.from({ length: one.seats }, (_, at) => at);
  const own = { ...seat(0, held(one.arsenal)), bases: one.bases.map((base) => base.split(' ')) };
  desk.live.frame = frame({
    game: 'guerre-des-mots',
    options: one.options.map((option) => option.split('=') as [string, string]),
    you: { places: [one.seat], host: true },
    presence: all.map(() => true),
    status: status({
      places: all.map((at) => ({ kind: 'person', name: `${at}`, seat: at })),
      sides: one.seats,
      awaited: [one.seat],
    }),
    view: view({
      chains: one.chains.map(chainOf),
      seats: all.map((at) => (at === one.seat ? own : { ...seat(1, null), bases: [] })),
      turn: one.seat,
      awaited: one.seat,
    }),
  });
  return new GuerreDesMots(desk);
}

/** Uses a tool on squares, one after the other. */
function use(on: GuerreDesMots, tool: 'symbol' | 'block' | 'shot', ...squares: Square[]): void {
  on.composer.take(tool);
  for (const square of squares) on.press(square);
}

/** Lays a tile: typed, named, or picked for its back. */
function lay(on: GuerreDesMots, axis: string, text: string): void {
  const [square = '', sign = ''] = text.split(' ');
  const { composer } = on;
  // As whoever walks there by keys does: a press would give back what was taken from the square.
  composer.aim(square);
  if (composer.axis !== axis) composer.turnCaret();
  const [letter = '', back] = sign.replace('?', '').split("'");
  const front = sign.startsWith('?') ? '?' : letter;
  const place = composer.site.arsenal.findIndex(
    (tile) => tile.front === front && (front === '?' || tile.back === back),
  );
  if (front === '?' || back !== undefined) composer.pick(place);
  else on.type(letter);
  if (front === '?') composer.name(letter);
}

/** Does what a player does for a coup. */
function compose(on: GuerreDesMots, one: Case): void {
  const { composer } = on;
  for (const square of one.lifts ?? []) on.press(square);
  for (const square of one.unflips ?? []) use(on, 'symbol', square);
  for (const square of one.takes ?? []) {
    on.press(square);
    // 6.1: the first press on one's own end may begin a word there.
    if (!composer.taken.some(({ cell }) => cell === square)) on.press(square);
  }
  const [from, to] = one.pivot ?? [];
  if (from !== undefined && to !== undefined) on.turn(from, to);
  for (const { axis, laid } of one.words) for (const text of laid) lay(on, axis, text);
  for (const square of one.block ?? []) use(on, 'block', square);
  for (const square of one.symbols ?? []) use(on, 'symbol', square);
  for (const { from, at, end, words, corner } of one.shots) {
    use(on, 'shot', from, at);
    const last = composer.draft.shots.length - 1;
    const shot = { ...composer.draft.shots[last]!, end, corner };
    composer.reaim(last, words === null ? shot : { ...shot, words });
  }
  flushSync();
}

describe('a coup that is composed', () => {
  it.each(cases as Case[])('is written as the rules do: $text', (one) => {
    game = open(one);
    compose(game, one);
    const { text, lacking } = game.composer;
    game.close();
    expect(text).toBe(one.text);
    expect(lacking).toEqual([]);
  });
});
