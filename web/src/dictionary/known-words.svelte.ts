import { api, Refusal } from '../api';
import { sentence } from '../ui/failure';
import type { RulingInfo } from '../wire/RulingInfo';
import { Latest } from './latest';

/** How long a hand rests before what it laid is looked up. */
const PAUSE_MS = 160;

/** What is known of a word. */
export type Known =
  | { kind: 'asking' }
  | { kind: 'playable' }
  | { kind: 'refused'; error: string; clause: string }
  /** The word list could not be asked, perhaps by a rule: the table will say. */
  | { kind: 'unknown'; error: string; clause?: string };

/** What a game says of words, each asked once. */
export class KnownWords {
  readonly #game: string;
  /** How the game is set, where that matters: the value of its option. */
  readonly #set: () => string | null;
  #known = $state.raw<ReadonlyMap<string, Known>>(new Map());
  #latest = new Latest<string, RulingInfo | undefined>(
    async (word) => {
      const { rulings } = await api.word(word);
      const own = rulings.filter(({ game }) => game === this.#game);
      return own.find(({ option }) => (option?.[1] ?? null) === this.#set()) ?? own[0];
    },
    ({ question, answer, failure }) => this.#keep(question, knownOf(answer, failure)),
    PAUSE_MS,
  );

  constructor(game: string, set: () => string | null = () => null) {
    this.#game = game;
    this.#set = set;
  }

  /** What is known of a word now; null when nobody asked. */
  of(word: string): Known | null {
    return this.#known.get(word) ?? null;
  }

  /** Asks after a word, unless its answer is known. */
  ask(word: string): void {
    const known = this.#known.get(word);
    if (known?.kind === 'playable' || known?.kind === 'refused') {
      this.#latest.drop();
      return;
    }
    if (known?.kind !== 'asking') this.#keep(word, { kind: 'asking' });
    this.#latest.soon(word);
  }

  /** Lets the question go that is on its way. */
  drop(): void {
    this.#latest.drop();
  }

  #keep(word: string, verdict: Known): void {
    this.#known = new Map(this.#known).set(word, verdict);
  }
}

function knownOf(ruling: RulingInfo | undefined, failure: unknown): Known {
  if (!ruling) {
    const ruled = failure instanceof Refusal ? failure.body.clause : undefined;
    const error = failure === undefined ? '' : sentence(failure);
    return { kind: 'unknown', error, ...(ruled ? { clause: ruled } : {}) };
  }
  if (ruling.playable) return { kind: 'playable' };
  const { error = '', clause = '' } = ruling.refusal ?? {};
  return { kind: 'refused', error, clause };
}
