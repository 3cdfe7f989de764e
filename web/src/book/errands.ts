import { getContext, setContext } from 'svelte';

/** Waits until the browser has nothing better to do. */
const idle = () =>
  new Promise<void>((then) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => then());
    else setTimeout(then, 200);
  });

/**
 * What a page would like to have and nobody waits for: done one after another while the browser is
 * idle, or at once for whoever wants all of it.
 */
export class Errands {
  #waiting = new Set<() => Promise<void>>();
  #running: Promise<void> | null = null;
  #hurried = false;
  readonly #idle: () => Promise<void>;

  constructor(pause: () => Promise<void> = idle) {
    this.#idle = pause;
  }

  /** Adds an errand, and gives what takes it back; one that fails is done with as well. */
  add(errand: () => Promise<void>): () => void {
    this.#waiting.add(errand);
    this.#running ??= this.#run();
    return () => this.#waiting.delete(errand);
  }

  /** Once all of them are done, without any more waiting in between. */
  async done(): Promise<void> {
    this.#hurried = true;
    await this.#running;
    this.#hurried = false;
  }

  async #run(): Promise<void> {
    do {
      if (!this.#hurried) await this.#idle();
      const [errand] = this.#waiting;
      if (!errand) continue;
      this.#waiting.delete(errand);
      await errand().catch(() => {});
    } while (this.#waiting.size > 0);
    this.#running = null;
  }
}

const KEY = Symbol('errands');

/** The errands of a page, for all that stands on it. */
export const giveErrands = (): Errands => setContext(KEY, new Errands());

/** The errands of the page that this stands on; none where it is only looked at. */
export const errandsHere = (): Errands | undefined => getContext(KEY);
