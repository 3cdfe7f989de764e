import { expect } from 'vitest';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { SLUGS } from './slugs.ts';
import type { Visitor } from './visitor.ts';

/**
 * The bytes that came until the network fell silent, as they were compressed: without the font, and
 * without the headers, which a proxy that speaks a newer HTTP packs to next to nothing.
 */
async function weight(visitor: Visitor, path: string): Promise<number> {
  const cdp = await visitor.context.newCDPSession(visitor.page);
  /** What came before the body of an answer; nothing is kept of a font. */
  const heads = new Map<string, number>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type !== 'Font') heads.set(requestId, response.encodedDataLength);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId);
    if (head !== undefined) bytes += encodedDataLength - head;
  });
  await cdp.send('Network.enable');
  await visitor.page.goto(new URL(path, visitor.origin).href, { waitUntil: 'networkidle' });
  return bytes;
}

scene('the first load of the home page weighs at most 60 KB', async ({ visit }) => {
  const visitor = await visit();
  const bytes = await weight(visitor, '/');
  await visitor.page.getByText('Aucune table ouverte.').waitFor();
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(60_000);
});

for (const game of SLUGS)
  scene(`the first load of a table of ${game} weighs at most 130 KB`, async ({ visit }) => {
    const host = await visit();
    await openTable(host, { game });
    const guest = await visit();
    const bytes = await weight(guest, `/table/${host.tableId}`);
    await guest.page.getByRole('grid').waitFor();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(130_000);
  });

scene('the first load of the dictionary weighs at most 80 KB', async ({ visit }) => {
  const visitor = await visit();
  const bytes = await weight(visitor, '/dictionnaire/cheval');
  await visitor.page.getByText('nom masculin singulier').waitFor();
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(80_000);
});
