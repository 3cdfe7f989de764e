// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../build/fluent';

const WEB = join(import.meta.dirname, '../..');
const GAMES = join(WEB, 'src/games');

/** Every file below a folder, as a path from `web/`. */
function filesIn(folder: string): string[] {
  return readdirSync(join(WEB, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const read = (path: string) => readFileSync(join(WEB, path), 'utf8');
const slugs = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Tests, what they are given, and what is generated for a game in a folder of its name. */
const exempt = (path: string) =>
  /\.test\.ts$|\/fixture\.ts$/.test(path) ||
  slugs.some((slug) => path.startsWith(`src/wire/${slug}/`));

/** Whether a file belongs to a game. */
const isOf = (path: string, slug: string) => path.startsWith(`src/games/${slug}/`);

/** What a game is called in addresses and in code. */
const codedNames = (slug: string) => [slug, slug.replaceAll('-', '')];

/** And by players, and what begins its messages. */
function namesOf(slug: string): string[] {
  const texts = ['fr', 'en'].map((tag) => read(`src/games/${slug}/${tag}.ftl`));
  const called = texts.flatMap((text) => {
    const name = new RegExp(`^game-${slug} = (.+)$`, 'm').exec(text)?.[1] ?? '';
    return [name, name.replace(/^(?:Le |La |Les |L’|The )/, '')];
  });
  const ids = partsOf(texts[0]!, 'table').match(/^[a-z][\w-]*/gm) ?? [];
  const starts = ids.filter((id) => !id.includes(slug)).map((id) => id.split('-')[0]!);
  const shared = read('src/i18n/fr.ftl');
  const own = starts.filter((start) => !new RegExp(`^${start}-`, 'm').test(shared));
  return [...new Set([...codedNames(slug), ...called, ...own])].filter((name) => name !== '');
}

/** A name as a word: not a part of another, in whatever case. */
const asWord = (name: string) =>
  new RegExp(`(?<![\\p{L}\\d])${name.replaceAll("'", "['’]")}(?![\\p{L}\\d])`, 'iu');

const scenes = filesIn('e2e').filter((path) => path.endsWith('.ts'));

/** The files of the scenes that a scene imports. */
function importsOf(path: string): string[] {
  const named = read(path).matchAll(/from '(\.[^']+)'/g);
  const paths = Array.from(named, ([, file]) => relative(WEB, join(WEB, path, '..', file!)));
  return paths.filter((file) => scenes.includes(file));
}

/** What goes over all games, with all that it imports; the hands that play one are that game's own. */
function scenesOfAll(): string[] {
  const asks = (path: string) =>
    !path.startsWith('e2e/hands/') &&
    importsOf(path).some((file) => /\/(slugs|hands)\.ts$/.test(file));
  const found = new Set(scenes.filter(asks));
  for (const path of found) for (const file of importsOf(path)) found.add(file);
  return [...found];
}

const sources = [...filesIn('src'), ...filesIn('build'), 'vite.config.ts', 'index.html']
  .map((path) => relative(WEB, join(WEB, path)))
  .filter((path) => /\.(ts|svelte|css|ftl|svg|html)$/.test(path) && !exempt(path))
  .concat(scenesOfAll())
  .map((path) => ({ path, text: `${path}\n${read(path)}` }));

describe.each(slugs)('%s', (slug) => {
  it('says what its sides are called', () => {
    for (const tag of ['fr', 'en'])
      for (const side of [0, 1])
        expect(read(`src/games/${slug}/${tag}.ftl`)).toMatch(
          new RegExp(`^side-${slug}-${side} = `, 'm'),
        );
  });

  it('has the files of every game', () => {
    const own = filesIn(`src/games/${slug}`).map((path) => path.split('/').at(-1));
    for (const name of ['manifest.ts', 'face.ts', 'Lid.svelte', 'fr.ftl', 'en.ftl'])
      expect(own).toContain(name);
    expect(scenes).toContain(`e2e/hands/${slug}.ts`);
  });

  it('is named by nothing outside its folder', () => {
    const words = namesOf(slug).map(asWord);
    // Games may speak of pieces of one another, but not lean on one another.
    const coded = codedNames(slug).map(asWord);
    const naming = sources
      .filter(({ path }) => !isOf(path, slug))
      .filter(({ path, text }) => {
        const inGame = slugs.some((other) => isOf(path, other));
        return (inGame ? coded : words).some((word) => word.test(text));
      });
    expect(naming.map(({ path }) => path)).toEqual([]);
  });
});

it('is told by no scene that lists all games itself', () => {
  const words = slugs.map((slug) => namesOf(slug).map(asWord));
  const listing = scenes.filter((path) => {
    const text = read(path);
    return words.every((names) => names.some((name) => name.test(text)));
  });
  expect(scenesOfAll()).toContain('e2e/lessons.test.ts');
  expect(listing).toEqual([]);
});

it('finds a name however it is written', () => {
  const word = asWord('guerredesmots');
  expect(word.test('new GuerreDesMots()')).toBe(true);
  expect(asWord('echecs').test("'echecs'")).toBe(true);
  expect(asWord('echecs').test('/regles/echecs#L-5')).toBe(true);
  expect(asWord('Chess').test('how chess looks')).toBe(true);
  expect(asWord('chevaliers').test('chevalier')).toBe(false);
});

it('gives what is made for tests to tests alone', () => {
  const importers = sources.filter(({ text }) => /from '[^']*\/fixture'/.test(text));
  expect(importers.map(({ path }) => path)).toEqual([]);
});
