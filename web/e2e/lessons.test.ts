import { expect } from 'vitest';
import type { Book } from '../src/wire/book/Book.ts';
import type { Step } from '../src/wire/book/Step.ts';
import { cleanDayAndNight, WINDOWS } from './everywhere.ts';
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

/** Wants whatever a step lights in the window, with nothing lying on it, before anybody scrolls. */
async function uncovered({ page }: Pupil, { lit, controls }: Step): Promise<void> {
  const squares = lit.flatMap((sign) => sign.squares.map((square) => square.toLowerCase()));
  const covered = () =>
    page.evaluate(
      ([squares, controls]) => {
        const on = (square: string) => `[role="grid"] [data-square="${square}"]`;
        const named = (name: string) => `[data-control="${name}"]:not([data-far])`;
        // What a step lights only once it is begun is not there yet.
        const shown = controls.map(named).filter((control) => document.querySelector(control));
        return [...squares.map(on), ...shown].flatMap((name) => {
          const thing = document.querySelector(name);
          if (!thing) return [`${name} is not there`];
          const { left, top, width, height } = thing.getBoundingClientRect();
          const under = document.elementFromPoint(left + width / 2, top + height / 2);
          if (thing.contains(under)) return [];
          return [`${name} lies under ${under?.outerHTML.slice(0, 80)}`];
        });
      },
      [squares, controls] as const,
    );
  await expect.poll(covered).toEqual([]);
}

const WAYS: [Way, string][] = [
  ['mouse', 'by mouse'],
  ['touch', 'by touch'],
  ['keyboard', 'by the keyboard'],
];

/** The phones of those who play with a finger: they play the lesson on the last. */
const PHONES = [{ width: 360, height: 640 }, WINDOWS.find(({ width }) => width < 500)!];

for (const [place, game] of SLUGS.entries())
  for (const [turn, [way, told]] of WAYS.entries())
    scene(`the first game of ${game} is played to its end ${told}`, async ({ visit }) => {
      const touch = way === 'touch';
      const colorScheme = (place + turn) % 2 === 0 ? 'light' : 'dark';
      const visitor = await visit({
        reducedMotion: 'reduce',
        colorScheme,
        hasTouch: touch,
        isMobile: touch,
        viewport: touch ? PHONES.at(-1)! : WINDOWS[(place + turn) % WINDOWS.length]!,
      });
      const pupil = new Pupil(visitor, way);
      const { page } = visitor;
      /** Wants no fault of the page as it stands; one way says it for all. */
      const clean = async (what: string) => {
        if (way !== 'mouse') return;
        await cleanDayAndNight(page, `the lesson of ${game} ${what}`);
        await page.emulateMedia({ colorScheme });
      };
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
        for (const phone of touch ? PHONES : []) {
          await page.setViewportSize(phone);
          await uncovered(pupil, step);
        }
        if (at === 0) {
          await tryWrong(pupil, game, step);
          await expect.poll(() => tags.count()).toBe(0);
          await clean('after a wrong try');
        }
        await pupil.play(game, step, step.expect[0]!);
        await pupil.hit(pupil.onward);
      }
      await page.getByText('Vous savez jouer.').waitFor();
      const done = page.getByRole('listitem').filter({ hasText: /^Étape \d+ sur \d+, faite$/ });
      await expect.poll(() => done.count()).toBe(steps.length);
      await clean('at its end');
      if (way === 'keyboard') await again(pupil, steps);
      else await ends(pupil);
    });
