import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../i18n';
import { router } from '../router.svelte';
import type { Book } from '../wire/book/Book';
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

type Told = Pick<Book, 'groups' | 'presets'>;

/** What the books tell of the choices of these games. */
const BOOKS: Record<string, Told> = {
  echecs: {
    groups: [
      {
        title: 'La règle',
        figures: [],
        choices: [
          {
            option: 'profile',
            title: 'Quelle règle',
            values: [
              ['fide', null, 'la règle internationale.'],
              ['carlit', null, 'la feuille de la boîte.'],
            ],
          },
          { option: 'start', title: 'D’où l’on part', values: [['', null, 'Une position.']] },
        ],
      },
    ],
    presets: [
      { name: 'Comme sur la feuille', options: [['profile', 'carlit']], say: 'Pris au mot.' },
      { name: 'Club', options: [['profile', 'fide']], say: 'Telle quelle.' },
    ],
  },
  'echec-et-mots': {
    groups: [
      {
        title: 'Le plateau',
        figures: [],
        choices: [
          {
            option: 'layout',
            title: 'Les cases de départ',
            values: [
              ['corner79', null, 'aux bouts des bandeaux.'],
              ['inner', null, 'sur le damier même.'],
            ],
          },
          {
            option: 'quiet_limit',
            title: 'Les coups calmes',
            values: [['10', '200', 'combien de coups avant la nulle.']],
          },
        ],
      },
    ],
    presets: [
      { name: 'Entre amis', options: [['layout', 'corner79']], say: 'Tous les jours.' },
      { name: 'Club', options: [['quiet_limit', '30']], say: 'Sans traîner.' },
    ],
  },
  chevaliers: {
    groups: [
      {
        title: 'Les prises',
        figures: [],
        choices: [
          {
            option: 'chain',
            title: 'Une suite commencée',
            values: [
              ['must', null, 'elle va jusqu’au bout.'],
              ['may', null, 'on s’arrête quand on veut.'],
            ],
          },
        ],
      },
      {
        title: 'Les joueurs',
        figures: [],
        choices: [
          { option: 'seats', title: 'Combien', values: [['2', null, 'deux.']] },
          { option: 'team', title: 'Dans une équipe', values: [['free', null, 'qui veut.']] },
        ],
      },
    ],
    presets: [
      { name: 'Pour commencer', options: [['chain', 'must']], say: 'L’habitude.' },
      { name: 'Club', options: [['chain', 'may']], say: 'On s’arrête.' },
    ],
  },
  'dames-de-lettres': { groups: [], presets: [{ name: 'Entre amis', options: [], say: '' }] },
  'guerre-des-mots': {
    groups: [
      {
        title: 'La table',
        figures: [],
        choices: [
          {
            option: 'level',
            title: 'La règle',
            values: [
              ['general', null, 'la règle générale, entière.'],
              ['simplified', null, 'la règle simplifiée.'],
            ],
          },
          {
            option: 'on_error',
            title: 'La faute',
            values: [
              ['turn', null, 'elle coûte le tour.'],
              ['refuse', null, 'le coup est refusé.'],
            ],
          },
        ],
      },
    ],
    presets: [
      { name: 'Comme sur la feuille', options: [['level', 'general']], say: 'Toute la règle.' },
      {
        name: 'Pour commencer',
        options: [
          ['level', 'simplified'],
          ['on_error', 'refuse'],
        ],
        say: 'On recommence sans frais.',
      },
    ],
  },
};

function bookOf(address: string): Response {
  const slug = /games\/([\w-]+)\/book/.exec(address)?.[1] ?? '';
  const book = { chapters: [], questions: [], summary: [], origin: [], ...BOOKS[slug] };
  return new Response(JSON.stringify(book));
}

let dialog: Record<string, unknown>;
let fetch: ReturnType<typeof vi.fn<typeof globalThis.fetch>>;

