import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocale } from '../i18n';
import type { PlaceInfo } from '../wire/PlaceInfo';
import type { Status } from '../wire/Status';
import Invite from './Invite.svelte';

const status: Status = {
  phase: 'waiting',
  places: [
    { kind: 'person', name: 'Odile', quota: { base: 600_000, increment: 5000 } },
    { kind: 'free', name: '', quota: { base: 300_000, increment: 0 } },
  ],
  sides: 2,
  game: 0,
  games: 3,
  score: [0, 0],
  awaited: [],
  plies: 0,
  clocks: null,
  offers: [],
  outcome: null,
  fairness: { commitment: '', salts: [] },
};

const fetch = vi.fn<typeof globalThis.fetch>(
  async () => new Response('{"id":"a","name":"Henri"}', { status: 200 }),
);

let shown: Record<string, unknown>;

function show(places: number[], table = status, game = 'echecs') {
  shown = mount(Invite, {
    target: document.body,
    props: {
      tableId: 'k7Qp',
      game,
      options: [['profile', 'carlit']],
      status: table,
      you: { places, host: places.length > 0 },
      presence: [true, false],
      private: true,
    },
  });
  flushSync();
}

const text = () => document.body.textContent?.replace(/[\s\u00a0]+/g, ' ') ?? '';

beforeAll(() => setLocale('fr'));
beforeEach(() => {
  fetch.mockClear();
  vi.stubGlobal('fetch', fetch);
});
afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

it('offers the arbiter’s chair to those who do not play', () => {
  show([], { ...status, arbiter: '' });
  const chair = [...document.querySelectorAll('button')].find((one) =>
    one.textContent?.includes('Demander à arbitrer'),
  );
  chair?.click();
  const [path, asked] = fetch.mock.calls.at(-1) ?? [];
  expect(path).toBe('/api/tables/k7Qp/sit');
  expect(JSON.parse(String(asked?.body))).toMatchObject({ arbiter: true });
});

it('names the arbiter to the host', () => {
  show([0], { ...status, arbiter: 'Maëlle' });
  expect(text()).toContain('Arbitre : Maëlle');
});

it('gives the host a link, a code and the terms', () => {
  show([0]);
  const field = document.querySelector('input');
  expect(field?.value).toBe(`${location.origin}/table/k7Qp`);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/tables/k7Qp/qr.svg');
  expect(text()).toContain('Votre temps 10 min + 5 s');
  expect(text()).toContain('Son temps 5 min');
  expect(text()).toContain('Feuille Carlit');
  expect(text()).toContain('3 parties');
});

it('tells a visitor who invites, with the times as they would be', () => {
  show([]);
  expect(text()).toContain('Odile vous invite');
  expect(text()).toContain('Votre temps 5 min');
  expect(document.querySelector('img')).toBeNull();
});

it('sits a visitor down with a salt', async () => {
  show([]);
  document.querySelector<HTMLButtonElement>('.button.main')?.click();
  await vi.waitFor(() => {
    const call = fetch.mock.calls.find(([path]) => path === '/api/tables/k7Qp/sit');
    expect(JSON.parse(String(call?.[1]?.body)).salt).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('a table for more than two', () => {
  const person = (name: string): PlaceInfo => ({ kind: 'person', name });
  const free: PlaceInfo = { kind: 'free', name: '' };
  const four: Status = { ...status, places: [person('Odile'), free, free, free] };
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('li .button')];

  it('says with whom and against whom each free place plays', async () => {
    show([], four, 'chevaliers');
    expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Jouer avec Odile, Place 3',
      'Jouer contre Odile, Place 2',
      'Jouer contre Odile, Place 4',
    ]);
    buttons()[2]?.click();
    await vi.waitFor(() => {
      const call = fetch.mock.calls.find(([path]) => path === '/api/tables/k7Qp/sit');
      expect(JSON.parse(String(call?.[1]?.body))).toMatchObject({ place: 3 });
    });
  });

  it('names what a place plays where the host has chosen', () => {
    show([], { ...four, hostSeat: 1 }, 'chevaliers');
    expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Jouer avec Odile, Hommes d’armes dorés',
      'Jouer contre Odile, Hommes d’armes argentés',
      'Jouer contre Odile, Chevaliers argentés',
    ]);
  });

  it('tells those who sit who has come and who is missing', () => {
    show([0], { ...four, places: four.places.with(2, person('Henri')) }, 'chevaliers');
    expect(text()).toContain('On attend encore 2 personnes…');
    expect(text()).toMatch(/Votre équipe.*Odile.*Henri.*En face.*Place libre.*Place libre/);
    expect(buttons()).toEqual([]);
  });

  it('has no teams where everybody plays alone', () => {
    show([], { ...four, sides: 4 });
    expect(document.querySelector('h3')).toBeNull();
    expect(buttons().map((button) => button.textContent)).toEqual(Array(3).fill('S’asseoir'));
  });
});
