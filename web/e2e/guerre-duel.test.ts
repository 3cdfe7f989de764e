import { expect } from 'vitest';
import { playOn } from './campaign.ts';
import { takeBox } from './opening.ts';
import { scene } from './scene.ts';
import { Warrior } from './warrior.ts';
import { CROSS } from './wars.ts';

/** Far more coups than such a game takes. */
const MOST = 60;

const SIDES = ['Sud', 'Nord'];

scene('two people on one screen play until the cross is covered', async ({ visit }) => {
  const visitor = await visit({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    salt: CROSS.salt,
  });
  const warrior = new Warrior(visitor);
  await takeBox(visitor, 'La Guerre des Mots', 'À deux ici');
  await warrior.grid.waitFor();
  let unveiled = -1;
  for (const coup of CROSS.coups) {
    const { turn } = (await warrior.frame()).view;
    if (turn !== unveiled) await warrior.unveil(SIDES[turn] ?? '');
    unveiled = turn;
    // Whoever has the screen sees one Arsenal, their own.
    const { seats } = (await warrior.frame()).view;
    expect(seats.map(({ arsenal }) => arsenal !== null)).toEqual([turn === 0, turn === 1]);
    await warrior.hand.play(coup);
  }
  const { view, status } = await warrior.frame();
  expect(status.outcome?.code).toBe('central-cross');
  expect(view.finish).toBe('central-cross');
  // Four letters lie in a line of the cross, and the last of the words is theirs.
  const lying = new Map(
    view.chains.flatMap(({ tiles, owner }) => tiles.map(({ cell }) => [cell, owner] as const)),
  );
  const winner = status.outcome?.winners[0];
  const lines = ['k12 l12 m12 n12', 'k13 l13 m13 n13', 'l11 l12 l13 l14', 'm11 m12 m13 m14'];
  const covered = (line: string) => line.split(' ').every((cell) => lying.get(cell) === winner);
  expect(lines.some(covered)).toBe(true);
  await warrior.end
    .getByRole('heading', { name: `${SIDES[winner ?? -1]} gagne la partie.` })
    .waitFor();
  await warrior.end.getByText('Croix centrale').waitFor();
  await expect.poll(() => warrior.moves()).not.toContainEqual(expect.stringContaining('erreur'));
});

scene('a newcomer plays the computer to the end of the game', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const { page } = visitor;
  const warrior = new Warrior(visitor);
  await takeBox(visitor, 'La Guerre des Mots', 'L’ordinateur');
  await warrior.grid.waitFor();
  const seats = (await warrior.frame()).view.seats;
  const seat = seats.findIndex(({ arsenal }) => arsenal !== null);
  expect(seats.map(({ arsenal }) => arsenal !== null)).toEqual([seat === 0, seat === 1]);
  for (let coup = 0; coup < MOST; coup += 1) {
    await expect
      .poll(async () => {
        const { status } = await warrior.frame();
        return status.outcome !== null || status.awaited.includes(seat);
      })
      .toBe(true);
    const frame = await warrior.frame();
    if (frame.status.outcome) break;
    await page.getByText('À vous de jouer.').first().waitFor();
    await playOn(warrior);
  }
  const { view, status, notices } = await warrior.frame();
  expect(status.outcome?.code).toBe(view.finish);
  const won = status.outcome?.winners.includes(seat);
  const said = won ? 'Vous gagnez la partie !' : /gagne la partie\.$|Personne/;
  await warrior.end.getByRole('heading', { name: said }).waitFor();
  await warrior.reads(notices.length - 1);
});
