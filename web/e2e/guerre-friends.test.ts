import { expect } from 'vitest';
import { rename } from './guests.ts';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { Warrior, words } from './warrior.ts';

scene('friends meet at a table of La Guerre des Mots and computers fill it', async ({ visit }) => {
  const [host, guest] = [await visit({ called: 'alice' }), await visit({ called: 'bob' })];
  await host.go('/');
  await rename(host, 'Alice');
  await openTable(host, {
    game: 'guerre-des-mots',
    opponent: { kind: 'invite' },
    places: ['invite', 'invite', 'invite'],
    options: [
      ['seats', '4'],
      ['accents', 'ignored'],
    ],
  });
  await guest.go(`/table/${host.tableId}`);
  await rename(guest, 'Bob');
  await guest.page.getByRole('button', { name: 'S’asseoir' }).first().click();
  await host.page.getByRole('button', { name: 'Compléter avec l’ordinateur' }).click();
  await host.page.getByText('À vous de jouer.').first().waitFor();

  const [alice, bob] = [new Warrior(host), new Warrior(guest)];
  const letters = await alice.letters(0);
  expect(letters.length).toBeGreaterThan(10);
  // Each sees their own letters only, and how many the others hold.
  expect((await bob.frame()).view.seats.map(({ arsenal }) => arsenal !== null)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  const roster = guest.page.getByRole('region', { name: 'Les chaînes' });
  await roster.getByRole('listitem').filter({ hasText: 'Alice' }).getByText('20').waitFor();

  const word = (await words(letters, 4, 4))[0];
  if (!word) throw new Error(`no word of four letters in ${letters}`);
  await alice.tell(`N e22h (${word})`);
  await guest.page.getByText('À vous de jouer.').first().waitFor();
  await bob.reads(1);
  await guest.page.getByRole('region', { name: 'Les chaînes' }).getByText('1 mot').waitFor();
  await bob.tell('-');
  // Two computers answer, then it is Alice's turn again.
  await host.page.getByText('À vous de jouer.').first().waitFor();
  await expect.poll(async () => (await alice.moves()).length).toBeGreaterThanOrEqual(4);
});

scene('four people around one screen play La Guerre des Mots to its end', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: 'reduce' });
  const warrior = new Warrior(visitor);
  await openTable(visitor, {
    game: 'guerre-des-mots',
    places: ['host', 'host', 'host'],
    options: [
      ['seats', '4'],
      ['accents', 'ignored'],
      ['max_rounds', '1'],
    ],
  });
  const sides = ['Sud', 'Ouest', 'Nord', 'Est'];
  const bases = ['q22h', 'c17v', 'q3h', 'v5v'];
  for (const [seat, side] of sides.entries()) {
    await warrior.unveil(side);
    // On this screen nobody sees another's letters.
    const { view } = await warrior.frame();
    expect(view.seats.map(({ arsenal }) => arsenal !== null)).toEqual(
      sides.map((_, other) => other === seat),
    );
    const word = (await words(await warrior.letters(seat), 4, 4))[0];
    if (!word) throw new Error(`no word of four letters for ${side}`);
    await warrior.tell(`N ${bases[seat]} (${word})`);
    await warrior.reads(seat + 1);
  }
  await warrior.end.getByRole('heading').first().waitFor();
  const { view } = await warrior.frame();
  expect(view.finish).toBe('last-round');
  expect(view.chains.map(({ owner }) => owner)).toEqual([0, 1, 2, 3]);
});
