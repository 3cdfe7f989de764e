import type { Action } from 'svelte/action';
import type { Square } from '../../board/grid';

/** Where a tile comes from, and how long it takes. */
export interface Arrival {
  from: Square | null;
  ms: number;
}

/** Lets a tile that appears on a rack slide there from the square it was taken from. */
export const arrive: Action<HTMLElement, Arrival> = (node, { from, ms }) => {
  const square = from && document.querySelector(`[data-square="${from}"]`);
  if (!square || ms === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [start, end] = [square.getBoundingClientRect(), node.getBoundingClientRect()];
  if (end.width === 0) return;
  const dx = start.x + start.width / 2 - end.x - end.width / 2;
  const dy = start.y + start.height / 2 - end.y - end.height / 2;
  const scale = (start.width * 0.81) / end.width;
  node.animate(
    { transform: [`translate(${dx}px,${dy}px) scale(${scale})`, 'none'], zIndex: [3, 3] },
    { duration: ms, easing: 'cubic-bezier(.3,.8,.4,1)' },
  );
};
