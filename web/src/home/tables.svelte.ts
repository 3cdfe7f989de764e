import { api } from '../api';
import { keepRunning } from '../running';
import type { TableSummary } from '../wire/TableSummary';
import { running } from './summary';

/** Often enough that a table one looks at is rarely gone. */
const EVERY = 4000;

/** The tables of the home page, asked anew every few seconds while somebody looks. */
export class Tables {
  /** Those of the visitor; null until the server has answered once. */
  mine = $state.raw<TableSummary[] | null>(null);
  /** Those that wait for anybody; null until the server has answered once. */
  open = $state.raw<TableSummary[] | null>(null);
  /** Whether the last question stayed without an answer. */
  lost = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  /** Begins to ask; the answer stops it. */
  watch(): () => void {
    const wake = () => {
      if (document.visibilityState === 'visible') void this.ask();
      else clearTimeout(this.#timer);
    };
    document.addEventListener('visibilitychange', wake);
    void this.ask();
    return () => {
      this.#stopped = true;
      clearTimeout(this.#timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }

  /** Asks at once. */
  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      [this.mine, this.open] = await Promise.all([api.myTables(), api.openTables()]);
      this.lost = false;
      keepRunning(running(this.mine).length);
    } catch {
      this.lost = true;
    }
    if (this.#stopped || document.visibilityState !== 'visible') return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.ask(), EVERY);
  }
}
