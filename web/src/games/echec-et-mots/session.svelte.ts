import { fan, NOWHERE, reaches, type Aim, type Reach } from '../../board/gesture';
import type { Figure as Standing, Tile } from '../../board/figure';
import type { Square } from '../../board/grid';
import { t } from '../../i18n';
import type { Camp, Figure } from '../../pieces/figure';
import { prefs } from '../../prefs.svelte';
import { play } from '../../sound';
import { deedOf } from '../../table/deeds';
import type { Desk } from '../../table/desk.svelte';
import { nameOf } from '../../table/names';
import type { Change } from '../../table/reduce';
import type { Deed, Legend, Row, Session, Shortcut } from '../face';
import { Play } from '../play.svelte';
import { answer, COMMANDS } from './answer';
import { Bench } from './bench.svelte';
import { campOf, gridOf, parse, squaresIn, type Shown } from './emn';
import { Racks } from './racks.svelte';
import { signed } from './score';
import { rowsOf, spoken } from './sheet';
import { Notes } from './notes.svelte';
import { leapSound, soundsOf } from './sounds';
import { dealtIn, stepsOf } from './story';
import { alarmTold, askedTold, hintTold, squareTold } from './told';
import type { Notice } from '../../wire/echec-et-mots/Notice';
import { OPTIONS, type OptionValues } from '../../wire/echec-et-mots/options';
import type { View } from '../../wire/echec-et-mots/View';

/** A move that is not played yet, with what is shown of it meanwhile. */
export interface Attempt {
  from: Square;
  to: Square;
  captured: boolean;
  letter: string | null;
  /** The word that it was sent with. */
  word: string | null;
}

const MARKS = ['target', 'letter', 'capture', 'last', 'threat', 'danger'];

/** A game of Échec et Mots at the table: what is shown, and what the player is about to do. */
export class EchecEtMots extends Play<View, Notice, Attempt, OptionValues> implements Session {
  protected readonly usual = OPTIONS;
  readonly ground = 'var(--eem-b)';
  chosen = $state<Square | null>(null);
  /** Chosen, and waits for its word or for a second thought. */
  held = $state.raw<Attempt | null>(null);
  /** The reply that is on its way. */
  replying = $state(false);
  /** Whether the squares are shown where a knight could be taken. */
  wary = $state(false);
  readonly bench: Bench;
  readonly racks = new Racks();
  readonly notes = new Notes();

