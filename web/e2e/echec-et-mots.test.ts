import { expect } from 'vitest';
import { faults, sideways } from './faults.ts';
import { isWide } from './fit.ts';
import { rename } from './guests.ts';
import { boxOf, openTable } from './opening.ts';
import { scene } from './scene.ts';
import { Scribe, sensible } from './scribe.ts';

/** A game on the deal of this salt: the leaps of both, then White's word with a last leap, and Black's. */
const GAME = {
  salt: '1',
  leaps: [
    ...['a0-b2', 'g8-f6', 'g0-f2', 'a8-b6', 'b2-d3', 'b6-c4', 'd3-c5', 'c4-e3'],
    ...['c5-b3', 'e3-c2', 'b3-a5', 'c2-a3', 'a5-c6', 'a3-b5', 'c6-e5', 'b5-a7'],
    ...['e5-f3', 'f6-d5', 'f3-d4', 'd5-e7', 'd4-e2', 'e7-d5'],
  ],
  last: { from: 'e2', to: 'g1', letter: 'E' },
  word: 'MATIERE',
  reply: 'ARION',
};

scene('two people on one screen play Échec et Mots to its last point', async ({ visit }) => {
  const { salt, leaps, last, word, reply } = GAME;
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, salt });
  const { page } = visitor;
  const scribe = new Scribe(visitor);
  await visitor.go('/');
  const box = boxOf(page, 'Échec et Mots');
  await box.getByRole('button', { name: 'À deux ici' }).click();
  await scribe.grid.waitFor();
  const dealt = await scribe.grid.getByRole('gridcell', { name: /lettre [A-Z]/ }).count();
  expect(dealt).toBe(25);

  const ways = ['drag', 'keys', 'press'] as const;
  for (const [done, leap] of leaps.entries()) {
    const [from = '', to = ''] = leap.split('-');
    await scribe[ways[done] ?? 'press'](from, to);
    await scribe.reads(done + 1);
  }
  const before = (await scribe.frame()).view;
  expect([before.turn, before.letters[last.to]]).toEqual([0, last.letter]);
  const rack = before.racks[0];

  // A wrong announcement is refused by its clause, and nothing is lost.
  await scribe.tell(`${last.from}-${last.to} #wwwkkk`);
  const alert = page.getByRole('alert');
  await alert.getByText('WWWKKK').waitFor();
  await expect
    .poll(() => alert.getByRole('link').getAttribute('href'))
    .toBe('/regles/echec-et-mots#A1');
  await expect.poll(() => scribe.ledge.getAttribute('aria-label')).toMatch(/: WWWKKK$/);
  expect((await scribe.frame()).view.ply).toBe(leaps.length);
  await scribe.button('Autre coup').click();
  await scribe.button('Effacer le mot').click();

  // The word is typed, the move is chosen, both are played: all of it without a mouse.
  const call = scribe.button('Échec et Mots !');
  await page.keyboard.press('Escape');
  await page.keyboard.press('w');
  await page.keyboard.type(word.toLowerCase());
  await expect.poll(() => call.isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await scribe.keys(last.from, last.to);
  await expect.poll(() => call.isEnabled()).toBe(true);
  await page.keyboard.press('w');
  await page.keyboard.press('Enter');
  await page.getByText(`annoncent ${word}.`).first().waitFor();

  // The other side replies with what it has.
  const { view } = await scribe.frame();
  expect(view.phase).toBe('reply');
  const own = view.racks[1];
  await scribe.ledge.pressSequentially(reply.toLowerCase());
  await expect.poll(() => scribe.button('Montrer ce mot').isEnabled()).toBe(true);
  await scribe.button('Montrer ce mot').click();

  // The card explains every point.
  await scribe.end.getByRole('heading').first().waitFor();
  const { view: over, status } = await scribe.frame();
  const points = [
    3 * word.length - (rack + last.letter).length,
    3 * reply.length - own.length,
  ] as const;
  expect(over.score?.[0]).toMatchObject({ word, letters: word.length, points: points[0] });
  expect(over.score?.[1].points).toBe(points[1]);
  const column = scribe.end.getByRole('group', { name: 'Blancs' });
  await column.getByText(`${word.length} × 2`).waitFor();
  await scribe.end.getByText(`${word} contre ${reply ?? ''}`.trim()).waitFor();
  await scribe.button('Le compte').click();
  await column.getByText(`${word.length} lettres × 2`).waitFor();
  const total = column.locator('.total');
  const written = (value: number) => (value < 0 ? `−${-value}` : String(value));
  expect((await total.innerText()).split('\n').at(-1)?.trim()).toBe(
    written(status.outcome?.points[0] ?? NaN),
  );
  await column.getByText(/^bonus de/).waitFor();

  // The game can be read again, with the longest word each side had.
  await page.keyboard.press('Escape');
  await expect.poll(() => scribe.end.count()).toBe(0);
  await page.getByRole('heading', { name: 'Le plus long mot de chacun' }).waitFor();
  expect(over.longest).toHaveLength(leaps.length + 1);
  await page.keyboard.press('ArrowUp');
  await page.getByText('Vous relisez la position de départ.').waitFor();
  await expect
    .poll(() => scribe.grid.getByRole('gridcell', { name: /lettre [A-Z]/ }).count())
    .toBe(25);
});

