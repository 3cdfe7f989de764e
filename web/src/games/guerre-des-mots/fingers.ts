import { drags } from '../../board/gesture';
import type { Point, Square } from '../../board/grid';
import { GRID } from './ground';
import type { Lens } from './lens.svelte';

/** What the fingers move over, and whom they tell. */
export interface Under {
  lens: Lens;
  /** What is seen of the board. */
  window(): DOMRect;
  /** Whether the mouse drags what lies on a square, and not the board. */
  carries(square: Square): boolean;
  /** The view was taken in hand. */
  touched(): void;
  tapped(square: Square, by: string): void;
  dragged(from: Square, to: Square): void;
}

const point = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

/** Pointers over the board: one presses, drags or moves the view, two draw it nearer. */
export class Fingers {
  readonly #under: Under;
  readonly #down = new Map<number, Point>();
  #element: HTMLElement | null = null;
  #start: { at: Point; square: Square | null; moved: boolean } | null = null;

  constructor(under: Under) {
    this.#under = under;
  }

  down(event: PointerEvent, element: HTMLElement): void {
    if (event.button !== 0) return;
    this.#under.touched();
    this.#element = element;
    const at = point(event);
    this.#down.set(event.pointerId, at);
    element.setPointerCapture(event.pointerId);
    this.#start = this.#down.size === 1 ? { at, square: this.#square(at), moved: false } : null;
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const now = point(event);
    this.#down.set(event.pointerId, now);
    if (this.#down.size === 2) this.#pinch(event.pointerId, before, now);
    if (!this.#start) return;
    this.#start.moved ||= drags(this.#start.at, now);
    const { lens, carries, window } = this.#under;
    const { square, moved } = this.#start;
    const carrying = event.pointerType === 'mouse' && square !== null && carries(square);
    if (!moved || !lens.near || carrying) return;
    const { width, height } = window();
    lens.pan((now.x - before.x) / width, (now.y - before.y) / height);
  }

  up(event: PointerEvent): void {
    const begun = this.#start;
    this.drop(event);
    if (!begun?.square || event.button !== 0) return;
    const square = this.#square(point(event));
    if (!begun.moved) this.#under.tapped(begun.square, event.pointerType);
    else if (square && (!this.#under.lens.near || event.pointerType === 'mouse'))
      this.#under.dragged(begun.square, square);
  }

  drop(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    this.#start = null;
  }

  /** Two fingers: what is between them stays there, as much larger as they go apart. */
  #pinch(moving: number, before: Point, now: Point): void {
    const other = [...this.#down].find(([id]) => id !== moving)![1];
    const far = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y);
    if (far(before) === 0) return;
    const { lens, window } = this.#under;
    const box = window();
    lens.scale((lens.zoom * far(now)) / far(before), {
      x: ((now.x + other.x) / 2 - box.left) / box.width,
      y: ((now.y + other.y) / 2 - box.top) / box.height,
    });
  }

  #square({ x, y }: Point): Square | null {
    const box = this.#element?.getBoundingClientRect();
    if (!box || box.width === 0) return null;
    const at = {
      x: ((x - box.left) / box.width) * GRID.cols,
      y: ((y - box.top) / box.height) * GRID.rows,
    };
    return GRID.under(at, false);
  }
}
