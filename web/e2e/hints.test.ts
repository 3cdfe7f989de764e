import { expect } from 'vitest';
import { scene } from './scene.ts';
import { Seat } from './seat.ts';

/** A game of chess against the computer, which the visitor begins. */
const TABLE = {
  game: 'echecs',
  opponent: { kind: 'bot', level: 1 },
  colour: 'first',
};

scene('a hint in three steps, played, and seen to have been given', async ({ visit }) => {
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
  const start = await board.fen();
  const ask = page.getByRole('button', { name: 'Un indice' }).first();
  await ask.click();

  // The price first, and one may say no.
  const card = page.getByRole('region', { name: 'Un indice' });
  await card.getByText('La partie portera la mention').waitFor();
  await card.getByRole('button', { name: 'Non' }).click();
  await card.waitFor({ state: 'detached' });
  expect(await page.getByText('aidé').count()).toBe(0);

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
  expect(await board.fen()).not.toBe(start);

  // The mark outlives the page.
  await page.reload();
  await page.getByText('vous · aidé').waitFor();

  // Against the clock nobody is helped, and nothing offers it.
  await open({ ...TABLE, clock: { host: { base: 600_000, increment: 0 } } });
  await page.getByRole('button', { name: 'Annuler la partie' }).first().waitFor();
  expect(await page.getByRole('button', { name: 'Un indice' }).count()).toBe(0);
  const refused = await page.request.post(`${visitor.origin}/api/tables/${visitor.tableId}/hint`, {
    data: { step: 1, v: 4 },
  });
  expect(refused.status()).toBe(403);
});
