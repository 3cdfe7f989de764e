import { locale } from './i18n';
import { router } from './router.svelte';
import type { Book } from './wire/book/Book';
import type { Created } from './wire/Created';
import type { ErrorBody } from './wire/ErrorBody';
import type { Finding } from './wire/Finding';
import type { GameInfo } from './wire/GameInfo';
import type { Hint } from './wire/Hint';
import type { HintWish } from './wire/HintWish';
import type { KitInfo } from './wire/KitInfo';
import type { LettersReport } from './wire/LettersReport';
import type { Me } from './wire/Me';
import type { NewTable } from './wire/NewTable';
import type { Revoke } from './wire/Revoke';
import type { Sit } from './wire/Sit';
import type { TableFrame } from './wire/TableFrame';
import type { TableSummary } from './wire/TableSummary';
import type { Trial } from './wire/Trial';
import type { WordReport } from './wire/WordReport';

/** The server refused; `body.error` is a sentence for the player. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.error);
    this.name = 'Refusal';
  }
}

/** The server could not be reached or did not answer in its language. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('server not reached', { cause });
    this.name = 'Unreachable';
  }
}

/** What went wrong with a request. */
export type ApiError = Refusal | Unreachable;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  headers['accept-language'] = locale();
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch (cause) {
    throw new Unreachable(cause);
  }
  const answer = await readJson(response);
  if (response.ok) return answer as T;
  if (isErrorBody(answer)) throw new Refusal(response.status, answer);
  throw new Unreachable(response.status);
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    // A refusal that is not ours comes from something between the page and the server.
    throw new Unreachable(cause);
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'error' in value && 'code' in value;
}

/** The table whose page is shown, as a query: whoever plays there is bound by its rules alone. */
const here = (): Record<string, string> =>
  router.route.page === 'table' ? { table: router.route.id } : {};

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** The server's HTTP side. Every call throws an {@link ApiError} when it fails. */
export const api = {
  me: () => call<Me>('GET', '/api/me'),
  rename: (name: string) => call<Me>('PUT', '/api/me', { name }),
  /** The cookies of all other devices count no longer; this one has a new one. */
  forgetOthers: () => call<Me>('POST', '/api/me/revoke', { devices: 'others' } satisfies Revoke),
  myTables: () => call<TableSummary[]>('GET', '/api/me/tables'),
  games: () => call<GameInfo[]>('GET', '/api/games'),
  book: (game: string) => call<Book>('GET', `/api/games/${game}/book?lang=${locale()}`),
  /** What the referee says of actions at a position, without a table. */
  trial: (game: string, trial: Trial) => call<Finding>('POST', `/api/games/${game}/trial`, trial),
  /** What sheets the box of a game has on a paper. */
  kit: (game: string, paper: string) =>
    call<KitInfo>('GET', `/api/games/${encodeURIComponent(game)}/kit?paper=${paper}`),
  openTables: () => call<TableSummary[]>('GET', '/api/tables'),
  codedTable: (code: string) => call<Created>('GET', `/api/codes/${encodeURIComponent(code)}`),
  createTable: (table: NewTable) => call<Created>('POST', '/api/tables', table),
  table: (id: string) => call<TableFrame>('GET', at(id)),
  sit: (id: string, sit: Sit) => call<unknown>('POST', `${at(id)}/sit`, sit),
  preview: (id: string, action: string) => call<unknown>('POST', `${at(id)}/preview`, { action }),
  hint: (id: string, wish: HintWish) => call<Hint>('POST', `${at(id)}/hint`, wish),
  game: (id: string, number: number) => call<TableFrame>('GET', `${at(id)}/games/${number}`),
  word: (word: string) => {
    const query = new URLSearchParams(here()).toString();
    const path = `/api/lexicon/${encodeURIComponent(word)}`;
    return call<WordReport>('GET', query ? `${path}?${query}` : path);
  },
  letters: (query: string) => {
    const own = new URLSearchParams(here()).toString();
    return call<LettersReport>('GET', `/api/letters?${query}${own && '&'}${own}`);
  },
  qrAddress: (id: string) => `${at(id)}/qr.svg`,
  /** The sheets of a match, or of one game of a table. */
  recordAddress: (id: string, game?: number) =>
    game === undefined ? `${at(id)}/record` : `${at(id)}/games/${game}/record`,
};

/** A random contribution to the draw of chance, which the server shows back at the end. */
export function randomSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
