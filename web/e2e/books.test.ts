import { expect } from 'vitest';
import type { Book } from '../src/wire/book/Book.ts';
import type { Remark } from '../src/wire/book/Remark.ts';
import { faults, sideways } from './faults.ts';
import { SLUGS } from './slugs.ts';
import { scene } from './scene.ts';
import type { Visitor } from './visitor.ts';

async function bookOf(visitor: Visitor, game: string, lang = 'fr'): Promise<Book> {
  const answer = await fetch(new URL(`/api/games/${game}/book?lang=${lang}`, visitor.origin));
  return (await answer.json()) as Book;
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
      const card = cards.nth(place);
      await card.scrollIntoViewIfNeeded();
      await card.getByRole('grid').waitFor();
      const field = card.getByRole('textbox', { name: 'Écrire un coup' });
      const status = card.getByRole('status').first();
      const answer = async (remark: Remark, kind: string) => {
        await field.fill(remark.action);
        await field.press('Enter');
        await expect.poll(() => status.innerText()).toContain(kind);
        await expect.poll(() => status.innerText()).toContain(remark.say);
        if (remark.verdict.kind !== 'legal')
          expect(await status.innerText()).toContain(
            kind === 'Accepté' ? '' : `§ ${remark.verdict.clause}`.replace(' ', '\u00a0'),
          );
      };
      for (const remark of wrong.slice(0, 1)) {
        await answer(remark, SHOWN[remark.verdict.kind]);
        // What was allowed or punished is taken back after a moment.
        await page.clock.runFor(2_000);
      }
      for (const remark of right.slice(0, 1)) {
        await card.getByRole('button', { name: 'Recommencer' }).click();
        await expect.poll(() => status.innerText()).toBe('');
        await answer(remark, 'Accepté');
      }
    }
  });

for (const { name, viewport } of [
  { name: 'a desk', viewport: { width: 1440, height: 900 } },
  { name: 'a laptop', viewport: { width: 1280, height: 800 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
])
  scene(`the books and lessons fit ${name} and have no serious fault`, async ({ visit }) => {
    const dark = await visit({ viewport, reducedMotion: 'reduce', colorScheme: 'dark' });
    const light = await visit({ viewport, reducedMotion: 'reduce' });
    for (const [place, game] of SLUGS.entries())
      for (const path of [`/regles/${game}`, `/lecon/${game}`]) {
        const { page, ...visitor } = place % 2 === 0 ? light : dark;
        await page.goto(new URL(path, visitor.origin).href);
        await page
          .getByRole(path.startsWith('/lecon') ? 'grid' : 'img')
          .first()
          .waitFor();
        expect(await sideways(page), path).toBe(0);
        expect(await faults(page), path).toEqual([]);
      }
  });
