import { expect } from 'vitest';
import { faults, sideways } from './faults.ts';
import { takeBox } from './opening.ts';
import { scene } from './scene.ts';

scene('a learner is led from the base to the cross', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const { page } = visitor;
  await takeBox(visitor, 'La Guerre des Mots', 'Première leçon');
  const lesson = page.getByRole('dialog', { name: /^Première leçon/ });
  await lesson.getByText('1 sur 8').waitFor();
  expect(await faults(page)).toEqual([]);

  const square = (name: string) => lesson.locator(`[data-square="${name}"]`);
  await square('e22').click();
  await page.keyboard.type('rusa');
  await lesson.getByRole('button', { name: 'Poser RUSA' }).click();
  for (const step of ['2', '3']) {
    await lesson.getByText(`${step} sur 8`).waitFor();
    await lesson.getByRole('button', { name: 'Voir ce coup' }).click();
  }
  for (const name of ['c20', 'c19', 'c18', 'c17', 'h18']) await square(name).click();
  await page.keyboard.type('paria');
  await page.keyboard.press('Enter');
  await lesson.getByText('5 sur 8').waitFor();
  for (const name of ['e22', 'e22', 'f22', 'g22', 'i18']) await square(name).click();
  await page.keyboard.type('urs');
  await page.keyboard.press('Enter');
  await lesson.getByRole('button', { name: 'Voir ce coup' }).click();
  await lesson.getByRole('button', { name: 'Montrer' }).click();
  for (const name of ['a17', 'b17', 'c17', 'l13']) await square(name).click();
  await page.keyboard.type('rna');
  await lesson.getByRole('button', { name: 'Poser ORNA' }).click();
  await lesson.getByText('la partie est gagnée').waitFor();
  expect(await sideways(page)).toBe(0);
  await lesson.getByRole('button', { name: 'Fermer la leçon' }).click();
  await expect.poll(() => lesson.count()).toBe(0);
});
