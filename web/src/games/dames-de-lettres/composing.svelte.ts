import type { Square } from '../../board/grid';
import { fold } from '../../dictionary/fold';
import type { Known, KnownWords } from '../../dictionary/known-words.svelte';
import { LEAST, LONGEST } from '../../wire/dames-de-lettres/facts';
import type { OptionValues } from '../../wire/dames-de-lettres/options';
import type { View } from '../../wire/dames-de-lettres/View';
import type { OptionReader } from '../play.svelte';
import { campOf, SQUARES, type Tokens } from './tokens';
import {
  follows,
  forks,
  moveText,
  pathsOf,
  serves,
  shapeObjection,
  slid,
  spelled,
  turnedBy,
  unread,
  type Candidate,
  type Objection,
  type Laws,
  type Placing,
  type Slide,
  type Writing,
} from './writing';

/** What whoever composes must know of the game. */
export interface Around {
  view(): View;
  /** The board as it lies. */
  tokens(): Tokens;
  /** The slides that may be made; of one letter where one is chosen. */
  slides(): readonly Slide[];
  laws(): Laws;
  option: OptionReader<OptionValues>;
  known: KnownWords;
}

/** Why what is composed cannot be played yet; null when it can. */
export type Lack = 'slide' | 'word' | 'path' | 'objection' | 'refused' | 'asking' | 'joker' | null;

/** The move that a player composes: a slide, one word or two, perhaps jokers. */
export class Composing {
  readonly #around: Around;
  /** The slide that the hand made. */
  slide = $state.raw<Slide | null>(null);
  /** Whether its way was chosen, where several lead to its square. */
  #routed = $state(false);
  /** The squares traced over the letters. */
  trace = $state.raw<readonly Square[]>([]);
  /** The word as typed, in plain capitals; empty while one traces. */
  typed = $state('');
  /** Which of the ways to write the typed word is meant. */
  index = $state(0);
  /** The first word of a double, once the second is begun. */
  first = $state.raw<Candidate | null>(null);
  jokers = $state.raw<readonly Placing[]>([]);
  /** The joker that the next square is for. */
  placing = $state<string | null>(null);

