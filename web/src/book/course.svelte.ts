import { untrack } from 'svelte';
import { faceOf } from '../games';
import type { Face } from '../games/face';
import { t } from '../i18n';
import { report } from '../ui/failure';
import type { Book } from '../wire/book/Book';
import type { Step } from '../wire/book/Step';
import { Attempt, type Task } from './attempt.svelte';
import { forget, keep, kept } from './kept';
import { Sheet, type Part } from './record';
import { bookOf } from './shelf.svelte';
import { squaresIn } from './study.svelte';

/** How long the learner's own move stands before the others answer. */
const ANSWER_MS = 900;

const taskOf = ({ position, options, expect, wrong }: Step): Task => ({
  position,
  options,
  right: expect,
  wrong,
});

/** A lesson under way: at which step it is, what was tried there and what was played before. */
export class Course {
  readonly game: string;
  book = $state.raw<Book | null>(null);
  face = $state.raw<Face | null>(null);
  attempt = $state.raw<Attempt | null>(null);
  failed = $state(false);
  at = $state(0);
  /** What the others did after the step. */
  then = $state<string | null>(null);
  /** What was played so far. */
  played = $state.raw<Part[]>([]);
  /** Whether something was tried at this step that went wrong: then one looks for oneself. */
  erred = $state(false);
  /** Whether the board of another step is on its way: its sentence comes with it. */
  going = $state(false);
  #sheet: Sheet | null = null;
  #gone = false;

  readonly steps = $derived(this.book?.lesson?.steps ?? []);
  readonly step = $derived(this.steps[this.at] ?? null);
  readonly over = $derived(this.steps.length > 0 && this.at >= this.steps.length);

  constructor(game: string) {
    this.game = game;
    this.at = kept(game);
    void this.begin();
    $effect(() => {
      const { answer } = this.attempt ?? {};
      if (answer && answer.kind !== 'good') this.erred = true;
    });
    // Once the step is done, the others answer.
    $effect(() => {
      if (this.attempt?.solved) return untrack(() => this.#answer());
    });
  }

  async begin(): Promise<void> {
    this.failed = false;
    try {
      const [book, face] = await Promise.all([bookOf(this.game), faceOf(this.game)]);
      [this.book, this.face] = [book, face];
      this.at = Math.min(this.at, Math.max(this.steps.length - 1, 0));
      const { step } = this;
      if (!face || !step || this.#gone) return;
      const begun = new Attempt(taskOf(step), () => this.step?.done ?? t('lesson-done'));
      const study = await begun.open(this.game, face);
      if (this.#gone) return study.close();
      this.attempt = begun;
      this.#sheet = new Sheet(this.game, face, this.steps);
      this.#light();
      this.#write(this.at);
    } catch {
      this.failed = true;
    }
  }

  /** Another step, or the end where there is none. */
  async go(to: number): Promise<void> {
    const next = this.steps[to];
    if (this.going) return;
    this.going = true;
    try {
      if (next) await this.attempt?.next(taskOf(next));
    } catch (error) {
      report(error, this.game, () => void this.go(to));
      return;
    } finally {
      this.going = false;
    }
    this.then = null;
    this.erred = false;
    this.at = to;
    if (next) keep(this.game, to);
    else forget(this.game);
    this.#light();
    this.#write(to);
  }

  close(): void {
    this.#gone = true;
    this.attempt?.close();
  }

  /** Lights what the step speaks of. */
  #light(): void {
    const { step, attempt } = this;
    if (!step) return;
    const also = squaresIn([step.position, ...step.expect].join(' '));
    attempt?.study?.mark(step.lit, also);
  }

  /** Writes what was played before a step; a sheet that cannot be had is no reason to stop. */
  #write(at: number): void {
    const lines = this.#sheet?.before(at);
    lines?.then(
      (parts) => {
        if (!this.#gone && (at === this.at || at === this.at + 1)) this.played = parts;
      },
      () => {},
    );
  }

  #answer(): (() => void) | void {
    const { step, attempt } = this;
    if (!step || !attempt) return;
    const { replies, expect, then: told } = step;
    const { study } = attempt;
    this.then = told;
    study?.mark([]);
    const first = expect[0];
    const answering = setTimeout(() => {
      if (first !== undefined && replies.length > 0) {
        // Without the referee the reply is not shown, and the step is told all the same.
        study?.play([first, ...replies]).catch(() => {});
      }
      this.#write(this.at + 1);
    }, ANSWER_MS);
    return () => clearTimeout(answering);
  }
}
