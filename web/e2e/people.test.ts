import { expect } from 'vitest';
import { sitAt } from './guests.ts';
import { scene } from './scene.ts';
import { openChess } from './seat.ts';
import { AWAY } from './visitor.ts';

scene('a game with onlookers is claimed from an opponent who left', async (stage) => {
  const [alice, bob] = await sitAt(stage, { patience: 1_000 });
  const watcher = await stage.visit({ called: 'carole' });
  await watcher.go(`/table/${alice.visitor.tableId}`);
  await watcher.page.getByText('Vous regardez').first().waitFor();
  // No field to play by, and a conversation that the players do not hear.
  await expect.poll(() => watcher.page.getByRole('textbox', { name: 'Commande' }).count()).toBe(0);
  const message = watcher.page.getByRole('textbox', { name: 'À la tribune' });
  await message.fill('Quel début !');
  await message.press('Enter');
  await watcher.page.getByText('Quel début !').waitFor();
  await alice.visitor.page.getByText('Un spectateur').first().waitFor();

  await alice.tell('e2e4');
  await bob.awaited();
  await bob.tell('e7e5');
  await alice.awaited();
  await alice.tell('g1f3');
  await bob.awaited();
  await expect.poll(() => alice.visitor.page.getByText('Quel début !').count()).toBe(0);
  bob.visitor.forgive(AWAY);
  await bob.visitor.page.goto('about:blank');
  const { page } = alice.visitor;
  await page.getByText('Bob doit jouer, mais n’est plus là.').first().waitFor();
  await page.getByRole('button', { name: 'Réclamer la partie' }).click();
  await page.getByText('L’adversaire s’est absenté').first().waitFor();
  await page.getByRole('tab', { name: /Tribune/ }).click();
  await page.getByText('Quel début !').waitFor();
});

scene('six letters said aloud lead to the table', async (stage) => {
  const host = await stage.visit({ called: 'alice' });
  const guest = await stage.visit({ called: 'bob', viewport: { width: 390, height: 844 } });
  await openChess(host, { opponent: { kind: 'invite' }, private: true });
  const code = await host.page.locator('figcaption b').innerText();
  await guest.go('/');
  await guest.page.getByRole('textbox', { name: /un code/ }).fill(code.toLowerCase());
  await guest.page.getByRole('button', { name: 'Entrer', exact: true }).click();
  await guest.page.getByRole('button', { name: 'S’asseoir' }).waitFor();
  expect(guest.tableId).toBe(host.tableId);
});
