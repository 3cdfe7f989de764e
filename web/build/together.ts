import type { Plugin, Rollup } from 'vite';

/** Parts of the Svelte runtime that the first page does not use, though it imports their index. */
const LATER =
  /svelte\/src\/internal\/client\/dom\/elements\/(transitions|bindings\/(select|size))\.js$/;

/** The pages and what opens over them, and the page whose own modules travel together. */
const PAGES = [
  'home/Home',
  'book/Book',
  'book/Lesson',
  'print/Print',
  'dictionary/Dictionary',
  'table/Table',
  'invite/Invite',
  'newgame/NewGame',
];
const TABLE = 'table/Table';

/**
 * Knows which modules travel together: what the page itself imports, directly or not, with what the home
 * page shares with others, and what the table needs besides. A handful of requests, not a crumb per
 * component, and nothing that comes later comes with them.
 */
export class Together {
  #shell = new Set<string>();
  #table = new Set<string>();

  /** Whether every page needs a module. */
  shell = (id: string): boolean => this.#shell.has(id) && !LATER.test(id);

  /** Whether tables need a module besides. The page itself keeps a name of its own, to be weighed by. */
  table = (id: string): boolean =>
    this.#table.has(id) && !this.#shell.has(id) && !isPage(TABLE)(id);

  plugin(): Plugin {
    const told = (shell: Set<string>, table: Set<string>) => {
      this.#shell = shell;
      this.#table = table;
    };
    return {
      name: 'cavalettres-together',
      apply: 'build',
      buildEnd() {
        const ids = [...this.getModuleIds()];
        const under = (starts: (id: string) => boolean) => closure(this, ids.filter(starts));
        const shell = under((id) => this.getModuleInfo(id)?.isEntry === true);
        const pages = PAGES.map((page) => under(isPage(page)));
        const lost = PAGES.filter((_, at) => pages[at]!.size === 0);
        if (lost.length > 0) this.error(`no such page: ${lost.join(', ')}`);
        const [home, ...others] = pages;
        for (const id of home ?? []) if (others.some((page) => page.has(id))) shell.add(id);
        told(shell, pages[PAGES.indexOf(TABLE)]!);
      },
    };
  }
}

const isPage = (page: string) => (id: string) => id.endsWith(`src/${page}.svelte`);

/** Some modules and all that they import. */
function closure(build: Rollup.PluginContext, waiting: string[]): Set<string> {
  const held = new Set<string>();
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (held.has(id)) continue;
    held.add(id);
    waiting.push(...(build.getModuleInfo(id)?.importedIds ?? []));
  }
  return held;
}
