import {
  CRAMPED_PX,
  drags,
  NEAR_PX,
  nearest,
  pick,
  press,
  reaches,
  release,
  type Grip,
  type Intent,
  type Reach,
} from './gesture';
import type { Grid, Point, Square } from './grid';
import { inkOf, toggle, type Shape } from './shapes';

/** How a move was made. */
export interface Manner {
  /** The figure was dragged: it already lies where it was let go. */
  dragged: boolean;
  /** Ctrl was held. */
  ctrl: boolean;
  /** A finger made it on squares too small for one. */
  cramped?: boolean;
}

/** What the hand reads and whom it tells. */
export interface Table {
  grid(): Grid;
  flipped(): boolean;
  reach(): Reach;
  /** True when the move is only begun: the choice then stays. */
  moved(from: Square, to: Square, manner: Manner): boolean | void;
  chose(square: Square | null): void;
  /** The main button went down on the board, whatever comes of it. */
  pressed(): void;
  /** A key came down on a square: true when the game has its own use of it. */
  picked?(square: Square): boolean;
}

/** The figure under the pointer, in squares from the board's corner. */
export interface Carried {
  from: Square;
  at: Point;
  /** A finger hides what it holds, so the figure is drawn larger and higher. */
  touch: boolean;
}

/** The player's hand over the board: clicks, drags, keys, and the notes drawn with the right button. */
export class Hand {
  chosen = $state<Square | null>(null);
  carried = $state.raw<Carried | null>(null);
  /** The square under a dragged figure. */
  over = $state<Square | null>(null);
  shapes = $state.raw<Shape[]>([]);
  /** The note being drawn. */
  sketch = $state.raw<Shape | null>(null);
  /** Where a finger hides squares too small for it, in squares from the board's corner. */
  hidden = $state.raw<Point | null>(null);

  #table: Table;
  #grip: Grip | null = null;
  #box: DOMRect | null = null;
  /** Whether a finger is looking for its destination, which counts when it is lifted. */
  #seeking = false;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Lets go of everything, as when the position changes under the hand. */
  drop(): void {
    this.#grip = null;
    this.carried = null;
    this.over = null;
    this.sketch = null;
    this.hidden = null;
    this.#seeking = false;
  }

  /** Lets go and forgets the choice. */
  cancel(): void {
    this.drop();
    this.#choose(null);
  }

  down(event: PointerEvent, element: HTMLElement): void {
    if (!event.isPrimary) {
      this.drop();
      return;
    }
    this.#box = element.getBoundingClientRect();
    const cramped = this.#cramped(event);
    const square = cramped ? this.#meant(event) : this.#square(event);
    if (!square) return;
    if (event.button === 2) {
      this.drop();
      this.sketch = { from: square, to: square, ink: inkOf(event) };
      element.setPointerCapture(event.pointerId);
      return;
    }
    if (event.button !== 0) return;
    this.sketch = null;
    this.shapes = [];
    this.#table.pressed();
    if (cramped) {
      this.hidden = this.#point(event);
      element.setPointerCapture(event.pointerId);
      if (this.chosen && reaches(this.#table.reach(), this.chosen, square)) {
        this.#seeking = true;
        this.over = square;
        return;
      }
    }
    const start = { x: event.clientX, y: event.clientY };
    const { grip, intent } = press(this.#table.reach(), this.chosen, square, start);
    this.#grip = grip;
    if (grip) element.setPointerCapture(event.pointerId);
    this.#do(intent, { dragged: false, ctrl: event.ctrlKey });
  }

  move(event: PointerEvent): void {
    if (!event.isPrimary) return;
    if (this.sketch) {
      const to = this.#square(event);
      if (to && to !== this.sketch.to) this.sketch = { ...this.sketch, to };
      return;
    }
    if (this.hidden) this.hidden = this.#point(event);
    if (this.#seeking) {
      this.over = this.#meant(event);
      return;
    }
    const grip = this.#grip;
    if (!grip) return;
    if (!grip.dragging && !drags(grip.start, { x: event.clientX, y: event.clientY })) return;
    this.#grip = { ...grip, dragging: true };
    this.carried = {
      from: grip.from,
      at: this.#point(event),
      touch: event.pointerType === 'touch',
    };
    this.over = this.hidden ? this.#meant(event, grip.from) : this.#square(event);
  }

  up(event: PointerEvent): void {
    if (!event.isPrimary) return;
    if (this.sketch) {
      this.shapes = toggle(this.shapes, this.sketch);
      this.sketch = null;
      return;
    }
    const grip = this.#grip;
    const cramped = this.hidden !== null;
    if (this.#seeking && this.chosen) {
      const [from, to] = [this.chosen, this.#meant(event)];
      this.drop();
      const found = to !== null && reaches(this.#table.reach(), from, to);
      this.#do(found ? { kind: 'move', from, to } : { kind: 'choose', square: null }, {
        dragged: false,
        ctrl: event.ctrlKey,
        cramped,
      });
      return;
    }
    const square = grip?.dragging && cramped ? this.#meant(event, grip.from) : this.#square(event);
    this.drop();
    if (grip)
      this.#do(release(grip, square), { dragged: grip.dragging, ctrl: event.ctrlKey, cramped });
  }

  /** Enter, Space, or a click that a screen reader makes. */
  pick(square: Square, ctrl = false): void {
    if (this.#table.picked?.(square)) return;
    this.#do(pick(this.#table.reach(), this.chosen, square), { dragged: false, ctrl });
  }

  #do(intent: Intent, manner: Manner): void {
    if (intent.kind === 'choose') this.#choose(intent.square);
    else if (intent.kind === 'move') {
      const begun = this.#table.moved(intent.from, intent.to, manner);
      this.#choose(begun ? intent.from : null);
    }
  }

  #choose(square: Square | null): void {
    if (this.chosen === square) return;
    this.chosen = square;
    this.#table.chose(square);
  }

  #point(event: PointerEvent): Point {
    const box = this.#box;
    if (!box || box.width === 0) return { x: -1, y: -1 };
    const grid = this.#table.grid();
    return {
      x: ((event.clientX - box.left) / box.width) * grid.cols,
      y: ((event.clientY - box.top) / box.height) * grid.rows,
    };
  }

  #square(event: PointerEvent): Square | null {
    return this.#table.grid().under(this.#point(event), this.#table.flipped());
  }

  #cramped(event: PointerEvent): boolean {
    return event.pointerType === 'touch' && this.#side() < CRAMPED_PX;
  }

  /** The side of a square, in CSS pixels. */
  #side(): number {
    return (this.#box?.width ?? 0) / this.#table.grid().cols;
  }

  /** The square a finger means: the one under it if anything can be done there, or the nearest such. */
  #meant(event: PointerEvent, from = this.chosen): Square | null {
    const reach = this.#table.reach();
    const dests = from ? (reach.dests.get(from) ?? []) : [];
    const legal = this.#grip ? dests : [...dests, ...reach.origins];
    const exact = this.#square(event);
    if (exact && (exact === this.#grip?.from || legal.includes(exact))) return exact;
    const middle = (square: Square) => {
      const { x, y } = this.#table.grid().place(square, this.#table.flipped());
      return { x: x + 0.5, y: y + 0.5 };
    };
    return nearest(legal, middle, this.#point(event), NEAR_PX / this.#side()) ?? exact;
  }
}
