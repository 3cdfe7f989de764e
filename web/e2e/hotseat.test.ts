import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { RICH, RICH_PGN, texts } from './games.ts';
import { takeBox } from './opening.ts';
import { SERVER } from './places.ts';
import { scene } from './scene.ts';
import { Seat } from './seat.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const MATE = 'rNbqkbnr/1p2pBp1/8/4N2p/8/8/P1PP1PPP/1qBQ1RK1';
/** After the second capture of White, which is made in passing. */
const PASSED = 'rnbqkbnr/1pp1pppp/3P4/p7/8/8/PPPP1PPP/RNBQKBNR';

scene('two people on one screen play a whole game and keep it', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const seat = new Seat(visitor);
  await page.clock.install();
  await takeBox(visitor, 'Jeu d’échecs', 'À deux ici');

  for (const [ply, move] of RICH.entries()) {
    await seat.said(ply % 2 === 0 ? 'Aux Blancs de jouer.' : 'Aux Noirs de jouer.').waitFor();
    // From here on no time passes by itself, so that what waits is seen to wait.
    if (ply === RICH.length - 1) await visitor.freeze();
    await seat.board.click(move.from, move.to);
    if (move.becomes) {
      const chooser = page.getByRole('group', { name: 'Promouvoir en' });
      await chooser.getByRole('button', { name: move.becomes }).click();
    }
    await seat.reads(texts(RICH).slice(0, ply + 1));
  }
  // The mate stands alone for a moment; then its card comes beside the board, not over it.
  await seat.said('La partie est finie.').waitFor();
  await expect.poll(() => seat.end.count()).toBe(0);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return seat.end.count();
    })
    .toBe(1);
  await page.clock.resume();
  await seat.end.getByRole('heading', { name: 'Les Blancs gagnent la partie.' }).waitFor();
  await seat.end.getByText('Échec et mat').waitFor();
  const beside = async () => {
    const board = await page.getByRole('grid').boundingBox();
    const card = await seat.end.boundingBox();
    return board && card && board.x + board.width <= card.x;
  };
  await expect.poll(beside).toBe(true);
  await expect.poll(() => seat.board.fen()).toBe(MATE);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    seat.end.getByRole('link', { name: 'Fichier PGN' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pgn$/);
  const file = await download.path();
  const pgn = await readFile(file, 'utf8');
  expect(pgn).toContain('[Result "1-0"]');
  const movetext = pgn.replace(/^\[.*\]$/gm, '').replace(/\s+/g, ' ');
  expect(movetext.trim()).toBe(RICH_PGN);
  await promisify(execFile)(SERVER, ['replay', '--verify', file]);

  // The arrow keys lead through the past and back.
  await page.keyboard.press('Escape');
  await expect.poll(() => seat.end.count()).toBe(0);
  await page.keyboard.press('ArrowUp');
  await seat.said('Vous relisez la position de départ.').waitFor();
  await expect.poll(() => seat.board.fen()).toBe(START);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await seat.said('Vous relisez le coup 3.').waitFor();
  await expect.poll(() => seat.board.fen()).toBe(PASSED);
  await page.keyboard.press('ArrowLeft');
  await seat.said('Vous relisez le coup 2.').waitFor();
  const current = seat.sheet.locator('[aria-current="true"]');
  await expect.poll(() => current.getAttribute('aria-label')).toMatch(/^Coup 2,.*Pion d5$/);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => seat.board.fen()).toBe(MATE);
});
