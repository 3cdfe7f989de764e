import { expect } from 'vitest';
import { unfoldPoints } from './opening.ts';
import { scene } from './scene.ts';
import { chooseChess, Seat } from './seat.ts';

scene('the sheet in the box lets the king go to b1 in long castling', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const seat = new Seat(visitor);
  await visitor.go('/');
  await chooseChess(page);
  const dialog = page.getByRole('dialog', { name: 'Nouvelle partie d’échecs' });
  await dialog.getByRole('radio', { name: /^Même écran/ }).check();
  await dialog.getByRole('radio', { name: /^Comme sur la feuille/ }).check();
  await unfoldPoints(dialog);
  await dialog.getByRole('radio', { name: /grand roque de trois cases/, checked: true }).waitFor();
  const start = dialog.getByRole('textbox', { name: 'D’où l’on part' });
  await start.fill('une position');
  await dialog.getByRole('button', { name: 'Préparer la table' }).click();
  await dialog.getByRole('alert').getByText('Vérifiez le texte FEN').waitFor();
  visitor.forgive(/status of 4\d\d/);
  await start.fill('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
  await dialog.getByRole('button', { name: 'Préparer la table' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('feuille Carlit', { exact: false }).first().waitFor();

  // C-1: two squares are one too few.
  await seat.board.drag('e1', 'c1');
  const refusal = page.getByRole('alert');
  await refusal.getByText('Pour ce roque, le roi va en b1.').waitFor();
  await refusal.getByRole('link', { name: '§ C-1' }).waitFor();
  await seat.board.drag('e1', 'b1');
  await seat.reads(['0-0-0']);
  await expect.poll(() => seat.board.fen()).toBe('r3k2r/8/8/8/8/8/8/1KR4R');
});
