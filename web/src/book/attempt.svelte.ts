import { t } from '../i18n';
import type { Face } from '../games/face';
import type { Finding } from '../wire/Finding';
import type { Remark } from '../wire/book/Remark';
import { Study, type Judge, type Outcome, type Place } from './study.svelte';
import { foreseen, silence, type Answer } from './verdict';

/** How long what was allowed but not asked for stays before it is taken back. */
const OFF_MS = 1_600;

/** Something asked of a reader at a position: by a try of a book or a step of a lesson. */
export interface Task extends Place {
  /** The actions that answer it. */
  right: readonly string[];
  wrong: readonly Remark[];
}

/** A task at a board: what was tried, and what the referee and the book say of it. */
export class Attempt implements Judge {
  answer = $state.raw<Answer | null>(null);
  /** Whether the task is answered. */
  solved = $state(false);
  study = $state.raw<Study | null>(null);
  #task: Task;
  #goals: Promise<string[]> | null = null;
  readonly #praise: (act: string) => string;

  /** `praise` says what is said of the right answer. */
  constructor(task: Task, praise: (act: string) => string) {
    this.#task = task;
    this.#praise = praise;
  }

  async open(game: string, face: Face): Promise<Study> {
    const { position, options } = this.#task;
    this.study = await Study.open(game, face, { position, options }, this);
    return this.study;
  }

  /** Another task at the same board. */
  async next(task: Task): Promise<void> {
    this.#task = task;
    this.#goals = null;
    this.#forget();
    const { position, options } = task;
    await this.study?.go({ position, options });
  }

  /** Back to where the task began. */
  async again(): Promise<void> {
    this.#forget();
    try {
      await this.study?.again();
    } catch (error) {
      this.unanswered(error);
    }
  }

  /** Plays the right answer. */
  async show(): Promise<void> {
    const act = this.#task.right[0];
    if (act === undefined || !this.study) return;
    try {
      await this.study.play([act]);
      this.#solve(act);
    } catch (error) {
      this.unanswered(error);
    }
  }

  unanswered(error: unknown): void {
    this.answer = silence(error);
  }

  /** Whether what was done stands, and what is said of it. */
  async judged(outcome: Outcome): Promise<boolean> {
    try {
      return await this.#weigh(outcome);
    } catch (error) {
      this.unanswered(error);
      return false;
    }
  }

  close(): void {
    this.study?.close();
  }

  #forget(): void {
    this.answer = null;
    this.solved = false;
  }

  #solve(act: string): void {
    this.solved = true;
    this.answer = { kind: 'good', text: this.#praise(act), clause: null };
  }

  async #weigh({ act, finding }: Outcome): Promise<boolean> {
    const remark = foreseen(this.#task.wrong, act, finding);
    const told = finding.refused ?? finding.fault;
    if (!finding.refused) {
      const at = (await this.#reached()).indexOf(finding.position);
      if (at >= 0) {
        this.#solve(this.#task.right[at] ?? act);
        return true;
      }
      if (!remark && !finding.fault && (await this.#leads(act))) return true;
    }
    this.answer = {
      kind: told ? 'bad' : 'off',
      text: remark?.say ?? told?.error ?? t('book-legal'),
      clause: told?.clause ?? null,
    };
    if (!finding.refused) await new Promise((then) => setTimeout(then, OFF_MS));
    return false;
  }

  /** Whether a right answer may still follow, as after a letter that is only touched. */
  async #leads(act: string): Promise<boolean> {
    const goals = await this.#reached();
    for (const [at, right] of this.#task.right.entries()) {
      const found = await this.study?.ask([act, right]);
      if (found && !found.refused && !found.fault && found.position === goals[at]) return true;
    }
    return false;
  }

  /** Where each right answer leads: another way of writing it is right as well. */
  #reached(): Promise<string[]> {
    const { study } = this;
    if (!study) return Promise.resolve([]);
    const ask = (action: string): Promise<Finding> => study.ask([action]);
    if (!this.#goals) {
      const goals = Promise.all(this.#task.right.map(ask)).then((found) =>
        found.map(({ position }) => position),
      );
      this.#goals = goals;
      // Whoever tries again after a failure is answered anew.
      goals.catch(() => {
        if (this.#goals === goals) this.#goals = null;
      });
    }
    return this.#goals;
  }
}
