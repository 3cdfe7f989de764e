import { flushSync } from 'svelte';

/** Whether the page is laid on paper, where nothing is far from the screen. */
class Paper {
  printing = $state(false);

  constructor() {
    // What is laid on paper is what stands there when these return.
    const lay = (printing: boolean) => flushSync(() => (this.printing = printing));
    addEventListener('beforeprint', () => lay(true));
    addEventListener('afterprint', () => lay(false));
    matchMedia('print').addEventListener('change', ({ matches }) => lay(matches));
  }
}

export const paper = new Paper();
