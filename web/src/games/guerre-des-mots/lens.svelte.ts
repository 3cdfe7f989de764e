import type { Point } from '../../board/grid';

/** How much larger the board is seen at most. */
export const MOST = 3.4;

/** What is left round things that are shown, in boards. */
const MARGIN = 0.2;

/** The part of the board that is seen: how much larger, and how far it is moved, in boards. */
export class Lens {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);

  /** Whether only a part is seen. */
  get near(): boolean {
    return this.zoom > 1;
  }

  /** Shows the board so much larger, the point under the hand staying where it is. */
  scale(zoom: number, at: Point): void {
    const next = Math.min(Math.max(zoom, 1), MOST);
    const [x, y] = [(this.x + at.x) / this.zoom, (this.y + at.y) / this.zoom];
    this.zoom = next;
    this.#to(x * next - at.x, y * next - at.y);
  }

  /** Moves what is seen, in widths of the window. */
  pan(dx: number, dy: number): void {
    this.#to(this.x - dx, this.y - dy);
  }

  /** Brings a point of the board, in boards, to the middle. */
  show(at: Point, zoom = this.zoom): void {
    this.zoom = zoom;
    this.#to(at.x * zoom - 0.5, at.y * zoom - 0.5);
  }

  /** Shows all of these points, in boards, as near as they let, `most` times larger at most. */
  frame(points: readonly Point[], most: number): void {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, foot] = [Math.min(...ys), Math.max(...ys)];
    const across = Math.max(right - left, foot - top) + MARGIN;
    this.show(
      { x: (left + right) / 2, y: (top + foot) / 2 },
      Math.min(Math.max(1 / across, 1), most),
    );
  }

  /** Shows what was seen before. */
  set({ zoom, x, y }: { zoom: number; x: number; y: number }): void {
    this.zoom = zoom;
    this.#to(x, y);
  }

  /** Brings a point of the board into sight if it is not. */
  reveal(at: Point): void {
    const [x, y] = [at.x * this.zoom - this.x, at.y * this.zoom - this.y];
    if (x < 0.04 || y < 0.04 || x > 0.96 || y > 0.96) this.show(at);
  }

  #to(x: number, y: number): void {
    const most = this.zoom - 1;
    this.x = Math.min(Math.max(x, 0), most);
    this.y = Math.min(Math.max(y, 0), most);
  }
}
