import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Follow } from '../games/guerre-des-mots/follow.svelte';
import { Finale, landed, REST_MS } from './finale.svelte';

describe('the result', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A move that lands when it is told to. */
  function move(): { landed: Promise<void>; land: () => void } {
    let land = () => {};
    return { landed: new Promise((then) => (land = then)), land: () => land() };
  }

  it('is there at once at a table that one finds finished', () => {
    expect(new Finale().shown).toBe(true);
  });

  it('waits until the last move has landed, and a moment more', async () => {
    const [finale, last] = [new Finale(), move()];
    const held = finale.hold(last.landed);
    await vi.advanceTimersByTimeAsync(10 * REST_MS);
    expect(finale.shown).toBe(false);
    last.land();
    await held;
    await vi.advanceTimersByTimeAsync(REST_MS - 1);
    expect(finale.shown).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(finale.shown).toBe(true);
  });

  it('comes at once when it is asked for, before or after the landing', async () => {
    const [finale, last] = [new Finale(), move()];
    const held = finale.hold(last.landed);
    finale.show();
    expect(finale.shown).toBe(true);
    last.land();
    await held;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('of an earlier game does not come into the next one', async () => {
    const [finale, first, second] = [new Finale(), move(), move()];
    const held = finale.hold(first.landed);
    void finale.hold(second.landed);
    first.land();
    await held;
    await vi.advanceTimersByTimeAsync(10 * REST_MS);
    expect(finale.shown).toBe(false);
  });
});

describe('a move lands', () => {
  /** An element with movements that one ends by hand. */
  function board(...turns: { finished: Promise<unknown>; endTime: number }[][]): Element {
    const element = document.createElement('div');
    const named = turns.map((turn) =>
      turn.map(({ finished, endTime }) => ({
        finished,
        effect: { getComputedTiming: () => ({ endTime }) },
      })),
    );
    element.getAnimations = () => (named.shift() ?? []) as unknown as Animation[];
    return element;
  }

  it('at once where nothing moves', async () => {
    await landed(board(), () => false);
  });

  it('when the slide and what follows it are over, however they end', async () => {
    const over: string[] = [];
    const part = (name: string, end: Promise<unknown>) => ({
      finished: end.finally(() => over.push(name)),
      endTime: 180,
    });
    await landed(
      board(
        [part('slide', Promise.resolve()), part('broken', Promise.reject(new Error('cancelled')))],
        [part('turn', Promise.resolve())],
      ),
      () => false,
    );
    expect(over.sort()).toEqual(['broken', 'slide', 'turn']);
  });

  it('when the game has laid the last step of a long turn', async () => {
    const follow = new Follow({ steps: () => 2, pace: () => 100, shows: () => {} });
    let done = false;
    follow.arrive(0);
    const turn = landed(board(), () => follow.shown !== null).then(() => (done = true));
    await new Promise((then) => setTimeout(then));
    expect([follow.shown, done]).toEqual([1, false]);
    follow.skip();
    await turn;
  });

  it('although a figure that was taken still keeps its last picture', async () => {
    const element = document.createElement('div');
    const taken = {
      playState: 'finished',
      finished: Promise.resolve(),
      effect: { getComputedTiming: () => ({ endTime: 300 }) },
    };
    let asked = 0;
    element.getAnimations = () => {
      // Waiting for it again and again would never let the page draw its end.
      if ((asked += 1) > 50) throw new Error('asked for ever');
      return [taken] as unknown as Animation[];
    };
    await landed(element, () => false);
  });

  it('although something beats for ever beside it', async () => {
    await landed(board([{ finished: new Promise(() => {}), endTime: Infinity }]), () => false);
  });
});
