import type { Facts } from '../src/games/manifest.ts';

const tables = import.meta.glob<Facts>('../src/wire/*/tables.ts', {
  eager: true,
  import: 'TABLES',
});

const shelf = Object.entries(tables)
  .map(([path, facts]) => [path.split('/').at(-2)!, facts] as const)
  .sort(([, one], [, other]) => one.place - other.place);

/** The games of the house, in the order of the shelf. */
export const SLUGS: readonly string[] = shelf.map(([slug]) => slug);

/** Those of them that have a box to print. */
export const BOXED: readonly string[] = shelf.flatMap(([slug, { box }]) => (box ? [slug] : []));
