import { api } from '../../api';
import { Latest } from '../../dictionary/latest';
import { query } from '../../dictionary/sets';

/** How long one rests at a move before its words are looked up. */
const PAUSE_MS = 200;

/** The letters of both racks, and how many of them their longest words have. */
export interface Held {
  racks: readonly [string, string];
  lengths: readonly [number, number];
}

/** A word of so many letters that a rack could write, of several the commonest; null without any. */
export async function longestWord(
  letters: string,
  length: number,
  strict: boolean,
): Promise<string | null> {
  const set = strict ? 'echec-et-mots-strict' : 'echec-et-mots';
  const { words } = await api.letters(
    query({ letters, seek: 'write', set, familiar: 'all', min: length, max: length }),
  );
  const [best] = words.sort((a, b) => b.frequency - a.frequency);
  return best?.word ?? null;
}

/** The longest words that the racks of one moment could write, by name. */
export class LongestWords {
  words = $state.raw<readonly (string | null)[]>([null, null]);
  readonly #strict: () => boolean;
  readonly #known = new Map<string, string | null>();
  readonly #latest = new Latest<Held, (string | null)[]>(
    ({ racks, lengths }) =>
      Promise.all([this.#find(racks[0], lengths[0]), this.#find(racks[1], lengths[1])]),
    ({ answer }) => (this.words = answer ?? [null, null]),
    PAUSE_MS,
  );

  constructor(strict: () => boolean) {
    this.#strict = strict;
  }

  /** Looks the words of another moment up. */
  show(held: Held): void {
    this.words = held.racks.map((rack) => this.#known.get(rack) ?? null);
    this.#latest.soon(held);
  }

  drop(): void {
    this.#latest.drop();
  }

  async #find(letters: string, length: number): Promise<string | null> {
    if (length === 0) return null;
    const known = this.#known.get(letters);
    if (known !== undefined) return known;
    const word = await longestWord(letters, length, this.#strict());
    this.#known.set(letters, word);
    return word;
  }
}
