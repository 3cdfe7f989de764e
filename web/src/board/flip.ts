import type { Action } from 'svelte/action';

/** How a figure turns over. */
export interface Flip {
  /** The side it shows. */
  camp: string;
  /** Milliseconds of a slide; 0 to change sides at once. */
  ms: number;
  /** Milliseconds until it turns. */
  after: number;
}

/** How long one figure takes, for a slide of 180. */
const TURN = 260;

/** The inks that tell one side from the other. */
const INKS = ['--pf', '--ps', '--pc', '--ph', '--pr', '--pw'];

/** Turns a figure over when its camp changes: it narrows, shows its other side, and widens. */
export const flip: Action<SVGElement, Flip> = (node, first) => {
  let was = first.camp;

  /** The inks of a camp, as the page has them now. */
  function inks(camp: string, now: string): string[] {
    node.classList.replace(now, camp);
    const style = getComputedStyle(node);
    const found = INKS.map((ink) => style.getPropertyValue(ink).trim());
    node.classList.replace(camp, now);
    return found;
  }

  return {
    update({ camp, ms, after }: Flip) {
      if (camp === was) return;
      const before = was;
      was = camp;
      if (ms === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const [old, fresh] = [inks(before, camp), inks(camp, camp)];
      const sides = Object.fromEntries(INKS.map((ink, i) => [ink, [old[i] ?? '', fresh[i] ?? '']]));
      node.animate(
        { scale: ['1 1', '.08 1', '1 1'], ...sides },
        {
          duration: (TURN * ms) / 180,
          delay: after,
          fill: 'backwards',
          easing: 'cubic-bezier(.3,.8,.4,1)',
        },
      );
    },
  };
};
