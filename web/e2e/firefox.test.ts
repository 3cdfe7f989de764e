import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableFrame } from '../src/wire/TableFrame.ts';
import { Fox } from './fox.ts';
import { firstPresses, handsOf, SALT } from './hands.ts';
import { House } from './house.ts';
import { BOXED, SLUGS } from './slugs.ts';

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
  ...BOXED.map((game): [string, string] => [`/imprimer/${game}`, 'main img']),
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

for (const game of SLUGS)
  test(`a table of ${game} takes a first move in Firefox`, async () => {
    await go('/');
    const id = await fox.ask(
      async (slug, salt) => {
        await fetch('/api/me');
        const answer = await fetch('/api/tables', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            game: slug,
            opponent: { kind: 'hotseat' },
            colour: 'first',
            salt,
          }),
        });
        return ((await answer.json()) as { id: string }).id;
      },
      game,
      SALT,
    );
    await go(`/table/${id}`);
    const played = () =>
      fox.ask(async (table) => {
        const frame = (await (await fetch(`/api/tables/${table}`)).json()) as TableFrame;
        const shown = Number(document.querySelector<HTMLElement>('.room')?.dataset['version']);
        return shown >= frame.v ? frame.status.plies : -1;
      }, id);
    const before = await played();
    for (const target of firstPresses(handsOf(game))) await fox.press(target);
    await expect.poll(played).toBeGreaterThan(Math.max(before, 0));
    expect(fox.troubles).toEqual([]);
  });
