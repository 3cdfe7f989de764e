import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setLocale } from '../../i18n';
import { Desk } from '../../table/desk.svelte';
import { frame, status } from '../../table/fixture';
import { nearestTold } from './finish';
import { held, seat, view } from './fixture';
import Reckoning from './Reckoning.svelte';
import { GuerreDesMots } from './session.svelte';

beforeAll(() => setLocale('fr'));

let shown: ReturnType<typeof mount> | undefined;
let session: GuerreDesMots | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  session?.close();
});

/** What is told at an end. */
function told(code: string, winners: number[], options: [string, string][] = []): string {
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
      outcome: { winners, code, clause: '15.6', points: [] },
    }),
  });
  session = new GuerreDesMots(desk);
  shown = mount(Reckoning, { target: document.body, props: { session } });
  flushSync();
  return document.body.textContent?.replace(/\s+/g, ' ') ?? '';
}

describe('the end', () => {
  it('says that the nearest has won where nobody reached the cross', () => {
    expect(told('last-round', [1])).toContain('Henri a le bout de chaîne le plus proche');
    expect(nearestTold({ code: 'standstill', winners: [0, 1] }, true)).toBe('nearest-several');
    expect(nearestTold({ code: 'repetition', winners: [] }, true)).toBe('nobody');
    expect(nearestTold({ code: 'last-round', winners: [0, 1] }, false)).toBeNull();
    expect(nearestTold({ code: 'central-cross', winners: [0] }, true)).toBeNull();
  });

  it('shows what everybody held', () => {
    const text = told('central-cross', [0]);
    expect(text).toContain('Odile A R');
    expect(text).toContain('Henri E/É Z Z');
    expect(text).not.toContain('plus proche');
  });
});
