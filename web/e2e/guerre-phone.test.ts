import { expect } from 'vitest';
import { isWide } from './fit.ts';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { Warrior } from './warrior.ts';

scene('a coup is composed with fingers on a phone', async ({ visit }) => {
  const visitor = await visit({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const { page } = visitor;
  const warrior = new Warrior(visitor);
  const { hand } = warrior;
  await openTable(visitor, {
    game: 'guerre-des-mots',
    options: [['on_error', 'refuse']],
    salt: '0',
  });
  await warrior.button('Je joue le Sud : montrer mon Arsenal').tap();
  // The deal has the letters of this word but for the last, and a joker.
  const word = 'ABEr';
  const side = async () => (await warrior.square('e22').boundingBox())?.width ?? 0;

  // The first finger brings the board nearer, the second chooses the square.
  await isWide(warrior.square('e22'), 10);
  const whole = await side();
  await warrior.square('e22').tap();
  await expect.poll(side).toBeGreaterThan(whole * 2);
  await warrior.square('e22').tap();
  const arsenal = page.getByRole('group', { name: 'Arsenal' });
  for (const letter of word.slice(0, 3))
    await arsenal
      .getByRole('button', { name: new RegExp(`^Lettre ${letter}(,|$)`) })
      .and(page.locator(':enabled'))
      .first()
      .tap();
  await arsenal.getByRole('button', { name: 'Joker' }).tap();
  await hand.bench
    .getByRole('group', { name: 'Que vaut le joker ?' })
    .getByRole('button', { name: word.slice(3).toUpperCase(), exact: true })
    .tap();
  await expect.poll(() => hand.text.innerText()).toContain(word.slice(3));
  await expect.poll(() => hand.main.isEnabled()).toBe(true);
  await hand.main.tap();
  await expect.poll(async () => (await warrior.frame()).notices.length).toBe(2);
  expect((await warrior.frame()).view.chains[0]?.words[0]?.text).toBe(word.toUpperCase());

  // The whole board is one press away.
  await warrior.button('Voir tout le plateau').tap();
  await expect.poll(side).toBe(whole);
});
