/** How many steps one is behind at most; older ones are shown at once. */
const MOST = 8;
/** So many steps behind, each is shown for half as long. */
const HALVING = 4;

/** What the turn of others is followed by. */
export interface Following {
  /** How many steps there are. */
  steps(): number;
  /** For how long a step is looked at before the next one, in milliseconds; 0 shows all at once. */
  pace(ply: number): number;
  /** A step comes to be shown. */
  shows(ply: number): void;
}

/** Shows what others did one step after another, so that a turn of several coups can be followed. */
export class Follow {
  /** How many steps are shown while more are to come; null once all are. */
  shown = $state<number | null>(null);
  /** The step that is being looked at; null once it was. */
  seen = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #following: Following;

  constructor(following: Following) {
    this.#following = following;
  }

  /** Steps have come after the first `from`: they are shown in their turn. */
  arrive(from: number): void {
    if (this.#following.pace(from + 1) === 0) {
      this.skip();
      this.#following.shows(this.#following.steps());
      return;
    }
    this.shown ??= from;
    if (this.seen === null) this.#next();
  }

  /** Shows the steps after the first `from` again. */
  again(from: number): void {
    this.skip();
    this.arrive(from);
  }

  /** Whoever does something wants the board as it is. */
  skip(): void {
    clearTimeout(this.#timer);
    this.shown = null;
    this.seen = null;
  }

  #next(): void {
    if (this.shown === null) {
      this.seen = null;
      return;
    }
    const steps = this.#following.steps();
    const ply = Math.max(this.shown + 1, steps - MOST);
    this.shown = ply < steps ? ply : null;
    this.seen = ply;
    this.#following.shows(ply);
    // Whoever is far behind catches up.
    const pace = this.#following.pace(ply) / (1 + (steps - ply) / HALVING);
    this.#timer = setTimeout(() => this.#next(), pace);
  }
}
