import { expect } from 'vitest';
import { rename } from './guests.ts';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { Warrior } from './warrior.ts';

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

  await alice.tell('N e22h (ABEE)');
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
  const coups = {
    Sud: 'N q22h (ABEE)',
    Ouest: 'N c17v (AERA)',
    Nord: 'N q3h (ACES)',
    Est: 'N v5v (AERA)',
  };
  const sides = Object.keys(coups);
  for (const [seat, [side, coup]] of Object.entries(coups).entries()) {
    await warrior.unveil(side);
    // On this screen nobody sees another's letters.
    const { view } = await warrior.frame();
    expect(view.seats.map(({ arsenal }) => arsenal !== null)).toEqual(
      sides.map((_, other) => other === seat),
    );
    await warrior.tell(coup);
    await warrior.reads(seat + 1);
  }
  await warrior.end.getByRole('heading').first().waitFor();
  const { view } = await warrior.frame();
  expect(view.finish).toBe('last-round');
  expect(view.chains.map(({ owner }) => owner)).toEqual([0, 1, 2, 3]);
});
