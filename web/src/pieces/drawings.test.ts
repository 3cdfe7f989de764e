import { expect, it } from 'vitest';
import { manifestOf, SLUGS } from '../games';
import { DRAWINGS } from './drawings';

const names = DRAWINGS.map(([name]) => name);

it('calls no two drawings the same', () => {
  expect(new Set(names).size).toBe(names.length);
});

it.each(SLUGS)('draws what stands for %s', (slug) => {
  const { figure, computer = figure, waiting = figure } = manifestOf(slug)!.emblem;
  for (const name of [figure, computer, waiting]) expect(names).toContain(name);
});

it('takes from a file what is inside it', () => {
  for (const [name, drawn] of DRAWINGS) expect(drawn, name).toMatch(/^<(?!svg)[^]+\/\w*>$/);
});

/** Sources of games, which name drawings as plain words. */
const sources = import.meta.glob<string>('../games/**/*.{ts,svelte}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('draws every figure that a game names', () => {
  const all = Object.values(sources);
  // Some are drawn by the game itself, one for each letter.
  const families = all.flatMap((text) =>
    Array.from(text.matchAll(/id="p-([\w-]+)\{/g), ([, start]) => start!),
  );
  const named = all.flatMap((text) =>
    Array.from(text.matchAll(/figure: '([\w-]+)'|#p-([\w-]+)"/g), ([, a, b]) => (a ?? b)!),
  );
  expect(named.length).toBeGreaterThan(10);
  const drawn = (name: string) =>
    names.includes(name) || families.some((start) => name.startsWith(start));
  expect(named.filter((name) => !drawn(name))).toEqual([]);
});
