import { drags, pick, press, release, type Grip, type Intent, type Reach } from './gesture';
import type { Grid, Point, Square } from './grid';
import { inkOf, toggle, type Shape } from './shapes';

/** How a move was made. */
export interface Manner {
  /** The figure was dragged: it already lies where it was let go. */
  dragged: boolean;
  /** Ctrl was held. */
  ctrl: boolean;
}

/** What the hand reads and whom it tells. */
export interface Table {
  grid(): Grid;
  flipped(): boolean;
  reach(): Reach;
  moved(from: Square, to: Square, manner: Manner): void;
  chose(square: Square | null): void;
  /** The main button went down on the board, whatever comes of it. */
  pressed(): void;
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

  #table: Table;
  #grip: Grip | null = null;
  #box: DOMRect | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Lets go of everything, as when the position changes under the hand. */
  drop(): void {
    this.#grip = null;
    this.carried = null;
    this.over = null;
    this.sketch = null;
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
    const square = this.#square(event);
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
    const grip = this.#grip;
    if (!grip) return;
    if (!grip.dragging && !drags(grip.start, { x: event.clientX, y: event.clientY })) return;
    this.#grip = { ...grip, dragging: true };
    this.carried = {
      from: grip.from,
      at: this.#point(event),
      touch: event.pointerType === 'touch',
    };
    this.over = this.#square(event);
  }

  up(event: PointerEvent): void {
    if (!event.isPrimary) return;
    if (this.sketch) {
      this.shapes = toggle(this.shapes, this.sketch);
      this.sketch = null;
      return;
    }
    const grip = this.#grip;
    if (!grip) return;
    const intent = release(grip, this.#square(event));
    this.drop();
    this.#do(intent, { dragged: grip.dragging, ctrl: event.ctrlKey });
  }

  /** Enter, Space, or a click that a screen reader makes. */
  pick(square: Square, ctrl = false): void {
    this.#do(pick(this.#table.reach(), this.chosen, square), { dragged: false, ctrl });
  }

  #do(intent: Intent, manner: Manner): void {
    if (intent.kind === 'choose') this.#choose(intent.square);
    else if (intent.kind === 'move') {
      this.#choose(null);
      this.#table.moved(intent.from, intent.to, manner);
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
}
