import { expect } from 'vitest';
import { scene } from './scene.ts';

scene('a word or a number leads to its place in any of the books', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: 'reduce' });
  const { page } = visitor;
  await visitor.go('/regles/echecs');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Chercher dans les livres' });
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  await search.fill('xyzzy');
  await page.getByText(/^Rien à ce mot/).waitFor();
  const said = await page.getByText(/^Rien à ce mot/).textContent();
  const word = /«\u00a0(.*?)\u00a0»/.exec(said ?? '')?.[1];
  await search.fill(word ?? 'no example');
  await page.getByRole('list', { name: /trouvés?$/ }).waitFor();
  await search.fill('R12');
  await page.getByRole('link', { name: /^R12/ }).first().click();
  await expect.poll(() => page.url()).toContain('/regles/chevaliers#R12');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
    .toContain('R12');
});
