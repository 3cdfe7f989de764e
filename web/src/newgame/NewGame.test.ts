import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../i18n';
import { router } from '../router.svelte';
import type { GameInfo } from '../wire/GameInfo';
import { lastChoices } from './choices';
import NewGame from './NewGame.svelte';

const GAMES: GameInfo[] = [
  {
    slug: 'echecs',
    name: 'Jeu d’échecs',
    seats: [2],
    options: [
      { name: 'profile', default: 'fide', values: ['fide', 'carlit'], clauses: ['C-1'] },
      { name: 'start', default: '', values: [], clauses: [] },
    ],
  },
  {
    slug: 'echec-et-mots',
    name: 'Échec et Mots',
    seats: [2],
    options: [
      { name: 'layout', default: 'corner79', values: ['corner79', 'inner'], clauses: ['S4'] },
      { name: 'quiet_limit', default: '40', values: [], clauses: ['A5'] },
    ],
  },
  {
    slug: 'chevaliers',
    name: 'Échec aux Chevaliers',
    seats: [2, 4],
    options: [
      { name: 'seats', default: '2', values: ['2', '4'], clauses: ['R20'] },
      { name: 'team', default: 'free', values: ['free', 'alternate'], clauses: ['R20'] },
      { name: 'chain', default: 'must', values: ['must', 'may'], clauses: ['R12'] },
    ],
  },
  {
    slug: 'dames-de-lettres',
    name: 'Dames de Lettres',
    seats: [2],
    arbiter: true,
    options: [
      { name: 'mode', default: 'friendly', values: ['friendly', 'strict'], clauses: ['F1'] },
    ],
  },
  {
    slug: 'guerre-des-mots',
    name: 'La Guerre des Mots',
    seats: [2, 3, 4, 5, 6, 7, 8],
    options: [
      { name: 'seats', default: '2', values: ['2', '3', '8'], clauses: ['2.1'] },
      {
        name: 'level',
        default: 'general',
        values: ['general', 'general_1', 'simplified'],
        clauses: ['16'],
      },
      { name: 'on_error', default: 'turn', values: ['turn', 'refuse'], clauses: ['7.6'] },
    ],
  },
];

let dialog: Record<string, unknown>;
let fetch: ReturnType<typeof vi.fn<typeof globalThis.fetch>>;

beforeAll(() => setLocale('fr'));
beforeEach(() => {
  localStorage.clear();
  router.go('/', { replace: true });
  fetch = vi.fn<typeof globalThis.fetch>(async (address) =>
    address === '/api/games'
      ? new Response(JSON.stringify(GAMES))
      : new Response('{"id":"t9"}', { status: 201 }),
  );
  vi.stubGlobal('fetch', fetch);
});
afterEach(async () => {
  await unmount(dialog);
  vi.unstubAllGlobals();
});

interface Proposal {
  game: string;
  opponent: 'bot' | 'hotseat' | 'invite';
  share: boolean;
}

function show(props: Partial<Proposal> = {}) {
  dialog = mount(NewGame, { target: document.body, props: { open: true, ...props } });
  flushSync();
}

function check(label: RegExp) {
  const named = (input: HTMLInputElement) =>
    input.getAttribute('aria-label') ?? input.closest('label')?.textContent?.trim() ?? '';
  const inputs = [...document.querySelectorAll<HTMLInputElement>('dialog input')];
  const input = inputs.find((one) => label.test(named(one)));
  if (!input) throw new Error(`no choice called ${label}`);
  input.click();
  flushSync();
}

async function prepare(): Promise<unknown> {
  document.querySelector<HTMLButtonElement>('dialog .button.main')?.click();
  const sent = () => fetch.mock.calls.find(([, init]) => init?.method === 'POST');
  await vi.waitFor(() => expect(sent()).toBeDefined());
  await tick();
  return JSON.parse(String(sent()![1]?.body));
}

