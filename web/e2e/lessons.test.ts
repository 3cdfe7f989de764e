import { expect } from 'vitest';
import type { Book } from '../src/wire/book/Book.ts';
import type { Step } from '../src/wire/book/Step.ts';
import { handsOf } from './hands.ts';
import { Pupil } from './pupil.ts';
import { SLUGS } from './slugs.ts';
import { scene } from './scene.ts';
import type { Way } from './way.ts';

/** Tries something that may not be, and is told why with its clause. */
async function tryWrong(pupil: Pupil, game: string, step: Step): Promise<void> {
  const refused = step.wrong.filter(({ verdict }) => verdict.kind === 'refused');
  const { wrong } = handsOf(game);
  if (wrong) await wrong(pupil, step);
  else await pupil.play(game, step, refused[0]!.action);
  const answer = pupil.page.getByRole('region', { name: 'Le cheval de bois' }).locator('.bad');
  await answer.waitFor();
  const clause = await answer.getByRole('link').innerText();
  const clauses = refused.flatMap(({ verdict }) => ('clause' in verdict ? [verdict.clause] : []));
  expect(clauses.map((id) => `§\u00a0${id}`)).toContain(clause);
  const clear = pupil.button('Tout lâcher');
  if (await clear.isVisible()) await pupil.hit(clear);
}

/** The end of a lesson is the beginning of a game that nobody is hurried in. */
async function ends({ page }: Pupil): Promise<void> {
  await page.getByText('Vous savez jouer.').waitFor();
  await page.getByRole('button', { name: 'Jouer contre le bambin' }).click();
  await page.waitForURL('**/table/*');
  await page.getByRole('region', { name: 'Plateau' }).waitFor();
  await expect.poll(() => page.getByRole('timer').count()).toBe(0);
}

/** Where it ends, it can begin again, and what a step wants is shown to who asks. */
async function again(pupil: Pupil, [first, second]: readonly Step[]): Promise<void> {
  const { page } = pupil;
  await pupil.hit(pupil.button('Refaire'));
  await page.getByText(first!.say).waitFor();
  await pupil.hit(pupil.button('Montrer'));
  await pupil.onward.waitFor();
  await expect
    .poll(() => pupil.onward.evaluate((button) => button === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText(second!.say).waitFor();
}

const WAYS: [Way, string][] = [
  ['mouse', 'by mouse'],
  ['touch', 'by touch'],
  ['keyboard', 'by the keyboard'],
];

for (const game of SLUGS)
  for (const [way, told] of WAYS)
    scene(`the first game of ${game} is played to its end ${told}`, async ({ visit }) => {
      const touch = way === 'touch';
      const visitor = await visit({
        reducedMotion: 'reduce',
        hasTouch: touch,
        ...(touch && { isMobile: true, viewport: { width: 390, height: 844 } }),
      });
      const pupil = new Pupil(visitor, way);
      const { page } = visitor;
      const book = (await (
        await fetch(new URL(`/api/games/${game}/book?lang=fr`, visitor.origin))
      ).json()) as Book;
      const { steps } = book.lesson!;
      await visitor.go(`/lecon/${game}`);
      for (const [at, step] of steps.entries()) {
        await page.getByText(step.say).waitFor();
        // Left and come back to, it goes on where it was.
        if (at === 2) {
          await visitor.go('/');
          await page.locator(`a[href="/lecon/${game}"]`, { hasText: 'Reprendre' }).click();
          await page.getByText(step.say).waitFor();
        }
        const count = page.getByRole('heading', { level: 1 }).locator('~ p');
        await expect.poll(() => count.innerText()).toBe(`Étape ${at + 1} sur ${steps.length}`);
        await page.getByRole('grid').waitFor();
        // Whatever is to be touched is pointed at, until a first try went wrong.
        const tags = page.locator('.pointers .tag');
        await expect.poll(() => tags.count()).toBe(step.tags.length);
        if (at === 0) {
          await tryWrong(pupil, game, step);
          await expect.poll(() => tags.count()).toBe(0);
        }
        await pupil.play(game, step, step.expect[0]!);
        await pupil.hit(pupil.onward);
      }
      if (way === 'keyboard') await again(pupil, steps);
      else await ends(pupil);
    });
