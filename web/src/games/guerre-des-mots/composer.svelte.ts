import type { Square } from '../../board/grid';
import type { Held } from '../../wire/guerre-des-mots/Held';
import type { Tile } from '../../wire/guerre-des-mots/Tile';
import type { Barred } from './barred';
import {
  cut,
  EMPTY,
  giveBack,
  isEmpty,
  less,
  plain,
  reprises,
  standing,
  takeAt,
  unnamed,
  type Draft,
  type Laid,
  type Scene,
  type Shot,
} from './draft';
import { accentsOf } from './faces';
import { beside, kindOf, pieceOf, STEP, wayTo, WAYS, type Axis } from './ground';
import { History } from './history';
import { lacking, leftOver, sources } from './sources';
import { coupText, wordsRead } from './written';

/** What a press on a square does. */
export type Tool = 'lay' | 'turn' | 'block' | 'symbol' | 'shot';

/** Where the next letter goes. */
export interface Caret {
  square: Square;
  axis: Axis;
}

/** Where a coup stands while it is composed. */
interface Moment {
  draft: Draft;
  caret: Caret | null;
}

/** What the composer asks of the game around it. */
export interface Around {
  scene(): Scene;
  /** Whether accents count (7.1). */
  accents(): boolean;
  /** Whether the backs of letters bear knights. */
  knights(): boolean;
}

/** How far ahead a word is thought to reach. */
const REACH = 9;

const LETTER = /^[A-ZÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸ]$/;

/** The two extremities of a row of squares. */
const endsOf = (cells: readonly Square[]): Square[] =>
  [cells[0], cells.at(-1)].flatMap((cell) => cell ?? []);

/** A coup while it is composed: what lies in it, where the next letter goes, which tool is in hand. */
export class Composer {
  #draft = $state.raw<Draft>(EMPTY);
  caret = $state.raw<Caret | null>(null);
  tool = $state<Tool>('lay');
  /** The tile of the Arsenal in hand, by its place there. */
  held = $state<number | null>(null);
  /** The square pressed first by a tool that needs two. */
  first = $state<Square | null>(null);
  /** The square whose joker is to stand for something else. */
  #renaming = $state<Square | null>(null);
  #around: Around;
  #history = new History<Moment>();

