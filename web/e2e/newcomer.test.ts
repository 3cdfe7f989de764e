import { expect } from 'vitest';
import { takeBox } from './opening.ts';
import { scene } from './scene.ts';
import { Seat } from './seat.ts';

scene('a newcomer plays the computer within one click', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await takeBox(visitor, 'Jeu d’échecs', 'Jouer aux échecs contre l’ordinateur, force 2');
  const seat = new Seat(visitor);
  await seat.awaited();
  const white = !(await seat.board.flipped());
  const own = async () => (await seat.moves()).filter((_, ply) => (ply % 2 === 0) === white);
  const answered = async (count: number) => {
    await expect.poll(async () => (await own()).length).toBe(count);
    await seat.awaited();
  };
  await expect.poll(() => page.title()).toContain('À vous de jouer');

  // A pawn that leaps is refused with a sentence and the clause behind it.
  await seat.board.drag(white ? 'e2' : 'e7', white ? 'e5' : 'e4');
  const refusal = page.getByRole('alert');
  await refusal.getByText(/Le pion ne va pas si loin que e[45]/).waitFor();
  const clause = refusal.getByRole('link', { name: /^§ [LM]-\d+/ });
  await expect.poll(() => clause.getAttribute('href')).toMatch(/^\/regles\/echecs#[LM]-\d+/);
  await expect.poll(() => own()).toEqual([]);

  await seat.board.drag(...(await seat.legal()));
  await answered(1);
  await expect.poll(() => refusal.count()).toBe(0);

  const [from, to] = await seat.legal();
  await seat.board.square(from).click();
  await expect.poll(() => seat.board.square(from).getAttribute('aria-selected')).toBe('true');
  await expect
    .poll(() => seat.board.square(to).getAttribute('aria-label'))
    .toMatch(/case permise|prise/);
  await seat.board.square(to).click();
  await answered(2);

  await seat.board.keys(...(await seat.legal()));
  await answered(3);

  await seat.tell((await seat.legal()).join(''));
  await answered(4);

  await seat.button('Reprendre mon coup').click();
  await answered(3);
  expect((await seat.frame()).notices).toHaveLength((await seat.moves()).length);
  await expect.poll(() => seat.board.fen()).toBe((await seat.frame()).view.fen.split(' ')[0]);

  await seat.button('Abandon').click();
  const sure = page.getByRole('group', { name: 'Abandonner la partie ?' });
  await sure.getByRole('button', { name: 'Non' }).click();
  await seat.awaited();
  await seat.button('Abandon').click();
  await sure.getByRole('button', { name: 'Oui' }).click();
  await seat.end.getByRole('heading', { name: 'L’écolière gagne la partie.' }).waitFor();
  await seat.end.getByText('Abandon').waitFor();
  await seat.end.getByText(white ? '0–1' : '1–0').waitFor();

  await seat.end.getByRole('button', { name: 'Revanche' }).click();
  await expect.poll(() => seat.board.flipped()).toBe(white);
  await seat.awaited();
  // With colours swapped, the computer begins if the newcomer began before.
  await expect.poll(() => seat.moves()).toHaveLength(white ? 1 : 0);
  await expect.poll(() => seat.end.count()).toBe(0);
});
