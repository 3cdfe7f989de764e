import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale } from '../i18n';
import type { PlaceInfo } from '../wire/PlaceInfo';
import type { Status } from '../wire/Status';
import { isAttended, mayClaim, missed, replaced, returned, secondsLeft } from './away';
import { Desk } from './desk.svelte';
import { foursome, frame, status } from './fixture';
import { nameOf } from './names';
import Vigil from './Vigil.svelte';

beforeAll(() => setLocale('fr'));

/** A viewer who only watches. */
const you = { places: [], host: false };
const HERE = [true, true, true, true];
const at = (place: number, info: Partial<PlaceInfo>): Status =>
  foursome({
    places: foursome().places.map((one, other) => (other === place ? { ...one, ...info } : one)),
  });
const stoodIn = at(1, { kind: 'bot', name: '', level: 4, standsFor: 'Henri' });

describe('who is missed', () => {
  it('is never who looks, even before the table has noticed them', () => {
    const seen = { status: foursome({ awaited: [1] }), presence: HERE.map(() => false) };
    expect(missed({ ...seen, you: { places: [1], host: true } })).toEqual([]);
    expect(isAttended({ ...seen, you: { places: [1], host: true } })).toBe(true);
    expect(missed({ ...seen, you })).toEqual([1]);
  });

  it('is awaited and away', () => {
    const awaited = foursome({ awaited: [1] });
    expect(missed({ status: awaited, presence: HERE, you })).toEqual([]);
    expect(missed({ status: awaited, presence: HERE.with(1, false), you })).toEqual([1]);
    expect(missed({ status: awaited, presence: HERE.with(2, false), you })).toEqual([]);
  });

  it('is nobody before the game, while it is stopped, or where a computer plays', () => {
    const presence = [true, false, true, true];
    expect(missed({ status: status({ awaited: [1] }), presence, you })).toEqual([1]);
    expect(missed({ status: foursome({ awaited: [1], phase: 'between' }), presence, you })).toEqual(
      [],
    );
    expect(missed({ status: foursome({ awaited: [1], paused: true }), presence, you })).toEqual([]);
    expect(missed({ status: { ...stoodIn, awaited: [1] }, presence, you })).toEqual([]);
  });
});

describe('a claim', () => {
  const you = { places: [0], host: true };
  const gone = [true, false, true, false];
  const four = foursome({ awaited: [1, 3], plies: 2, claimAfter: 30_000 });

  it('is against opponents who are awaited and gone, all of them', () => {
    expect(mayClaim({ status: four, presence: gone, you })).toBe(true);
    expect(mayClaim({ status: four, presence: [true, false, true, true], you })).toBe(false);
    const two = status({ awaited: [1], plies: 3, claimAfter: 30_000 });
    expect(mayClaim({ status: { ...two, plies: 1 }, presence: [true, false], you })).toBe(false);
    expect(mayClaim({ status: two, presence: [true, false], you })).toBe(true);
    expect(mayClaim({ status: two, presence: [true, true], you })).toBe(false);
  });

  it('is never against a partner, by a spectator, or where it was not agreed', () => {
    const partner = foursome({ awaited: [0, 2], plies: 2, claimAfter: 30_000 });
    expect(mayClaim({ status: partner, presence: [true, true, false, true], you })).toBe(false);
    // Nor against oneself, while the page has not heard yet that one is back.
    expect(mayClaim({ status: partner, presence: [false, true, false, true], you })).toBe(false);
    expect(mayClaim({ status: four, presence: gone, you: { places: [], host: false } })).toBe(
      false,
    );
    expect(mayClaim({ status: foursome({ awaited: [1, 3], plies: 2 }), presence: gone, you })).toBe(
      false,
    );
  });
});

it('nobody is hurried where everybody has left', () => {
  const gone = [false, false, false, false];
  expect(isAttended({ status: foursome(), presence: gone, you })).toBe(false);
  expect(isAttended({ status: foursome(), presence: gone.with(2, true), you })).toBe(true);
  // A computer is always there, and waits for nobody.
  expect(isAttended({ status: stoodIn, presence: gone.with(1, true), you })).toBe(false);
});

