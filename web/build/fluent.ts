import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** What begins the ids of messages that only a table or a lesson of a game tells, by its slug. */
const OF_GAMES: Readonly<Record<string, RegExp>> = {
  echecs: /^echecs-/,
  'echec-et-mots': /^echec-et-mots-/,
  chevaliers: /^chevaliers-/,
  'dames-de-lettres': /^(dames-de-lettres|ddl)-/,
  'guerre-des-mots': /^(guerre-des-mots|gdm)-/,
};

/** The parts of a text: `shell` is what every page tells, the others what a game alone does. */
export const PARTS: readonly string[] = ['shell', ...Object.keys(OF_GAMES)];

/** The part of a text that a module holds. */
const PART = /\.ftl\?([\w-]+)$/;

/** A text without its comments. */
function bare(source: string): string {
  return source
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\n{2,}/g, '\n');
}

/** The messages of one part of a text. */
export function partOf(text: string, part: string): string {
  let within = 'shell';
  return bare(text)
    .split('\n')
    .filter((line) => {
      // A message goes on until the next one begins at the margin.
      if (/^[a-z-]/.test(line))
        within = Object.keys(OF_GAMES).find((game) => OF_GAMES[game]!.test(line)) ?? 'shell';
      return within === part;
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
      if (!part || !PARTS.includes(part)) return null;
      const text = await readFile(id.replace(/\?.*$/, ''), 'utf8');
      // A unit test shows any component at once: there the first part is the whole.
      if (process.env['VITEST']) return module(part === 'shell' ? bare(text) : '');
      return module(partOf(text, part));
    },
    transform(source, id) {
      return id.endsWith('.ftl') ? module(bare(source)) : null;
    },
  };
}
