import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setLocale } from '../../i18n';
import { Desk } from '../../table/desk.svelte';
import { frame, status } from '../../table/fixture';
import finishes from '../../wire/guerre-des-mots/finishes.json';
import { nearestTold } from './finish';
import { held, seat, view } from './fixture';
import Reckoning from './Reckoning.svelte';
import { GuerreDesMots } from './session.svelte';

beforeAll(() => setLocale('fr'));

let shown: ReturnType<typeof mount> | undefined;
let session: GuerreDesMots | undefined;
function leave(): void {
  if (shown) void unmount(shown);
  session?.close();
  [shown, session] = [undefined, undefined];
}
afterEach(leave);

/** What is told at an end. */
function told(
  code: string,
  points: number[],
  winners: number[],
  options: [string, string][] = [],
): string {
  leave();
  const desk = new Desk('abc');
  desk.live.frame = frame({
    game: 'guerre-des-mots',
    options,
    view: view({
      seats: [seat(0, held('A R')), seat(1, held('E/É Z Z'))],
      finish: code,
      awaited: null,
    }),
    status: status({
      phase: 'over',
      awaited: [],
      outcome: { winners, code, clause: '15.6', points },
    }),
  });
  session = new GuerreDesMots(desk);
  shown = mount(Reckoning, { target: document.body, props: { session } });
  flushSync();
  return document.body.textContent?.replace(/\s+/g, ' ') ?? '';
}

describe('the end', () => {
  it('says that the nearest has won where nobody reached the cross', () => {
    expect(told('last-round', [0, 2], [1])).toContain('Henri a le bout de chaîne le plus proche');
    expect(told('last-round', [0, 2], [1], [['proximity', 'off']])).not.toContain('plus proche');
  });

  it('names all who were equally near, of whom nobody wins', () => {
    expect(told('standstill', [1, 1], [])).toContain('Odile et Henri ont le bout de chaîne');
    expect(told('repetition', [0, 0], [])).toContain('personne n’a de chaîne');
  });

  it('tells the nearest as the rules do', () => {
    for (const { near, ...outcome } of finishes) {
      expect(nearestTold(outcome, true)?.seats ?? null, JSON.stringify(outcome)).toEqual(near);
      expect(nearestTold(outcome, false)).toBeNull();
    }
  });

  it('shows what everybody held', () => {
    const text = told('central-cross', [2, 0], [0]);
    expect(text).toContain('Odile A R');
    expect(text).toContain('Henri E/É Z Z');
    expect(text).not.toContain('plus proche');
  });
});
