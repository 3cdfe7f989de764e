import { api } from '../api';
import type { Face, Row } from '../games/face';
import { Desk } from '../table/desk.svelte';
import type { Step } from '../wire/book/Step';
import type { Finding } from '../wire/Finding';
import { frameOf } from './study.svelte';

/** The sheet of a lesson: what was played since the game that a step belongs to began. */
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

  /** The lines of the sheet before step `at`; asks for those that were played another day. */
  async before(at: number): Promise<Row[]> {
    const first = this.#steps.findLastIndex(({ apart }, i) => i === 0 || (i <= at && apart));
    for (let i = first; i < at; i += 1) await this.#ask(i);
    return this.#rows(first, at);
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
