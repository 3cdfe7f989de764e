import { expect } from 'vitest';
import type { NewTable } from '../src/wire/NewTable.ts';
import { rename } from './guests.ts';
import { openTable } from './opening.ts';
import { scene, type Stage } from './scene.ts';
import { Warrior } from './warrior.ts';

/** Alice invites Bob to a table, and he sits down. */
async function meet({ visit }: Stage, table: Partial<NewTable>): Promise<[Warrior, Warrior]> {
  const [host, guest] = [await visit({ called: 'alice' }), await visit({ called: 'bob' })];
  await host.go('/');
  await rename(host, 'Alice');
  await openTable(host, {
    game: 'guerre-des-mots',
    opponent: { kind: 'invite' },
    ...table,
    options: [['accents', 'ignored'], ...(table.options ?? [])],
  });
  await guest.go(`/table/${host.tableId}`);
  await rename(guest, 'Bob');
  await guest.page.getByRole('button', { name: 'S’asseoir' }).first().click();
  await host.page.getByText('À vous de jouer.').first().waitFor();
  return [new Warrior(host), new Warrior(guest)];
}

/** Whether some things lie in a row in the same order. */
function isWithin(some: readonly string[], row: readonly string[]): boolean {
  let at = -1;
  return some.every((one) => (at = row.indexOf(one, at + 1)) >= 0);
}

scene('a computer plays for a friend who leaves, and gives the place back', async (stage) => {
  const [alice, bob] = await meet(stage, {
    places: ['invite', { bot: 1 }],
    options: [['seats', '3']],
    standIn: { after: 5_000, level: 4 },
  });
  const [here, there] = [alice.visitor.page, bob.visitor.page];
  const address = there.url();
  await alice.tell('-');
  await there.getByText('À vous de jouer.').first().waitFor();
  // Both stand there no longer than the patience of the table: the page itself looks out for them.
  const told = ['Bob doit jouer, mais n’est plus là.', 'La voisine prend sa place'].map((text) =>
    here.waitForFunction(
      (text) => document.body.innerText.replace(/\s/g, ' ').includes(text),
      text,
    ),
  );
  await Promise.all([...told, there.goto('about:blank')]);
  await here.getByText('La voisine joue pour Bob').first().waitFor();
  const roster = here.getByRole('region', { name: 'Les chaînes' });
  const seat = roster.getByRole('listitem').filter({ hasText: 'Bob' });
  await seat.getByRole('img', { name: 'L’ordinateur' }).waitFor();
  // The computers have both played: it is Alice's turn again.
  await here.getByText('À vous de jouer.').first().waitFor();
  await expect.poll(async () => (await alice.moves()).length).toBeGreaterThanOrEqual(3);

  await there.goto(address);
  await there.getByText('la place est de nouveau à vous').first().waitFor();
  await here.getByText('Bob est de retour').first().waitFor();
  await expect.poll(() => seat.getByRole('img', { name: 'L’ordinateur' }).count()).toBe(0);
  expect((await bob.frame()).view.seats[1]?.arsenal).not.toBeNull();
});

scene('a player who waits lays out the Arsenal and composes ahead', async (stage) => {
  const [alice, bob] = await meet(stage, {});
  const { page } = bob.visitor;
  // The deal has the letters of both words.
  const word = 'ELFE';
  await page.getByText('En attendant, préparez votre coup').waitFor();
  const tiles = page.locator('[data-tile]');
  const before = await tiles.allInnerTexts();
  await tiles.first().focus();
  await page.keyboard.press('Shift+ArrowRight');
  const after = await tiles.allInnerTexts();
  expect(after).toEqual([before[1], before[0], ...before.slice(2)]);

  await bob.square('e3').click();
  await page.keyboard.type(word.toLowerCase());
  const play = page.getByRole('button', { name: 'À votre tour' });
  await play.waitFor();
  await expect.poll(() => play.isDisabled()).toBe(true);

  await alice.tell('N e22h (ADIS)');
  await page.getByRole('button', { name: `Poser ${word}` }).click();
  await bob.reads(2);
  await expect.poll(() => bob.moves()).toContainEqual(`N ${word}`);
  const left = await tiles.allInnerTexts();
  // What is left lies in the order that Bob gave it.
  expect(left).toHaveLength(after.length - 4);
  expect(isWithin(left, after)).toBe(true);
});
