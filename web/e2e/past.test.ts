import { expect } from 'vitest';
import { sitAt } from './guests.ts';
import { scene } from './scene.ts';
import type { Seat } from './seat.ts';

/** Black mates in two. */
const MOVES = ['f2 f3', 'e7 e5', 'g2 g4', 'd8 h4'];
const MATE = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR';
const REMATCH = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';

/** Waits until the games of a visitor are listed so on the home page. */
async function lists({ visitor }: Seat, lines: string[]): Promise<void> {
  await visitor.page.getByRole('button', { name: /^Toutes vos parties/ }).click();
  const list = visitor.page.getByRole('region', { name: 'Vos parties', exact: true });
  const games = list.getByRole('link');
  const read = async () => (await games.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
  await expect.poll(read, { message: visitor.called }).toEqual(lines);
}

scene('a rematch leaves the game before it to be read again', async (stage) => {
  const [alice, bob] = await sitAt(stage, {});
  const { page } = bob.visitor;
  for (const [ply, move] of MOVES.entries()) {
    const seat = ply % 2 === 0 ? alice : bob;
    const [from = '', to = ''] = move.split(' ');
    await seat.awaited();
    await seat.board.click(from, to);
  }
  await alice.end.getByRole('button', { name: /^Revanche/ }).click();
  await bob.end.getByRole('button', { name: 'Accepter' }).click();
  await bob.awaited();
  await bob.board.click('e2', 'e4');
  await alice.awaited();

  await bob.visitor.go('/');
  await lists(bob, [
    'Contre Alice Jeu d’échecs · Partie 2 · un coup En cours',
    'Contre Alice Jeu d’échecs · Partie 1 · 2 coups Gagnée',
  ]);
  const address = `/table/${alice.visitor.tableId}`;
  await page.getByRole('link', { name: /Gagnée$/ }).click();
  await bob.end.getByRole('heading', { name: 'Vous gagnez la partie !' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`${address}/1`);
  await expect.poll(() => bob.board.fen()).toBe(MATE);
  await bob.reads(['f3', 'e5', 'g4', 'Dh4#']);
  // Alice is at the table, though not at this game: nothing is said of who is here, nor to them.
  const card = page.getByRole('region', { name: 'Alice' });
  await expect.poll(() => card.getByText('Blancs', { exact: true }).count()).toBe(1);
  await expect.poll(() => card.getByRole('img', { name: /./ }).count()).toBe(0);
  await expect.poll(() => page.getByRole('region', { name: 'Conversation' }).count()).toBe(0);
  const record = bob.end.getByRole('link', { name: 'Fichier PGN' });
  await expect
    .poll(() => record.getAttribute('href'))
    .toBe(`/api/tables/${alice.visitor.tableId}/games/1/record`);

  // Whoever has walked back through it returns to its end, not to the table.
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await bob.said('Vous relisez la position de départ.').waitFor();
  await page.getByRole('status').getByRole('button', { name: 'Revenir à la fin' }).click();
  await expect.poll(() => bob.board.fen()).toBe(MATE);

  await page.getByRole('link', { name: 'Revenir à la table' }).click();
  await bob.said('Alice réfléchit.').waitFor();
  expect(new URL(page.url()).pathname).toBe(address);
  await expect.poll(() => bob.board.fen()).toBe(REMATCH);
  await bob.reads(['e4']);
  await alice.board.click('c7', 'c5');
  await bob.awaited();
  await alice.visitor.go('/');
  await lists(alice, [
    'Contre Bob Jeu d’échecs · Partie 2 · un coup En cours',
    'Contre Bob Jeu d’échecs · Partie 1 · 2 coups Perdue',
  ]);
});
