import { expect } from 'vitest';
import { coups, positionOf } from './advisor.ts';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { Warrior } from './warrior.ts';

const SIDES = ['Sud', 'Ouest', 'Nord'];

scene('a neighbour asks whether to take letters back for somebody', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const warrior = new Warrior(visitor);
  const { hand } = warrior;
  const offered = async () => coups(await positionOf(await warrior.frame()));
  const options: [string, string][] = [['seats', '3']];
  let favour: string | undefined;
  // The first word must be one that can do without some of its letters.
  for (let table = 0; table < 6 && !favour; table += 1) {
    await openTable(visitor, { game: 'guerre-des-mots', places: ['host', 'host'], options });
    for (const side of SIDES) {
      await warrior.unveil(side);
      const first = (await offered()).filter((text) => text.startsWith('N '));
      const steps = (await warrior.frame()).notices.length;
      await warrior.command(first[Math.floor(first.length / 2)] ?? 'D');
      await warrior.reads(steps);
    }
    await warrior.unveil('Sud');
    favour = (await offered()).find((text) => /^R [a-x]\d+:\d+$/.test(text));
  }
  if (!favour) throw new Error('no letters that could be taken back came up');
  await hand.play('-');

  // Ouest asks, Sud says no, and Ouest plays on.
  await warrior.unveil('Ouest');
  const { size } = (await warrior.frame()).view.seats[0] ?? {};
  await hand.play(favour);
  await warrior.unveil('Sud');
  await visitor.page.getByText(/Ouest vous propose son aide/).waitFor();
  await hand.play('no');
  await warrior.unveil('Ouest');
  expect((await warrior.frame()).view).toMatchObject({ turn: 1, awaited: 1, asked: null });
  await hand.play('-');

  // Nord asks, Sud says yes, and has the letters.
  await warrior.unveil('Nord');
  await hand.play(favour);
  await warrior.unveil('Sud');
  await hand.play('yes');
  const { view } = await warrior.frame();
  const count = Number(favour.split(':')[1]);
  expect(view.seats[0]?.size).toBe((size ?? 0) + count);
  expect(view.turn).toBe(0);
});
