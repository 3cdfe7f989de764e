import { performance } from 'node:perf_hooks';
import { expect } from 'vitest';
import { Duel } from './duel.ts';
import { LEGAL } from './games.ts';
import { sitTogether } from './guests.ts';
import { scene } from './scene.ts';
import { AWAY } from './visitor.ts';

/** How far the pages' clocks go ahead while nobody serves. */
const DOWN_MS = 61_000;

scene('the server is killed twice, stopped once, and the game goes on', async (stage) => {
  const guests = await sitTogether(stage, { pace: '15 minutes et 10 secondes par coup' });
  const { alice, bob } = guests;
  const { house } = stage;
  for (const seat of [alice, bob]) seat.visitor.forgive(AWAY);
  let loads = 0;
  for (const seat of [alice, bob]) {
    seat.visitor.page.on('load', () => (loads += 1));
    await seat.visitor.page.clock.install();
  }
  const duel = new Duel(guests, LEGAL);
  await duel.play(0, 6);

  // Killed while Alice thinks, for as long as her clock, unknowing, counts a minute.
  const position = await alice.board.fen();
  const seen = performance.now();
  const before = await alice.clock('Alice');
  await house.kill();
  const died = performance.now();
  for (const seat of [alice, bob]) await seat.link.getByText(/Reconnexion|Hors ligne/).waitFor();
  for (const seat of [alice, bob]) await seat.visitor.page.clock.fastForward(DOWN_MS);
  await expect.poll(() => alice.clock('Alice')).toBeLessThan(before - 59);
  const reborn = performance.now();
  await house.reopen();
  for (const seat of [alice, bob]) {
    await seat.link.getByText('En ligne').or(seat.link.getByText('Coup enregistré')).waitFor();
    // The page forgets the minute that it counted alone: only the time with a server is charged, which
    // `crash.rs` holds the server to. A second more, for the clock shows whole ones.
    await expect
      .poll(async () => {
        const left = await seat.clock('Alice');
        // Measured outside of what the server can have counted, however slow the machine.
        const served = died - seen + (performance.now() - reborn);
        return left + served / 1000 + 1;
      })
      .toBeGreaterThanOrEqual(before);
    await expect.poll(() => seat.board.fen()).toBe(position);
  }
  await duel.both(6);
  await duel.play(6, 9);

  // Killed right after a move that both have seen; the answer is made while nobody serves.
  await house.kill();
  await duel.make(9);
  await bob.link.getByText(/Reconnexion|Hors ligne/).waitFor();
  await house.reopen();
  await duel.both(10);
  await duel.play(10, 12);

  // Stopped in good order: the pages are told, and come back by themselves.
  await house.stop();
  await alice.link.getByText(/Reconnexion|Hors ligne/).waitFor();
  await house.reopen();
  await duel.play(12);

  await alice.end.getByRole('heading', { name: 'Vous gagnez la partie !' }).waitFor();
  await bob.end.getByRole('heading', { name: 'Alice gagne la partie.' }).waitFor();
  expect(loads, 'no page was loaded again').toBe(0);
});
