import { expect } from 'vitest';
import type { Step } from '../src/wire/book/Step.ts';
import { cleanDayAndNight, WINDOWS } from './everywhere.ts';
import { handsOf } from './hands.ts';
import { Pupil } from './pupil.ts';
import { SLUGS } from './slugs.ts';
import { scene } from './scene.ts';
import { bookOf } from './told.ts';
import type { Way } from './way.ts';

/** Tries something that may not be, and is told why with its clause. */
async function tryWrong(pupil: Pupil, game: string, step: Step): Promise<void> {
  const refused = step.wrong.filter(({ verdict }) => verdict.kind === 'refused');
  const { wrong } = handsOf(game);
  if (wrong) await wrong(pupil, step);
  else await pupil.play(game, step, refused[0]!.action);
  const answer = pupil.page.locator('.coach').locator('.bad');
  await answer.waitFor();
  const clause = await answer.getByRole('link').innerText();
  const clauses = refused.flatMap(({ verdict }) => ('clause' in verdict ? [verdict.clause] : []));
  expect(clauses.map((id) => `§\u00a0${id}`)).toContain(clause);
  const clear = pupil.button(pupil.either('Tout lâcher', 'Let go of everything'));
  if (await clear.isVisible()) await pupil.hit(clear);
}

/** The end of a lesson is the beginning of a game that nobody is hurried in. */
async function ends(pupil: Pupil): Promise<void> {
  const { page } = pupil;
  await pupil.button(pupil.either('Jouer contre le bambin', 'Play against the toddler')).click();
  await page.waitForURL('**/table/*');
  await page.getByRole('region', { name: pupil.either('Plateau', 'Board') }).waitFor();
  await expect.poll(() => page.getByRole('timer').count()).toBe(0);
}

/** Where it ends, it can begin again, and what a step wants is shown to who asks. */
async function again(pupil: Pupil, [first, second]: readonly Step[]): Promise<void> {
  const { page } = pupil;
  await pupil.hit(pupil.button(pupil.either('Refaire', 'Do it again')));
  await page.getByText(first!.say).waitFor();
  await pupil.hit(pupil.button(pupil.either('Montrer', 'Show me')));
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

/** Wants a step heard by who cannot see it: its sentence has the focus. */
async function heard(pupil: Pupil): Promise<void> {
  const say = pupil.page.locator('.coach .say');
  await expect.poll(() => say.evaluate((one) => one === document.activeElement)).toBe(true);
}

/** The phones of those who play with a finger: they play the lesson on the last. */
const PHONES = [{ width: 360, height: 640 }, WINDOWS[2]];

for (const [place, game] of SLUGS.entries())
  for (const [turn, [way, told]] of WAYS.entries())
    scene(`the first game of ${game} is played to its end ${told}`, async ({ visit }) => {
      const touch = way === 'touch';
      const [wide, other, phone] = WINDOWS;
      // Every lesson is played in every window, and in English by one way of the three.
      const desk = (place + (way === 'keyboard' ? 1 : 0)) % 2 === 0 ? wide : other;
      const lang = turn === place % WAYS.length ? 'en' : 'fr';
      const colorScheme = (place + turn) % 2 === 0 ? 'light' : 'dark';
      const visitor = await visit({
        locale: lang === 'en' ? 'en-GB' : 'fr-FR',
        reducedMotion: 'reduce',
        colorScheme,
        hasTouch: touch,
        isMobile: touch,
        viewport: touch ? phone : desk,
      });
      const pupil = new Pupil(visitor, way);
      const { page } = visitor;
      /** Wants no fault of the page as it stands, on a desk and on a phone. */
      const clean = async (what: string) => {
        if (way === 'keyboard') return;
        await cleanDayAndNight(page, `the lesson of ${game} ${what}`);
        await page.emulateMedia({ colorScheme });
      };
      const { steps } = (await bookOf(visitor, game)).lesson!;
      await visitor.go(`/lecon/${game}`);
      const named = (at: number) =>
        pupil.either(`Étape ${at} sur ${steps.length}`, `Step ${at} of ${steps.length}`);
      for (const [at, step] of steps.entries()) {
        await page.getByText(step.say).waitFor();
        // Left and come back to, it goes on where it was.
        if (at === 2) {
          await visitor.go('/');
          await page
            .locator(`a[href="/lecon/${game}"]`, { hasText: pupil.either('Reprendre', 'Resume') })
            .click();
          await page.getByText(step.say).waitFor();
        }
        const count = page.getByRole('heading', { level: 1 }).locator('~ p');
        await expect.poll(() => count.innerText()).toBe(named(at + 1));
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
        if (way === 'keyboard') await heard(pupil);
      }
      await page.getByText(pupil.either('Vous savez jouer.', 'You know how to play.')).waitFor();
      const past = pupil.either(/^Étape \d+ sur \d+, faite$/, /^Step \d+ of \d+, done$/);
      const done = page.getByRole('listitem').filter({ hasText: past });
      await expect.poll(() => done.count()).toBe(steps.length);
      await clean('at its end');
      if (way === 'keyboard') await again(pupil, steps);
      else await ends(pupil);
    });
