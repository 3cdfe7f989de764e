// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partOf } from './fluent';

const GAMES = new URL('../src/games/', import.meta.url);
const folders = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const ids = (text: string) => text.split('\n').flatMap((line) => /^[a-z][\w-]*/.exec(line) ?? []);

test.each(folders.map(({ name }) => name))(
  'every message of %s is told on the shelf or at the table, and none twice',
  (game) => {
    for (const language of ['fr', 'en']) {
      const text = readFileSync(new URL(`${game}/${language}.ftl`, GAMES), 'utf8');
      const [shelf, table] = [ids(partOf(text, 'shelf')), ids(partOf(text, 'table'))];
      expect([...shelf, ...table]).toEqual(ids(text));
      expect(shelf).toContain(`game-${game}`);
      expect(table).toContain(`record-${game}`);
    }
  },
);

test('a message keeps its further lines', () => {
  const text =
    '## Shelf: here\n\n# A remark\nbox = here\n\n## Table: there\none =\n    first\n    second\n';
  expect(partOf(text, 'table').trim()).toBe('one =\n    first\n    second');
  expect(partOf(text, 'shelf').trim()).toBe('box = here');
});