beforeAll(() => setLocale('fr'));
beforeEach(() => {
  localStorage.clear();
  router.go('/', { replace: true });
  fetch = vi.fn<typeof globalThis.fetch>(async (address) => {
    if (address === '/api/games') return new Response(JSON.stringify(GAMES));
    if (String(address).includes('/book')) return bookOf(String(address));
    return new Response('{"id":"t9"}', { status: 201 });
  });
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

it('takes a table ready to play, and forgets a position', async () => {
  show({ game: 'echecs' });
  await vi.waitFor(() => check(/^Comme sur la feuille/));
  const field = document.querySelector<HTMLInputElement>('dialog details input.field');
  if (!field) throw new Error('no position to type');
  field.value = ' 8/8 w ';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  expect(shown()).toContain('D’où l’on part : 8/8 w');
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
  await vi.waitFor(() => check(/^Sur le damier même/));
  expect(await prepare()).toMatchObject({
    game: 'echec-et-mots',
    options: [['layout', 'inner']],
  });
  await vi.waitFor(() => expect(lastChoices().game).toBe('echec-et-mots'));
});

/** What is changed of the table that was begun with, as its chips say. */
const chips = () => [...document.querySelectorAll<HTMLButtonElement>('dialog .changed li button')];

it('lists what is changed of a table, and takes it back', async () => {
  show({ game: 'echec-et-mots' });
  await vi.waitFor(() => check(/^Club/));
  expect(chips()).toHaveLength(0);
  check(/^Sur le damier même/);
  expect(chips()).toHaveLength(1);
  expect(shown()).toContain('Les cases de départ : sur le damier même.');
  expect(shown()).toContain('un point changé');
  chips()[0]!.click();
  flushSync();
  expect(chips()).toHaveLength(0);
  expect(await prepare()).toMatchObject({ options: [['quiet_limit', '30']] });
});

it('goes back to the table that was begun with, not to the nearest', async () => {
  show({ game: 'echec-et-mots' });
  await vi.waitFor(() => check(/^Club/));
  check(/^Sur le damier même/);
  const field = document.querySelector<HTMLInputElement>('dialog input[type=number]')!;
  field.value = '50';
  field.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  expect(chips()).toHaveLength(2);
  document.querySelector<HTMLButtonElement>('dialog .changed > .button')!.click();
  flushSync();
  expect(chips()).toHaveLength(0);
  expect(await prepare()).toMatchObject({ options: [['quiet_limit', '30']] });
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
  check(/^Club/);
  expect(document.querySelectorAll('dialog details details')).toHaveLength(1);
  check(/^Pour commencer/);
  expect(shown()).not.toContain('Combien');
  check(/^À deux$/);
  expect(await prepare()).not.toHaveProperty('places');
});

async function guerre() {
  show();
  await vi.waitFor(() => check(/^La Guerre des Mots$/));
}

it('proposes a first game without traps, and says what it is', async () => {
  await guerre();
  await vi.waitFor(() => expect(shown()).toContain('On recommence sans frais.'));
  expect(chips()).toHaveLength(0);
  check(/^La règle générale, entière/);
  check(/^Elle coûte le tour/);
  expect(await prepare()).not.toHaveProperty('options');
  await vi.waitFor(() => expect(lastChoices().variants['guerre-des-mots']).toEqual({}));
});

it('plays by what was chosen last time', async () => {
  await guerre();
  await vi.waitFor(() => check(/^La règle générale, entière/));
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
    expect(alert?.textContent?.trim()).toBe('Cette cadence ne tient pas.');
  });
  expect(router.route).toEqual({ page: 'home' });
});

it('leads from what the rules refuse to their clause', async () => {
  const body = { error: 'Pas à cette règle.', code: 'option-conflict', clause: 'C-1' };
  fetch.mockImplementation(async () => new Response(JSON.stringify(body), { status: 422 }));
  show({ game: 'echecs' });
  await prepare();
  await vi.waitFor(() => {
    const clause = document.querySelector('dialog [role=alert] a');
    expect(clause?.getAttribute('href')).toBe('/regles/echecs#C-1');
  });
});
