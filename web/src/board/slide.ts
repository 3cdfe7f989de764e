import type { Action } from 'svelte/action';
import type { Point } from './grid';

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
  /** Ways that figures go from place to place, either way, in the units of `x` and `y`. */
  routes?: readonly (readonly Point[])[];
}

/** How high a hop over a square rises, and how far apart its ends are at least. */
const RISE = 14;
const HOP = 96;

const EASE = 'cubic-bezier(.3,.8,.4,1)';
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long one hop of several takes, for a slide of `ms`. */
export function hopTime(ms: number): number {
  return Math.round((ms * 140) / 180);
}

const same = (a: Point | undefined, b: Point) => a?.x === b.x && a.y === b.y;

/** The places between two ends, the ends included, by the route that joins them. */
export function wayBetween(
  from: Point,
  to: Point,
  routes: readonly (readonly Point[])[] = [],
): readonly Point[] {
  for (const route of routes) {
    if (same(route[0], from) && same(route.at(-1), to)) return route;
    if (same(route[0], to) && same(route.at(-1), from)) return [...route].reverse();
  }
  return [from, to];
}

/** The frames of a figure that goes from place to place: it rises over what it jumps. */
export function frames(way: readonly Point[]): Keyframe[] {
  const hops = way.length - 1;
  const at = ({ x, y }: Point, offset: number) => ({
    transform: `translate(${x}px,${y}px)`,
    offset,
    easing: EASE,
  });
  return way.flatMap((place, index) => {
    const next = way[index + 1];
    const here = at(place, index / hops);
    if (!next || Math.hypot(next.x - place.x, next.y - place.y) < HOP) return [here];
    const top = { x: (place.x + next.x) / 2, y: (place.y + next.y) / 2 - RISE };
    return [
      { ...here, easing: 'ease-out' },
      { ...at(top, (index + 0.5) / hops), easing: 'ease-in' },
    ];
  });
}

/** Slides a figure to its new place; those who asked for less motion get a short fade instead. */
export const slide: Action<SVGGElement, Slide> = (node, first) => {
  let was = first;
  return {
    update(now: Slide) {
      const moved = now.x !== was.x || now.y !== was.y;
      if (moved && now.turn === was.turn && now.ms > 0 && !now.laid) {
        if (still()) node.animate({ opacity: [0.2, 1] }, { duration: 80 });
        else if (now.routes) {
          const way = wayBetween(was, now, now.routes);
          const hops = way.length - 1;
          node.animate(frames(way), { duration: hops > 1 ? hops * hopTime(now.ms) : now.ms });
        } else
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

/** A captured figure fades and shrinks a little, once it has been jumped over. */
export function vanish(_: Element, { ms, after = 0 }: { ms: number; after?: number }) {
  const none = ms === 0 || still();
  return {
    delay: none ? 0 : after,
    duration: none ? 0 : 120,
    css: (t: number) => `opacity:${t};scale:${0.9 + 0.1 * t}`,
  };
}
