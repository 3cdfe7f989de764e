/** What was before and what was taken back, so that both can be had again. */
export class History<Moment> {
  #past: Moment[] = [];
  #future: Moment[] = [];

  /** Something is about to change. */
  record(now: Moment): void {
    this.#past.push(now);
    this.#future = [];
  }

  /** What was before; null where nothing was. What is now can be had again. */
  back(now: Moment): Moment | null {
    return this.#go(this.#past.pop(), this.#future, now);
  }

  /** What was taken back last; null where nothing was. */
  forth(now: Moment): Moment | null {
    return this.#go(this.#future.pop(), this.#past, now);
  }

  /** Nothing of it holds any more. */
  forget(): void {
    this.#past = [];
    this.#future = [];
  }

  #go(then: Moment | undefined, other: Moment[], now: Moment): Moment | null {
    if (then === undefined) return null;
    other.push(now);
    return then;
  }
}