describe('a computer that stands in', () => {
  it('is told when it comes and when it goes', () => {
    expect(replaced(foursome(), stoodIn)).toEqual([1]);
    expect(returned(foursome(), stoodIn)).toEqual([]);
    expect(replaced(stoodIn, foursome())).toEqual([]);
    expect(returned(stoodIn, foursome())).toEqual([1]);
  });

  it('is not one that was there from the start', () => {
    const bot = at(1, { kind: 'bot', name: '', level: 4 });
    const free = at(1, { kind: 'free', name: '' });
    expect(replaced(free, bot)).toEqual([]);
    expect(returned(bot, foursome())).toEqual([]);
  });

  it('bears the name of the absent', () => {
    expect(nameOf(stoodIn.places[1])).toBe('Henri (ordinateur)');
  });
});

it('counts what is left of the wait in whole seconds', () => {
  expect(secondsLeft(60_000, 0)).toBe(60);
  expect(secondsLeft(60_000, 59_500)).toBe(1);
  expect(secondsLeft(60_000, 61_000)).toBe(1);
});

describe('the wait at the table', () => {
  let shown: Record<string, unknown>;
  let desk: Desk;
  beforeEach(() => {
    vi.useFakeTimers();
    desk = new Desk('abc');
  });
  afterEach(async () => {
    await unmount(shown);
    vi.useRealTimers();
  });

  function show(over: Partial<Status>) {
    desk.live.frame = frame({
      status: foursome({ awaited: [1], ...over }),
      presence: HERE.with(1, false),
    });
    shown = mount(Vigil, { target: document.body, props: { live: desk.live } });
    flushSync();
  }
  const text = () => document.body.textContent?.replace(/[\s\u00a0]+/g, ' ').trim() ?? '';

  it('says who is missed, and when a computer takes over', () => {
    show({ standIn: { after: 180_000, level: 4 } });
    expect(text()).toContain('Henri doit jouer, mais n’est plus là.');
    expect(text()).toContain('La voisine prend sa place dans 3 minutes au plus.');
    vi.advanceTimersByTime(140_000);
    flushSync();
    expect(text()).toContain('dans 40 secondes');
  });

  it('goes on while people talk and come', () => {
    show({ standIn: { after: 60_000, level: 4 } });
    vi.advanceTimersByTime(50_000);
    desk.live.frame = frame({
      status: foursome({ awaited: [1], standIn: { after: 60_000, level: 4 } }),
      presence: [true, false, false, true],
      talk: [{ by: 0, team: false, text: 'Henri ?' }],
    });
    flushSync();
    vi.advanceTimersByTime(1_000);
    flushSync();
    expect(text()).toContain('dans 9 secondes');
  });

  it('begins anew when somebody else is awaited', () => {
    show({ standIn: { after: 60_000, level: 4 } });
    vi.advanceTimersByTime(50_000);
    flushSync();
    expect(text()).toContain('dans 10 secondes');
    desk.live.frame = frame({
      status: foursome({ awaited: [3], plies: 1, standIn: { after: 60_000, level: 4 } }),
      presence: [true, false, true, false],
    });
    flushSync();
    expect(text()).toContain('Gaspard doit jouer');
    expect(text()).toContain('dans une minute au plus');
  });

  it('counts down, and then lets one claim the game', () => {
    desk.live.frame = frame({
      status: status({ awaited: [1], plies: 2, claimAfter: 30_000 }),
      presence: [true, false],
    });
    shown = mount(Vigil, { target: document.body, props: { live: desk.live } });
    flushSync();
    expect(text()).toContain('Vous pourrez réclamer la partie dans 30 s.');
    expect(document.querySelector('button')).toBeNull();
    vi.advanceTimersByTime(30_000);
    flushSync();
    expect(text()).toContain('Vous pouvez réclamer la partie.');
    const order = vi.spyOn(desk.live, 'order').mockResolvedValue({ done: true });
    document.querySelector('button')?.click();
    expect(order).toHaveBeenCalledWith('claim');
  });

  it('promises nothing that was not agreed', () => {
    show({});
    expect(text()).toContain('On attend.');
    expect(text()).not.toContain('prend sa place');
  });
});
