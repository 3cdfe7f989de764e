import { expect } from 'vitest';
import { Duel } from './duel.ts';
import { OPERA } from './games.ts';
import { sitTogether } from './guests.ts';
import { scene } from './scene.ts';
import { AWAY } from './visitor.ts';

scene('two browsers play a whole timed game although a connection fails', async (stage) => {
  const guests = await sitTogether(stage, { pace: '3 minutes et 2 secondes par coup' });
  const { alice, bob, bobWire } = guests;
  bob.visitor.forgive(AWAY);
  let loads = 0;
  bob.visitor.page.on('load', () => (loads += 1));

  const duel = new Duel(guests, OPERA);

  await duel.play(0, 4);
  // From the second move of each side on, time runs.
  const before = await alice.clock('Alice');
  expect(before).toBeGreaterThan(0);
  await expect.poll(() => alice.clock('Alice')).toBeLessThan(before);
  await expect.poll(() => bob.clock('Alice')).toBeLessThan(before);

  await bob.visitor.page.getByRole('textbox', { name: 'Votre message' }).fill('Bonne partie !');
  await bob.visitor.page.keyboard.press('Enter');
  const talk = alice.visitor.page.getByRole('log', { name: 'Conversation' });
  await talk.getByText('Bob Bonne partie !').waitFor();

  await alice.button('Nulle').click();
  await alice.button('Oui').click();
  await bob.said('Alice propose la nulle.').waitFor();
  await bob.button('Refuser').click();
  await alice.said('La nulle est refusée.').waitFor();

  await duel.play(4, 8);
  await bob.button('Reprendre mon coup').click();
  await alice.said('Bob voudrait reprendre Fxf3.').waitFor();
  await alice.button('Accepter').click();
  await duel.both(7);
  await duel.play(7, 10);

  // First loss: Bob's device has no network, and Alice plays meanwhile.
  await bob.visitor.context.setOffline(true);
  await bob.link.getByText(/Hors ligne|Reconnexion/).waitFor();
  await duel.make(10);
  await alice.reads(duel.sheet(11));
  await bob.reads(duel.sheet(10));
  await bob.visitor.context.setOffline(false);
  await duel.both(11);
  await bob.link.getByText(/En ligne|Coup enregistré/).waitFor();
  await duel.play(11, 19);

  // Second loss: the line breaks, and Bob plays into the void.
  bobWire.cut();
  await bob.link.getByText('Reconnexion').waitFor();
  await duel.make(19);
  // The server has noticed by then that Bob is gone.
  await alice.said('On attend Bob.').waitFor();
  await alice.reads(duel.sheet(19));
  bobWire.mend();
  await duel.both(20);
  await duel.play(20, 23);

  // Third loss: Bob is heard, but hears nothing more, and nobody tells his page. When it notices,
  // it asks again for what it does not know to be done; nothing is done twice.
  bobWire.deafen();
  await duel.make(23);
  await alice.reads(duel.sheet(24));
  await bob.visitor.page.getByRole('textbox', { name: 'Votre message' }).fill('Tu m’entends ?');
  await bob.visitor.page.keyboard.press('Enter');
  await talk.getByText('Tu m’entends ?').waitFor();
  await duel.make(24);
  await alice.reads(duel.sheet(25));
  await duel.both(25);
  await duel.play(25);
  for (const { visitor } of [alice, bob]) {
    const lines = visitor.page.getByRole('log', { name: 'Conversation' });
    await expect.poll(() => lines.getByText('Tu m’entends ?').count()).toBe(1);
    expect(visitor.refusals).toEqual([]);
  }

  await alice.end.getByRole('heading', { name: 'Vous gagnez la partie !' }).waitFor();
  await bob.end.getByRole('heading', { name: 'Alice gagne la partie.' }).waitFor();
  for (const seat of [alice, bob]) {
    await seat.end.getByText('Échec et mat').waitFor();
  }
  expect(loads, 'no page was loaded again').toBe(0);

  await alice.end.getByRole('button', { name: 'Revanche' }).click();
  await bob.end.getByRole('button', { name: 'Accepter' }).click();
  await bob.awaited();
  await alice.said('Bob réfléchit.').waitFor();
  await duel.both(0);
  await expect.poll(() => alice.board.flipped()).toBe(true);
  await expect.poll(() => bob.board.flipped()).toBe(false);
});