  readonly axis = $derived.by((): Axis => this.caret?.axis ?? 'h');
  readonly scene = $derived.by(() => this.#around.scene());
  readonly empty = $derived(isEmpty(this.draft));
  /** The square whose joker waits for its letter (7.3): no coup is whole before. */
  readonly asking = $derived(this.#renaming ?? unnamed(this.draft));
  /** The board once letters are taken and turned. */
  readonly board = $derived(standing(this.scene.chains, this.draft));
  readonly text = $derived(coupText(this.scene, this.draft, this.axis));
  readonly words = $derived(wordsRead(this.scene.chains, this.draft, this.axis));
  readonly sources = $derived(sources(this.scene, this.draft));
  /** The letters taken that are not in the word yet. */
  readonly over = $derived(leftOver(this.scene, this.draft));
  readonly lacking = $derived(lacking(this.scene, this.draft));
  readonly reprise = $derived(reprises(this.scene, this.draft));
  /** The squares of the letters that are taken. */
  readonly taken = $derived(cut(this.scene.chains, this.draft).groups.flat());
  /** The chains as far as they are left, from one extremity to the other. */
  readonly #rests = $derived.by(() =>
    cut(this.scene.chains, this.draft).rests.map(({ left }) => left.map(({ cell }) => cell)),
  );
  /** The squares where chains end now. */
  readonly ends = $derived.by(() => new Set(this.#rests.flatMap(endsOf)));
  /** How many tiles of each kind of the Arsenal are in the coup. */
  readonly spent = $derived.by(() => {
    const counts = this.scene.arsenal.map(() => 0);
    for (const source of this.sources.values())
      if (source.from === 'arsenal') counts[source.at]! += 1;
    if (this.draft.block !== null) {
      const cross = this.scene.arsenal.findIndex(({ front }) => front === '+');
      if (cross >= 0) counts[cross]! += 1;
    }
    return counts;
  });

  constructor(around: Around) {
    this.#around = around;
  }

  /** What is composed so far. */
  get draft(): Draft {
    return this.#draft;
  }

  set draft(next: Draft) {
    if (next === this.#draft) return;
    this.#history.record(this.#now);
    this.#draft = next;
  }

  /** Lets go of everything. */
  clear(): void {
    this.settle(EMPTY, null);
  }

  /** A square was pressed: why it does nothing, where it does. */
  press(square: Square): Barred | null {
    if (this.#renaming !== square) this.#renaming = null;
    if (this.tool === 'turn') return this.#turning(square);
    if (this.tool === 'symbol') return this.#symbol(square);
    if (this.tool === 'shot') return this.#shooting(square);
    if (this.tool === 'lay') return this.#pressed(square);
    this.block(square);
    return null;
  }

  /** Takes up a tool, or puts it down. */
  take(tool: Tool): void {
    this.tool = this.tool === tool ? 'lay' : tool;
    this.#drop();
  }

  /** A tile of the Arsenal was pressed: it goes where the next letter goes, or into the hand. */
  pick(at: number): void {
    this.tool = 'lay';
    const tile = this.scene.arsenal[at];
    if (!tile || tile.count <= this.spent[at]!) return;
    if (this.caret) this.#put(tile);
    else this.held = this.held === at ? null : at;
  }

  /** A tile of the Arsenal was laid on a square by hand: why it cannot lie there, where it cannot. */
  drop(at: number, square: Square): Barred | null {
    const tile = this.scene.arsenal[at];
    if (!tile || tile.count <= this.spent[at]!) return null;
    if (this.board.has(square)) return { code: 'square-taken', subject: square };
    this.aim(square);
    this.#put(tile);
    return null;
  }

  /** A letter, or + for a cross, was typed at the caret: why it can go nowhere, where it cannot. */
  type(sign: string): Barred | null {
    const typed = sign.toUpperCase();
    if (!this.caret) return null;
    if (typed !== '+' && !LETTER.test(typed))
      return { code: 'letter-not-in-arsenal', subject: typed };
    const letter = this.#around.accents() ? typed : plain(typed);
    const { square } = this.caret;
    // Whoever spells the whole word passes over what lies there.
    const there = this.board.get(square)?.letter;
    if (there && plain(there) === plain(letter)) {
      this.#step();
      return null;
    }
    const tile: Laid = typed === '+' ? { letter: '', as: 'cross' } : { letter, as: 'letter' };
    return this.#lay(tile) ? null : { code: 'off-the-board', subject: square };
  }

  /** Takes back the letter before the caret. */
  rub(): boolean {
    if (!this.caret) return false;
    const [dx, dy] = STEP[this.axis];
    for (let at = beside(this.caret.square, -dx, -dy); at; at = beside(at, -dx, -dy)) {
      this.caret = { square: at, axis: this.axis };
      if (this.draft.laid.has(at)) {
        this.#remove(at);
        return true;
      }
      if (!this.board.has(at)) return false;
    }
    return false;
  }

  /** The joker's letter was chosen. */
  name(letter: string): void {
    const square = this.asking;
    if (square === null) return;
    this.#set(square, { letter, as: 'joker' });
    this.#renaming = null;
  }

  /** A letter that is to be laid shows another face. */
  face(square: Square, letter: string): void {
    if (this.draft.laid.has(square)) this.#set(square, { letter, as: 'letter' });
  }

  /** The caret goes the other way. */
  turnCaret(): void {
    if (this.caret) this.caret = { ...this.caret, axis: this.axis === 'h' ? 'v' : 'h' };
  }

  /** The last letter of an end word is to stand somewhere else (6.5): why it cannot, where it cannot. */
  pivot(from: Square, to: Square): Barred | null {
    if (!this.ends.has(from)) return this.#noEnd(from);
    if (this.board.has(to)) return { code: 'square-taken', subject: to };
    this.draft = { ...this.draft, pivot: { from, to } };
    this.#drop();
    this.tool = 'lay';
    return null;
  }

  /** What is said of a square where no chain ends. */
  #noEnd(subject: Square): Barred {
    return { code: this.board.has(subject) ? 'not-an-extremity' : 'no-tile', subject };
  }

  /** Lays the cross of a word blockade there (12.1), or takes it off. */
  block(square: Square): void {
    this.draft = { ...this.draft, block: this.draft.block === square ? null : square };
    this.tool = 'lay';
  }

  /** Adds a shot; the one that the letter fired that way before is forgotten. */
  shoot(shot: Shot): void {
    const others = this.draft.shots.filter(
      ({ from, dir }) => from !== shot.from || dir !== shot.dir,
    );
    this.draft = { ...this.draft, shots: [...others, shot] };
  }

  /** Changes a shot, or takes it back. */
  reaim(at: number, shot: Shot | null): void {
    const shots = this.draft.shots.flatMap((one, i) => (i !== at ? [one] : shot ? [shot] : []));
    this.draft = { ...this.draft, shots };
  }

  /** The extremities of the chain that a shot strikes. */
  endsOf(shot: Shot): Square[] {
    return endsOf(this.#rests.find((cells) => cells.includes(shot.end)) ?? []);
  }

  /** Takes one step back; false when there was none. */
  back(): boolean {
    if (this.first !== null || this.held !== null) {
      this.#drop();
      return true;
    }
    const before = this.#history.back(this.#now) ?? this.#less();
    if (before) this.#restore(before);
    else if (this.caret) this.caret = null;
    else return false;
    return true;
  }

  /** Takes up again what was taken back; false when nothing was. */
  forth(): boolean {
    const after = this.#history.forth(this.#now);
    if (after) this.#restore(after);
    return after !== null;
  }

  /** The board has changed: nothing comes back that was composed on it before. */
  forget(): void {
    this.#history.forget();
  }

  /** Goes on from a draft without its past. */
  settle(draft: Draft, caret: Caret | null): void {
    this.forget();
    this.#restore({ draft, caret });
  }

  get #now(): Moment {
    return { draft: this.draft, caret: this.caret };
  }

  #restore({ draft, caret }: Moment): void {
    this.#drop();
    this.#draft = draft;
    this.caret = caret;
    this.tool = 'lay';
  }

  /** What is composed without its last part, for whoever has no past to go back to. */
  #less(): Moment | null {
    const draft = less(this.draft);
    const last = draft && [...this.draft.laid.keys()].find((square) => !draft.laid.has(square));
    const caret =
      last === undefined || last === null ? this.caret : { square: last, axis: this.axis };
    return draft && { draft, caret };
  }

  #pressed(square: Square): Barred | null {
    const { draft, scene } = this;
    const laid = draft.laid.get(square);
    if (laid) {
      this.#again(square, laid);
      return null;
    }
    const given = this.board.has(square) ? null : giveBack(scene.chains, draft, square);
    // A square that was emptied can be laid on, so only its own letter goes back.
    if (given && this.held === null) {
      this.draft = given;
      return null;
    }
    if (draft.lifts.includes(square)) {
      this.draft = { ...draft, lifts: draft.lifts.filter((one) => one !== square) };
      return null;
    }
    const tile = this.board.get(square);
    if (tile && this.ends.has(square) && this.held === null && !this.#begins(tile))
      return this.#end(tile);
    const hand = this.held === null ? null : scene.arsenal[this.held];
    if (hand && tile) return { code: 'square-taken', subject: square };
    if (this.caret?.square === square && !hand) this.turnCaret();
    else this.aim(square);
    if (hand) this.#put(hand);
    return null;
  }

  /**
   * Whether a press on the end of one's own chain begins a word there (6.1): while nothing is
   * composed, and until it is pressed again, which takes its letter.
   */
  #begins({ cell, guard }: Tile): boolean {
    return this.#owns(cell) && guard === null && this.empty && this.caret?.square !== cell;
  }

  /** Whether a square is of one's own chains. */
  #owns(square: Square): boolean {
    const { chains, seat } = this.scene;
    return chains.some(
      ({ owner, tiles }) => owner === seat && tiles.some(({ cell }) => cell === square),
    );
  }

