import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { faults } from './faults.ts';
import { scene } from './scene.ts';

scene('a box is looked at, chosen from and saved as a PDF', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.go('/imprimer/echec-et-mots');
  const sheets = page.getByRole('list', { name: 'Les feuilles' });
  const drawn = () =>
    sheets
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
  await sheets.getByText('Plateau').waitFor();
  for (const image of await sheets.locator('img').all()) await image.scrollIntoViewIfNeeded();
  await expect.poll(drawn).not.toContain(false);
  const count = (await drawn()).length;
  expect(await faults(page)).toEqual([]);

  // A front takes its back along.
  await sheets.getByRole('checkbox', { name: 'Lettres, verso' }).uncheck();
  await expect
    .poll(() => sheets.getByRole('checkbox', { name: 'Lettres, recto' }).isChecked())
    .toBe(false);
  await page.getByRole('radio', { name: /^Économe/ }).check();
  await page.getByRole('radio', { name: /^A3/ }).check();
  await page.getByText('cases de 37 mm').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: `Enregistrer ${count - 2} feuilles` }).click();
  const file = await readFile(await (await saved).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const sizes = file.toString('latin1').match(/MediaBox\[0 0 841\.8898 1190\.5511\]/g);
  expect(sizes).toHaveLength(count - 2);

  await page.getByRole('radio', { name: 'Échec aux Chevaliers' }).check();
  await sheets.getByText('Feuille de partie').waitFor();
  expect(new URL(page.url()).pathname).toBe('/imprimer/chevaliers');
});
