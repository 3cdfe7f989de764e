import { expect } from 'vitest';
import { cramped } from './faults.ts';
import { openTable } from './opening.ts';
import { scene } from './scene.ts';
import { SLUGS } from './slugs.ts';

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  scene(`labels of every table keep off borders at ${viewport.width} pixels`, async ({ visit }) => {
    const visitor = await visit({ viewport, reducedMotion: 'reduce' });
    for (const game of SLUGS) {
      await openTable(visitor, { game });
      expect(await cramped(visitor.page), game).toEqual([]);
    }
  });
