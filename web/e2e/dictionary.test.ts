import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { cleanDayAndNight } from './everywhere.ts';
import { scene } from './scene.ts';
import { AWAY } from './visitor.ts';

/** The dictionary as a reader finds things in it. */
class Book {
  readonly field: Locator;
  readonly letters: Locator;

  constructor(readonly page: Page) {
    this.field = page.getByRole('search').getByRole('textbox', { name: 'Un mot' });
    this.letters = page.getByRole('region', { name: /^Que puis-je écrire/ });
  }

  /** What one game says. */
  verdict(game: string): Locator {
    return this.page
      .getByRole('region', { name: 'Verdict' })
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: game }) });
  }

  async seek(letters: string): Promise<void> {
    await this.letters.getByRole('textbox', { name: 'Vos lettres' }).fill(letters);
  }

  /** The words found, as they are shown. */
  found(): Promise<string[]> {
    return this.letters.getByRole('link').allTextContents();
  }
}

scene('a word is looked up from the door, and as it is written', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const book = new Book(page);
  await visitor.go('/');
  await page.getByRole('textbox', { name: 'Un mot' }).fill('cheval');
  await page.getByRole('button', { name: 'Chercher' }).click();
  await page.getByText('nom masculin singulier').waitFor();
  await expect.poll(() => page.title()).toBe('cheval – Dictionnaire – Cavalettres');
  for (const game of ['Échec et Mots', 'Dames de Lettres', 'La Guerre des Mots'])
    await expect.poll(() => book.verdict(game).innerText()).toContain('Jouable');

  // Every form leads to its own page, and the way back is the browser's.
  await page.getByRole('link', { name: 'chevaux', exact: true }).click();
  await page.getByText('nom masculin pluriel').waitFor();
  await page.goBack();
  await page.getByText('nom masculin singulier').waitFor();

  await page.getByRole('banner').getByRole('link', { name: 'Dictionnaire' }).click();
  await page.getByRole('heading', { name: /^Écrivez un mot/ }).waitFor();
  await expect
    .poll(() => book.field.evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.keyboard.type('mangeait');
  await page.getByText('imparfait, 3e personne du singulier').waitFor();
  await expect.poll(() => book.verdict('Échec et Mots').innerText()).toMatch(/Refusé[^]*§\sW2/);
  await expect.poll(() => book.verdict('Dames de Lettres').innerText()).toContain('Jouable');
  expect(new URL(page.url()).pathname).toBe('/dictionnaire/mangeait');
  await page.reload();
  await page.getByText('imparfait, 3e personne du singulier').waitFor();
  await expect.poll(() => book.field.inputValue()).toBe('mangeait');
});

scene('accents may be left out, but not in the war of words', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  const book = new Book(page);
  await visitor.go('/dictionnaire/eleve');
  await page.getByText('Avec ses accents, ce mot s’écrit :').waitFor();
  await expect.poll(() => book.verdict('Dames de Lettres').innerText()).toContain('Jouable');
  await expect
    .poll(() => book.verdict('La Guerre des Mots').innerText())
    .toMatch(/Refusé[^]*§\s7\.1/);
  await visitor.go('/dictionnaire/%C3%89L%C3%88VE');
  await page.getByText('nom masculin ou féminin singulier').waitFor();
  await expect.poll(() => book.verdict('La Guerre des Mots').innerText()).toContain('Jouable');
});

scene('what is no word says so, and what is near it', async ({ visit }) => {
  const visitor = await visit();
  visitor.forgive(/400 \(Bad Request\)/);
  const { page } = visitor;
  const book = new Book(page);
  await visitor.go('/dictionnaire/chevak');
  await page.getByText('Le lexique ne connaît pas ce mot.').waitFor();
  await page.getByRole('link', { name: 'cheval', exact: true }).first().click();
  await page.getByText('nom masculin singulier').waitFor();
  await book.field.fill('cheval 42');
  await page.getByRole('alert').getByText('Un mot s’écrit avec des lettres').waitFor();
  await book.field.fill('x'.repeat(80));
  await page.getByRole('alert').getByText('Ce mot est trop long').waitFor();
  await book.field.fill('');
  await page.getByRole('heading', { name: /^Écrivez un mot/ }).waitFor();
});

scene('letters give words', async ({ visit }) => {
  const visitor = await visit();
  visitor.forgive(/400 \(Bad Request\)/);
  const { page } = visitor;
  const book = new Book(page);
  await visitor.go('/dictionnaire');
  await book.seek('valhec');
  await expect.poll(() => book.found()).toContain('CHEVAL');
  await book.letters.getByRole('radio', { name: 'Toutes' }).check();
  await expect.poll(() => book.found()).toEqual(['CHEVAL']);
  await book.letters.getByRole('radio', { name: 'En motif' }).check();
  await book.seek('?heva?x');
  await expect.poll(() => book.found()).toEqual(['CHEVAUX']);
  await book.letters.getByRole('radio', { name: 'Avec d’autres' }).check();
  await book.letters.getByRole('combobox', { name: 'à' }).selectOption('7');
  await book.seek('chvl');
  await expect.poll(() => book.found()).toContain('VALOCHE');

  await book.letters.getByRole('radio', { name: 'En partie' }).check();
  await book.seek('aze???');
  await book.letters.getByRole('alert').getByText('2 au plus').waitFor();
  await book.seek('héla');
  await expect.poll(() => book.found()).toContain('HALE');
  await book.letters.getByRole('link', { name: 'HALE', exact: true }).click();
  await expect.poll(() => book.field.inputValue()).toMatch(/^h[aâ]l[eé]$/);
  await expect.poll(() => book.found()).toContain('HALE');
});

scene('the dictionary outlives a lost connection', async (stage) => {
  const wire = await stage.wire();
  const visitor = await stage.visit({ origin: wire.origin });
  visitor.forgive(AWAY);
  const { page } = visitor;
  const book = new Book(page);
  await visitor.go('/dictionnaire/cheval');
  await page.getByText('nom masculin singulier').waitFor();
  wire.cut();
  await book.field.fill('reine');
  await page.getByRole('alert').getByText('Le serveur ne répond pas.').waitFor();
  wire.mend();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await page.getByText('nom féminin singulier').waitFor();
});

scene('the dictionary speaks English of French words', async ({ visit }) => {
  const visitor = await visit({ locale: 'en-GB' });
  const { page } = visitor;
  await visitor.go('/dictionnaire/mangeait');
  await page.getByText('imperfect, 3rd person singular').waitFor();
  await page.getByText('MANGEAIT is a conjugated form.').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.getByText('MANGEAIT est une forme conjuguée.').waitFor();
});

for (const width of [360, 1280])
  scene(
    `the dictionary fits ${width} pixels and has no serious fault, light and dark`,
    async (stage) => {
      const viewport = { width, height: 740 };
      const visitor = await stage.visit({ viewport, reducedMotion: 'reduce' });
      const { page } = visitor;
      const book = new Book(page);
      const sound = (what: string) => cleanDayAndNight(page, what);
      await visitor.go('/dictionnaire');
      await page.getByRole('heading', { name: /^Écrivez un mot/ }).waitFor();
      await sound('empty');
      await book.seek('anticonstitutionnelleme??');
      await book.letters.getByText('25 lettres').waitFor();
      await sound('letters');
      for (const word of ['mangea', 'anticonstitutionnellement', 'hélas', 'chevak']) {
        await book.field.fill(word);
        await expect.poll(() => page.title()).toContain(`${word} –`);
        await sound(word);
      }
    },
  );
