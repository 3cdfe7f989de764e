import type { GalleryLine } from '../wire/GalleryLine';
import type { Step } from '../wire/Step';
import type { TableFrame } from '../wire/TableFrame';

/**
 * The table after a step, or null when the step does not follow the version at hand: then the
 * table must be asked for anew.
 */
export function advance(table: TableFrame, step: Step): TableFrame | null {
  if (step.from !== table.v || step.keep > table.notices.length) return null;
  return {
    ...table,
    v: step.v,
    notices: table.notices.slice(0, step.keep).concat(step.notices),
    view: step.view === undefined ? table.view : step.view,
    status: step.status,
    you: step.you ?? table.you,
    talk: step.talk ? table.talk.concat(step.talk) : table.talk,
  };
}

/** The table with what was said in the gallery, each line once. */
export function overheard(table: TableFrame, lines: readonly GalleryLine[]): TableFrame {
  const known = new Set(table.gallery.map(({ n }) => n));
  const fresh = lines.filter(({ n }) => !known.has(n));
  return fresh.length > 0 ? { ...table, gallery: [...table.gallery, ...fresh] } : table;
}

/** What a frame meant for one who looks at the board. */
export interface Change {
  /** The notices that are new, oldest first. */
  fresh: unknown[];
  /** How many notices were taken back. */
  undone: number;
  /** Whether another game of the match began. */
  restarted: boolean;
}

/**
 * Compares the table before and after a frame. A step says how many notices it keeps; of a whole
 * table that must be found out.
 */
export function compare(before: TableFrame | null, after: TableFrame, keep?: number): Change {
  if (!before) return { fresh: [], undone: 0, restarted: false };
  if (begunAnew(before, after)) return { fresh: [], undone: 0, restarted: true };
  const [old, now] = [before.notices, after.notices];
  const same = keep ?? shared(old, now);
  return { fresh: now.slice(same), undone: old.length - same, restarted: false };
}

/** How many notices two lists begin with alike. */
function shared(old: unknown[], now: unknown[]): number {
  if (old === now) return old.length;
  let same = 0;
  while (same < old.length && same < now.length && equal(old[same], now[same])) same += 1;
  return same;
}

/** A rematch counts its games from 1 again, so the number alone does not tell. */
function begunAnew({ status: was }: TableFrame, { status: now }: TableFrame): boolean {
  return was.game !== now.game || (was.phase !== 'playing' && now.phase === 'playing');
}

function equal(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
