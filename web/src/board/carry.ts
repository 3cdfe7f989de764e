import type { Action } from 'svelte/action';
import { drags } from './gesture';
import type { Point } from './grid';

/** What becomes of a thing that is carried about. */
export interface Carry {
  /** Whether it may be taken in hand. */
  on: boolean;
  /** It lies under this point of the window now. */
  over?(point: Point): void;
  /** It was let go over this point of the window. */
  drop(point: Point): void;
}

/** Lets a pointer carry an element; a press that does not travel stays a click. */
export const carry: Action<HTMLElement, Carry> = (node, first) => {
  let way = first;
  let start: Point | null = null;
  let carried = false;
  const at = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

  function down(event: PointerEvent) {
    if (!way.on || !event.isPrimary || event.button !== 0) return;
    start = at(event);
    carried = false;
    // A quick hand leaves the element before its first step is told.
    node.setPointerCapture(event.pointerId);
  }
  function move(event: PointerEvent) {
    if (!start) return;
    const now = at(event);
    if (!carried && !drags(start, now)) return;
    carried = true;
    node.dataset['carried'] = '';
    node.style.translate = `${now.x - start.x}px ${now.y - start.y}px`;
    way.over?.(now);
  }
  function end(event: PointerEvent) {
    if (start && carried && event.type === 'pointerup') way.drop(at(event));
    start = null;
    delete node.dataset['carried'];
    node.style.translate = '';
  }
  /** The click that follows a drag means nothing more; a key's click has nothing to do with it. */
  function click(event: MouseEvent) {
    if (!carried || event.detail === 0) return;
    carried = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', end);
  node.addEventListener('pointercancel', end);
  node.addEventListener('click', click, true);
  return {
    update(now: Carry) {
      way = now;
    },
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', end);
      node.removeEventListener('pointercancel', end);
      node.removeEventListener('click', click, true);
    },
  };
};
