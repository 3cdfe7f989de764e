import { api } from '../api';
import type { LettersReport } from '../wire/LettersReport';
import { lettersOf } from './fold';
import { Latest } from './latest';
import { query, type LettersQuestion } from './sets';

/** How long a hand rests before its letters are sought. */
const PAUSE_MS = 250;

/** Letters, and the words they write. */
export class LettersSearch {
  /** The last answer; it stays while the next one is on its way. */
  report = $state.raw<LettersReport | null>(null);
  failure = $state.raw<unknown>(null);
  asking = $state(false);

  #latest = new Latest<string, LettersReport>(
    (asked) => api.letters(asked),
    ({ answer = null, failure = null }) => {
      this.asking = false;
      this.report = answer;
      this.failure = failure;
    },
    PAUSE_MS,
  );

  /** Seeks words once the question has stood for a moment; `at once` after a failure. */
  seek(question: LettersQuestion, { atOnce = false } = {}): void {
    const letters = lettersOf(question.letters);
    if (letters === '') {
      this.leave();
      this.report = null;
      this.failure = null;
      return;
    }
    this.asking = true;
    const asked = query({ ...question, letters });
    if (atOnce) this.#latest.now(asked);
    else this.#latest.soon(asked);
  }

  /** Nobody waits any more. */
  leave(): void {
    this.asking = false;
    this.#latest.drop();
  }
}
