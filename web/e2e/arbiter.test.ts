import { rename } from './guests.ts';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { Writer } from './writer.ts';

scene('players go on without the arbiter who stopped their game', async ({ visit }) => {
  const host = await visit({ called: 'alice' });
  const guest = await visit({ called: 'bob' });
  const third = await visit({ called: 'carole' });
  await host.go('/');
  await rename(host, 'Alice');
  await openTable(host, { game: 'dames-de-lettres', opponent: { kind: 'invite' }, arbiter: true });
  await third.go(`/table/${host.tableId}`);
  await rename(third, 'Carole');
  await third.page.getByRole('button', { name: 'Demander à arbitrer' }).click();
  await host.page.getByRole('button', { name: 'Accepter' }).click();
  await guest.go(`/table/${host.tableId}`);
  await guest.page.getByRole('button', { name: 'S’asseoir' }).click();
  await guest.page.getByText('Carole demande à arbitrer.').waitFor();
  await guest.page.getByRole('button', { name: 'Accepter' }).click();
  await host.page.getByText('Arbitre : Carole').first().waitFor();
  await host.page.getByText('À vous de jouer.').first().waitFor();

  // The arbiter speaks, marked as such.
  const message = third.page.getByRole('textbox', { name: 'Votre message' });
  await message.fill('Un instant.');
  await message.press('Enter');
  for (const { page } of [host, guest, third])
    await page.getByText('Carole, arbitre').first().waitFor();

  await third.page.getByRole('button', { name: 'Suspendre la partie' }).click();
  const alice = new Writer(host);
  const goOn = host.page.getByRole('button', { name: 'Proposer de continuer' });
  await goOn.waitFor();
  await third.page.goto('about:blank');

  await goOn.click();
  await host.page.getByText('Vous proposez de continuer sans attendre l’arbitre.').waitFor();
  await guest.page.getByText('propose de continuer sans attendre l’arbitre.').waitFor();
  await guest.page.getByRole('button', { name: 'Accepter' }).click();
  await alice.field.waitFor();
  await goOn.waitFor({ state: 'detached' });
});
