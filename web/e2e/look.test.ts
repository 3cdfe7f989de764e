import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cramped, sideways } from './faults.ts';
import { isWide } from './fit.ts';
import { scene } from './scene.ts';
import { chooseChess, openChess, Seat } from './seat.ts';

/** How light what lies behind everything is, from 0 to 255. */
function lightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body);
    const [red = 0, green = 0, blue = 0] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    return (red + green + blue) / 3;
  });
}

const SCREENS = [
  { name: 'a phone', viewport: { width: 360, height: 740 }, least: 38, most: 45 },
  { name: 'a short phone', viewport: { width: 360, height: 640 }, least: 34, most: 45 },
  { name: 'a tablet', viewport: { width: 820, height: 1180 }, least: 80, most: 103 },
  { name: 'a wide screen', viewport: { width: 2560, height: 1440 }, least: 100, most: 170 },
  // What 1280 × 800 becomes for somebody who doubles the size of everything.
  { name: 'a page at 200 %', viewport: { width: 640, height: 400 }, least: 30, most: 50 },
];

for (const { name, viewport, least, most } of SCREENS)
  scene(`home and table fit ${name}`, async ({ visit }) => {
    const visitor = await visit({ viewport });
    const { page } = visitor;
    await visitor.go('/');
    await page.getByRole('heading', { name: 'Tables ouvertes' }).waitFor();
    expect(await sideways(page)).toBe(0);
    await chooseChess(page);
    await page.getByRole('button', { name: 'Préparer la table' }).waitFor();
    expect(await sideways(page)).toBe(0);

    await openChess(visitor, { clock: { host: { base: 180_000, increment: 2_000 } } });
    const seat = new Seat(visitor);
    await seat.board.click('e2', 'e4');
    await expect.poll(() => seat.board.fen()).toContain('/4P3/');
    expect(await sideways(page)).toBe(0);
    await isWide(seat.board.square('e4'), least);
    const board = await seat.board.grid.boundingBox();
    const square = await seat.board.square('e4').boundingBox();
    if (!board || !square) throw new Error('the board is not shown');
    expect(Math.abs(board.width - board.height)).toBeLessThan(1);
    expect(square.width).toBeLessThanOrEqual(most);
    expect(board.x).toBeGreaterThanOrEqual(0);
    expect(board.y).toBeGreaterThanOrEqual(0);
    expect(board.x + board.width).toBeLessThanOrEqual(viewport.width);
    expect(board.y + board.height).toBeLessThanOrEqual(viewport.height);
  });

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  scene(`labels keep off their borders at ${viewport.width} pixels`, async ({ visit }) => {
    const visitor = await visit({ viewport, reducedMotion: 'reduce' });
    const { page } = visitor;
    const roomy = async (what: string) => expect(await cramped(page), what).toEqual([]);
    await visitor.go('/');
    await chooseChess(page);
    await page.getByRole('button', { name: 'Préparer la table' }).waitFor();
    await roomy('new game');
    // Mate in one, so that the card has all it can have.
    const start = '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1';
    await openChess(visitor, { options: [['start', start]] });
    const seat = new Seat(visitor);
    await seat.board.click('a1', 'a8');
    await seat.end.getByRole('button', { name: 'Revanche' }).waitFor();
    await roomy('end');
    const card = await seat.end.boundingBox();
    const again = await seat.end.getByRole('button', { name: 'Revanche' }).boundingBox();
    if (!card || !again) throw new Error('the card is not shown');
    expect(again.x).toBeGreaterThan(card.x);
    expect(again.x + again.width).toBeLessThan(card.x + card.width);
    expect(again.y + again.height).toBeLessThanOrEqual(viewport.height);
  });

scene('a finger plays on a phone', async ({ visit }) => {
  const viewport = { width: 360, height: 740 };
  const visitor = await visit({ viewport, hasTouch: true, isMobile: true });
  const { page } = visitor;
  await openChess(visitor);
  const seat = new Seat(visitor);
  await seat.board.square('e2').tap();
  await seat.board.square('e4').tap();
  await expect.poll(() => seat.board.fen()).toContain('/4P3/');
  await page.getByRole('button', { name: 'Feuille' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Feuille de partie' });
  await sheet.getByRole('button', { name: /^Coup 1,/ }).waitFor();
  await sheet.getByRole('button', { name: 'Fermer' }).tap();
  await expect.poll(() => sheet.count()).toBe(0);
  await page.getByRole('button', { name: 'Plus' }).tap();
  const more = page.getByRole('dialog', { name: 'Plus' });
  await more.getByRole('button', { name: 'Retourner le plateau' }).tap();
  await expect.poll(() => seat.board.flipped()).toBe(true);
});

scene('the page is dark when the system or the visitor wants it so', async ({ visit }) => {
  const night = await visit({ colorScheme: 'dark' });
  await night.go('/');
  await expect.poll(() => lightness(night.page)).toBeLessThan(60);
  const day = await visit({ colorScheme: 'light' });
  await day.go('/');
  await expect.poll(() => lightness(day.page)).toBeGreaterThan(190);
  await day.page.getByRole('button', { name: 'Réglages' }).click();
  await day.page.getByRole('radio', { name: 'Sombre' }).check();
  await expect.poll(() => lightness(day.page)).toBeLessThan(60);
  await openChess(day);
  await expect.poll(() => lightness(day.page)).toBeLessThan(60);
});

scene('nothing slides for those who asked for less motion', async ({ visit }) => {
  for (const [reducedMotion, slides] of [
    ['reduce', false],
    ['no-preference', true],
  ] as const) {
    const visitor = await visit({ reducedMotion });
    await openChess(visitor);
    // Every animation that begins from now on is counted by the properties it moves.
    await visitor.page.evaluate(() => {
      const moved: string[] = [];
      const plain = Element.prototype.animate;
      Element.prototype.animate = function (frames, options) {
        moved.push(...Object.keys(frames ?? {}));
        return plain.call(this, frames, options);
      };
      Object.assign(globalThis, { moved });
    });
    const seat = new Seat(visitor);
    await seat.board.click('e2', 'e4');
    await seat.reads(['e4']);
    const moved = await visitor.page.evaluate(
      () => (globalThis as unknown as { moved: string[] }).moved,
    );
    expect(moved.includes('transform')).toBe(slides);
  }
});
