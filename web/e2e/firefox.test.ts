import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableFrame } from '../src/wire/TableFrame.ts';
import { Fox } from './fox.ts';
import { House } from './house.ts';
import { SLUGS } from './slugs.ts';

let house: House;
let fox: Fox;

beforeAll(async () => {
  [house, fox] = await Promise.all([House.open(), Fox.open(1280, 800)]);
});
afterAll(async () => {
  await fox?.close();
  await house?.close();
});

const go = (path: string) => fox.go(new URL(path, house.origin).href);

/** Each page, and what is drawn on it once everything has come. */
const PAGES: [path: string, shows: string][] = [
  ['/', 'article'],
  ...SLUGS.map((game): [string, string] => [`/regles/${game}`, 'main [role="img"] svg']),
  ...SLUGS.map((game): [string, string] => [`/lecon/${game}`, '[role="grid"] [data-square]']),
  ['/dictionnaire/cheval', 'main h1'],
  ...SLUGS.map((game): [string, string] => [`/imprimer/${game}`, 'main img']),
  ['/nulle-part', 'main h1'],
];

test('every page opens in Firefox', async () => {
  for (const [path, shows] of PAGES) {
    await go(path);
    await fox.shows(shows);
    const { wide, seen } = await fox.ask(() => {
      const { scrollWidth: wide, clientWidth: seen } = document.documentElement;
      return { wide, seen };
    });
    expect(wide, path).toBe(seen);
    expect(fox.troubles, path).toEqual([]);
  }
});

const square = (name: string) => `[role="grid"] [data-square="${name}"]`;

/** A first move of each game on a stated deal: what is pressed, one after another. */
const FIRST: Record<string, string[]> = {
  chevaliers: [square('e2'), square('e3')],
  'dames-de-lettres': [
    ...['c2', 'c4', 'a5', 'a6', 'b5', 'c4'].map(square),
    '.presses .button.main',
  ],
  'echec-et-mots': [square('a0'), square('b2')],
  echecs: [square('e2'), square('e4')],
  'guerre-des-mots': [
    '.curtain .button.main',
    square('e22'),
    ...['A', 'B', 'E'].map((letter) => `[data-tile][aria-label^="Lettre ${letter}"]:enabled`),
    '[data-tile][aria-label="Joker"]',
    '[role="group"][aria-label^="Que vaut le joker"] button:nth-child(18)',
    '.presses .button.main',
  ],
};

for (const game of SLUGS)
  test(`a table of ${game} takes a first move in Firefox`, async () => {
    await go('/');
    const id = await fox.ask(async (slug) => {
      await fetch('/api/me');
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          game: slug,
          opponent: { kind: 'hotseat' },
          colour: 'first',
          salt: '0',
        }),
      });
      return ((await answer.json()) as { id: string }).id;
    }, game);
    await go(`/table/${id}`);
    const played = () =>
      fox.ask(async (table) => {
        const frame = (await (await fetch(`/api/tables/${table}`)).json()) as TableFrame;
        const shown = Number(document.querySelector<HTMLElement>('.room')?.dataset['version']);
        return shown >= frame.v ? frame.status.plies : -1;
      }, id);
    const before = await played();
    for (const target of FIRST[game]!) await fox.press(target);
    await expect.poll(played).toBeGreaterThan(Math.max(before, 0));
    expect(fox.troubles).toEqual([]);
  });