scene('the computer answers on the board of Échec et Mots', async ({ visit }) => {
  const visitor = await visit();
  const scribe = new Scribe(visitor);
  await visitor.go('/');
  const box = boxOf(visitor.page, 'Échec et Mots');
  await box.getByRole('button', { name: 'L’ordinateur' }).click();
  await scribe.grid.waitFor();
  const mine = async () => {
    await visitor.page.getByText('À vous de jouer.').first().waitFor();
    return (await scribe.frame()).view;
  };
  for (let turn = 0; turn < 4; turn += 1) {
    const view = await mine();
    await scribe.leap(sensible(view));
    await scribe.reads(view.ply + 2);
  }
  expect((await mine()).racks.map((rack) => rack.length > 0)).toEqual([true, true]);
});

scene('the order of a rack stays with its owner', async ({ visit }) => {
  const host = await visit({ called: 'alice' });
  const guest = await visit({ called: 'bob' });
  await host.go('/');
  await rename(host, 'Alice');
  const orders: string[] = [];
  host.page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"t":"do"')) orders.push(String(payload));
    }),
  );
  await openTable(host, { game: 'echec-et-mots', opponent: { kind: 'invite' } });
  await guest.go(`/table/${host.tableId}`);
  await guest.page
    .getByRole('heading', { name: 'Alice vous invite à une partie d’Échec et Mots.' })
    .waitFor();
  await guest.page.getByRole('button', { name: 'S’asseoir' }).click();
  const [alice, bob] = [new Scribe(host), new Scribe(guest)];
  for (let ply = 0; ply < 7; ply += 1) {
    const mover = ply % 2 === 0 ? alice : bob;
    await mover.visitor.page.getByText('À vous de jouer.').first().waitFor();
    await mover.leap(sensible((await mover.frame()).view));
    await Promise.all([alice.reads(ply + 1), bob.reads(ply + 1)]);
  }
  const rack = (scribe: Scribe) =>
    scribe.visitor.page.getByRole('group', { name: /^Chevalet d’Alice/ });
  const order = async (scribe: Scribe) => (await rack(scribe).innerText()).replace(/\s/g, '');
  const seen = await order(bob);
  expect(seen.length).toBeGreaterThan(1);

  // Four moves of Alice's, and nothing else.
  expect(orders).toHaveLength(4);
  const first = rack(alice).getByRole('button').first();
  const letter = (await first.innerText()).trim();
  await first.focus();
  await host.page.keyboard.press('Shift+ArrowRight');
  const moved = await order(alice);
  expect(moved[1]).toBe(letter);
  expect([...moved].sort()).toEqual([...seen].sort());
  await alice.button('Mêler les lettres').click();
  expect(orders).toHaveLength(4);
  await expect.poll(() => order(bob)).toBe(seen);

  // A tile is laid into the word by hand; that is nobody else's business either.
  await alice.button('Composer').click();
  const tile = rack(alice).getByRole('button').last();
  const laid = (await tile.innerText()).trim();
  await tile.dragTo(alice.ledge);
  await expect.poll(() => alice.ledge.getAttribute('aria-label')).toMatch(new RegExp(`: ${laid}$`));
  expect(orders).toHaveLength(4);
});

for (const { name, viewport, least } of [
  { name: 'a phone', viewport: { width: 390, height: 844 }, least: 40 },
  { name: 'a small phone', viewport: { width: 360, height: 640 }, least: 26 },
  { name: 'a desk', viewport: { width: 1440, height: 900 }, least: 75 },
])
  scene(`the table of Échec et Mots fits ${name} and has no serious fault`, async ({ visit }) => {
    const visitor = await visit({ viewport, reducedMotion: 'reduce' });
    const { page } = visitor;
    const scribe = new Scribe(visitor);
    await openTable(visitor, {
      game: 'echec-et-mots',
      clock: { host: { base: 600_000, increment: 5_000 } },
    });
    await isWide(scribe.square('d4'), least);
    await scribe.leap(sensible((await scribe.frame()).view));
    await expect.poll(async () => (await scribe.frame()).view.ply).toBe(1);
    await scribe.button('Composer').click();
    await scribe.ledge.fill('cheval');
    expect(await faults(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
  });
