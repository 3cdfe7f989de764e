import { tick } from 'svelte';

/** How long the last move stays alone on the board once it has landed. */
export const REST_MS = 900;

/** Keeps the result back until the last move has been seen. */
export class Finale {
  /** Whether the result may be shown. */
  shown = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = 0;

  /** Holds the result back until the move that ended the game has landed, and a moment more. */
  async hold(landed: Promise<unknown>): Promise<void> {
    clearTimeout(this.#timer);
    this.shown = false;
    const held = ++this.#held;
    await landed;
    if (held === this.#held) this.#timer = setTimeout(() => this.show(), REST_MS);
  }

  /** Shows it at once: whoever presses something has seen enough. */
  show(): void {
    this.#held += 1;
    clearTimeout(this.#timer);
    this.shown = true;
  }
}

/** Whether a movement is still to come to an end by itself; one that keeps its last picture has. */
const ends = ({ effect, playState }: Animation) =>
  playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity;

/** Resolves once something is over, as a reactive value tells. */
function after(busy: () => boolean): Promise<void> {
  return new Promise((then) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (busy()) return;
        then();
        queueMicrotask(() => stop());
      });
    });
  });
}

/**
 * Resolves when what was just played is shown to its end, and nothing within an element moves;
 * `busy` tells whether the game still lays it step by step.
 */
export async function landed(element: Element, busy: () => boolean): Promise<void> {
  for (;;) {
    await tick();
    await after(busy);
    const moving = element.getAnimations({ subtree: true }).filter(ends);
    if (moving.length === 0) return;
    // A movement that is broken off is over, too.
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}
