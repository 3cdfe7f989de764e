import { cleanEverywhere, WINDOWS } from './everywhere.ts';
import { scene } from './scene.ts';
import { openChess } from './seat.ts';

scene('a refusal, its card and a hint have no fault in any window', async ({ visit }) => {
  const visitor = await visit({ viewport: WINDOWS[0], reducedMotion: 'reduce' });
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
