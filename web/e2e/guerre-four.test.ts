import { expect } from 'vitest';
import { playOn } from './campaign.ts';
import { rename } from './guests.ts';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { AWAY } from './visitor.ts';
import { Warrior } from './warrior.ts';

/** Far more coups than such a game takes. */
const MOST = 120;

scene('three friends and a computer play the general rule to its end', async (stage) => {
  const wire = await stage.wire();
  const calm = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
  const host = await stage.visit({ called: 'alice', ...calm });
  const bob = await stage.visit({ called: 'bob', origin: wire.origin, ...calm });
  const carol = await stage.visit({ called: 'carol', ...calm });
  const dan = await stage.visit({ called: 'dan', ...calm });
  bob.forgive(AWAY);
  await host.go('/');
  await rename(host, 'Alice');
  await openTable(host, {
    game: 'guerre-des-mots',
    opponent: { kind: 'invite' },
    places: ['invite', 'invite', { bot: 2 }],
    options: [['seats', '4']],
  });
  for (const [guest, name] of [
    [bob, 'Bob'],
    [carol, 'Carole'],
  ] as const) {
    await guest.go(`/table/${host.tableId}`);
    await rename(guest, name);
    await guest.page.getByRole('button', { name: 'S’asseoir' }).first().click();
  }
  const players = [host, bob, carol].map((visitor) => new Warrior(visitor));
  await expect.poll(async () => (await players[0]!.frame()).status.phase).toBe('playing');
  await dan.go(`/table/${host.tableId}`);
  const watcher = new Warrior(dan);
  await watcher.grid.waitFor();

  // Each sees their own Arsenal only, and who watches sees none.
  for (const [seat, player] of players.entries()) {
    const { seats } = (await player.frame()).view;
    expect(seats.map(({ arsenal }) => arsenal !== null)).toEqual(
      seats.map((_, other) => other === seat),
    );
  }
  expect((await watcher.frame()).view.seats.every(({ arsenal }) => arsenal === null)).toBe(true);

  /** Plays until so many coups are played, or the game is over. */
  const until = async (coups: number) => {
    for (let coup = 0; coup < MOST; coup += 1) {
      await expect
        .poll(async () => {
          const { status } = await players[0]!.frame();
          return status.outcome !== null || status.awaited.some((seat) => seat < 3);
        })
        .toBe(true);
      const { status, notices } = await players[0]!.frame();
      const player = players[status.awaited[0] ?? -1];
      if (status.outcome || notices.length > coups || !player) return;
      await player.visitor.page.getByText('À vous de jouer.').first().waitFor();
      await playOn(player);
    }
  };
  const together = async () => {
    const { length } = (await players[0]!.frame()).notices;
    for (const player of [...players, watcher]) await player.reads(length - 1);
  };
  await until(4);
  await together();

  // Bob's line breaks; Alice plays meanwhile, and he finds it all when he is back.
  wire.cut();
  await bob.page.getByRole('banner').getByText('Reconnexion').waitFor();
  await until(5);
  await expect.poll(() => players[1]!.moves()).toHaveLength(4);
  wire.mend();
  await together();
  await until(7);
  // Carole loads her page again.
  await carol.page.reload();
  await players[2]!.grid.waitFor();
  await together();

  await until(MOST);
  await together();
  const { status, view } = await watcher.frame();
  expect(status.outcome?.code).toBe(view.finish);
  for (const player of [...players, watcher])
    await player.end.getByRole('heading', { name: /gagne/ }).waitFor();
});
