import { cleanEverywhere, WINDOWS } from './everywhere.ts';
import { scene } from './scene.ts';
import { openChess } from './seat.ts';

const COMING = { viewport: WINDOWS[0], reducedMotion: 'reduce' } as const;

scene('a refusal, its card and a hint have no fault in any window', async ({ visit }) => {
  const visitor = await visit(COMING);
  const { page } = visitor;
  await openChess(visitor, { opponent: { kind: 'bot', level: 1 } });
  const field = page.getByRole('textbox', { name: 'Commande' });
  await field.fill('e2e5');
  await field.press('Enter');
  await page.getByRole('alert').getByRole('link').click();
  const card = page.getByRole('dialog', { name: /^Article/ });
  await card.getByRole('img').locator('[role=grid]').waitFor();
  await cleanEverywhere(page, 'the card of a clause');
  await page.keyboard.press('Escape');
  await page.locator('main').focus();
  await page.keyboard.press('i');
  const hint = page.getByRole('region', { name: 'Un indice' });
  await hint.getByRole('button', { name: 'Oui, aidez-moi' }).click();
  await hint.getByRole('button', { name: 'Avec quoi ?' }).click();
  await hint.getByRole('button', { name: 'Montrez-moi le coup' }).click();
  await hint.getByRole('button', { name: 'Jouer ce coup' }).waitFor();
  await cleanEverywhere(page, 'a hint');
});

scene('the settings and the keys of a table have no fault in any window', async ({ visit }) => {
  const visitor = await visit(COMING);
  const { page } = visitor;
  await openChess(visitor);
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByRole('group', { name: 'Réglages' }).getByText('Promouvoir toujours').waitFor();
  await cleanEverywhere(page, 'the settings');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await cleanEverywhere(page, 'the keys');
});

scene('an invitation has no fault in any window, for host and guest', async ({ visit }) => {
  const host = await visit(COMING);
  await openChess(host, { opponent: { kind: 'invite' } });
  await host.page.getByRole('heading', { name: /^La table est dressée/ }).waitFor();
  await cleanEverywhere(host.page, 'the invitation that is sent');
  const guest = await visit(COMING);
  await guest.go(`/table/${host.tableId}`);
  await guest.page.getByRole('button', { name: 'S’asseoir' }).waitFor();
  await cleanEverywhere(guest.page, 'the invitation that has come');
});
