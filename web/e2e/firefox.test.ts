import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Input } from '../src/wire/Input.ts';
import type { NewTable } from '../src/wire/NewTable.ts';
import type { TableFrame } from '../src/wire/TableFrame.ts';
import { Fox } from './fox.ts';
import { begunOf, firstPresses, handsOf, SALT } from './hands.ts';
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

type Table = Pick<NewTable, 'game'> & Partial<NewTable>;

/** A table of the visitor's; somewhere on the pages of the house. */
const openTable = (table: Table) =>
  fox.ask(
    async (wish) => {
      await fetch('/api/me');
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wish),
      });
      return ((await answer.json()) as { id: string }).id;
    },
    { opponent: { kind: 'hotseat' }, colour: 'first', ...table },
  );

/** Does one thing after another at a table, each once the one before is done. */
const order = (id: string, inputs: readonly Input[]) =>
  fox.ask(
    async (table, wishes) => {
      const version = async () => {
        const frame = (await (await fetch(`/api/tables/${table}`)).json()) as TableFrame;
        return frame.v;
      };
      const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
      const refused: string[] = [];
      socket.addEventListener('message', ({ data }) => {
        if (String(data).includes('"t":"refused"')) refused.push(String(data));
      });
      await new Promise((open, failed) => {
        socket.addEventListener('open', open);
        socket.addEventListener('error', failed);
      });
      for (const [at, input] of wishes.entries()) {
        const v = await version();
        socket.send(JSON.stringify({ t: 'do', d: { k: at + 1, v, input } }));
        while ((await version()) === v) {
          if (refused.length > 0) throw new Error(refused.join());
          await new Promise((then) => setTimeout(then, 20));
        }
      }
      socket.close();
    },
    id,
    inputs,
  );

/** A table to which somebody else invites. */
async function invitation(game: string): Promise<string> {
  const me = await fetch(new URL('/api/me', house.origin));
  const cookie = me.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  const answer = await fetch(new URL('/api/tables', house.origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookie.join('; ') },
    body: JSON.stringify({ game, opponent: { kind: 'invite' }, colour: 'first' }),
  });
  return ((await answer.json()) as { id: string }).id;
}

/** A page, and what is drawn on it once everything has come. */
type Shown = [path: string, shows: string];

const PAGES: Shown[] = [
  ['/', 'article'],
  ...SLUGS.map((game): Shown => [`/regles/${game}`, 'main [role="img"] svg']),
  ...SLUGS.map((game): Shown => [`/lecon/${game}`, '[role="grid"] [data-square]']),
  ['/dictionnaire', 'main h1'],
  ['/dictionnaire/cheval', 'main h1'],
  ...BOXED.map((game): Shown => [`/imprimer/${game}`, 'main img']),
  ['/nulle-part', 'main h1'],
];

/** The pages of tables that are not in play: both sides of an invitation, and a game of the past. */
async function tables(): Promise<Shown[]> {
  await go('/');
  const game = SLUGS[0]!;
  const sent = await openTable({ game, opponent: { kind: 'invite' } });
  const come = await invitation(game);
  const { moves, ...rules } = begunOf(game);
  const again = await openTable({ game, ...rules });
  const acts = moves.map((act): Input => ({ act }));
  await order(again, [...acts, 'resign', { offer: 'rematch' }]);
  return [
    [`/table/${sent}`, '.invite input'],
    [`/table/${come}`, '.invite .button.main'],
    [`/table/${again}/1`, '[aria-labelledby="end-title"] h2'],
  ];
}

test('every page opens in Firefox', async () => {
  for (const [path, shows] of [...PAGES, ...(await tables())]) {
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
    const id = await openTable({ game, salt: SALT });
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
