import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { endCard } from './end-card.ts';
import { endGame } from './ended.ts';
import { unfold } from './folds.ts';
import { SALT } from './hands.ts';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { shown } from './shown.ts';
import { BOXED, SLUGS } from './slugs.ts';
import { bookOf } from './told.ts';

/** What is pressed on the way through the pages, by language. */
const SPOKEN = {
  fr: {
    settings: 'Réglages',
    choices: /cadence et variantes$/i,
    unveil: /^Je joue /,
    abort: 'Annuler la partie',
    hint: 'Un indice',
    hints: ['Oui, aidez-moi', 'Avec quoi ?', 'Montrez-moi le coup'],
    play: 'Jouer ce coup',
    yes: 'Oui',
    sit: 'S’asseoir',
    more: 'Plus',
    again: /^Revanche/,
    all: /^Toutes vos parties/,
    show: 'Montrer',
    onward: 'Continuer',
  },
  en: {
    settings: 'Settings',
    choices: /pace and variants$/i,
    unveil: /^I play /,
    abort: 'Call the game off',
    hint: 'A hint',
    hints: ['Yes, help me', 'With what?', 'Show me the move'],
    play: 'Play this move',
    yes: 'Yes',
    sit: 'Sit down',
    more: 'More',
    again: /^Rematch/,
    all: /^All your games/,
    show: 'Show me',
    onward: 'Go on',
  },
} as const;

/**
 * Every line that a page shows, hides in a fold or says aloud, and that names an option, its seats
 * or a key of the rules. What visitors type themselves is theirs.
 */
async function workshopWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style')) lines.push(node.nodeValue ?? '');
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
        lines.push(element.getAttribute(name) ?? '');
    return lines.filter((line) => /\boptions?\b|\bseats\b|\p{L}_\p{L}/iu.test(line));
  });
}

for (const lang of ['fr', 'en'] as const)
  scene(`no page speaks of options, seats or keys, in ${lang}`, async ({ visit }) => {
    const spoken = SPOKEN[lang];
    const locale = lang === 'fr' ? 'fr-FR' : 'en-GB';
    const desk = { width: 1440, height: 900 };
    const visitor = await visit({ locale, viewport: desk, reducedMotion: 'reduce' });
    const guest = await visit({ locale, viewport: desk, reducedMotion: 'reduce' });
    const { page } = visitor;
    const clean = async (what: string) => expect(await workshopWords(page), what).toEqual([]);
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

    visitor.forgive(/status of 404/);
    // Before the tables: some keep the dictionary and the referee silent while they are played.
    for (const path of ['/dictionnaire', '/dictionnaire/cheval', '/nulle-part']) {
      await visitor.go(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await clean(path);
    }

    for (const game of SLUGS)
      for (const [path, shows] of [
        [`/regles/${game}`, 'main [role="img"]'],
        [`/lecon/${game}`, '[role="grid"]'],
        ...(BOXED.includes(game) ? [[`/imprimer/${game}`, 'main img'] as const] : []),
      ] as const) {
        await visitor.go(path);
        await page.locator(shows).first().waitFor();
        await unfold(page);
        await clean(path);
        if (path.startsWith('/imprimer')) continue;
        // The first try of a book, the first step of a lesson, and what is said once each is done.
        const asked = page.locator('section.try, main:has(.coach)').first();
        await shown(asked);
        await asked.getByRole('button', { name: spoken.show }).click();
        await asked.locator('.answer.good').waitFor();
        await clean(`what is right of ${path}`);
        if (!path.startsWith('/lecon')) continue;
        const onward = asked.getByRole('button', { name: spoken.onward });
        await onward.click();
        await onward.waitFor({ state: 'detached' });
        await clean(`a step further of ${path}`);
      }

    await visitor.go('/');
    await button(spoken.choices).first().waitFor();
    await clean('home');
    await button(spoken.settings).click();
    await clean('settings');
    await page.keyboard.press('Escape');
    for (let box = 0; box < SLUGS.length; box += 1) {
      await button(spoken.choices).nth(box).click();
      const dialog = page.getByRole('dialog');
      // The points are there once the book of the game is.
      await dialog.locator('details details').first().waitFor({ state: 'attached' });
      await unfold(page);
      await clean(`the choices of box ${box}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }

    for (const game of SLUGS) {
      const [kept] = (await bookOf(visitor, game)).presets.slice(-1);
      const table = { game, options: kept?.options ?? [], salt: SALT };
      await openTable(visitor, { ...table, opponent: { kind: 'invite' } });
      await clean(`the invitation of ${game}`);
      await guest.go(`/table/${visitor.tableId}`);
      const sit = guest.page.getByRole('button', { name: spoken.sit });
      await sit.waitFor();
      expect(await workshopWords(guest.page), `the guest of ${game}`).toEqual([]);
      await sit.click();
      await sit.waitFor({ state: 'detached' });
      await openTable(visitor, table);
      if (await button(spoken.unveil).isVisible()) await button(spoken.unveil).click();
      await unfold(page);
      await clean(`the table of ${game}`);
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      await clean(`the keys of ${game}`);
      await page.keyboard.press('Escape');
      // What slides over the table of a phone lies beside it on a desk.
      await page.setViewportSize({ width: 390, height: 844 });
      const bar = page.getByRole('navigation', { name: spoken.more }).getByRole('button');
      for (const tab of await bar.and(page.locator(':enabled')).all()) {
        const name = await tab.innerText();
        await tab.click();
        await clean(`${name} of ${game}`);
        await page.keyboard.press('Escape');
      }
      await page.setViewportSize(desk);
      await button(spoken.abort).click();
      await button(spoken.yes).click();
      await endCard(page).waitFor();
      await clean(`a game of ${game} called off`);
      await endGame(visitor, game, lang);
      await unfold(page);
      await clean(`the end of ${game}`);
      await endCard(page).locator('a.clause').first().click();
      await page.getByRole('dialog').locator('.text p').first().waitFor();
      await clean(`the card of a clause of ${game}`);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await clean(`the table of ${game} once it is over`);
      if (game === SLUGS[0]) {
        await page.getByRole('button', { name: spoken.again }).click();
        await page.locator('.room[data-version]').waitFor();
        await visitor.go(`/table/${visitor.tableId}/1`);
        await endCard(page).getByRole('heading').first().waitFor();
        await clean('a game of the past');
      }

      await openTable(visitor, { game, opponent: { kind: 'bot', level: 1 } });
      if (await button(spoken.unveil).isVisible()) await button(spoken.unveil).click();
      await button(spoken.hint).first().click();
      for (const more of spoken.hints) await button(more).click();
      await button(spoken.play).waitFor();
      await clean(`a hint of ${game}`);
    }

    await visitor.go('/');
    await button(spoken.all).click();
    await page.locator('[aria-labelledby="all-title"] a').first().waitFor();
    await clean('home of one who returns');
  });
