import { expect } from 'vitest';
import { Captain } from './captain.ts';
import { sideways } from './faults.ts';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { Writer } from './writer.ts';

const OPTIONS: [string, string][] = [['capture', 'claim']];

for (const { name, ...coming } of [
  { name: 'a laptop, light', viewport: { width: 1280, height: 800 } },
  { name: 'a phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const)
  scene(`a clause opens as a card over the table on ${name}`, async ({ visit }) => {
    const visitor = await visit({ ...coming, reducedMotion: 'reduce' });
    const { page } = visitor;
    await openTable(visitor, { game: 'chevaliers', options: OPTIONS });
    const captain = new Captain(visitor);
    await captain.press('c2', 'c5');
    const link = page.getByRole('alert').getByRole('link');
    await link.click();
    const clause = (await link.innerText()).replace(/^§\s*/, '');
    const card = page.getByRole('dialog', { name: `Article ${clause}` });
    await card.getByRole('img').locator('[role=grid]').waitFor();
    expect(await sideways(page)).toBe(0);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(page.url()).toContain('/table/');

    // Who asks for another tab reads the book there, from the clause on.
    const [book] = await Promise.all([
      visitor.context.waitForEvent('page'),
      link.click({ modifiers: ['Control'] }),
    ]);
    await book.waitForURL(new RegExp(`/regles/chevaliers#${clause}$`));
    await book.close();
  });

scene('a card and its book tell first what the table has chosen', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: 'reduce' });
  const { page } = visitor;
  await openTable(visitor, { game: 'chevaliers', options: OPTIONS });
  await page.getByRole('button', { name: 'Règle de la boîte, une variante' }).click();
  const rules = page.getByRole('dialog', { name: 'La règle de cette table' });
  await rules.getByText('l’adversaire peut la réclamer').waitFor();
  await page.keyboard.press('Escape');

  const captain = new Captain(visitor);
  await captain.tell('e2-e4');
  await page.getByRole('alert').getByRole('link', { name: /R6/ }).click();
  await page.getByRole('dialog').getByText('Cinq directions, et jamais').waitFor();
  const address = page.getByRole('link', { name: 'Lire dans le livre' });
  const [book] = await Promise.all([visitor.context.waitForEvent('page'), address.click()]);
  expect(book.url()).toContain(`?table=${visitor.tableId}#R6`);
  const here = book.getByRole('complementary').filter({ hasText: 'À cette table' });
  await here.getByText('l’adversaire peut la réclamer').waitFor();
  await book.close();
});

scene('a figure is shown where the rules keep the dictionary closed', async ({ visit }) => {
  const visitor = await visit({ reducedMotion: 'reduce' });
  const { page } = visitor;
  await openTable(visitor, { game: 'dames-de-lettres', options: [['mode', 'strict']] });
  await new Writer(visitor).press('A2');
  await page.getByRole('link', { name: /M1$/ }).click();
  const card = page.getByRole('dialog', { name: /^Article/ });
  await card.getByRole('img').locator('[role=grid]').waitFor();
});
