import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { sideways } from './faults.ts';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { Writer } from './writer.ts';

const FINGERS = { hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;

/** Expects of what is named that all of it is in view, and that none lies over another. */
async function apart(page: Page, parts: Record<string, Locator>): Promise<void> {
  for (const part of Object.values(parts)) await part.waitFor();
  // What comes late beside a part may move it.
  await expect.poll(() => entangled(page, parts)).toEqual({ aside: 0, cut: [], over: [] });
}

/** How far the page goes sideways, which parts are cut, and which lie over another. */
async function entangled(page: Page, parts: Record<string, Locator>): Promise<object> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const boxes = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => {
      const box = await part.boundingBox();
      if (!box) throw new Error(`${name} is not shown`);
      return { name, left: box.x, top: box.y, right: box.x + box.width, foot: box.y + box.height };
    }),
  );
  // Half a pixel is rounding.
  const cut = boxes.filter(
    ({ left, top, right, foot }) =>
      left < -0.5 || top < -0.5 || right > width + 0.5 || foot > height + 0.5,
  );
  const over = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
          Math.min(one.foot, other.foot) - Math.max(one.top, other.top) > 0.5,
      )
      .map((other) => `${one.name} and ${other.name}`),
  );
  return { aside: await sideways(page), cut, over };
}

scene('a small phone shows Dames de Lettres, its goal and its rule', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 360, height: 640 }, ...FINGERS });
  const { page } = visitor;
  const writer = new Writer(visitor);
  await openTable(visitor, { game: 'dames-de-lettres', opponent: { kind: 'bot', level: 1 } });
  const bar = page.getByRole('navigation', { name: 'Plus' });
  await apart(page, {
    opponent: page.getByRole('region', { name: 'Le bambin' }),
    board: writer.grid,
    hint: page.locator('.hint'),
    field: writer.field,
    write: writer.button('Écrire le mot'),
    bar,
  });

  await bar.getByRole('button', { name: 'Règle' }).tap();
  const rule = page.getByRole('dialog', { name: 'La règle, ici' });
  await rule.getByText('Le but.').waitFor();
  await rule.getByRole('link', { name: /E1$/ }).first().waitFor();
  await expect
    .poll(() => rule.getByRole('link', { name: 'Règles du jeu' }).getAttribute('href'))
    .toBe('/regles/dames-de-lettres');
  await rule.getByRole('button', { name: 'Fermer' }).tap();
  await rule.waitFor({ state: 'detached' });

  // Whoever wants another opponent wants the same game.
  await writer.type(await writer.best((await writer.frame()).view));
  await writer.play();
  await expect.poll(async () => (await writer.frame()).status.plies).toBeGreaterThan(1);
  await bar.getByRole('button', { name: 'Plus' }).tap();
  await writer.button('Abandon').tap();
  await writer.button('Oui').tap();
  await writer.button('Replier le résultat').tap();
  await writer.button('Changer d’adversaire').tap();
  const dialog = page.getByRole('dialog', { name: 'Nouvelle partie' });
  await dialog.getByRole('radio', { name: 'Dames de Lettres' }).waitFor();
  await expect
    .poll(() => dialog.getByRole('radio', { name: 'Dames de Lettres' }).isChecked())
    .toBe(true);
});

scene('a phone on its side shows La Guerre des Mots', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 844, height: 390 }, ...FINGERS });
  const { page } = visitor;
  await openTable(visitor, { game: 'guerre-des-mots', opponent: { kind: 'bot', level: 1 } });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await apart(page, {
    board: page.getByRole('grid'),
    arsenal: page.getByRole('group', { name: 'Arsenal' }),
    hint: page.locator('.hint'),
    pass: button('Passer'),
    draw: button('Piocher'),
    abort: button('Annuler la partie'),
  });
});
