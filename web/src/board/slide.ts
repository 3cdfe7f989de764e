import type { Action } from 'svelte/action';

/** Where a figure lies, and how it gets there. */
export interface Slide {
  x: number;
  y: number;
  /** Milliseconds; 0 to jump. */
  ms: number;
  /** Changes when the whole board turned: then nothing slides. */
  turn: boolean;
  /** Whether the hand already put it there. */
  laid: boolean;
  /** Changes when the figure must nod. */
  nods: number;
}

const EASE = 'cubic-bezier(.3,.8,.4,1)';
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slides a figure to its new place; those who asked for less motion get a short fade instead. */
export const slide: Action<SVGGElement, Slide> = (node, first) => {
  let was = first;
  return {
    update(now: Slide) {
      const moved = now.x !== was.x || now.y !== was.y;
      if (moved && now.turn === was.turn && now.ms > 0 && !now.laid) {
        if (still()) node.animate({ opacity: [0.2, 1] }, { duration: 80 });
        else
          node.animate(
            {
              transform: [`translate(${was.x}px,${was.y}px)`, `translate(${now.x}px,${now.y}px)`],
            },
            { duration: now.ms, easing: EASE },
          );
      }
      if (now.nods !== was.nods && !still())
        node.animate(
          { translate: ['0', '-4px', '4px', '-4px', '4px', '0'] },
          { duration: 160, easing: 'ease-in-out' },
        );
      was = now;
    },
  };
};

/** A captured figure fades and shrinks a little. */
export function vanish(_: Element, { ms }: { ms: number }) {
  return {
    duration: ms === 0 || still() ? 0 : 120,
    css: (t: number) => `opacity:${t};scale:${0.9 + 0.1 * t}`,
  };
}
