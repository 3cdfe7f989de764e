import { expect } from 'vitest';
import { endCard } from './end-card.ts';
import { beginGame, resignGame } from './ended.ts';
import { cleanDayAndNight, cleanEverywhere, WINDOWS } from './everywhere.ts';
import { unfold } from './folds.ts';
import { chooseFor, openTable, unfoldPoints } from './opening.ts';
import { scene } from './scene.ts';
import { shown } from './shown.ts';
import { BOXED, SLUGS } from './slugs.ts';
import { bookOf, gamesOf } from './told.ts';

const COMING = { viewport: WINDOWS[0], reducedMotion: 'reduce' } as const;

scene('the home pages have no fault in any window, light and dark', async ({ visit }) => {
  const visitor = await visit(COMING);
  const { page } = visitor;
  await visitor.go('/');
  await page.getByText('Aucune table ouverte.').waitFor();
  await cleanEverywhere(page, 'home');
  for (const game of SLUGS) await openTable(visitor, { game });
  await visitor.go('/');
  const yours = page.getByRole('region', { name: /^À vous de jouer/ });
  await yours.getByRole('link').first().waitFor();
  await page.getByRole('button', { name: /^Toutes vos parties/ }).click();
  await page.getByRole('region', { name: 'Vos parties', exact: true }).waitFor();
  await cleanEverywhere(page, 'home of one who comes back');
});

scene('the choices of every game have no fault in any window', async ({ visit }) => {
  const visitor = await visit(COMING);
  const { page } = visitor;
  await visitor.go('/');
  const dialog = page.getByRole('dialog');
  for (const { name, seats } of await gamesOf(visitor)) {
    await chooseFor(page, name);
    const figure = dialog.locator('.rules > .figure');
    const rules = dialog.getByRole('group', { name: 'Quelle règle ?' });
    const pictured: string[] = [];
    for (const table of await rules.getByRole('radio').all()) {
      await table.check();
      await expect.poll(async () => pictured.includes(await figure.innerText())).toBe(false);
      pictured.push(await figure.innerText());
    }
    await unfoldPoints(dialog);
    await cleanEverywhere(page, `the choices of ${name}`);
    if (seats.includes(4)) {
      const counts = dialog.getByRole('group', { name: 'À combien ?' });
      await counts.getByRole('radio', { name: /^(4$|À quatre)/ }).check();
      await dialog.getByRole('group', { name: 'Qui s’assied où' }).waitFor();
      await cleanDayAndNight(page, `the choices of ${name} among four`);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
});

scene('the dictionary and what is not there have no fault in any window', async ({ visit }) => {
  const visitor = await visit(COMING);
  const { page } = visitor;
  visitor.forgive(/status of 404/);
  await visitor.go('/nulle-part');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await cleanEverywhere(page, 'a page that is not there');
  await visitor.go('/dictionnaire');
  await page.getByRole('heading', { name: /^Écrivez un mot/ }).waitFor();
  await cleanEverywhere(page, 'the dictionary');
  await visitor.go('/dictionnaire/cheval');
  await page.getByText('nom masculin singulier').waitFor();
  const letters = page.getByRole('region', { name: /^Que puis-je écrire/ });
  await letters.getByRole('textbox', { name: 'Vos lettres' }).fill('valhec');
  await letters.getByRole('link', { name: 'CHEVAL', exact: true }).waitFor();
  await cleanEverywhere(page, 'a word');
});

for (const [place, game] of SLUGS.entries()) {
  scene(`the book and the box of ${game} have no fault in any window`, async ({ visit }) => {
    const visitor = await visit(COMING);
    const { page } = visitor;
    await visitor.go(`/regles/${game}`);
    const card = page.getByRole('region', { name: 'Essayez' }).first();
    await card.waitFor();
    await unfold(page);
    // What stands in the book is folded on a phone.
    await page.locator('.contents .fold').evaluate((fold: HTMLElement) => fold.click());
    const variants = page.getByRole('region', { name: 'Variantes de table' });
    await shown(variants);
    await page.setViewportSize(WINDOWS[place % WINDOWS.length]!);
    await cleanDayAndNight(page, 'the variants');
    await page.setViewportSize(WINDOWS[0]);
    await shown(card);
    await card.getByRole('button', { name: 'Montrer' }).click();
    await expect.poll(() => card.getByRole('status').first().innerText()).toContain('Accepté');
    const { chapters } = await bookOf(visitor, game);
    const tries = chapters.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'try'));
    const wrong = tries[1]!.wrong.find(({ verdict }) => verdict.kind === 'refused')!;
    const other = page.locator('section.try').nth(1);
    await shown(other);
    await other.locator('.field').fill(wrong.action);
    await other.locator('.field').press('Enter');
    await other.locator('.answer.bad').waitFor();
    await cleanEverywhere(page, 'tries that were answered, and all unfolded');
    if (game === SLUGS[0]) {
      await page.getByRole('searchbox', { name: 'Chercher dans les livres' }).fill('R12');
      await page.getByRole('link', { name: /^R12/ }).first().waitFor();
      await cleanEverywhere(page, 'what a search finds');
    }

    if (!BOXED.includes(game)) return;
    await visitor.go(`/imprimer/${game}`);
    await page.locator('main img').first().waitFor();
    await cleanEverywhere(page, 'the box to print');
  });

  scene(
    `the first step, a game and the end of ${game} have no fault in any window`,
    async ({ visit }) => {
      const visitor = await visit(COMING);
      const { page } = visitor;
      await visitor.go(`/lecon/${game}`);
      await page.getByRole('grid').waitFor();
      await cleanEverywhere(page, 'the first step');
      await beginGame(visitor, game);
      await cleanEverywhere(page, 'a game');
      await resignGame(visitor);
      await cleanEverywhere(page, 'the end of a game');
      if (game !== SLUGS[0]) return;
      await endCard(page)
        .getByRole('button', { name: /^Revanche/ })
        .click();
      await endCard(page).waitFor({ state: 'detached' });
      await visitor.go(`/table/${visitor.tableId}/1`);
      await endCard(page).getByRole('heading').first().waitFor();
      await cleanEverywhere(page, 'a game of the past');
    },
  );
}
