import { cleanEverywhere, WINDOWS } from './everywhere.ts';
import { scene } from './scene.ts';
import { openChess } from './seat.ts';

const COMING = { viewport: WINDOWS[0], reducedMotion: 'reduce' } as const;

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