it('opens what was chosen and goes there', async () => {
  show({ game: 'echecs' });
  check(/^Force 5/);
  check(/^3 minutes et 2 secondes/);
  check(/^Noirs$/);
  check(/^5$/);
  expect(await prepare()).toMatchObject({
    game: 'echecs',
    opponent: { kind: 'bot', level: 5 },
    colour: 'second',
    clock: { host: { base: 180_000, increment: 2000 } },
    games: 5,
  });
  await vi.waitFor(() => expect(router.route).toEqual({ page: 'table', id: 't9' }));
});

it('tells the rules of a game by a fold of its own, and forgets a position', async () => {
  show({ game: 'echecs' });
  await vi.waitFor(() => check(/^Feuille Carlit/));
  const field = document.querySelector<HTMLInputElement>('dialog .start input');
  if (!field) throw new Error('no position to type');
  field.value = ' 8/8 w ';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(await prepare()).toMatchObject({
    game: 'echecs',
    options: [
      ['profile', 'carlit'],
      ['start', '8/8 w'],
    ],
  });
  await vi.waitFor(() => expect(lastChoices().variants).toEqual({ echecs: { profile: 'carlit' } }));
});

it('opens another game with its own variants, and remembers them', async () => {
  show();
  await vi.waitFor(() => check(/^Échec et Mots$/));
  const select = document.querySelector<HTMLSelectElement>('dialog select');
  if (!select) throw new Error('no variant to choose');
  select.value = 'inner';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  expect(await prepare()).toMatchObject({
    game: 'echec-et-mots',
    options: [['layout', 'inner']],
  });
  await vi.waitFor(() => expect(lastChoices().game).toBe('echec-et-mots'));
});

it('keeps a chair for an arbiter, and offers what one bag of letters serves', async () => {
  show();
  expect(document.querySelector('dialog')?.textContent).not.toContain('arbitre');
  await vi.waitFor(() => check(/^Dames de Lettres$/));
  check(/^Un siège d’arbitre/);
  check(/^15 minutes/);
  check(/^3$/);
  expect(() => check(/^5$/)).toThrow();
  expect(await prepare()).toMatchObject({ game: 'dames-de-lettres', arbiter: true, games: 3 });
});

it('remembers the choices for next time', async () => {
  show({ game: 'echecs' });
  check(/^Force 7/);
  await prepare();
  await vi.waitFor(() => expect(lastChoices().levels).toEqual({ echecs: 7 }));
});

it('proposes what it was asked to', async () => {
  show({ opponent: 'invite', share: true });
  expect(await prepare()).toMatchObject({ opponent: { kind: 'invite' }, private: false });
});

function seat(label: RegExp, value: string) {
  const labels = [...document.querySelectorAll<HTMLLabelElement>('dialog label')];
  const select = labels
    .find((one) => label.test(one.textContent?.trim() ?? ''))
    ?.querySelector('select');
  if (!select) throw new Error(`no place called ${label}`);
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}

const shown = () =>
  document.querySelector('dialog')?.textContent?.replace(/[\s\u00a0]+/g, ' ') ?? '';

async function foursome() {
  show();
  await vi.waitFor(() => check(/^Échec aux Chevaliers$/));
  check(/^À quatre/);
}

it('sets a table for four as one is used to', async () => {
  await foursome();
  check(/^Avec un ami/);
  expect(await prepare()).toMatchObject({
    game: 'chevaliers',
    options: [['seats', '4']],
    opponent: { kind: 'invite' },
    places: [{ bot: 2 }, 'invite', { bot: 2 }],
    colour: 'random',
    private: true,
  });
});

it('plays with the same company whatever the number of players', async () => {
  await foursome();
  expect(await prepare()).toMatchObject({
    opponent: { kind: 'bot', level: 2 },
    places: [{ bot: 2 }, 'host', { bot: 2 }],
  });
});

