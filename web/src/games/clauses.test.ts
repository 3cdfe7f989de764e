// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const GAMES = import.meta.dirname;
const RULES = join(GAMES, '../../../docs/rules');

const slugs = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A clause as code writes it: quoted by itself, or the attribute of that name. */
const CITED = /(?:\bclause=|(?<![=\w]))(['"])([A-Z]{1,2}-?\d{1,2}|\d{1,2}\.\d{1,2})\1/g;

it.each(slugs)('%s cites no clause that its rules do not have', (slug) => {
  const rules = readFileSync(join(RULES, `${slug}.md`), 'utf8');
  const clauses = Array.from(rules.matchAll(/^### (\S+) /gm), ([, id]) => id!);
  const files = readdirSync(join(GAMES, slug), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|svelte)$/.test(path) && !/(?:\.test|fixture)\.ts$/.test(path))
    .map((path) => readFileSync(join(GAMES, slug, path), 'utf8'));
  const cited = files.flatMap((text) => Array.from(text.matchAll(CITED), ([, , id]) => id!));
  expect(cited).not.toEqual([]);
  expect(cited.filter((id) => !clauses.includes(id))).toEqual([]);
});
