import { readdirSync } from 'node:fs';

/** The games of the page, by the folder of each. */
export const SLUGS: readonly string[] = readdirSync(new URL('../src/games', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
