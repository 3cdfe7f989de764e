import { expect } from 'vitest';
import type { Remark } from '../src/wire/book/Remark.ts';
import type { Try } from '../src/wire/book/Try.ts';
import { WINDOWS } from './everywhere.ts';
import { Pupil } from './pupil.ts';
import { scene } from './scene.ts';
import { shown } from './shown.ts';
import { SLUGS } from './slugs.ts';
import { bookOf } from './told.ts';
import type { Coming, Visitor } from './visitor.ts';
import type { Way } from './way.ts';

/** Somebody who tries half of the examples of a book, and does some of them by hand. */
interface Reader {
  coming: Partial<Coming>;
  /** By what the first of them are done on the board, once each is written. */
  ways: readonly Way[];
}

/** The two who share a book: at a desk and on a phone, one in French and one in English. */
function readersOf(place: number): [Reader, Reader] {
  const [wide, other, phone] = WINDOWS;
  const locales = place % 2 === 0 ? ['fr-FR', 'en-GB'] : ['en-GB', 'fr-FR'];
  const large = place % 4 < 2;
  const desk = {
    locale: locales[0]!,
    viewport: large ? wide : other,
    colorScheme: large ? 'light' : 'dark',
  } as const;
  const hand = {
    locale: locales[1]!,
    viewport: phone,
    colorScheme: large ? 'dark' : 'light',
    hasTouch: true,
    isMobile: true,
  } as const;
  return [
    { coming: desk, ways: ['mouse', 'keyboard'] },
    { coming: hand, ways: ['touch'] },
  ];
}

/** Tries an example: what is wrong first, then what is right, and the first of that by hand as well. */
async function tryOut(
  visitor: Visitor,
  game: string,
  asked: Try & { at: number },
  way?: Way,
): Promise<void> {
  const { page } = visitor;
  const says = (french: string, english: string) => visitor.either(french, english);
  const kinds = {
    legal: says('Permis', 'Allowed'),
    refused: says('Refusé', 'Refused'),
    fault: says('Refusé', 'Refused'),
  };
  const accepted = says('Accepté', 'Accepted');
  // Roles and names are asked of some cards; a book has so many squares that to look them all through
  // for every word would take most of the time.
  const card = page.locator('section.try').nth(asked.at);
  const again = card.getByRole('button', { name: says('Recommencer', 'Start over') });
  await shown(card);
  const field = way
    ? card.getByRole('textbox', { name: says('Écrire un coup', 'Write a move') })
    : card.locator('input.field');
  const status = card.locator('[role="status"]').first();
  const write = async (action: string) => {
    await field.fill(action);
    await field.press('Enter');
  };
  const answer = async (remark: Remark, kind: string, by = write) => {
    await by(remark.action);
    await expect.poll(() => status.innerText()).toContain(remark.say);
    const said = await status.innerText();
    expect(said, remark.action).toContain(kind);
    if (remark.verdict.kind !== 'legal' && kind !== accepted)
      expect(said, remark.action).toContain(`§\u00a0${remark.verdict.clause}`);
  };
  for (const remark of asked.wrong) {
    await answer(remark, kinds[remark.verdict.kind]);
    // What was allowed or punished is taken back after a moment.
    if (remark.verdict.kind !== 'refused') await page.clock.runFor(2_000);
  }
  const afresh = async () => {
    await again.click();
    await expect.poll(() => status.innerText()).toBe('');
  };
  for (const remark of asked.right) {
    await afresh();
    await answer(remark, accepted);
  }
  // What can be written can be done on the board.
  if (!way) return;
  await afresh();
  const pupil = new Pupil(visitor, way, card);
  await answer(asked.right[0]!, accepted, (action) => pupil.play(game, asked, action));
}

for (const [place, game] of SLUGS.entries())
  scene(`every example of the book of ${game} is tried right and wrong`, async ({ visit }) => {
    for (const [turn, { coming, ways }] of readersOf(place).entries()) {
      const visitor = await visit({ reducedMotion: 'reduce', ...coming });
      const { page } = visitor;
      const { chapters } = await bookOf(visitor, game);
      const tries = chapters
        .flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'try'))
        .map((asked, at) => ({ ...asked, at }));
      await page.clock.install();
      await visitor.go(`/regles/${game}`);
      const name = visitor.either('Essayez', 'Try it');
      await expect.poll(() => page.getByRole('region', { name }).count()).toBe(tries.length);
      const own = tries.filter(({ at }) => at % 2 === turn);
      for (const [at, asked] of own.entries()) await tryOut(visitor, game, asked, ways[at]);
    }
  });
