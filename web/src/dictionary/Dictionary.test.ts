import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import App from '../App.svelte';
import { setLocale, t } from '../i18n';
import { router } from '../router.svelte';
import { reportOn } from './fixture';

type Answer = () => Response | Promise<Response>;

let app: Record<string, unknown>;
let answers: Map<RegExp, Answer>;
let asked: string[];

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

beforeAll(() => setLocale('fr'));
beforeEach(() => {
  asked = [];
  answers = new Map<RegExp, Answer>([
    [/^\/api\/me$/, () => json({ id: 'a', name: 'Odile' })],
    [/^\/api\/me\/tables$/, () => json([])],
  ]);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const found = [...answers].reverse().find(([pattern]) => pattern.test(path));
    if (found) return found[1]();
    const word = /^\/api\/lexicon\/(.+)$/.exec(path)?.[1];
    if (word) return json(reportOn(decodeURIComponent(word)));
    return json({ error: 'Rien.', code: 'not-found' }, 404);
  });
});
afterEach(async () => {
  await unmount(app);
  vi.unstubAllGlobals();
});

async function open(path: string) {
  router.go(path, { replace: true });
  app = mount(App, { target: document.body });
  flushSync();
  // The page's own file is made ready when it is first asked for, which a busy machine takes its
  // time over.
  await vi.waitFor(() => expect(field()).not.toBeNull(), { timeout: 20_000 });
}

const field = () => document.querySelector<HTMLInputElement>('form[role="search"] input');
const text = () => document.querySelector('main')?.textContent ?? '';
const shown = (what: string) => vi.waitFor(() => expect(text()).toContain(what));
const lookups = () => asked.filter((path) => path.startsWith('/api/lexicon/'));

function write(input: HTMLInputElement | null, value: string) {
  if (!input) throw new Error('no field to write in');
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

describe('the page of a word', () => {
  it('shows the verdict, the grammar and all forms', async () => {
    await open('/dictionnaire/cheval');
    await shown(t('words-playable'));
    expect(document.title).toContain('cheval');
    expect(text()).toContain('nom masculin singulier');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main details a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['cheval', 'page'],
      ['chevaux', null],
    ]);
    expect(text()).toContain('test@0');
  });

  it('says why a word is refused, by which clause, and what is near it', async () => {
    await open('/dictionnaire/chevol');
    await shown('Inconnu.');
    expect(text()).toMatch(/§\sW1/);
    const near = document.querySelector<HTMLAnchorElement>('a[href="/dictionnaire/cheval"]');
    near?.click();
    await shown(t('words-playable'));
    expect(field()?.value).toBe('cheval');
  });
});

describe('the field', () => {
  it('looks up what is written, once, and the address follows', async () => {
    await open('/dictionnaire');
    expect(text()).toContain(t('dictionary-empty-title'));
    for (const part of ['c', 'che', 'cheval']) write(field(), part);
    await shown(t('words-playable'));
    expect(lookups()).toEqual(['/api/lexicon/cheval']);
    expect(location.pathname).toBe('/dictionnaire/cheval');
    write(field(), '');
    await shown(t('dictionary-empty-title'));
    expect(location.pathname).toBe('/dictionnaire');
  });

  it('keeps its place and its text while the address follows', async () => {
    await open('/dictionnaire');
    field()?.focus();
    write(field(), ' cheval ');
    await vi.waitFor(() => expect(location.pathname).toBe('/dictionnaire/cheval'));
    flushSync();
    expect(field()?.value).toBe(' cheval ');
    expect(document.activeElement).toBe(field());
  });

  it('tells what is no word without asking', async () => {
    await open('/dictionnaire');
    write(field(), '..');
    await shown(t('refusal-word-bad-character'));
    expect(lookups()).toEqual([]);
    expect(location.pathname).toBe('/dictionnaire');
  });

  it('asks again in the language that was chosen', async () => {
    await open('/dictionnaire/cheval');
    await shown(t('words-playable'));
    await setLocale('en');
    await vi.waitFor(() => expect(lookups()).toHaveLength(2));
    await setLocale('fr');
    await vi.waitFor(() => expect(lookups()).toHaveLength(3));
  });
});

describe('trouble', () => {
  it.each([400, 429])('of %i is the sentence of the server', async (status) => {
    answers.set(/lexicon/, () => json({ error: 'Pas ainsi.', code: 'some-code' }, status));
    await open('/dictionnaire/cheval');
    await shown('Pas ainsi.');
    expect(document.querySelector('[role="alert"] button') !== null).toBe(status === 429);
  });

  it('without a server can be tried again', async () => {
    answers.set(/lexicon/, () => Promise.reject(new TypeError('offline')));
    await open('/dictionnaire/cheval');
    await shown(t('unreachable'));
    answers.delete([...answers.keys()].at(-1)!);
    document.querySelector<HTMLButtonElement>('[role="alert"] button')?.click();
    await shown(t('words-playable'));
  });

  it('during a game names the clause and leads back to the table', async () => {
    const body = { error: 'Le livre est fermé.', code: 'lookup-forbidden', clause: '7.6' };
    answers.set(/lexicon/, () => json(body, 403));
    const table = { game: 'guerre-des-mots', options: [], names: [], yourTurn: false, plies: 2 };
    answers.set(/^\/api\/me\/tables$/, () =>
      json([
        { ...table, id: 'over1', phase: 'over' },
        { ...table, id: 'live1', phase: 'playing' },
      ]),
    );
    await open('/dictionnaire/cheval');
    await shown('Le livre est fermé.');
    expect(text()).toMatch(/§\s7\.6/);
    const back = () => [...document.querySelectorAll('[role="alert"] a[href^="/table"]')];
    await vi.waitFor(() => expect(back()).toHaveLength(1));
    expect(back()[0]?.getAttribute('href')).toBe('/table/live1');
  });
});

describe('letters', () => {
  const letters = () => document.querySelector<HTMLInputElement>('#lettres input');

  it('give words by length, jokers marked, and say how many are left out', async () => {
    answers.set(/^\/api\/letters/, () =>
      json({
        lexicon: 'test@0',
        letters: 'AEIRST?',
        words: [
          { word: 'TRAIdES', spellings: ['traides'], frequency: 3 },
          { word: 'AIRES', spellings: ['aires', 'aïres'], frequency: 6 },
        ],
        total: 5,
      }),
    );
    await open('/dictionnaire');
    write(letters(), 'aeirst?');
    await shown('TRAIDES');
    expect(document.querySelector('#lettres u')?.textContent).toBe('D');
    expect(text()).toContain(t('letters-more', { count: 3 }));
    const summaries = [...document.querySelectorAll('#lettres summary')];
    expect(summaries.map((summary) => summary.textContent?.trim().split(/\s/)[0])).toEqual([
      '7',
      '5',
    ]);
    expect(asked.at(-1)).toContain('letters=AEIRST%3F');
  });

  it('without a word say so, and none at all ask nothing', async () => {
    answers.set(/^\/api\/letters/, () =>
      json({ lexicon: 'test@0', letters: 'Q', words: [], total: 0 }),
    );
    await open('/dictionnaire');
    write(letters(), 'q');
    await shown(t('letters-none'));
    const before = asked.length;
    write(letters(), '');
    await vi.waitFor(() => expect(text()).not.toContain(t('letters-none')));
    expect(asked).toHaveLength(before);
  });
});
