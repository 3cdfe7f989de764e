import { api } from '../api';
import type { Face, Row } from '../games/face';
import { Desk } from '../table/desk.svelte';
import type { Step } from '../wire/book/Step';
import type { Finding } from '../wire/Finding';
import { frameOf } from './study.svelte';

/** A game of a lesson as far as it was played, and where it stands apart from the one before. */
export interface Part {
  apart: string | null;
  rows: Row[];
}

/** The sheet of a lesson: what was played in each of its games. */
export class Sheet {
  readonly #game: string;
  readonly #face: Face;
  readonly #steps: readonly Step[];
  /** What the referee said of each step that was played, by its place. */
  readonly #found = new Map<number, Finding>();

  constructor(game: string, face: Face, steps: readonly Step[]) {
    this.#game = game;
    this.#face = face;
    this.#steps = steps;
  }

  /** What was played before step `at`; asks for what was played another day. */
  async before(at: number): Promise<Part[]> {
    for (let i = 0; i < at; i += 1) await this.#ask(i);
    const begins = this.#steps.flatMap(({ apart }, i) =>
      i === 0 || (i <= at && apart) ? [i] : [],
    );
    return begins.map((from, i) => ({
      apart: this.#steps[from]?.apart ?? null,
      rows: this.#rows(from, Math.min(begins[i + 1] ?? at, at)),
    }));
  }

  async #ask(at: number): Promise<void> {
    const step = this.#steps[at];
    if (!step || this.#found.has(at)) return;
    const { position, options, expect, replies } = step;
    const actions = [...expect.slice(0, 1), ...replies];
    this.#found.set(at, await api.trial(this.#game, { position, options, actions }));
  }

  #rows(from: number, to: number): Row[] {
    const told = Array.from({ length: to - from }, (_, i) => this.#found.get(from + i));
    const found = told.filter((one) => one !== undefined);
    const last = found.at(-1);
    const step = this.#steps[from];
    if (!last || !step) return [];
    const desk = new Desk('');
    const notices = found.flatMap((one) => one.notices);
    desk.live.frame = frameOf(this.#game, step, last, notices, 0, 1);
    const session = this.#face.open(desk);
    const rows = [...session.rows];
    session.close();
    return rows;
  }
}
