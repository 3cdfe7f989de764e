import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** What begins the ids of messages that only a table or a lesson of a game tells. */
const OF_GAMES = /^(echecs|echec-et-mots|chevaliers|dames-de-lettres|guerre-des-mots|ddl|gdm)-/;

/** The part of a text that a module holds: `?shell` what every page tells, `?games` the rest. */
const PART = /\.ftl\?(shell|games)$/;

/** A text without its comments. */
function bare(source: string): string {
  return source
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\n{2,}/g, '\n');
}

/** The messages of a text that are of games, or those that are not. */
export function partOf(text: string, games: boolean): string {
  let within = false;
  return bare(text)
    .split('\n')
    .filter((line) => {
      // A message goes on until the next one begins at the margin.
      if (/^[a-z-]/.test(line)) within = OF_GAMES.test(line);
      return within === games;
    })
    .join('\n');
}

/** Serves a `.ftl` file, or a part of it, as a module that holds its text, without the comments. */
export function fluent(): Plugin {
  const module = (text: string) => ({
    code: `export default ${JSON.stringify(text)};`,
    map: null,
  });
  return {
    name: 'cavalettres-fluent',
    async load(id) {
      const part = PART.exec(id)?.[1];
      if (!part) return null;
      const text = await readFile(id.replace(/\?.*$/, ''), 'utf8');
      // A unit test shows any component at once: there the first part is the whole.
      if (process.env['VITEST']) return module(part === 'shell' ? bare(text) : '');
      return module(partOf(text, part === 'games'));
    },
    transform(source, id) {
      return id.endsWith('.ftl') ? module(bare(source)) : null;
    },
  };
}
