import { expect } from 'vitest';
import { faults, sideways } from './faults.ts';
import { chooseFor, unfoldPoints } from './opening.ts';
import { scene } from './scene.ts';
import { shown } from './shown.ts';

for (const { name, ...coming } of [
  { name: 'a laptop, light', viewport: { width: 1280, height: 800 } },
  { name: 'a phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const)
  scene(`a table is chosen by name and changed point by point on ${name}`, async ({ visit }) => {
    const visitor = await visit({ ...coming, reducedMotion: 'reduce' });
    const { page } = visitor;
    const clean = async (what: string) => {
      expect(await faults(page), what).toEqual([]);
      expect(await sideways(page), what).toBe(0);
    };
    await visitor.go('/');
    await chooseFor(page, 'Échec aux Chevaliers');
    const dialog = page.getByRole('dialog', { name: 'Nouvelle partie d’Échec aux Chevaliers' });
    await dialog.getByRole('radio', { name: /^Pour commencer/, checked: true }).waitFor();
    await dialog.getByRole('radio', { name: /^Club/ }).check();
    const changes = dialog.getByRole('button', { name: /Ne plus changer/ });
    await expect.poll(() => changes.count()).toBe(0);

    await unfoldPoints(dialog, 'Les prises');
    const chain = dialog.getByRole('group', { name: 'Une suite commencée' });
    await chain.getByRole('radio', { name: /^On s’arrête/ }).check();
    await dialog.getByText('un point changé').waitFor();
    // The figure of the clause, on the real board.
    const figure = dialog.getByRole('img').first();
    await shown(figure);
    await clean('a point that is changed');
    await changes.first().click();
    await chain.getByRole('radio', { name: /^Elle va/, checked: true }).waitFor();
    await expect.poll(() => changes.count()).toBe(0);

    await chain.getByRole('radio', { name: /^On s’arrête/ }).check();
    const leaps = dialog.getByRole('group', { name: 'Sauter après avoir pris' });
    await leaps.getByRole('radio', { name: /^Un chevalier/ }).check();
    await expect.poll(() => changes.count()).toBe(2);
    await dialog.getByRole('button', { name: 'Revenir à « Club »' }).click();
    await expect.poll(() => changes.count()).toBe(0);
    await chain.getByRole('radio', { name: /^On s’arrête/ }).check();

    // Whoever is invited reads the same words.
    await dialog.getByRole('radio', { name: /^Un ami/ }).check();
    await dialog.getByRole('button', { name: 'Préparer la table' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('on s’arrête après la prise qu’on veut').waitFor();
    await page.getByText('l’adversaire peut la réclamer tant qu’il n’a pas joué').waitFor();
    await clean('the invitation');

    // It is kept for the next game.
    await visitor.go('/');
    await chooseFor(page, 'Échec aux Chevaliers');
    await dialog.getByRole('radio', { name: /^Club/, checked: true }).waitFor();
    await expect.poll(() => changes.count()).toBe(1);
  });

scene('a first game of the longest rule begins without traps', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.go('/');
  await chooseFor(page, 'La Guerre des Mots');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Pour commencer/, checked: true }).waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: /Ne plus changer/ }).count()).toBe(0);
});
