import { api } from '../../api';
import { Latest } from '../../dictionary/latest';
import type { Preview } from '../../wire/guerre-des-mots/Preview';

/** How long a coup stands before the server is asked what it would do. */
const PAUSE_MS = 250;

/** The coup that is composed, and what it would be done to. */
export interface Composed {
  /** The coup as it is written; null while there is nothing to ask. */
  text(): string | null;
  /** The board, another after every coup. */
  board(): unknown;
}

/** What the server says that the composed coup would do; it tells no more than its player may know. */
export class Foresight {
  /** What is told of the coup as it stands; null while nothing is. */
  readonly told = $derived.by((): Preview | null =>
    this.#heard !== null &&
    this.#heard.text === this.#composed.text() &&
    this.#heard.board === this.#composed.board()
      ? this.#heard.preview
      : null,
  );
  #heard = $state.raw<{ text: string; board: unknown; preview: Preview } | null>(null);
  #composed: Composed;
  #stop: () => void;

  /** `table` is empty where there is no server to ask, as in a lesson. */
  constructor(table: string, composed: Composed) {
    this.#composed = composed;
    const latest = new Latest<{ text: string; board: unknown }, unknown>(
      ({ text }) => api.preview(table, text),
      // Without an answer the page says what it can tell by itself.
      ({ question, answer }) =>
        (this.#heard = answer ? { ...question, preview: answer as Preview } : null),
      PAUSE_MS,
    );
    this.#stop = $effect.root(() => {
      $effect(() => {
        const [text, board] = [composed.text(), composed.board()];
        if (text === null || table === '') latest.drop();
        else latest.soon({ text, board });
      });
      return () => latest.drop();
    });
  }

  /** Asks nothing more. */
  close(): void {
    this.#stop();
  }
}
