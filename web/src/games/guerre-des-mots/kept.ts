import type { Square } from '../../board/grid';
import type { Caret } from './composition.svelte';
import { EMPTY, isEmpty, type Draft, type Laid } from './draft';

/** A coup that is being composed, and where the next letter of it goes. */
export interface Composed {
  draft: Draft;
  caret: Caret | null;
}

/** Which coup it is: the table, whose it is, and after how many steps. */
export interface Moment {
  table: string;
  seat: number;
  steps: number;
}

interface Entry {
  steps: number;
  laid: [Square, Laid][];
  draft: Omit<Draft, 'laid'>;
  caret: Caret | null;
}

const keyOf = ({ table, seat }: Moment) => `cavalettres.coup.${table}.${seat}`;

/** Keeps what is composed, should the tab be loaded again. */
export function keepComposed(moment: Moment, { draft, caret }: Composed): void {
  const { laid, ...rest } = draft;
  const entry: Entry = { steps: moment.steps, laid: [...laid], draft: rest, caret };
  try {
    if (isEmpty(draft)) sessionStorage.removeItem(keyOf(moment));
    else sessionStorage.setItem(keyOf(moment), JSON.stringify(entry));
  } catch {
    // A browser that keeps nothing still plays: the coup is composed again.
  }
}

/** What was composed in this tab, if nothing has happened at the table since. */
export function recallComposed(moment: Moment): Composed | null {
  try {
    const entry = JSON.parse(sessionStorage.getItem(keyOf(moment)) ?? 'null') as Entry | null;
    if (entry?.steps !== moment.steps) return null;
    const draft = { ...EMPTY, ...entry.draft, laid: new Map(entry.laid) };
    return isEmpty(draft) ? null : { draft, caret: entry.caret };
  } catch {
    return null;
  }
}
