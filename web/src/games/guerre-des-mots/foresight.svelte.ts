import { api } from '../../api';
import { Latest } from '../../dictionary/latest';
import type { Preview } from '../../wire/guerre-des-mots/Preview';

/** How long a coup stands before the server is asked what it would do. */
const PAUSE_MS = 250;

/** What the server says that the composed coup would do; it tells no more than its player may know. */
export class Foresight {
  /** What is told of the coup as it stands; null while nothing is. */
  readonly told = $derived.by((): Preview | null =>
    this.#heard !== null && this.#heard.text === this.#text() ? this.#heard.preview : null,
  );
  #heard = $state.raw<{ text: string; preview: Preview } | null>(null);
  #text: () => string | null;
  #stop: () => void;

  /** `table` is empty where there is no server to ask, as in a lesson. */
  constructor(table: string, text: () => string | null) {
    this.#text = text;
    const latest = new Latest<string, unknown>(
      (action) => api.preview(table, action),
      // Without an answer the page says what it can tell by itself.
      ({ question, answer }) =>
        (this.#heard = answer ? { text: question, preview: answer as Preview } : null),
      PAUSE_MS,
    );
    this.#stop = $effect.root(() => {
      $effect(() => {
        const text = this.#text();
        if (text === null || table === '') latest.drop();
        else latest.soon(text);
      });
      return () => latest.drop();
    });
  }

  /** Asks nothing more. */
  close(): void {
    this.#stop();
  }
}
