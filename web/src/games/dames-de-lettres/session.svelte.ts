import type { Figure as Standing } from '../../board/figure';
import { NOWHERE, type Aim, type Reach } from '../../board/gesture';
import type { Square } from '../../board/grid';
import { KnownWords } from '../../dictionary/known-words.svelte';
import { t } from '../../i18n';
import type { Camp, Figure } from '../../pieces/figure';
import { play } from '../../sound';
import { deedOf } from '../../table/deeds';
import type { Desk } from '../../table/desk.svelte';
import type { Change } from '../../table/reduce';
import type { Deed, Extra, Legend, Reply, Row, Session, Shortcut } from '../face';
import { Play } from '../play.svelte';
import { answer, COMMANDS } from './answer';
import { Composing } from './composing.svelte';
import { keep, takeUp } from './keep';
import { plainly, rowsOf, spoken, told } from './sheet';
import { slideSound, soundsOf } from './sounds';
import { dealtIn, stepsOf } from './story';
import { alarmTold, hintTold, squareTold } from './told';
import { figureOf, GRID, placed, tokensOf, written, type Tokens } from './tokens';
import {
  distinct,
  moveText,
  played,
  slid,
  type Laws,
  type Placing,
  type Slide,
  type Writing,
} from './writing';
import type { Move } from '../../wire/dames-de-lettres/Move';
import type { Notice } from '../../wire/dames-de-lettres/Notice';
import type { Used } from '../../wire/dames-de-lettres/Used';
import { OPTIONS, type OptionValues } from '../../wire/dames-de-lettres/options';
import type { View } from '../../wire/dames-de-lettres/View';

/** A move on its way to the server, shown as if it were played. */
export interface Sent {
  text: string;
  slide: Slide;
  words: readonly Writing[];
  jokers: readonly Placing[];
  /** The squares of the letters that turn over, in the order they do. */
  turned: readonly Square[];
}

const LEGEND = ['red', 'black', 'joker', 'target', 'capture', 'last'];

/** A game of Dames de Lettres at the table: what is shown, and what the player composes. */
export class DamesDeLettres extends Play<View, Notice, Sent, OptionValues> implements Session {
  protected readonly usual = OPTIONS;
  readonly grid = GRID;
  readonly ground = 'var(--ddl-d)';
  readonly composing: Composing;
  readonly known = new KnownWords('dames-de-lettres');
  #chosen = $state<Square | null>(null);
  /** How often the keyboard was sent to the word. */
  summons = $state(0);
  #unkeep: () => void;

