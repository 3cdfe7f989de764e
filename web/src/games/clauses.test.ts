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

/** The clauses that the code of a game cites. */
function cited(slug: string): string[] {
  return readdirSync(join(GAMES, slug), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ts|svelte)$/.test(path) && !/(?:\.test|fixture)\.ts$/.test(path))
    .map((path) => readFileSync(join(GAMES, slug, path), 'utf8'))
    .flatMap((text) => Array.from(text.matchAll(CITED), ([, , id]) => id!));
}

it.each(slugs)('%s cites no clause that its rules do not have', (slug) => {
  const rules = readFileSync(join(RULES, `${slug}.md`), 'utf8');
  const clauses = Array.from(rules.matchAll(/^### (\S+) /gm), ([, id]) => id!);
  expect(cited(slug).filter((id) => !clauses.includes(id))).toEqual([]);
});

// A game may show no clause by itself; that none is found in any would be a fault of this test.
it('some clause is cited', () => {
  expect(slugs.flatMap(cited)).not.toEqual([]);
});
