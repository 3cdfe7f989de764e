import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Book } from '../src/wire/book/Book.ts';
import type { Remark } from '../src/wire/book/Remark.ts';
import { SLUGS } from './slugs.ts';
import { scene } from './scene.ts';
import type { Visitor } from './visitor.ts';
import { drag, press } from './way.ts';

async function bookOf(visitor: Visitor, game: string, lang = 'fr'): Promise<Book> {
  const answer = await fetch(new URL(`/api/games/${game}/book?lang=${lang}`, visitor.origin));
  return (await answer.json()) as Book;
}

/** Does on the board of a card, with the mouse, what an action says: a move, its word, a word laid. */
async function byHand(card: Locator, action: string): Promise<void> {
  const square = (name: string) =>
    card.getByRole('grid').locator(`[data-square="${name.toLowerCase()}"]`);
  const button = (name: string | RegExp) => card.getByRole('button', { name, exact: true });
  const [, base, laid] = /^N ([a-x]\d+)[hv] \((\w+)\)$/.exec(action) ?? [];
  if (base !== undefined && laid !== undefined) {
    await press('mouse', square(base));
    for (const letter of laid) await button(`Lettre ${letter}`).first().click();
    await card.getByRole('group', { name: 'Votre coup' }).locator('.button.main').click();
    return;
  }
  const [move = '', word] = action.split('@');
  const squares = move.split(' ')[0]!.match(/[a-k]\d/gi) ?? [];
  if (word === undefined) {
    for (const name of squares) await press('mouse', square(name));
    return;
  }
  await drag(squares.map(square));
  await drag(word.match(/../g)!.map(square));
  await button('Écrire le mot').click();
}

const SHOWN = { legal: 'Permis', refused: 'Refusé', fault: 'Refusé' };

for (const game of SLUGS)
  scene(`every example of the book of ${game} is tried right and wrong`, async ({ visit }) => {
    const visitor = await visit({ reducedMotion: 'reduce' });
    const { page } = visitor;
    const { chapters } = await bookOf(visitor, game);
    const tries = chapters.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'try'));
    await page.clock.install();
    await visitor.go(`/regles/${game}`);
    const cards = page.getByRole('region', { name: 'Essayez' });
    await expect.poll(() => cards.count()).toBe(tries.length);
    for (const [place, { right, wrong }] of tries.entries()) {
      // Roles and names are asked of the first card; a book has so many squares that to look them all
      // through for every word would take most of the time.
      const card = place === 0 ? cards.first() : page.locator('section.try').nth(place);
      const again = card.getByRole('button', { name: 'Recommencer' });
      await card.scrollIntoViewIfNeeded();
      await card.locator('[role="grid"]').waitFor();
      const field =
        place === 0
          ? card.getByRole('textbox', { name: 'Écrire un coup' })
          : card.locator('input.field');
      const status = card.locator('[role="status"]').first();
      const write = async (action: string) => {
        await field.fill(action);
        await field.press('Enter');
      };
      const answer = async (remark: Remark, kind: string, way = write) => {
        await way(remark.action);
        await expect.poll(() => status.innerText()).toContain(remark.say);
        const said = await status.innerText();
        expect(said, remark.action).toContain(kind);
        if (remark.verdict.kind !== 'legal' && kind !== 'Accepté')
          expect(said, remark.action).toContain(`§\u00a0${remark.verdict.clause}`);
      };
      for (const remark of wrong) {
        await answer(remark, SHOWN[remark.verdict.kind]);
        // What was allowed or punished is taken back after a moment.
        if (remark.verdict.kind !== 'refused') await page.clock.runFor(2_000);
      }
      for (const remark of right) {
        await again.click();
        await expect.poll(() => status.innerText()).toBe('');
        await answer(remark, 'Accepté');
      }
      // What can be written can be done on the board.
      if (place === 0) {
        await again.click();
        await expect.poll(() => status.innerText()).toBe('');
        await answer(right[0]!, 'Accepté', (action) => byHand(card, action));
      }
    }
  });
