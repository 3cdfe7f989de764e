import { expect } from 'vitest';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { Warrior } from './warrior.ts';

const SIDES = ['Sud', 'Ouest', 'Nord'];
/** What each begins with; the word of the South can do without its first letter. */
const DEAL = '2';
const FIRST = ['N q22h (AbÉE)', 'N c17v (lOCO)', 'N q3h (aDIT)'];
const FAVOUR = 'R q22:1';

scene('a neighbour asks whether to take letters back for somebody', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const warrior = new Warrior(visitor);
  const { hand } = warrior;
  const options: [string, string][] = [['seats', '3']];
  await openTable(visitor, {
    game: 'guerre-des-mots',
    places: ['host', 'host'],
    options,
    salt: DEAL,
  });
  for (const [seat, side] of SIDES.entries()) {
    await warrior.unveil(side);
    await warrior.tell(FIRST[seat]!);
    await warrior.reads(seat + 1);
  }
  await warrior.unveil('Sud');
  await hand.play('-');

  // Ouest asks, Sud says no, and Ouest plays on.
  await warrior.unveil('Ouest');
  const { size } = (await warrior.frame()).view.seats[0] ?? {};
  await hand.play(FAVOUR);
  await warrior.unveil('Sud');
  await visitor.page.getByText(/Ouest vous propose son aide/).waitFor();
  await hand.play('no');
  await warrior.unveil('Ouest');
  expect((await warrior.frame()).view).toMatchObject({ turn: 1, awaited: 1, asked: null });
  await hand.play('-');

  // Nord asks, Sud says yes, and has the letters.
  await warrior.unveil('Nord');
  await hand.play(FAVOUR);
  await warrior.unveil('Sud');
  await hand.play('yes');
  const { view } = await warrior.frame();
  expect(view.seats[0]?.size).toBe((size ?? 0) + 1);
  expect(view.turn).toBe(0);
});
