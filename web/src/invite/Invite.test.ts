import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../i18n';
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

function show(places: number[]) {
  shown = mount(Invite, {
    target: document.body,
    props: {
      tableId: 'k7Qp',
      game: 'echecs',
      options: [['profile', 'carlit']],
      status,
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
