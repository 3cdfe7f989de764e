import { api, Refusal } from '../api';
import type { ClockState } from '../wire/ClockState';
import type { Input } from '../wire/Input';
import type { PlaceInfo } from '../wire/PlaceInfo';
import type { PlaceKind } from '../wire/PlaceKind';
import type { Refused } from '../wire/Refused';
import type { Status } from '../wire/Status';
import type { TableFrame } from '../wire/TableFrame';
import { returned } from './away';
import { left } from './clock';
import { Link, type LinkState, type Settled } from './link';
import { compare, type Change } from './reduce';
import { browser } from './socket';
import { inTeams } from './teams';

/** Why there is no table to show. */
export type Trouble = 'not-found' | 'unreachable';

/** How long a lost link is kept quiet: most come back before anyone would notice. */
const QUIET_MS = 600;

/** One table, live: what the server says of it, as reactive values, and the way to answer. */
export class Live {
  readonly id: string;
  /** Which of the table's games is looked at; the present one where it is not said. */
  readonly #game: number | undefined;
  frame = $state.raw<TableFrame | null>(null);
  trouble = $state<Trouble | null>(null);
  link = $state<LinkState>('connecting');
  /** When the link was lost, by the browser's clock; null while it holds. */
  lostAt = $state<number | null>(null);
  /** Orders without an answer yet. */
  waiting = $state(0);
  /** Whether an order of this visit was acknowledged last. */
  saved = $state(false);
  /** Milliseconds to the server and back. */
  latency = $state<number | null>(null);
  /** The last refusal, until it is dismissed or something is played. */
  refusal = $state.raw<Refused | null>(null);
  /** Whether the viewer has a place back in which a computer stood in, until that is told. */
  regained = $state(false);
  /** When the status came, by the browser's clock. */
  #received = $state(0);
  #link: Link | null = null;
  #watchers = new Set<(change: Change, now: TableFrame) => void>();
  #quiet: ReturnType<typeof setTimeout> | undefined;

