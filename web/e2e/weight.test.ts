import { expect } from 'vitest';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import type { Visitor } from './visitor.ts';

/** The bytes that came over the wire until the network fell silent, the font left out. */
async function weight(visitor: Visitor, path: string): Promise<number> {
  const cdp = await visitor.context.newCDPSession(visitor.page);
  const fonts = new Set<string>();
  let bytes = 0;
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Font') fonts.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!fonts.has(requestId)) bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  await visitor.page.goto(new URL(path, visitor.origin).href, { waitUntil: 'networkidle' });
  return bytes;
}

scene('the first load of the home page weighs at most 100 KB', async ({ visit }) => {
  const visitor = await visit();
  const bytes = await weight(visitor, '/');
  await visitor.page.getByText('Aucune table ouverte.').waitFor();
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(100_000);
});

for (const game of ['echecs', 'echec-et-mots', 'chevaliers', 'dames-de-lettres', 'guerre-des-mots'])
  scene(`the first load of a table of ${game} weighs at most 180 KB`, async ({ visit }) => {
    const host = await visit();
    await openTable(host, { game });
    const guest = await visit();
    const bytes = await weight(guest, `/table/${host.tableId}`);
    await guest.page.getByRole('grid').waitFor();
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(180_000);
  });

scene('the first load of the dictionary weighs at most 120 KB', async ({ visit }) => {
  const visitor = await visit();
  const bytes = await weight(visitor, '/dictionnaire/cheval');
  await visitor.page.getByText('nom masculin singulier').waitFor();
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(120_000);
});
