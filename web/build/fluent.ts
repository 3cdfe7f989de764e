import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The parts of a text, under headings of these names; the shelf of a game belongs to the shell. */
export const PARTS = [
  'shell',
  'shelf',
  'settings',
  'choices',
  'book',
  'kit',
  'dictionary',
  'table',
  'server',
] as const;

/** A part of a text. */
export type Part = (typeof PARTS)[number];

/** A text without its comments. */
function bare(source: string): string {
  return source
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\n{2,}/g, '\n');
}

/** The messages of some parts of a text. */
export function partsOf(text: string, ...parts: Part[]): string {
  let within = '';
  const own = text.split('\n').filter((line) => {
    within = /^## (\w+)/.exec(line)?.[1]?.toLowerCase() ?? within;
    return parts.some((part) => part === within);
  });
  return bare(own.join('\n'));
}

/** What a module of the shared text holds: parts of that text, and of the text of every game. */
const SHARED: Record<string, { own: Part[]; games: Part[] }> = {
  shell: { own: ['shell'], games: ['shelf'] },
  settings: { own: ['settings'], games: ['settings'] },
  choices: { own: ['choices'], games: ['choices'] },
  book: { own: ['book'], games: ['book'] },
  kit: { own: ['kit'], games: [] },
  dictionary: { own: ['dictionary'], games: ['dictionary'] },
  // A game that is opened brings its own.
  table: { own: ['choices', 'table'], games: [] },
};

/** The texts of the games in one language: each game has its folder. */
async function textsOfGames(games: string, name: string): Promise<string[]> {
  const entries = await readdir(games, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return folders.map((folder) => join(games, folder.name, name)).sort();
}

/**
 * Serves a part of a `.ftl` file as a module that holds its text, without the comments: `?shell` of the
 * shared file is what every page tells, with the shelf of every game; `?table` of a game's file is what
 * its tables tell. What only the server tells never travels.
 */
export function fluent(): Plugin {
  const module = (text: string) => ({
    code: `export default ${JSON.stringify(text)};`,
    map: null,
  });
  return {
    name: 'cavalettres-fluent',
    async load(id) {
      const [, file, part = ''] = /^(.*\.ftl)\?(\w+)$/.exec(id) ?? [];
      if (!file) return null;
      // A unit test shows any component at once: there the shell is the whole.
      const whole = process.env['VITEST'] !== undefined;
      if (whole && part !== 'shell') return module('');
      const text = await readFile(file, 'utf8');
      const games = join(dirname(file), '../games');
      if (basename(dirname(file)) !== 'i18n') return module(partsOf(text, 'choices', 'table'));
      const { own, games: theirs } = SHARED[part] ?? { own: [], games: [] };
      const told = [whole ? bare(text) : partsOf(text, ...own)];
      for (const path of await textsOfGames(games, basename(file))) {
        this.addWatchFile(path);
        const one = await readFile(path, 'utf8');
        told.push(whole ? bare(one) : partsOf(one, ...theirs));
      }
      return module(told.join('\n').replace(/\n{2,}/g, '\n'));
    },
    transform(source, id) {
      return id.endsWith('.ftl') ? module(bare(source)) : null;
    },
  };
}
