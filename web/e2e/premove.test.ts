import { expect } from 'vitest';
import { sitTogether } from './guests.ts';
import { scene } from './scene.ts';

scene('a move foreseen is played, taken back or dropped', async (stage) => {
  const { alice, bob } = await sitTogether(stage);
  const foreseen = alice.said(/Coup prévu/);
  const both = async (...moves: string[]) => {
    await alice.reads(moves);
    await bob.reads(moves);
  };

  await alice.board.click('e2', 'e4');
  await both('e4');
  await alice.board.click('d2', 'd4');
  await alice.said('Coup prévu : d2 vers d4.').waitFor();
  await expect
    .poll(() => alice.board.square('d4').getAttribute('aria-label'))
    .toContain('coup prévu');
  await expect.poll(() => alice.moves()).toEqual(['e4']);
  await bob.board.click('e7', 'e5');
  await both('e4', 'e5', 'd4');
  await expect.poll(() => foreseen.count()).toBe(0);

  await alice.board.drag('g1', 'f3');
  await alice.said('Coup prévu : g1 vers f3.').waitFor();
  await alice.board.square('a5').click();
  await expect.poll(() => foreseen.count()).toBe(0);
  await alice.board.drag('g1', 'h3');
  await alice.said('Coup prévu : g1 vers h3.').waitFor();
  await alice.visitor.page.keyboard.press('Escape');
  await expect.poll(() => foreseen.count()).toBe(0);
  await bob.board.click('d7', 'd6');
  await alice.awaited();
  await both('e4', 'e5', 'd4', 'd6');

  await alice.board.click('b1', 'c3');
  await bob.awaited();
  await alice.board.click('d4', 'e5');
  await alice.said('Coup prévu : d4 vers e5.').waitFor();
  await bob.board.click('e5', 'd4');
  await alice.awaited();
  await both('e4', 'e5', 'd4', 'd6', 'Cc3', 'exd4');
  await expect.poll(() => foreseen.count()).toBe(0);
  await alice.board.click('d1', 'd4');
  await both('e4', 'e5', 'd4', 'd6', 'Cc3', 'exd4', 'Dxd4');
  expect(alice.visitor.refusals, 'what is not legal is not even asked').toEqual([]);
});