  readonly steps = $derived(stepsOf(this.notices));
  readonly plies = $derived(this.steps.length);
  readonly laws = $derived.by((): Laws => ({
    path: this.option('path'),
    capture: this.option('capture'),
    reuse: this.option('reuse') === 'true',
    fork: this.option('fork'),
    campCross: this.option('camp_cross'),
  }));
  /** The tokens that are looked at, before anything that is not played yet. */
  readonly tokens = $derived.by((): Tokens => {
    if (this.present) return tokensOf(this.view.tokens);
    return this.steps[this.ply - 1]?.tokens ?? dealtIn(this.notices);
  });
  /** Whether letters can be taken in hand. */
  readonly free = $derived.by(() => {
    const { live } = this.desk;
    const open = this.present && this.pending === null && !this.view.press;
    return open && live.turn !== null && !live.status?.paused;
  });
  /** Every slide of the player's letters; of one of them where a strict game binds to it. */
  readonly slides = $derived.by((): readonly Slide[] => {
    if (!this.free) return [];
    const { slides, touched } = this.view;
    return distinct(
      Object.entries(slides)
        .filter(([from]) => touched === null || from === touched)
        .flatMap(([from, ways]) =>
          ways.map((way) => ({
            from: placed(from),
            via: way.via.map(placed),
            to: placed(way.to),
            captures: way.captures.map(placed),
          })),
        ),
    );
  });
  /** The tokens as they are drawn: with the move that is composed, or on its way. */
  readonly shown = $derived.by((): Tokens => {
    const { pending, composing } = this;
    if (!this.present) return this.tokens;
    if (pending)
      return played(this.tokens, pending.slide, pending.words, pending.jokers, this.laws);
    const slide = this.free ? composing.meant : null;
    if (!slide) return this.tokens;
    const after = slid(this.tokens, slide, this.laws);
    for (const { joker, at } of composing.jokers)
      if (at) after.set(at, { letter: joker, seat: this.view.turn, joker: true });
    return after;
  });
  readonly position = $derived.by(
    (): ReadonlyMap<Square, Standing> =>
      new Map([...this.shown].map(([square, token]) => [square, figureOf(token)])),
  );
  /** The move that led to what is shown. */
  readonly #made = $derived.by((): Move | null => this.steps[this.ply - 1]?.move ?? null);
  readonly #meant = $derived.by((): Slide | null => {
    if (!this.present) return null;
    return this.pending?.slide ?? (this.free ? this.composing.meant : null);
  });
  readonly last = $derived.by((): [Square, Square] | null => {
    if (this.#meant) return [this.#meant.from, this.#meant.to];
    return this.#made && [placed(this.#made.from), placed(this.#made.to)];
  });
  /** The letters that turn over on the way to what is shown, in the order of the word. */
  readonly turning = $derived.by((): ReadonlyMap<Square, number> => {
    const squares =
      this.present && this.pending
        ? this.pending.turned
        : (this.#made?.words.flatMap(({ turned }) => turned.map(placed)) ?? []);
    return new Map(squares.map((square, at) => [square, at]));
  });
  /** The words that were written by the move that is shown. */
  readonly wrote = $derived.by((): readonly (readonly Square[])[] => {
    if (this.present && this.pending) return this.pending.words.map(({ path }) => path);
    if (this.#meant) return [];
    return this.#made?.words.map(({ path }) => path.map(placed)) ?? [];
  });
  /** Whether the pointer traces a word, or puts a joker down. */
  readonly tracing = $derived.by(
    () => this.free && (this.composing.slide !== null || this.composing.placing !== null),
  );
  readonly reach = $derived.by((): Reach => {
    if (!this.free) return NOWHERE;
    if (this.tracing) return { origins: new Set(this.shown.keys()), dests: new Map() };
    const origins = new Set(this.slides.map(({ from }) => from));
    const dests = new Map(
      [...origins].map((from) => [
        from,
        [...new Set(this.slides.filter((one) => one.from === from).map(({ to }) => to))],
      ]),
    );
    return { origins, dests };
  });
  readonly raised = $derived.by(
    (): ReadonlyMap<string, readonly Square[]> =>
      new Map([
        ['capture', this.free ? (this.composing.meant?.captures ?? []) : []],
        ['target', this.free && this.composing.placing ? this.composing.berths : []],
      ]),
  );
  /** The words written up to what is looked at, the newest first. */
  readonly used = $derived.by((): readonly Used[] => {
    const { used } = this.view;
    const later = this.steps.slice(this.ply).flatMap(({ move }) => move?.words ?? []);
    return used.slice(0, used.length - later.length).toReversed();
  });
  readonly goal = $derived.by(() => t('ddl-rule-aim'));
  readonly rows = $derived.by((): Row[] => rowsOf(this.steps, this.view.result, t));
  readonly hint = $derived.by(() => hintTold(this));
  readonly alarm = $derived.by(() => alarmTold(this));
  readonly extras = $derived.by((): Extra[] => {
    const mine = this.view.press && this.desk.live.turn !== null && !this.desk.live.status?.paused;
    return mine
      ? [{ id: 'press', label: t('ddl-press'), icon: 'clock', run: () => void this.say('press') }]
      : [];
  });
  /** The bench asks before a move is played, not the table. */
  readonly confirming = null;
  /** Whether the words of a strict game are still to be announced (F1b). */
  readonly owes = $derived.by(
    () =>
      this.view.mode === 'strict' && this.view.announced.length === 0 && this.composing.word !== '',
  );
  readonly ready = $derived.by(
    () =>
      this.free &&
      (this.composing.wordless === null ? this.composing.lack === null : !this.composing.unplaced),
  );
  readonly legend = $derived.by((): Legend[] =>
    LEGEND.map((mark) => ({ mark, text: t(`ddl-legend-${mark}`) })),
  );
  readonly commands = $derived.by(() =>
    COMMANDS.map((id) => ({ type: t(`ddl-type-${id}`), does: t(`ddl-does-${id}`) })),
  );
  readonly shortcuts: Shortcut[] = [
    { key: 'w', does: 'ddl-key-word', run: () => (this.summons += 1) },
    { key: 'u', does: 'ddl-key-back', run: () => this.back() },
    { key: 'd', does: 'ddl-key-double', run: () => this.composing.second() },
  ];

  constructor(desk: Desk) {
    super(desk);
    this.composing = new Composing({
      view: () => this.view,
      tokens: () => this.tokens,
      slides: () =>
        this.#chosen ? this.slides.filter(({ from }) => from === this.#chosen) : this.slides,
      laws: () => this.laws,
      option: (name) => this.option(name),
      known: this.known,
    });
    this.#takeUp();
    this.#unkeep = $effect.root(() => {
      $effect(() => {
        if (this.free) keep(this.desk.live.id, this.#moment, this.composing.kept());
      });
    });
  }

  override close(): void {
    super.close();
    this.#unkeep();
    this.known.drop();
  }

  /** What a move that is composed belongs to: it is of no use in another position. */
  get #moment(): string {
    return `${this.desk.live.status?.game ?? 0} ${this.view.position}`;
  }

  /** Takes up what was composed before a reload, or at least the words that are owed (F1b). */
  #takeUp(): void {
    if (!this.free || !this.composing.empty) return;
    const { announced } = this.view;
    const kept = takeUp(this.desk.live.id, this.#moment);
    const bound = ({ from, to }: Slide) =>
      this.slides.some((slide) => slide.from === from && slide.to === to);
    if (kept && (!kept.slide || bound(kept.slide))) this.composing.restore(kept);
    else if (announced.length > 0) this.composing.announce(announced);
  }

  get chosen(): Square | null {
    return this.#chosen;
  }

  /** F1b: whoever takes a letter in hand has touched it. */
  set chosen(square: Square | null) {
    if (square === this.#chosen) return;
    this.#chosen = square;
    const { mode, touched, adoube } = this.view;
    if (square && this.free && mode === 'strict' && touched === null && !adoube)
      void this.desk.live.order({ act: `touch ${written(square)}` });
  }

  seatName(seat: number): string {
    return t(`side-dames-de-lettres-${seat}`);
  }

  avatar(seat: number): { figure: Figure; camp: Camp } {
    return seat === 0 ? { figure: 'jeton-R', camp: 'rouge' } : { figure: 'jeton-N', camp: 'noir' };
  }

  points(points: number): string {
    return String(points);
  }

  sending(seat: number): boolean {
    return this.pending !== null && this.view.turn === seat;
  }

  /** The slide of a letter to a square, the one that captures most. */
  slideTo(from: Square, to: Square): Slide | undefined {
    return this.slides
      .filter((one) => one.from === from && one.to === to)
      .sort((one, other) => other.captures.length - one.captures.length)[0];
  }

  /** What going there does. */
  aim(to: Square, from: Square): Aim {
    return (this.slideTo(from, to)?.captures.length ?? 0) > 0 ? 'capture' : 'target';
  }

  /** The hand moved a letter. */
  move(from: Square, to: Square): void {
    if (!this.free) return;
    const slide = this.slideTo(from, to);
    if (slide) {
      this.composing.move(slide);
      play('move');
      this.desk.say(t('ddl-said-slid', { from: written(from), to: written(to) }));
      return;
    }
    // F1: on paper such a slide loses, so it is asked in friendly play alone.
    if (this.view.mode === 'friendly') this.ask(`${written(from)}-${written(to)}`, from);
    else {
      this.shake(from);
      play('refused');
      this.desk.tell(t('ddl-no-slide', { from: written(from), to: written(to) }));
    }
  }

  /** A square was pressed while a word is traced; true when that is for whoever composes. */
  pick(square: Square): boolean {
    if (!this.tracing) return false;
    const { composing } = this;
    if (composing.placing) {
      if (!composing.place(square)) this.shake(square);
      return true;
    }
    const { slide } = composing;
    if (composing.press(square))
      this.desk.say(t('ddl-said-traced', { word: composing.word || '–' }));
    else if (slide) {
      const other = this.slideTo(slide.from, square);
      if (other) composing.move(other);
      else if (square === slide.from) composing.clear();
    }
    return true;
  }

  /** Takes one step back. */
  back(): void {
    if (!this.composing.back()) this.chosen = null;
    else
      this.desk.say(
        t('ddl-said-back', { move: this.composing.text ? plainly(this.composing.text, t) : '–' }),
      );
  }

  /** Plays what is composed; a strict game hears its words first. */
  confirm(): void {
    if (!this.ready) return;
    const { composing } = this;
    if (composing.wordless === null && this.owes) {
      void this.say(`announce ${composing.words.map(({ word }) => word).join('+')}`);
      return;
    }
    const slide = composing.meant;
    if (!slide) return;
    const { words, jokers, turned } = composing;
    this.#send({ text: moveText(slide, words, jokers), slide, words, jokers, turned });
  }

  cancel(): boolean {
    const had = !this.composing.empty || this.#chosen !== null;
    this.composing.clear();
    this.#chosen = null;
    return had;
  }

  command(text: string): Reply | null {
    return answer(text, this);
  }

  /** A square in words, for those who listen to the board. */
  describe(square: Square): string {
    return squareTold(this, square);
  }

  /** One of the moves in words. */
  told(ply: number): string {
    const step = this.steps[ply - 1];
    return step ? spoken(step, t) : t('ddl-no-move');
  }

  deed(ply: number): Deed | null {
    return deedOf(this.desk.live, this, this.steps[ply - 1], (step) => told(step, t));
  }

  #send(sent: Sent): void {
    this.#chosen = null;
    play(slideSound(sent.slide.captures.length, sent.words.length));
    // F2: a refused move stays composed, to be mended.
    void this.send(sent.text, sent, () => this.shake(sent.slide.to));
  }

  protected changed({ fresh, undone, restarted }: Change): void {
    const told = fresh as Notice[];
    if (undone > 0 || restarted) this.restart();
    if (told.length === 0) return;
    const own = this.pending;
    // What is only said leaves what is composed as it is.
    if (told.some(({ kind }) => kind === 'moved' || kind === 'faulted' || kind === 'dealt')) {
      this.pending = null;
      this.cancel();
    } else if (told.some(({ kind }) => kind === 'announced')) this.#takeUp();
    this.#hear(told, own);
  }

  /** What others did is heard and said. */
  #hear(told: readonly Notice[], own: Sent | null): void {
    const sentences: string[] = [];
    for (const notice of told) {
      // One's own move was heard when it was made.
      if (notice.kind !== 'moved' || notice.move.text !== own?.text)
        for (const sound of soundsOf(notice)) play(sound);
      if (notice.kind === 'moved') {
        sentences.push(
          spoken({ seat: notice.move.seat, move: notice.move, fault: null, tokens: new Map() }, t),
        );
      } else if (notice.kind === 'announced') {
        const words = notice.words.join(' + ');
        sentences.push(t('ddl-alarm-announced', { side: this.seatName(notice.seat), words }));
      } else if (notice.kind === 'ruled') {
        const side = notice.seat === null ? '' : this.seatName(notice.seat);
        const sentence = t(`ddl-ruled-${notice.ruling}`, { side, word: notice.word ?? '' });
        sentences.push(sentence);
        this.desk.tell(sentence);
      } else if (notice.kind === 'adjusted')
        sentences.push(t('ddl-said-adoube', { side: this.seatName(notice.seat) }));
      else if (notice.kind === 'dealt' && notice.again) sentences.push(t('ddl-said-dealt'));
    }
    if (sentences.length > 0) this.desk.say(sentences.join('. '));
  }
}
