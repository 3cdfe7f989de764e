import { api, Refusal } from '../api';
import { locale, t } from '../i18n';
import { router } from '../router.svelte';
import type { WordReport } from '../wire/WordReport';
import { askable, wordAddress } from './address';
import { Latest } from './latest';

/** How long a hand rests before what it wrote is looked up. */
const PAUSE_MS = 180;

/** The word in the field, and what the dictionary says of it. */
export class Lookup {
  /** As it is in the field. */
  text = $state('');
  /** The last answer; it stays while the next one is on its way. */
  report = $state.raw<WordReport | null>(null);
  failure = $state.raw<unknown>(null);
  asking = $state(false);
  /** The word that the address names. */
  #addressed: string | null = null;
  #language = locale();

  #latest = new Latest<string, WordReport>(
    (word) => {
      this.#follow(word);
      this.#language = locale();
      return api.word(word);
    },
    ({ answer = null, failure = null }) => {
      this.asking = false;
      this.report = answer;
      this.failure = failure;
    },
    PAUSE_MS,
  );

  /** The field was written in. */
  type(text: string): void {
    this.text = text;
    if (this.#begin()) this.#latest.soon(text.trim());
  }

  /** Somebody came to the address of `word`. */
  arrive(word: string): void {
    if (word === this.#addressed) return;
    this.text = word;
    this.#addressed = word;
    if (this.#begin()) this.#latest.now(word);
  }

  /** Asks at once, and once more after a failure. */
  again(): void {
    if (this.#begin()) this.#latest.now(this.text.trim());
  }

  /** Asks anew when the sentences of the answer are in another language. */
  speak(language: ReturnType<typeof locale>): void {
    if (language !== this.#language) this.again();
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#latest.drop();
  }

  /** Whether there is something to ask; what cannot be a word is told so without asking. */
  #begin(): boolean {
    const word = this.text.trim();
    this.asking = askable(word);
    if (this.asking) return true;
    this.#latest.drop();
    this.#follow(word);
    this.report = null;
    this.failure = word === '' ? null : notAWord();
    return false;
  }

  #follow(word: string): void {
    this.#addressed = askable(word) ? word : '';
    router.rename(wordAddress(word));
  }
}

function notAWord(): Refusal {
  const code = 'word-bad-character';
  return new Refusal(400, { error: t(`refusal-${code}`), code });
}
