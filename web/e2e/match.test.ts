import { expect } from 'vitest';
import { sitAt } from './guests.ts';
import { scene } from './scene.ts';
import type { Seat } from './seat.ts';

async function resign(seat: Seat): Promise<void> {
  await seat.button('Abandon').click();
  await seat.button('Oui').click();
}

scene('a match of three games keeps its score to the end', async (stage) => {
  const [alice, bob] = await sitAt(stage, { games: 3 });
  await alice.board.click('e2', 'e4');
  await bob.awaited();
  await bob.board.click('e7', 'e5');
  await alice.awaited();
  await resign(alice);
  for (const seat of [alice, bob]) {
    await seat.end.getByRole('heading', { name: /gagne/ }).waitFor();
    await seat.end.getByText('Le match continue : Alice 0 – Bob 1').waitFor();
    // The host chose a side and chess deals nothing: there was no draw to doubt.
    await expect.poll(() => seat.end.getByText('Vérifier le tirage').count()).toBe(0);
  }

  await alice.end.getByRole('button', { name: 'Partie 2, Bob a les Blancs' }).click();
  await bob.awaited();
  await expect.poll(() => bob.board.flipped()).toBe(false);
  await expect.poll(() => alice.board.flipped()).toBe(true);
  await resign(bob);
  await bob.end.getByText('Le match continue : Alice 1 – Bob 1').waitFor();

  await bob.end.getByRole('button', { name: 'Partie 3, Alice a les Blancs' }).click();
  await alice.awaited();
  await resign(bob);
  for (const seat of [alice, bob]) {
    await seat.end.getByText('Le match : Alice 2 – Bob 1').waitFor();
    await seat.end.getByRole('button', { name: 'Revanche' }).waitFor();
  }
});

scene('a flag falls on both pages, tenth by tenth', async (stage) => {
  const [alice, bob] = await sitAt(stage, { clock: { host: { base: 4_000, increment: 0 } } });
  await alice.board.click('e2', 'e4');
  await bob.awaited();
  await bob.board.click('e7', 'e5');
  await alice.awaited();
  const clock = bob.visitor.page.getByRole('timer', { name: 'Pendule d’Alice' });
  await expect.poll(() => clock.innerText()).toMatch(/^\s*0:0[0-3]\.\d\s*$/);
  await alice.end.getByRole('heading', { name: 'Bob gagne la partie.' }).waitFor();
  await bob.end.getByRole('heading', { name: 'Vous gagnez la partie !' }).waitFor();
  for (const seat of [alice, bob]) await seat.end.getByText('Temps écoulé').waitFor();
  await expect.poll(() => clock.innerText()).toContain('0:00.0');
});

scene('a game is called off before the second move, not after', async (stage) => {
  const [alice, bob] = await sitAt(stage, {});
  await alice.board.click('e2', 'e4');
  await bob.awaited();
  await bob.button('Annuler la partie').click();
  await bob.button('Non').click();
  await bob.board.click('e7', 'e5');
  await alice.awaited();
  await expect.poll(() => alice.button('Annuler la partie').count()).toBe(0);

  const [carol, dan] = await sitAt(stage, {});
  await carol.button('Annuler la partie').click();
  await carol.button('Oui').click();
  for (const seat of [carol, dan])
    await seat.end.getByRole('heading', { name: 'La partie est annulée.' }).waitFor();
});
