import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { sitAmongFour } from './campaign.ts';
import { openTable } from './opening.ts';
import { Player } from './player.ts';
import { scene } from './scene.ts';
import { SLUGS } from './slugs.ts';
import type { Visitor } from './visitor.ts';
import { Warrior } from './warrior.ts';
import { EVERY_KIND } from './wars.ts';

const FOLDER = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
/** A picture is looked at beside words: no heavier than this. */
const HEAVIEST = 120_000;
const VIEW = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

/** The moves of each game on the deal of this salt that its picture shows the end of. */
const SALT = '0';
const MOVES: Record<string, string[]> = {
  chevaliers: ['e2-e3', 'h8-h7', 'f2^d4', 'h7-h6', 'd4-d5', 'g8-g7', 'd5-e6', 'g7-g6'],
  'dames-de-lettres': ['C2-C4 AIME@A5A6B5C4 + CUVE@D6D5C5C4'],
  'echec-et-mots': ['a0-b2', 'a8-b6', 'g0-f2', 'g8-f6'],
  echecs: ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5', 'c2c3', 'g8f6', 'd2d4', 'e5d4'],
  'guerre-des-mots': EVERY_KIND.coups.slice(0, 14).map(([coup]) => coup),
};

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
    // A board for many is shown among four, whose deal another scene states.
    if (game === 'guerre-des-mots') await sitAmongFour(new Warrior(visitor), EVERY_KIND.salt);
    else await openTable(visitor, { game, salt: SALT, opponent: { kind: 'hotseat' } });
    const player = new Player(visitor, /./, 'en');
    const unveil = player.button(/^I play /);
    for (const [at, move] of MOVES[game]!.entries()) {
      if (await unveil.isVisible()) await unveil.click();
      await player.tell(move);
      await expect.poll(async () => (await player.frame()).status.plies).toBe(at + 1);
    }
    await player.settled();
    if (await unveil.isVisible()) await unveil.click();
    await take(visitor, game);
  });