  readonly steps = $derived(stepsOf(this.notices));
  readonly plies = $derived(this.steps.length);
  readonly #layout = $derived.by(() => this.view.layout);
  readonly grid = $derived(gridOf(this.#layout));
  /** The position that is looked at, before anything that is not played yet. */
  readonly shown = $derived.by((): Shown => {
    if (this.present) return parse(this.view.position);
    const step = this.steps[this.ply - 1];
    if (step) return parse(step.position);
    return {
      letters: new Map(Object.entries(dealtIn(this.notices))),
      knights: this.view.starts,
      racks: ['', ''],
      turn: 0,
    };
  });
  /** The letters of the deal with how many there are of each. */
  readonly dealt = $derived.by((): [string, number][] => {
    const letters = Object.values(dealtIn(this.notices)).sort();
    return [...new Set(letters)].map((letter) => [
      letter,
      letters.filter((one) => one === letter).length,
    ]);
  });
  readonly attempt = $derived(this.pending ?? this.held);
  readonly #attempted = $derived(this.present ? this.attempt : null);
  readonly position = $derived.by((): ReadonlyMap<Square, Standing> => {
    const standing = new Map<Square, Standing>();
    this.shown.knights.forEach((squares, seat) => {
      for (const square of squares) standing.set(square, { name: 'cheval', camp: campOf(seat) });
    });
    const move = this.#attempted;
    const knight = move && standing.get(move.from);
    if (knight) {
      standing.delete(move.from);
      standing.set(move.to, knight);
    }
    return standing;
  });
  readonly tiles = $derived.by((): ReadonlyMap<Square, Tile> => {
    const tiles = new Map<Square, Tile>();
    for (const [square, letter] of this.shown.letters)
      if (square !== this.#attempted?.to)
        tiles.set(square, { letter, dot: this.view.dots.includes(square) });
    return tiles;
  });
  readonly last = $derived.by((): [Square, Square] | null => {
    if (this.#attempted) return [this.#attempted.from, this.#attempted.to];
    const step = this.steps.slice(0, this.ply).findLast((one) => one.kind === 'move');
    return step?.from && step.to ? [step.from, step.to] : null;
  });
  readonly threats = $derived.by(() =>
    this.present && !this.attempt && this.desk.live.playing ? this.view.threatened : [],
  );
  readonly marked = $derived.by(
    (): ReadonlyMap<string, readonly Square[]> =>
      new Map(this.wary && this.present ? [['danger', this.view.dangers]] : []),
  );
  /** Captures of the last knight: they must be announced with a word (M7). */
  readonly finishing = $derived.by(() => this.view.finishing.map(squaresIn));
  readonly reach = $derived.by((): Reach => {
    const { live } = this.desk;
    const free = this.present && live.playing && this.view.phase === 'play';
    if (!free || live.turn === null || this.pending) return NOWHERE;
    const dests = fan(this.view.dests);
    for (const [from = '', to = ''] of this.finishing)
      dests.set(from, [...(dests.get(from) ?? []), to]);
    return { origins: new Set(this.view.knights[live.turn === 0 ? 0 : 1]), dests };
  });
  /** The seat that the player composes for; null for those who only look. */
  readonly seat = $derived.by((): number | null => {
    const { live } = this.desk;
    if (!live.playing) return null;
    return live.turn ?? (live.shared ? null : (live.seats[0] ?? null));
  });
  /** Whether the player must show a word against the other's. */
  readonly mustReply = $derived.by(
    () => this.view.phase === 'reply' && this.desk.live.turn !== null,
  );
  readonly goal = $derived.by(() => t('echec-et-mots-goal'));
  readonly rows = $derived.by((): Row[] => rowsOf(this.steps, t));
  readonly hint = $derived.by(() => hintTold(this));
  readonly alarm = $derived.by(() => alarmTold(this));
  readonly extras = [];
  readonly confirming = $derived.by(() =>
    this.held && !this.bench.open ? askedTold(this.held) : null,
  );
  readonly legend = $derived.by((): Legend[] =>
    MARKS.map((mark) => ({ mark, text: t(`echec-et-mots-legend-${mark}`) })),
  );
  readonly commands = $derived.by(() =>
    COMMANDS.map((id) => ({
      type: t(`echec-et-mots-type-${id}`),
      does: t(`echec-et-mots-does-${id}`),
    })),
  );
  readonly shortcuts: Shortcut[] = [
    { key: 'w', does: 'echec-et-mots-key-word', run: () => this.#compose() },
    { key: 's', does: 'echec-et-mots-key-shuffle', run: () => this.shuffle() },
    { key: 'd', does: 'echec-et-mots-key-danger', run: () => (this.wary = !this.wary) },
  ];

  constructor(desk: Desk) {
    super(desk);
    this.bench = new Bench({
      desk,
      seat: () => this.seat,
      letters: (seat) => this.lettersOf(seat),
      replying: () => this.view.phase === 'reply',
      knight: () => this.held !== null && this.#finishes(this.held.from, this.held.to),
      option: (name) => this.option(name),
    });
    this.#arrange(false);
    if (desk.live.status) this.notes.keep(desk.live.status, this.view);
    if (this.mustReply) this.bench.open = true;
  }

  override close(): void {
    super.close();
    this.bench.close();
  }

  seatName(seat: number): string {
    return t(`echec-et-mots-seat-${campOf(seat)}`);
  }

  /** How the player of a seat is called. */
  playerName(seat: number): string {
    return this.player(seat).name;
  }

  /** The player of a seat for a sentence: by name, or on a shared screen by the side. */
  player(seat: number): { who: 'side' | 'person'; name: string } {
    const { live } = this.desk;
    return live.shared
      ? { who: 'side', name: this.seatName(seat) }
      : { who: 'person', name: nameOf(live.player(seat)?.info) };
  }

  avatar(seat: number): { figure: Figure; camp: Camp } {
    return { figure: 'cheval', camp: campOf(seat) };
  }

  readonly counted = true;

  points(points: number): string {
    return signed(points);
  }

  sending(seat: number): boolean {
    return (this.pending !== null || this.replying) && this.view.turn === seat;
  }

  /** The letters of a rack, with the one that a move about to be played takes. */
  lettersOf(seat: number): string {
    const rack = this.view.racks[seat === 0 ? 0 : 1];
    const coming = this.view.turn === seat ? (this.attempt?.letter ?? '') : '';
    return rack + coming;
  }

  /** Whether the letters of a seat lie open here: the notebook may be kept by hand, or not at all. */
  open(seat: number): boolean {
    const { live } = this.desk;
    return (
      live.shared ||
      !live.seated ||
      live.seats.includes(seat) ||
      this.view.phase !== 'play' ||
      this.option('notes') === 'auto'
    );
  }

  /** The hand moved a knight. */
  move(from: Square, to: Square): void {
    if (this.desk.live.turn === null) return;
    if (!reaches(this.reach, from, to)) {
      this.ask(written(this.#attemptOf(from, to)), from);
      return;
    }
    const attempt = this.#attemptOf(from, to);
    const finishes = this.#finishes(from, to);
    if (finishes) this.bench.open = true;
    if (finishes || this.bench.open || prefs.confirmMoves) {
      this.held = attempt;
      this.bench.review();
    } else this.#send(attempt);
  }

  /** Puts the held move back: the hand reaches for the board again. */
  pressed(): void {
    this.held = null;
  }

  /** Plays the held move without a word. */
  confirm(): void {
    const held = this.held;
    this.held = null;
    if (held) this.#send(held);
  }

  /** Whether the held move can be played without a word. */
  readonly plain = $derived.by(
    () => this.held !== null && !this.#finishes(this.held.from, this.held.to),
  );

  /** Whether the held move and the word are ready to stop the game. */
  readonly ready = $derived.by(
    () => this.held !== null && this.pending === null && this.bench.lack === null,
  );

  /** Plays the held move and stops the game with the word (A1). */
  announce(): void {
    const held = this.held;
    if (!held || !this.ready) return;
    this.#send({ ...held, word: this.bench.word });
  }

  /** Replies with the word, or with none (A2). */
  async reply(word: string | null): Promise<void> {
    if (!this.mustReply || this.replying) return;
    this.replying = true;
    await this.say(`>${word ?? '-'}`);
    this.replying = false;
  }

  cancel(): boolean {
    const had = this.held ?? this.chosen;
    this.letGo();
    if (had !== null) return true;
    if (!this.bench.open || this.mustReply) return false;
    this.bench.open = false;
    return true;
  }

  /** The word stays: it may go with another move. */
  protected override letGo(): void {
    this.held = null;
    this.chosen = null;
  }

  shuffle(): void {
    if (this.seat !== null) this.racks.shuffle(this.seat);
  }

  command(text: string): string | null {
    return answer(text, this);
  }

  /** Plays a move that was typed, with the word it announces. */
  type(from: Square, to: Square, word: string | null): void {
    if (word === null) {
      this.move(from, to);
      return;
    }
    this.bench.compose(word);
    // As it was typed: the rules say what is wrong with it.
    this.#send({ ...this.#attemptOf(from, to), word: word.trim() });
  }

  /** What going there does. */
  aim(to: Square): Aim {
    if (this.shown.letters.has(to)) return 'letter';
    return this.shown.knights.some((squares) => squares.includes(to)) ? 'capture' : 'target';
  }

  /** A square in words, for those who listen to the board. */
  describe(square: Square): string {
    return squareTold(this, square);
  }

  /** One of the steps in words. */
  told(ply: number): string {
    const step = this.steps[ply - 1];
    return step ? spoken(step, t) : t('echec-et-mots-no-move');
  }

  deed(ply: number): Deed | null {
    return deedOf(this.desk.live, this, this.steps[ply - 1], (step) => spoken(step, t));
  }

  /** Opens the bench, or sends the keyboard there. */
  #compose(): void {
    if (this.seat === null) return;
    this.bench.open = true;
    this.bench.summons += 1;
  }

  #attemptOf(from: Square, to: Square): Attempt {
    const letter = this.shown.letters.get(to) ?? null;
    return { from, to, letter, captured: this.aim(to) === 'capture', word: null };
  }

  #finishes(from: Square, to: Square): boolean {
    return this.finishing.some(([origin, square]) => origin === from && square === to);
  }

  #send(attempt: Attempt): void {
    this.chosen = null;
    this.held = null;
    play(leapSound(attempt));
    const refused = () => {
      this.shake(attempt.from);
      // A4: nothing is lost: the move waits, and so does its word.
      if (attempt.word !== null && reaches(this.reach, attempt.from, attempt.to)) {
        this.bench.open = true;
        this.held = { ...attempt, word: null };
      }
    };
    void this.send(written(attempt), attempt, refused);
  }

  protected changed({ fresh, undone, restarted }: Change): void {
    const told = fresh as Notice[];
    if (restarted) {
      this.bench.clear();
      this.racks.clear();
      this.notes.turn();
    }
    if (undone > 0 || restarted) this.restart();
    if (told.length > 0) {
      const own = this.answered();
      this.held = null;
      this.#hear(told, own);
    }
    this.#arrange(undone === 0 && !restarted);
    if (this.desk.live.status) this.notes.keep(this.desk.live.status, this.view);
    if (this.mustReply) this.bench.open = true;
    else if (!this.desk.live.playing || this.view.phase === 'reply') this.bench.open = false;
    this.bench.review();
  }

  /** What others did is heard and said. */
  #hear(told: readonly Notice[], own: Attempt | null): void {
    const moves = told.filter((one) => one.kind === 'moved' || one.kind === 'voided');
    const move = told.findLast((one) => one.kind === 'moved');
    const mine = move !== undefined && move.from === own?.from && move.to === own.to;
    for (const one of told)
      if (one.kind !== 'moved' || (one === move && !mine))
        for (const sound of soundsOf(one)) play(sound);
    const replies = told.filter((one) => one.kind === 'replied').length;
    const count = moves.length + replies;
    const plies = Array.from({ length: count }, (_, i) => this.plies - count + 1 + i);
    if (count > 0) this.desk.say(plies.map((ply) => this.told(ply)).join('. '));
  }

  #arrange(live: boolean): void {
    const taken = (seat: number) =>
      this.steps.flatMap((step) =>
        step.seat === seat && step.letter && step.to
          ? [{ letter: step.letter, square: step.to, dot: this.view.dots.includes(step.to) }]
          : [],
      );
    for (const seat of [0, 1] as const)
      this.racks.hold(seat, this.view.racks[seat], taken(seat), live);
  }
}

/** A move as the wire writes it, with its word. */
function written({ from, to, captured, word }: Attempt): string {
  return `${from}${captured ? 'x' : '-'}${to}${word === null ? '' : ` #${word}`}`;
}