  readonly #seat = $derived.by(() => this.#around.view().turn);
  /** The slide that is meant: the one that the word needs, or the hand's. */
  readonly meant = $derived.by((): Slide | null => this.current?.slide ?? this.slide);
  /** The ways of the same letter to the same square, the one that captures most first (M6). */
  readonly routes = $derived.by((): readonly Slide[] => {
    const { slide } = this;
    if (!slide) return [];
    return this.#around
      .slides()
      .filter(({ from, to }) => from === slide.from && to === slide.to)
      .sort((one, other) => other.captures.length - one.captures.length);
  });
  /** The board after the slide of the hand. */
  readonly after = $derived.by((): Tokens => {
    const slide = this.slide;
    return slide ? slid(this.#around.tokens(), slide, this.#around.laws()) : this.#around.tokens();
  });
  /** The word: as typed, or as its letters are traced. */
  readonly word = $derived.by(() =>
    this.trace.length > 0 ? spelled(this.trace, this.after) : this.typed,
  );
  /** The ways to write the typed word, the best first. */
  readonly candidates = $derived.by((): readonly Candidate[] => {
    const word = this.typed;
    if (this.trace.length > 0 || word.length < LEAST) return [];
    const laws = this.#around.laws();
    const tokens = this.#around.tokens();
    // A letter that captured on its way may have taken one that the word needs.
    const own = this.#routed || this.first ? this.slide && [this.slide] : this.routes;
    const slides = this.slide && own ? own : this.#around.slides();
    const found = slides.flatMap((slide) => {
      const after = slid(tokens, slide, laws);
      return pathsOf(word, after, slide.to, this.#seat, laws).map((path): Candidate & Ranked => {
        const turned = turnedBy(path, after, this.#seat);
        const wrong = this.#home(slide) || shapeObjection(slide, path, after, this.#seat, laws);
        return { slide, word, path, turned, rank: (wrong ? -100 : 0) + turned.length };
      });
    });
    return found.sort((one, other) => other.rank - one.rank).slice(0, 40);
  });
  /** The word with its squares, when it has some. */
  readonly current = $derived.by((): Candidate | null => {
    const { slide, trace, word } = this;
    if (trace.length === 0) return this.candidates[this.index] ?? this.candidates[0] ?? null;
    if (!slide) return null;
    return { slide, word, path: trace, turned: turnedBy(trace, this.after, this.#seat) };
  });
  /** The words of the move. */
  readonly words = $derived.by((): readonly Writing[] =>
    [this.first, this.current].filter((one) => one !== null),
  );
  /** The squares of the letters that turn over, in the order they do. */
  readonly turned = $derived.by((): Square[] => [
    ...new Set([...(this.first?.turned ?? []), ...(this.current?.turned ?? [])]),
  ]);
  /** Whether the page tells what is wrong before the move: in a strict game nobody does (F1). */
  readonly judged = $derived.by(() => this.#around.view().mode === 'friendly');
  readonly verdict = $derived.by((): Known | null =>
    this.judged && this.word !== '' ? this.#around.known.of(this.word) : null,
  );
  /** What the board and the words before it say against the word. */
  readonly objection = $derived.by((): Objection | null => {
    const { word, current, first } = this;
    const view = this.#around.view();
    if (!this.judged || word === '') return null;
    if (this.meant && this.#home(this.meant)) return { clause: 'K5', what: 'last' };
    if (word.length < LEAST) return { clause: 'W1', what: 'short' };
    if (!current) return this.#repeats(word) ?? unread(this.meant);
    const after = slid(this.#around.tokens(), current.slide, this.#around.laws());
    const shape = shapeObjection(
      current.slide,
      current.path,
      after,
      this.#seat,
      this.#around.laws(),
    );
    if (shape) return shape;
    if (view.barred.includes(word)) return { clause: 'F4', what: 'barred' };
    const repeats = this.#repeats(word);
    if (repeats) return repeats;
    if (first && !forks(first, current, current.slide.to, this.#around.laws()))
      return { clause: 'W8', what: 'fork', word: first.word };
    return null;
  });
  /** How many jokers the words earn (J1). */
  readonly earned = $derived.by(() => {
    const exact = this.#around.option('joker_len') === 'exact7';
    const long = ({ word }: Writing) => (exact ? word.length === 7 : word.length >= 7);
    return Math.min(this.words.filter(long).length, this.#around.view().stock.length);
  });
  /** The jokers that may come with the move: earned ones, and those put by. */
  readonly offered = $derived.by((): string[] => {
    const { stock, reserve } = this.#around.view();
    const own = reserve[this.#seat === 0 ? 0 : 1];
    return [...new Set([...(this.earned > 0 ? stock : ''), ...own])];
  });
  /** The squares where a joker may be put (J2). */
  readonly berths = $derived.by((): Square[] => {
    const { meant } = this;
    if (!meant) return [];
    const after = slid(this.#around.tokens(), meant, this.#around.laws());
    const taken = this.jokers.flatMap(({ at }) => at ?? []);
    const free = SQUARES.filter((square) => !after.has(square) && !taken.includes(square));
    const home = free.filter((square) => campOf(square) === this.#seat);
    const anywhere = this.#around.option('joker_entry') === 'anywhere';
    return anywhere || home.length === 0 ? free : home;
  });
  /** Whether a joker may be put by instead of being placed. */
  readonly keeps = $derived.by(() => this.#around.option('joker_entry') === 'reserve');
  /** The move of the slide alone, when it is legal without a word (K2 to K4). */
  readonly wordless = $derived.by((): string | null => {
    if (!this.slide || this.words.length > 0 || this.word !== '') return null;
    const text = moveText(this.slide);
    return this.#around.view().wordless.includes(text) ? text : null;
  });
  /** Whether a joker still wants its square. */
  readonly unplaced = $derived.by(() =>
    this.jokers.some((one) => one.at === null && !this.#mayKeep(one)),
  );
  readonly lack = $derived.by((): Lack => {
    if (this.word === '') return this.slide ? 'word' : 'slide';
    if (this.objection) return 'objection';
    if (!this.current) return 'path';
    if (this.judged && !this.#around.view().admitted.includes(this.word)) {
      if (this.verdict?.kind === 'refused') return 'refused';
      if (this.verdict?.kind === 'asking') return 'asking';
    }
    return this.unplaced ? 'joker' : null;
  });
  /** The move as the game writes it, as far as it is composed. */
  readonly text = $derived.by((): string | null =>
    this.meant ? moveText(this.meant, this.words, this.jokers) : null,
  );
  readonly empty = $derived.by(
    () => this.slide === null && this.word === '' && this.first === null,
  );

  constructor(around: Around) {
    this.#around = around;
  }

  /** The hand made a slide. */
  move(slide: Slide): void {
    const { typed } = this;
    this.clear();
    this.slide = slide;
    this.typed = typed;
    this.#ask();
  }

  /** The letter goes there by another of its ways. */
  reroute(index: number): void {
    const slide = this.routes[index];
    if (!slide) return;
    if (slide !== this.slide) this.move(slide);
    this.#routed = true;
  }

  /** Sets the word from what was typed or pasted. */
  type(text: string): void {
    this.trace = [];
    this.typed = fold(text)
      .replace(/[^A-Z]/g, '')
      .slice(0, LONGEST);
    this.index = 0;
    this.#reset();
  }

  /** Another way to write the typed word. */
  choose(index: number): void {
    const { length } = this.candidates;
    if (length > 0) this.index = (index + length) % length;
  }

  /** A letter of the board was pressed while one traces; false when it means nothing. */
  press(square: Square): boolean {
    if (!this.slide || !serves(this.after, square, this.#seat)) return false;
    const at = this.trace.indexOf(square);
    if (at >= 0 && at === this.trace.length - 1) this.#traced(this.trace.slice(0, -1));
    else if (at >= 0 && !this.#around.laws().reuse) this.#traced(this.trace.slice(0, at + 1));
    else if (follows(this.trace, square, this.#around.laws()))
      this.#traced([...this.trace, square]);
    else this.#traced([square]);
    return true;
  }

  /** The pointer was dragged on to a letter. */
  drag(square: Square): void {
    if (!this.slide || square === this.trace.at(-1)) return;
    if (square === this.trace.at(-2)) this.#traced(this.trace.slice(0, -1));
    else if (
      serves(this.after, square, this.#seat) &&
      follows(this.trace, square, this.#around.laws())
    )
      this.#traced([...this.trace, square]);
  }

  /** Keeps the word and begins the second one of a double (W8). */
  second(): void {
    if (this.first || !this.current || this.lack !== null) return;
    const { current } = this;
    this.slide = current.slide;
    this.first = current;
    this.trace = [];
    this.typed = '';
    this.index = 0;
  }

  /** Takes a joker, or gives it back. */
  toggle(joker: string): void {
    const had = this.jokers.some((one) => one.joker === joker);
    const others = this.jokers.filter((one) => one.joker !== joker);
    const { reserve } = this.#around.view();
    const most = this.earned + reserve[this.#seat === 0 ? 0 : 1].length;
    this.jokers = had ? others : [...others.slice(0, most - 1), { joker, at: null }];
    this.placing = had ? null : joker;
  }

  /** Puts the joker in hand on a square; false when it may not lie there. */
  place(square: Square): boolean {
    const { placing } = this;
    if (placing === null || !this.berths.includes(square)) return false;
    this.jokers = this.jokers.map((one) =>
      one.joker === placing ? { joker: placing, at: square } : one,
    );
    this.placing = null;
    return true;
  }

  /** What is composed, to be taken up again; null when that is nothing. */
  kept(): Kept | null {
    const { slide, typed, trace, index, first, jokers } = this;
    const routed = this.#routed;
    return this.empty ? null : { slide, routed, typed, trace, index, first, jokers };
  }

  /** Takes up what was composed. */
  restore({ slide, routed, typed, trace, index, first, jokers }: Kept): void {
    this.slide = slide;
    this.#routed = routed;
    this.typed = typed;
    this.trace = trace;
    this.index = index;
    this.first = first;
    this.#reset();
    this.jokers = jokers;
  }

  /** Takes up the words that were announced (F1b). */
  announce([first = '', second]: readonly string[]): void {
    this.clear();
    this.type(first);
    if (second === undefined) return;
    this.second();
    if (this.first) this.type(second);
  }

  /** Takes one step back: a joker, a letter, a word, the slide. False when there was none. */
  back(): boolean {
    if (this.jokers.length > 0) {
      this.jokers = this.jokers.slice(0, -1);
      this.placing = null;
    } else if (this.trace.length > 0) this.#traced(this.trace.slice(0, -1));
    else if (this.typed !== '') this.type('');
    else if (this.first) {
      const { path } = this.first;
      this.first = null;
      this.#traced(path);
    } else if (this.slide) this.slide = null;
    else return false;
    return true;
  }

  /** Lets go of everything. */
  clear(): void {
    this.slide = null;
    this.#routed = false;
    this.first = null;
    this.trace = [];
    this.typed = '';
    this.index = 0;
    this.#reset();
  }

  #traced(path: readonly Square[]): void {
    this.trace = path;
    this.typed = '';
    this.#reset();
  }

  #reset(): void {
    this.jokers = [];
    this.placing = null;
    this.#ask();
  }

  #ask(): void {
    if (this.judged && this.word.length >= LEAST) this.#around.known.ask(this.word);
    else this.#around.known.drop();
  }

  /** W7: what the words before it say against a word. */
  #repeats(word: string): Objection | null {
    const { used, forbidden } = this.#around.view();
    if (used.some((one) => one.word === word) || this.first?.word === word)
      return { clause: 'R1', what: 'used' };
    const form = forbidden.find((one) => one.word === word);
    return form ? { clause: form.clause, what: form.code, word: form.earlier, ruled: true } : null;
  }

  /** J2: an earned joker may be put by where the table says so; one that was put by comes in. */
  #mayKeep({ joker }: Placing): boolean {
    return this.keeps && this.#around.view().stock.includes(joker);
  }

  /** K5: whether a slide takes the last letter out of its camp. */
  #home(slide: Slide): boolean {
    if (!this.#around.view().lastLetter) return false;
    const token = this.#around.tokens().get(slide.from);
    const counted = token && (!token.joker || this.#around.option('joker_counts') === 'true');
    return Boolean(counted) && campOf(slide.from) === this.#seat && campOf(slide.to) !== this.#seat;
  }
}

/** What is composed of a move. */
export interface Kept {
  slide: Slide | null;
  /** Whether its way was chosen. */
  routed: boolean;
  typed: string;
  trace: readonly Square[];
  index: number;
  first: Candidate | null;
  jokers: readonly Placing[];
}

/** How good a way to write a word is. */
interface Ranked {
  rank: number;
}
