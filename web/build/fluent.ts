import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The parts of a game's text, under headings of these names. */
export type Part = 'shelf' | 'table';

/** A text without its comments. */
function bare(source: string): string {
  return source
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\n{2,}/g, '\n');
}

/** The messages of one part of a game's text. */
export function partOf(text: string, part: Part): string {
  let within = '';
  const own = text.split('\n').filter((line) => {
    within = /^## (\w+)/.exec(line)?.[1]?.toLowerCase() ?? within;
    return within === part;
  });
  return bare(own.join('\n'));
}

/** The texts of the games in one language: each game has its folder. */
async function textsOfGames(games: string, name: string): Promise<string[]> {
  const entries = await readdir(games, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return folders.map((folder) => join(games, folder.name, name)).sort();
}

/**
 * Serves a `.ftl` file as a module that holds its text, without the comments. `?shell` of the shared
 * file is what every page tells, with the shelf of every game; `?table` of a game's file is the rest
 * of it.
 */
export function fluent(): Plugin {
  const module = (text: string) => ({
    code: `export default ${JSON.stringify(text)};`,
    map: null,
  });
  return {
    name: 'cavalettres-fluent',
    async load(id) {
      const [, file, part] = /^(.*\.ftl)\?(shell|table)$/.exec(id) ?? [];
      if (!file) return null;
      // A unit test shows any component at once: there the shell is the whole.
      const whole = process.env['VITEST'] !== undefined;
      const text = await readFile(file, 'utf8');
      if (part === 'table') return module(whole ? '' : partOf(text, 'table'));
      const told = [bare(text)];
      for (const path of await textsOfGames(join(dirname(file), '../games'), basename(file))) {
        this.addWatchFile(path);
        const own = await readFile(path, 'utf8');
        told.push(whole ? bare(own) : partOf(own, 'shelf'));
      }
      return module(told.join('\n'));
    },
    transform(source, id) {
      return id.endsWith('.ftl') ? module(bare(source)) : null;
    },
  };
}
