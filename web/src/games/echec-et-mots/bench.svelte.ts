import { KnownWords, type Known } from '../../dictionary/known-words.svelte';
import type { Desk } from '../../table/desk.svelte';
import { LEAST, LEAST_REPLY, MOST } from '../../wire/echec-et-mots/facts';
import type { OptionValues } from '../../wire/echec-et-mots/options';
import type { OptionReader } from '../play.svelte';
import { missing, plain, without } from './letters';
import { preview, type Preview, type Scoring } from './score';

/** What the bench must know of the game. */
export interface Around {
  desk: Desk;
  /** The seat that one composes for; null for those who only look. */
  seat(): number | null;
  /** The letters of a seat's rack, with the one that the held move takes. */
  letters(seat: number): string;
  /** Whether a reply is composed, not an announcement. */
  replying(): boolean;
  /** Whether the held move takes the second knight. */
  knight(): boolean;
  option: OptionReader<OptionValues>;
}

/** Why a word cannot be played yet; null when it can. */
export type Lack = 'empty' | 'letters' | 'short' | 'refused' | 'asking' | null;

/** The word that one composes, and what it is worth. */
export class Bench {
  open = $state(false);
  /** How often the keyboard was sent to the word. */
  summons = $state(0);
  /** The words of both seats: on a shared screen each has its own. */
  #drafts = $state.raw<readonly string[]>(['', '']);
  readonly #around: Around;
  readonly #known: KnownWords;

  readonly word = $derived.by(() => {
    const seat = this.#around.seat();
    return seat === null ? '' : (this.#drafts[seat] ?? '');
  });
  /** The letters of the word that the rack lacks. */
  readonly missing = $derived.by(() => {
    const seat = this.#around.seat();
    return seat === null ? [] : missing(this.word, this.#around.letters(seat));
  });
  /** Whether words are judged while they are composed: where a wrong one costs something, not. */
  readonly judged = $derived.by(
    () => this.#around.replying() || this.#around.option('bad_announce') === 'refuse',
  );
  readonly verdict = $derived.by((): Known | null =>
    this.judged && this.word !== '' ? this.#known.of(this.word) : null,
  );
  readonly lack = $derived.by((): Lack => {
    if (this.word === '') return 'empty';
    if (this.missing.length > 0) return 'letters';
    if (!this.#around.replying() && this.word.length < LEAST) return 'short';
    if (this.verdict?.kind === 'refused') return 'refused';
    return this.verdict?.kind === 'asking' ? 'asking' : null;
  });
  readonly preview = $derived.by((): Preview | null => {
    const seat = this.#around.seat();
    if (seat === null) return null;
    const calls = !this.#around.replying();
    const rack = this.#around.letters(seat).length;
    const way = { calls, knight: this.#around.knight() };
    return preview(this.word.length, rack, way, this.scoring);
  });
  readonly scoring = $derived.by((): Scoring => ({
    bonusCap: Number(this.#around.option('bonus_cap')),
    floorZero: this.#around.option('floor_zero') === 'true',
  }));

  constructor(around: Around) {
    this.#around = around;
    this.#known = new KnownWords('echec-et-mots', () => around.option('word_classes'));
  }

  /** Sets the word from what was typed, pasted or laid. */
  compose(text: string): void {
    const seat = this.#around.seat();
    if (seat === null) return;
    const word = plain(text).slice(0, MOST);
    this.#drafts = this.#drafts.map((draft, i) => (i === seat ? word : draft));
    this.review();
  }

  /** Adds letters at the end. */
  add(text: string): void {
    this.compose(this.word + text);
  }

  /** Takes one letter off. */
  remove(letter: string): void {
    this.compose(without(this.word, letter));
  }

  /** Asks after the word again if there is something to ask. */
  review(): void {
    // A word whose letters are still to be taken is worth knowing, too, but not a letter of it.
    const enough = this.#around.replying() ? LEAST_REPLY : 2;
    if (this.judged && this.word.length >= enough) this.#known.ask(this.word);
    else this.#known.drop();
  }

  /** Another game: both words are wiped. */
  clear(): void {
    this.#drafts = ['', ''];
    this.open = false;
    this.#known.drop();
  }

  close(): void {
    this.#known.drop();
  }
}
