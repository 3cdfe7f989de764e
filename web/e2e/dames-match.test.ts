import { expect } from 'vitest';
import type { View } from '../src/wire/dames-de-lettres/View.ts';
import { sitAt } from './guests.ts';
import { scene } from './scene.ts';
import type { Seat } from './seat.ts';
import { Writer } from './writer.ts';

/** S3: the letters that lie in the bag once, twice and so on. */
const TIMES = { 1: 'JKQWXYZ', 2: 'BCFGHPV', 3: 'DM', 5: 'LU', 6: 'NORST', 8: 'I', 9: 'A', 12: 'E' };
const BAG = Object.fromEntries(
  Object.entries(TIMES).flatMap(([times, letters]) =>
    [...letters].map((one) => [one, Number(times)]),
  ),
);

const letters = ({ tokens }: View) => Object.values(tokens).map(({ letter }) => letter);

async function resign(seat: Seat): Promise<void> {
  await seat.button('Abandon').click();
  await seat.button('Oui').click();
}

/** Each moves once: before that a game is called off, not given up. */
async function both(...seats: Seat[]): Promise<void> {
  for (const seat of seats) {
    await seat.awaited();
    const writer = new Writer(seat.visitor);
    await writer.tell((await writer.best((await writer.frame()).view)).text);
  }
  await seats[0]?.awaited();
}

scene(
  'two games won decide a match, no letter is drawn twice, and the draw was honest',
  async (stage) => {
    const [alice, bob] = await sitAt(stage, { game: 'dames-de-lettres', games: 3 });
    const red = new Writer(alice.visitor);
    const first = (await red.frame()).view;
    await alice.said(/Le sac garde 64 lettres/).waitFor();
    await both(alice, bob);
    await resign(alice);
    for (const seat of [alice, bob]) {
      await seat.end.getByText('Le match continue : Alice 0 – Bob 1').waitFor();
      await seat.end.getByText('Vérifier le tirage').click();
      await seat.end.getByText('Le secret sera montré à la fin du match.').waitFor();
    }

    // S2: who did not begin the first game begins the second.
    await bob.end.getByRole('button', { name: /^Partie 2, Bob a les Rouges/ }).click();
    await bob.awaited();
    const second = (await red.frame()).view;
    await bob.said(/Le sac garde 32 lettres/).waitFor();
    const drawn = [...letters(first), ...letters(second)];
    expect(drawn).toHaveLength(64);
    for (const [letter, count] of Object.entries(BAG))
      expect(drawn.filter((one) => one === letter).length, letter).toBeLessThanOrEqual(count);
    expect(second.used).toEqual([]);
    expect(second.stock).toBe('ES');

    await both(bob, alice);
    await resign(alice);
    for (const seat of [alice, bob]) {
      await seat.end.getByText('Le match : Alice 0 – Bob 2').waitFor();
      await seat.end.getByRole('button', { name: 'Revanche' }).waitFor();
      await seat.end.getByText('Vérifier le tirage').click();
      await seat.end.getByRole('button', { name: 'Vérifier' }).click();
      await seat.end.getByText('L’empreinte correspond : le tirage est honnête.').waitFor();
    }
    await bob.end.getByRole('heading', { name: /^Vous gagnez/ }).waitFor();
  },
);
