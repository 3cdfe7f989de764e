import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Captain } from './captain.ts';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { openChess } from './seat.ts';

/**
 * Everything with an accent that the page shows or says aloud: English has none of it, but for the
 * names of the games, which are the same in every language.
 */
async function accented(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll('body *'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        words.push(element.getAttribute(name) ?? '');
    return words
      .flatMap((text) => text.replace(/Échec (et Mots|aux Chevaliers)/gi, '').split('\n'))
      .filter((line) => /[àâçéèêëîïôûùœ]/i.test(line) && !line.includes('Français'));
  });
}

scene('every visitor is met in their language, French first', async ({ visit }) => {
  for (const [asked, given, title] of [
    ['fr-CH', 'fr', 'Des chevaux, des lettres, cinq jeux.'],
    ['en-GB', 'en', 'Horses, letters, five games.'],
    ['de-DE', 'fr', 'Des chevaux, des lettres, cinq jeux.'],
  ] as const) {
    const visitor = await visit({ locale: asked });
    await visitor.go('/');
    await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect.poll(() => visitor.page.locator('html').getAttribute('lang')).toBe(given);
  }
});

scene('English leaves no French behind and stays', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.go('/');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Horses, letters, five games.' }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('heading', { name: 'Open tables' }).waitFor();
  await expect.poll(() => accented(page)).toEqual([]);

  await page.getByRole('button', { name: 'Chess: level 2, pace and variants' }).click();
  await page.getByRole('radio', { name: /^Level 8, the machine/ }).check();
  await page.getByText('Set point by point').click();
  await page.getByText('The starting position').click();
  await expect.poll(() => accented(page)).toEqual([]);
  await page.getByRole('radio', { name: /^Same screen/ }).check();
  await page.getByRole('button', { name: 'Set the table' }).click();

  await page.getByText('White to move.').first().waitFor();
  const field = page.getByRole('textbox', { name: 'Command' });
  await field.fill('Nf3');
  await field.press('Enter');
  const sheet = page.getByRole('region', { name: 'Score sheet' });
  await expect.poll(() => sheet.innerText()).toContain('Nf3');
  await page.getByText('Knight f3').first().waitFor({ state: 'attached' });
  await expect.poll(() => accented(page)).toEqual([]);
  await page.getByRole('gridcell', { name: /^e7, black pawn/ }).waitFor();
  await field.fill('e7e4');
  await field.press('Enter');
  await page.getByRole('alert').getByText(/pawn/).waitFor();
  await field.fill('?');
  await field.press('Enter');
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => accented(page)).toEqual([]);

  await page.reload();
  await page.getByText('Black to move.').first().waitFor();
  await visitor.go('/regles/echecs');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
});

scene('Échec et Mots is played in English', async ({ visit }) => {
  const visitor = await visit({ locale: 'en-GB' });
  const { page } = visitor;
  await openTable(visitor, { game: 'echec-et-mots' });
  await page.getByText('White to move.').first().waitFor();
  await page.getByRole('button', { name: 'Compose' }).click();
  await page.getByRole('textbox', { name: /^Your word/ }).fill('cheval');
  await page.getByText(/^You lack/).waitFor();
  await expect.poll(() => accented(page)).toEqual([]);
  await page.getByRole('gridcell', { name: /^a0, white knight, start square of White/ }).click();
  await page
    .getByText(/Knight a0: 2 letters/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('compose a word').waitFor();
  await expect.poll(() => accented(page)).toEqual([]);
});

scene('the Knights’ game is played in English', async ({ visit }) => {
  const visitor = await visit({ locale: 'en-GB' });
  const { page } = visitor;
  const captain = new Captain(visitor, 'en');
  await openTable(visitor, { game: 'chevaliers' });
  await captain.said('Silver to move.').waitFor();
  await page.getByRole('gridcell', { name: 'b1, silver knight' }).click();
  await captain.said('Knight b1: 2 steps, 2 leaps.').waitFor();
  await captain.press('d3');
  await captain.said('It may stop here, or go on.').waitFor();
  await captain.button('Play b1^d3').click();
  await captain.reads(['b1^d3']);
  await expect.poll(() => accented(page)).toEqual([]);
  await captain.tell('e8-e6');
  await page.getByRole('alert').getByRole('link', { name: /R6/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('one step back in the move').waitFor();
  await expect.poll(() => accented(page)).toEqual([]);
});

scene('a table changes its language under the game', async ({ visit }) => {
  const visitor = await visit();
  const { page } = visitor;
  await openChess(visitor);
  await page.getByRole('gridcell', { name: /^g1, cavalier blanc/ }).click();
  await page.getByRole('gridcell', { name: /^f3, vide/ }).click();
  const move = page.getByRole('button', { name: /^Coup 1,/ });
  await expect.poll(() => move.innerText()).toBe('Cf3');
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('button', { name: /^Move 1,/ }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Move 1,/ }).innerText()).toBe('Nf3');
  await expect.poll(() => accented(page)).toEqual([]);
});
