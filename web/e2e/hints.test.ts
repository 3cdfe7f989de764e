import { expect } from 'vitest';
import type { ErrorBody } from '../src/wire/ErrorBody.ts';
import type { NewTable } from '../src/wire/NewTable.ts';
import { openTable } from './opening.ts';
import { Player } from './player.ts';
import { scene } from './scene.ts';
import { chooseChess, Seat } from './seat.ts';
import { AWAY } from './visitor.ts';

/** A game of chess against the computer, which the visitor begins. */
const TABLE = {
  game: 'echecs',
  opponent: { kind: 'bot', level: 1 },
  colour: 'first',
};

scene('a hint in three steps, played, and seen to have been given', async ({ visit, house }) => {
  const visitor = await visit({ salt: 'sel' });
  const { page } = visitor;
  const open = async (table: object) => {
    const answer = await page.request.post(`${visitor.origin}/api/tables`, { data: table });
    const { id } = (await answer.json()) as { id: string };
    await visitor.go(`/table/${id}`);
  };
  // Who one is comes before the first table.
  await page.request.get(`${visitor.origin}/api/me`);
  await open(TABLE);
  const board = new Seat(visitor).board;
  await board.grid.waitFor();
  const start = await board.fen();
  const ask = page.getByRole('button', { name: 'Un indice' }).first();
  await ask.click();

  // The price first, and one may say no.
  const card = page.getByRole('region', { name: 'Un indice' });
  await card.getByText('La partie portera la mention').waitFor();
  await card.getByRole('button', { name: 'Non' }).click();
  await card.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByText('aidé').count()).toBe(0);

  await page.keyboard.press('i');
  await card.getByRole('button', { name: 'Oui, aidez-moi' }).click();
  await card.getByText('Regardez dans la zone encadrée.').waitFor();
  await page.getByText('vous · aidé').waitFor();
  await card.getByRole('button', { name: 'Avec quoi ?' }).click();
  await card.getByText('Partez d’ici').waitFor();
  await card.getByRole('button', { name: 'Montrez-moi le coup' }).click();
  const play = card.getByRole('button', { name: 'Jouer ce coup' });
  await play.waitFor();
  const said = await card.locator('p').allTextContents();
  expect(said[0]).toMatch(/^[a-h][1-8] – [a-h][1-8]$/);
  expect(said[1]).toMatch(/\.$/);
  const [from = '', to = ''] = (said[0] ?? '').split(' – ');
  await play.click();
  await card.waitFor({ state: 'detached' });
  expect(from).not.toBe(to);
  await expect.poll(() => board.fen()).not.toBe(start);

  // The mark outlives the server and the page, and stands on the card at the end.
  visitor.forgive(AWAY);
  await house.kill();
  await house.reopen();
  await page.reload();
  await page.getByText('vous · aidé').waitFor();
  await page.getByRole('button', { name: 'Abandon' }).first().click();
  await page.getByRole('button', { name: 'Oui' }).click();
  await page.getByText('Partie aidée').waitFor();

  // Against the clock nobody is helped, and nothing offers it.
  await open({ ...TABLE, clock: { host: { base: 600_000, increment: 0 } } });
  await page.getByRole('button', { name: 'Annuler la partie' }).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Un indice' }).count()).toBe(0);
  const refused = await page.request.post(`${visitor.origin}/api/tables/${visitor.tableId}/hint`, {
    data: { step: 1, v: 4 },
  });
  expect(refused.status()).toBe(403);
});

scene(
  'friends agree to hints when the table is opened, and read it before they sit',
  async ({ visit }) => {
    const [host, friend] = [await visit({ salt: 'a' }), await visit({ salt: 'b' })];
    await host.go('/');
    await chooseChess(host.page);
    const dialog = host.page.getByRole('dialog', { name: 'Nouvelle partie d’échecs' });
    await dialog.getByRole('radio', { name: /^Un ami/ }).check();
    await dialog.getByRole('radio', { name: /^Sans pendule/ }).check();
    await dialog.getByRole('checkbox', { name: /^Indices permis/ }).check();
    await dialog.getByRole('button', { name: 'Préparer la table' }).click();
    await host.page.getByText('permis à chacun').waitFor();
    await friend.go(`/table/${host.tableId}`);
    await friend.page.getByText('permis à chacun').waitFor();
  },
);

scene('a hint at a table of words says which letters and why', async ({ visit }) => {
  const visitor = await visit({ salt: 'sel' });
  const { page } = visitor;
  await openTable(visitor, {
    game: 'echec-et-mots',
    salt: '0',
    opponent: { kind: 'bot', level: 1 },
  });
  const plies = async () => (await new Player(visitor, /./).frame()).status.plies;
  await expect.poll(() => plies()).toBe(0);
  await page.getByRole('button', { name: 'Un indice' }).first().click();
  const card = page.getByRole('region', { name: 'Un indice' });
  await card.getByRole('button', { name: 'Oui, aidez-moi' }).click();
  await card.getByText(/^Regardez/).waitFor();
  await card.getByRole('button', { name: 'Avec quoi ?' }).click();
  await card.getByText(/^(Partez d’ici|Prenez ces lettres)/).waitFor();
  await card.getByRole('button', { name: 'Montrez-moi le coup' }).click();
  const play = card.getByRole('button', { name: 'Jouer ce coup' });
  await play.waitFor();
  const [, why = ''] = await card.locator('p').allTextContents();
  expect(why).toMatch(/\.$/);
  await play.click();
  await expect.poll(plies).toBeGreaterThan(0);
});

scene('among people a strict rule lends nobody a hand', async ({ visit }) => {
  const [host, guest] = [await visit({ salt: 'a' }), await visit({ salt: 'b' })];
  const strict: Pick<NewTable, 'game'> & Partial<NewTable> = {
    game: 'dames-de-lettres',
    options: [['mode', 'strict']],
    opponent: { kind: 'invite' },
  };
  // It cannot even be agreed on.
  await host.context.request.get(`${host.origin}/api/me`);
  const wished = await host.context.request.post(`${host.origin}/api/tables`, {
    data: { ...strict, colour: 'first', hints: true },
  });
  expect([wished.status(), ((await wished.json()) as ErrorBody).code]).toEqual([400, 'bad-hints']);
  await openTable(host, strict);
  await guest.go(`/table/${host.tableId}`);
  await guest.page.getByRole('button', { name: 'S’asseoir' }).click();
  await host.page.getByText('À vous de jouer.').first().waitFor();
  await expect.poll(() => host.page.getByRole('button', { name: 'Un indice' }).count()).toBe(0);
  const { v } = await new Player(host, /./).frame();
  const address = `${host.origin}/api/tables/${host.tableId}/hint`;
  const refused = await host.context.request.post(address, { data: { step: 1, v } });
  expect([refused.status(), ((await refused.json()) as ErrorBody).code]).toEqual([
    403,
    'hint-forbidden',
  ]);
});