it('sets a table for four place by place, and names what each plays', async () => {
  await foursome();
  check(/^Trois amis/);
  seat(/^Vos armes/, 'third');
  expect(shown()).toMatch(/Hommes d’armes argentés ?Vous/);
  seat(/^Chevaliers argentés/, 'host');
  seat(/^Chevaliers dorés/, '6');
  expect(await prepare()).toMatchObject({
    opponent: { kind: 'invite' },
    places: ['invite', 'host', { bot: 6 }],
    colour: 'third',
  });
});

it('agrees for how long somebody away is waited for, and by whom replaced', async () => {
  await foursome();
  check(/^À quatre ici/);
  expect(shown()).not.toContain('Si quelqu’un s’en va');
  check(/^Trois amis/);
  expect(shown()).toContain('jusqu’à son retour');
  check(/^10 minutes$/);
  expect(shown()).toContain('n’est plus là depuis 10 minutes');
  seat(/^Remplaçant/, '6');
  expect(await prepare()).toMatchObject({ standIn: { after: 600_000, level: 6 } });
});

it('waits for somebody away where nothing was agreed', async () => {
  await foursome();
  check(/^Trois amis/);
  expect(await prepare()).not.toHaveProperty('standIn');
});

it('lets a computer that has a partner play in its turn, and says why', async () => {
  await foursome();
  check(/^Trois amis/);
  expect(shown()).not.toContain('laisse tous les coups');
  seat(/^Place 3/, '4');
  expect(shown()).toContain('Choisi pour que l’ordinateur joue aussi');
  expect(await prepare()).toMatchObject({
    options: [
      ['seats', '4'],
      ['team', 'alternate'],
    ],
  });
});

it('goes back to the usual turns with the partner', async () => {
  await foursome();
  seat(/^Place 3/, '4');
  check(/^À quatre ici/);
  expect(await prepare()).toMatchObject({
    options: [['seats', '4']],
    opponent: { kind: 'hotseat' },
    places: ['host', 'host', 'host'],
    colour: 'first',
  });
});

it('keeps the table apart from the variants', async () => {
  await foursome();
  const folded = [...document.querySelectorAll('dialog details label span')];
  expect(folded).toHaveLength(1);
  check(/^À deux$/);
  expect(await prepare()).not.toHaveProperty('places');
});

async function guerre() {
  show();
  await vi.waitFor(() => check(/^La Guerre des Mots$/));
}

it('proposes the simplified rule first, and says what the general one adds', async () => {
  await guerre();
  expect(shown()).toContain('Pour commencer');
  check(/^générale$/);
  expect(shown()).toContain('Tout le jeu');
  check(/^coûte le tour$/);
  expect(await prepare()).not.toHaveProperty('options');
  await vi.waitFor(() => expect(lastChoices().variants['guerre-des-mots']).toEqual({}));
});

it('plays by what was chosen last time', async () => {
  await guerre();
  check(/^générale$/);
  await prepare();
  await vi.waitFor(() => expect(lastChoices().game).toBe('guerre-des-mots'));
  await unmount(dialog);
  fetch.mockClear();
  await guerre();
  expect(await prepare()).toMatchObject({ options: [['on_error', 'refuse']] });
});

it('replaces whoever leaves a war of eight, unless another wait is chosen', async () => {
  await guerre();
  check(/^8$/);
  check(/^Sept amis/);
  expect(await prepare()).toMatchObject({ standIn: { after: 180_000, level: 4 } });
});

it('asks no side of two who share a screen', () => {
  show({ opponent: 'hotseat' });
  expect(document.querySelector('dialog')?.textContent).not.toContain('Votre camp');
});

it('says why the server refuses, and stays', async () => {
  fetch.mockImplementation(
    async () =>
      new Response('{"error":"Cette cadence ne tient pas.","code":"bad-clock"}', { status: 400 }),
  );
  show();
  await prepare();
  await vi.waitFor(() => {
    const alert = document.querySelector('dialog [role=alert]');
    expect(alert?.textContent).toBe('Cette cadence ne tient pas.');
  });
  expect(router.route).toEqual({ page: 'home' });
});
