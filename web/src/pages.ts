import { tell, type Topic } from './i18n';
import type { Route } from './router.svelte';

/** A page that comes with what it tells. */
function told<Page>(topics: Topic | Topic[], page: () => Promise<Page>): () => Promise<Page> {
  return async () => (await Promise.all([page(), ...[topics].flat().map(tell)]))[0] as Page;
}

/** The pages: each comes when somebody goes there. */
export const pages = {
  home: () => import('./home/Home.svelte'),
  table: told('table', () => import('./table/Table.svelte')),
  print: told('kit', () => import('./print/Print.svelte')),
  // A book has boards as tables have.
  rules: told(['book', 'table'], () => import('./book/Book.svelte')),
  lesson: told(['book', 'table'], () => import('./book/Lesson.svelte')),
  dictionary: told('dictionary', () => import('./dictionary/Dictionary.svelte')),
  /** A figure of a book, small, wherever a rule is told: boards say what tables say. */
  plate: told('table', () => import('./book/Plate.svelte')),
  /** The board of a table on the card that leads there. */
  mini: told('table', () => import('./home/Mini.svelte')),
  /** A clause on a card, which opens over another page. */
  card: told(['book', 'table'], () => import('./book/Card.svelte')),
  /** What a visitor may set, under the gear of any page. */
  settings: told('settings', () => import('./settings/SettingsPanel.svelte')),
  /** The dialog of a new game, which opens over another page. */
  newGame: told('choices', () => import('./newgame/NewGame.svelte')),
};

/** Fetches the page that an address asks for, where there is one. */
export function pageAt(kind: Route['page']) {
  return kind === 'lost' ? null : pages[kind]();
}

/** What opens a table, which no page needs to be shown. */
export const opening = () => import('./newgame/open');

/** Fetches the table page early, when somebody is about to press a box. */
export function warmTable(): void {
  // A failure shows when the page is really asked for.
  for (const part of [pages.table, opening]) part().catch(() => {});
}
