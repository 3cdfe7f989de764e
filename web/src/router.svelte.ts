import { BOXED, FIRST_GAME, manifestOf } from './games';

/** The pages of the house. */
export type Route =
  | { page: 'home' }
  /** A table, or one game of it by its number. */
  | { page: 'table'; id: string; game?: number }
  | { page: 'rules'; game: string }
  | { page: 'print'; game: string }
  | { page: 'lesson'; game: string }
  | { page: 'dictionary'; word: string }
  | { page: 'lost'; path: string };

const TABLE = /^\/table\/([A-Za-z0-9]{1,32})(?:\/([1-9][0-9]{0,6}))?\/?$/;
const RULES = /^\/regles(?:\/([a-z-]+))?\/?$/;
const PRINT = /^\/imprimer(?:\/([a-z-]+))?\/?$/;
const LESSON = /^\/lecon\/([a-z-]+)\/?$/;
const DICTIONARY = /^\/dictionnaire(?:\/([^/]*))?\/?$/;

/** Which page an address asks for. */
export function parse(path: string): Route {
  if (path === '/' || path === '') return { page: 'home' };
  const table = TABLE.exec(path);
  if (table?.[1]) {
    const [, id, game] = table;
    return { page: 'table', id, ...(game ? { game: Number(game) } : {}) };
  }
  const rules = RULES.exec(path);
  const game = rules?.[1] ?? FIRST_GAME;
  if (rules && manifestOf(game)) return { page: 'rules', game };
  const print = PRINT.exec(path);
  const printed = print?.[1] ?? BOXED[0];
  if (print && printed && BOXED.includes(printed)) return { page: 'print', game: printed };
  const lesson = LESSON.exec(path)?.[1];
  if (lesson && manifestOf(lesson)) return { page: 'lesson', game: lesson };
  const dictionary = DICTIONARY.exec(path);
  if (dictionary) {
    const word = decoded(dictionary[1] ?? '');
    if (word !== null) return { page: 'dictionary', word };
  }
  return { page: 'lost', path };
}

/** A part of an address as it reads; null when it is not well encoded. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The table id in a pasted link, a QR text or a bare code; null when there is none. */
export function tableIdIn(text: string): string | null {
  const trimmed = text.trim();
  if (/^[A-Za-z0-9]{1,32}$/.test(trimmed)) return trimmed;
  return /\/table\/([A-Za-z0-9]{1,32})(?:[/?#]|$)/.exec(trimmed)?.[1] ?? null;
}

class Router {
  route = $state.raw<Route>(parse(location.pathname));
  /** The part after `#`, without it: the clause to show in a rule book. */
  anchor = $state(location.hash.slice(1));
  /** How often somebody went from one page or word to another. */
  arrivals = $state(0);

  /** Goes to an address of the house without loading the page again. */
  go(address: string, { replace = false } = {}): void {
    const url = new URL(address, location.origin);
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.#read();
    if (!url.hash) scrollTo(0, 0);
  }

  /** Lets the address follow what is on the page already: nobody arrives anywhere. */
  rename(address: string): void {
    history.replaceState(null, '', new URL(address, location.origin));
    this.#note();
  }

  /** Follows the browser's own moves and every plain click on a link of the house. */
  listen(): () => void {
    const read = () => this.#read();
    const click = (event: MouseEvent) => {
      const address = internalLink(event);
      if (!address) return;
      event.preventDefault();
      this.go(address);
    };
    addEventListener('popstate', read);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', read);
      document.removeEventListener('click', click);
    };
  }

  #read(): void {
    if (this.#note()) this.arrivals += 1;
  }

  /** Notes where the address leads now; tells whether that is elsewhere. */
  #note(): boolean {
    const next = parse(location.pathname);
    const elsewhere = JSON.stringify(next) !== JSON.stringify(this.route);
    if (elsewhere) this.route = next;
    this.anchor = location.hash.slice(1);
    return elsewhere;
  }
}

function internalLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return null;
  // An anchor of the same page belongs to the browser, which also moves the focus.
  if (url.pathname === location.pathname && url.hash) return null;
  return url.pathname + url.search + url.hash;
}

/** Where the visitor is. */
export const router = new Router();