  readonly status = $derived<Status | null>(this.frame?.status ?? null);
  /** The seats of the viewer's places in the present game. */
  readonly seats = $derived<number[]>(
    (this.frame?.you.places ?? [])
      .map((place) => this.status?.places[place]?.seat)
      .filter((seat) => seat !== undefined),
  );
  /** How many sides play. */
  readonly sides = $derived(this.status?.sides ?? 2);
  /** Whether some play a side together. */
  readonly teamed = $derived(this.status !== null && inTeams(this.status));
  /** The teams that the viewer is of: several where one person moves for several on one screen. */
  readonly teams = $derived([
    ...new Set((this.frame?.you.places ?? []).map((place) => place % this.sides)),
  ]);
  /** Whether one person plays against themselves on one screen. */
  readonly shared = $derived(this.teams.length > 1);
  /** The people one may talk to without the other side hearing it: partners at their own screens. */
  readonly confidants = $derived<number[]>(
    this.shared ? [] : this.partners.filter((place) => this.#kind(place) === 'person'),
  );
  /** Whether this is a game that another has followed: there is nothing left to do in it. */
  readonly past = $derived(this.frame?.past ?? false);
  readonly seated = $derived((this.frame?.you.places.length ?? 0) > 0);
  /** Whether anybody else could say something here, or, where that is past, whether they did. */
  readonly company = $derived.by(() => {
    if (this.past) return (this.frame?.talk.length ?? 0) > 0;
    const others = this.status?.places.some(
      (info, place) => info.kind !== 'bot' && !this.mine(place),
    );
    return !this.seated || (others ?? false);
  });
  readonly playing = $derived(this.status?.phase === 'playing');
  /** The seat the viewer may act for now; null when others are awaited. */
  readonly turn = $derived<number | null>(
    this.playing ? (this.status?.awaited.find((seat) => this.seats.includes(seat)) ?? null) : null,
  );

  constructor(id: string, game?: number) {
    this.id = id;
    this.#game = game;
  }

  /** Reads the table and stays with it; the result leaves it. */
  open(): () => void {
    let left = false;
    const wake = () => {
      if (document.visibilityState === 'visible') this.#link?.wake();
    };
    const visible = () => {
      if (document.visibilityState === 'visible') this.#link?.wake();
      else this.#link?.sleep();
    };
    const offline = () => this.#link?.offline();
    void this.#begin(() => left);
    document.addEventListener('visibilitychange', visible);
    addEventListener('online', wake);
    addEventListener('pageshow', wake);
    addEventListener('offline', offline);
    return () => {
      left = true;
      clearTimeout(this.#quiet);
      this.#link?.stop();
      document.removeEventListener('visibilitychange', visible);
      removeEventListener('online', wake);
      removeEventListener('pageshow', wake);
      removeEventListener('offline', offline);
    };
  }

  /** Asks for sentences in the language that is shown now. */
  speak(): void {
    this.#link?.renew();
  }

  /** Told of every change of the table. */
  watch(watcher: (change: Change, now: TableFrame) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Shows a table that no server keeps: a position of a book. */
  show(frame: TableFrame): void {
    this.#take(frame, this.frame);
  }

  /** Sends an order; a refusal is shown as well as returned. */
  async order(input: Input): Promise<Settled> {
    if (!this.#link) return { done: false, refused: { error: '', code: 'not-started' } };
    this.refusal = null;
    this.saved = false;
    const verdict = await this.#link.order(input);
    if (verdict.done) this.saved = true;
    else this.refusal = verdict.refused;
    return verdict;
  }

  /** What a seat has left now; null without clocks. */
  left(seat: number, now = performance.now()): number | null {
    return this.status ? left(this.status, seat, now - this.#received) : null;
  }

  clock(seat: number): ClockState | null {
    return this.status?.clocks?.[seat] ?? null;
  }

  /** Who plays a seat, and at which place. */
  player(seat: number): { place: number; info: PlaceInfo } | null {
    const places = this.status?.places ?? [];
    const place = places.findIndex((info) => info.seat === seat);
    const info = places[place];
    return info ? { place, info } : null;
  }

  /** Whether a place belongs to the viewer. */
  mine(place: number): boolean {
    return this.frame?.you.places.includes(place) ?? false;
  }

  /** Whether the other person at a place is here now; null where nobody is missed. */
  here(place: number): boolean | null {
    if (this.past || this.#kind(place) !== 'person' || this.mine(place)) return null;
    return this.frame?.presence[place] ?? false;
  }

  /** Whether a place belongs to the viewer or to a partner. */
  ours(place: number): boolean {
    return this.teams.includes(place % this.sides);
  }

  /** The places of the viewer's team that others hold. */
  get partners(): number[] {
    return (this.status?.places ?? [])
      .map((_, place) => place)
      .filter((place) => this.ours(place) && !this.mine(place));
  }

  #kind(place: number): PlaceKind | undefined {
    return this.status?.places[place]?.kind;
  }

  async #begin(left: () => boolean): Promise<void> {
    for (let wait = 500; !this.frame; wait = Math.min(wait * 2, 5_000)) {
      try {
        const frame = await (this.#game === undefined
          ? api.table(this.id)
          : api.game(this.id, this.#game));
        if (left()) return;
        this.trouble = null;
        this.#received = performance.now();
        this.frame = frame;
      } catch (error) {
        if (left()) return;
        if (error instanceof Refusal && error.status < 500) {
          this.trouble = 'not-found';
          return;
        }
        this.trouble = 'unreachable';
        await new Promise((then) => setTimeout(then, wait));
        if (left()) return;
      }
    }
    // A game that another has followed changes no more.
    if (this.past) return;
    this.#link = new Link(
      browser(this.id),
      {
        table: (now, before, keep) => this.#take(now, before, keep),
        state: (state) => this.#turned(state),
        latency: (ms) => (this.latency = Math.round(ms)),
        waiting: (count) => (this.waiting = count),
        refused: (refused) => (this.refusal = refused),
      },
      this.frame,
    );
    this.#link.start();
    if (document.visibilityState !== 'visible') this.#link.sleep();
  }

  #take(now: TableFrame, before: TableFrame | null, keep?: number): void {
    // Presence says nothing of the clocks: they keep the time of their own frame.
    if (now.status !== before?.status) this.#received = performance.now();
    this.frame = now;
    if (before && returned(before.status, now.status).some((place) => this.mine(place)))
      this.regained = true;
    const change = compare(before, now, keep);
    for (const watcher of this.#watchers) watcher(change, now);
  }

  #turned(state: LinkState): void {
    this.link = state;
    if (state === 'open' || state === 'outdated' || state === 'revoked') {
      clearTimeout(this.#quiet);
      this.#quiet = undefined;
      this.lostAt = null;
    } else if (this.lostAt === null && this.#quiet === undefined) {
      const since = performance.now();
      this.#quiet = setTimeout(() => (this.lostAt = since), state === 'offline' ? 0 : QUIET_MS);
    }
  }
}
