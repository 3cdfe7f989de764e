import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { handsOf, SALT } from './hands.ts';
import { openTable } from './opening.ts';
import { Player } from './player.ts';
import { scene } from './scene.ts';
import { SLUGS } from './slugs.ts';
import type { Visitor } from './visitor.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
/** A picture is looked at beside words: no heavier than this. */
const HEAVIEST = 120_000;
const VIEW = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

async function take(visitor: Visitor, name: string): Promise<void> {
  // The figures must have gone where they go, and the typeface come.
  await visitor.page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await document.fonts.ready;
  });
  const cdp = await visitor.context.newCDPSession(visitor.page);
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  const picture = Buffer.from(data, 'base64');
  expect(picture.length, name).toBeLessThanOrEqual(HEAVIEST);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${name}.webp`), picture);
}

scene('the shelf', async ({ visit }) => {
  const visitor = await visit({ ...VIEW, locale: 'en-GB' });
  await visitor.go('/');
  await visitor.page.getByText('No open table.').waitFor();
  await take(visitor, 'shelf');
});

for (const game of SLUGS)
  scene(`the table of ${game}`, async ({ visit }) => {
    const visitor = await visit({ ...VIEW, locale: 'en-GB' });
    const { opening, picture = { moves: opening } } = handsOf(game);
    if (picture.sit) await picture.sit(visitor);
    else await openTable(visitor, { game, salt: SALT, opponent: { kind: 'hotseat' } });
    const player = new Player(visitor, /./, 'en');
    const unveil = player.button(/^I play /);
    for (const [at, move] of picture.moves.entries()) {
      if (await unveil.isVisible()) await unveil.click();
      await player.tell(move);
      await expect.poll(async () => (await player.frame()).status.plies).toBe(at + 1);
    }
    await player.settled();
    if (await unveil.isVisible()) await unveil.click();
    await take(visitor, game);
  });