  /** The end of a chain was pressed: one more letter is taken, or a cross taken back. */
  #end({ cell, guard }: Tile): Barred | null {
    const { draft, scene } = this;
    const next =
      guard === null
        ? takeAt(scene.chains, draft, cell)
        : this.#owns(cell) && { ...draft, lifts: [...draft.lifts, cell] };
    // Only crosses cannot be taken letter by letter: they go with their owner (12.5).
    if (!next) return { code: 'not-your-cross', subject: cell };
    this.draft = next;
    return null;
  }

  /** A letter that is to be laid was pressed: it turns over, then goes back. */
  #again(square: Square, laid: Laid): void {
    if (laid.as === 'joker') {
      if (this.asking === square) this.#remove(square);
      else this.#renaming = square;
      return;
    }
    const next = this.#around.accents() ? this.#otherSide(laid) : undefined;
    if (next !== undefined) this.#set(square, { letter: next, as: 'letter' });
    else {
      this.#remove(square);
      this.caret = { square, axis: this.axis };
    }
  }

  /** What a letter that is to be laid shows when it is turned over once more; nothing at the end. */
  #otherSide({ letter, as, back }: Laid): string | undefined {
    if (as !== 'letter') return undefined;
    const accents = accentsOf(this.scene, this.draft, letter);
    // The tile that was picked is turned to its own back first.
    const faces = back === undefined ? accents : [back, ...accents.filter((one) => one !== back)];
    return faces[faces.indexOf(letter) + 1];
  }

  /** Puts the caret on a square, in the line that the chain beside it asks for. */
  aim(square: Square): void {
    const axis = this.caret?.axis ?? 'h';
    const line = this.#baseAxis(square) ?? this.#crosswise(square) ?? this.#lineTo(square);
    this.caret = { square, axis: line ?? axis };
  }

  /** 6.1: the line in which a word leaves the end of a chain, at a right angle to its last one. */
  #crosswise(square: Square): Axis | null {
    const cells = this.#rests.find((rest) => endsOf(rest).includes(square));
    const next = cells && (cells[0] === square ? cells[1] : cells.at(-2));
    const way = next && wayTo(square, next);
    if (!way) return null;
    return WAYS[way][0] === 0 ? 'h' : 'v';
  }

  /** Whether the caret stands on the end of one's own chain, where a word begins. */
  get fromEnd(): boolean {
    return this.caret !== null && this.ends.has(this.caret.square) && this.#owns(this.caret.square);
  }

  /** The line in which a chain ends that a word from a square could reach, the nearest one. */
  #lineTo(square: Square): Axis | null {
    for (let far = 1; far <= REACH; far += 1)
      for (const [dx, dy] of Object.values(WAYS)) {
        const at = beside(square, dx * far, dy * far);
        // Words are written forwards: behind a square only what touches it matters.
        if (at && this.ends.has(at) && (far === 1 || dx + dy > 0)) return dx === 0 ? 'v' : 'h';
      }
    return null;
  }

  /** The line of a base that a square lies on. */
  #baseAxis(square: Square): Axis | null {
    const base = this.scene.bases.find((cells) => cells.includes(square));
    if (!base || base.some((cell) => this.board.has(cell))) return null;
    return base[0]?.slice(1) === base[1]?.slice(1) ? 'h' : 'v';
  }

  #put({ front, back }: Held): void {
    this.held = null;
    if (front === '?') this.#lay({ letter: '', as: 'joker' });
    else if (front === '+') this.#lay({ letter: '', as: 'cross' });
    else {
      const kinds = this.scene.arsenal.filter((tile) => tile.front === front).length;
      const tile: Laid = { letter: front, as: 'letter' };
      // A back is worth saying where the Arsenal has several of the letter.
      const told = back !== null && kinds > 1 && this.#around.accents();
      this.#lay(told ? { ...tile, back } : tile);
    }
  }

  /** Lays a tile on the next free square from the caret on. */
  #lay(laid: Laid): boolean {
    const [dx, dy] = STEP[this.axis];
    let at = this.caret?.square ?? null;
    while (at && (this.board.has(at) || this.draft.laid.has(at))) at = beside(at, dx, dy);
    if (!at) return false;
    this.#set(at, laid);
    this.caret = { square: at, axis: this.axis };
    this.#step();
    return true;
  }

  #step(): void {
    if (!this.caret) return;
    const next = beside(this.caret.square, ...STEP[this.axis]);
    if (next) this.caret = { ...this.caret, square: next };
  }

  #set(square: Square, tile: Laid): void {
    const laid = new Map(this.draft.laid);
    laid.set(square, tile);
    this.draft = { ...this.draft, laid };
  }

  #remove(square: Square): void {
    const laid = new Map(this.draft.laid);
    laid.delete(square);
    const symbols = this.draft.symbols.filter((one) => one !== square);
    const shots = this.draft.shots.filter(({ from }) => from !== square);
    this.draft = { ...this.draft, laid, symbols, shots };
    if (this.#renaming === square) this.#renaming = null;
  }

  #drop(): void {
    this.held = null;
    this.first = null;
    this.#renaming = null;
  }

  #turning(square: Square): Barred | null {
    if (this.draft.pivot?.to === square) {
      const symbols = this.draft.symbols.filter((one) => one !== square);
      this.draft = { ...this.draft, pivot: null, symbols };
      return null;
    }
    // Another end is chosen instead of the one before; any other square is where it is to go.
    if (this.first !== null && !this.ends.has(square)) return this.pivot(this.first, square);
    this.first = this.ends.has(square) ? square : null;
    return this.first === null ? this.#noEnd(square) : null;
  }

  /** A letter is laid or turned onto a symbol square with its piece up (13.1), or one's own turned back. */
  #symbol(square: Square): Barred | null {
    const { symbols, unflips, pivot } = this.draft;
    const toggled = (cells: readonly Square[]) =>
      cells.includes(square) ? cells.filter((one) => one !== square) : [...cells, square];
    if (this.draft.laid.has(square) || pivot?.to === square)
      this.draft = { ...this.draft, symbols: toggled(symbols) };
    else if (this.board.get(square)?.symbol)
      this.draft = { ...this.draft, unflips: toggled(unflips) };
    else return { code: 'no-symbol', subject: square };
    this.tool = 'lay';
    return null;
  }

  /** Whether a letter that is to be laid bears the piece of its square. */
  showsPiece(square: Square): boolean {
    const laid = this.draft.laid.get(square);
    const front = laid?.as === 'joker' ? '?' : plain(laid?.letter ?? '');
    const piece = front === '' ? null : pieceOf(front, this.#around.knights());
    const kind = kindOf(square);
    return piece !== null && piece === (kind === 'C' && !this.#around.knights() ? 'F' : kind);
  }

  #shooting(square: Square): Barred | null {
    const { pivot, laid } = this.draft;
    if (laid.has(square) || pivot?.to === square) {
      this.first = square;
      return null;
    }
    const { first } = this;
    if (first === null) return { code: 'not-laid-now', subject: square };
    const dir = wayTo(first, square);
    if (!dir) return { code: 'not-that-way', subject: first };
    const chain = this.#rests.find((cells) => cells.includes(square));
    if (!chain) return { code: 'shot-meets-nothing', subject: first };
    // The nearer extremity is meant until another is chosen.
    const end = chain.indexOf(square) * 2 < chain.length ? chain[0]! : chain.at(-1)!;
    this.shoot({ from: first, dir, end });
    this.#drop();
    this.tool = 'lay';
    return null;
  }
}
