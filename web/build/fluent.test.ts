// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { PARTS, partsOf, type Part } from './fluent';

const SRC = join(import.meta.dirname, '../src');
const games = readdirSync(join(SRC, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const read = (path: string) => readFileSync(join(SRC, path), 'utf8');
const ids = (text: string) => text.split('\n').flatMap((line) => /^[a-z][\w-]*/.exec(line) ?? []);

test.each(['i18n', ...games.map((game) => `games/${game}`)])(
  'every message of %s belongs to one part',
  (folder) => {
    for (const language of ['fr', 'en']) {
      const text = read(`${folder}/${language}.ftl`);
      const parts = PARTS.flatMap((part) => ids(partsOf(text, part)));
      expect(parts.sort()).toEqual(ids(text).sort());
    }
  },
);

test('a message keeps its further lines', () => {
  const text =
    '## Shelf: here\n\n# A remark\nbox = here\n\n## Table: there\none =\n    first\n    second\n';
  expect(partsOf(text, 'table').trim()).toBe('one =\n    first\n    second');
  expect(partsOf(text, 'shelf').trim()).toBe('box = here');
});

/** What a folder of the page may tell: parts of the shared text, and of the texts of the games. */
const TOLD: [folder: string, shared: Part[], games: Part[]][] = [
  ['', ['shell'], ['shelf']],
  ['games', ['shell'], ['shelf']],
  ['home', ['shell'], ['shelf']],
  ['ui', ['shell'], ['shelf']],
  ['settings', ['shell', 'settings'], ['shelf', 'settings']],
  ['newgame', ['shell', 'choices'], ['shelf', 'choices']],
  ['book', ['shell', 'book', 'choices', 'table'], ['shelf', 'book']],
  ['print', ['shell', 'kit'], ['shelf']],
  ['dictionary', ['shell', 'dictionary'], ['shelf', 'dictionary']],
  ['invite', ['shell', 'choices', 'table'], ['shelf', 'choices', 'table']],
  ['table', ['shell', 'choices', 'table'], ['shelf', 'choices', 'table']],
  ['board', ['shell', 'choices', 'table'], ['shelf', 'choices', 'table']],
  ...games.map((game): [string, Part[], Part[]] => [
    `games/${game}`,
    ['shell', 'choices', 'table'],
    ['shelf', 'settings', 'choices', 'table'],
  ]),
];

/** The sources of a folder, without its tests. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(SRC, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => relative(SRC, join(entry.parentPath, entry.name)))
    .filter((path) => !/\.test\.ts$|fixture\.ts$/.test(path));
}

describe('every message that a folder asks for comes with its page', () => {
  const texts = games.map((game) => read(`games/${game}/fr.ftl`));
  const shared = read('i18n/fr.ftl');
  const all = new Set(ids([shared, ...texts].join('\n')));

  it.each(TOLD)('%s', (folder, own, theirs) => {
    const told = new Set([
      ...ids(partsOf(shared, ...own)),
      ...texts.flatMap((text) => ids(partsOf(text, ...theirs))),
    ]);
    const missing = sourcesIn(folder).flatMap((path) =>
      Array.from(read(path).matchAll(/['`]([a-z][\w-]*-[\w-]*)(['`]|\$\{)/g), (match) => {
        const [, start = '', end] = match;
        if (end !== '${') return all.has(start) && !told.has(start) ? [start] : [];
        const begins = (id: string) => id.startsWith(start);
        const known = [...all].some(begins);
        return known && ![...told].some(begins) ? [`${start}…`] : [];
      }).flat(),
    );
    expect(missing).toEqual([]);
  });
});
