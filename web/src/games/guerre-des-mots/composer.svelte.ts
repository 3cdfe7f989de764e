import type { Square } from '../../board/grid';
import type { Held } from '../../wire/guerre-des-mots/Held';
import type { Tile } from '../../wire/guerre-des-mots/Tile';
import type { Barred } from './barred';
import { Composition } from './composition.svelte';
import { giveBack, plain, takeAt, type Laid, type Shot } from './draft';
import { otherSide } from './faces';
import { beside, STEP } from './ground';
import { lineAt } from './lines';
import { block, fire, pivot, use, type Tool, type Used } from './tools';

const LETTER = /^[A-ZÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸ]$/;

/** The hand that composes a coup: what it presses, picks, lays and types. */
export class Composer extends Composition {
  /** A square was pressed: why it does nothing, where it does. */
  press(square: Square): Barred | null {
    if (this.renaming !== square) this.renaming = null;
    return this.tool === 'lay' ? this.#pressed(square) : this.#use(use(this.tool, this, square));
  }

  /** Takes up a tool, or puts it down. */
  take(tool: Tool): void {
    this.tool = this.tool === tool ? 'lay' : tool;
    this.letGo();
  }

  /** A tile of the Arsenal was pressed: it goes where the next letter goes, or into the hand. */
  pick(at: number): void {
    this.tool = 'lay';
    const tile = this.site.arsenal[at];
    if (!tile || tile.count <= this.spent[at]!) return;
    if (this.caret) this.#put(tile);
    else this.held = this.held === at ? null : at;
  }

  /** A tile of the Arsenal was laid on a square by hand: why it cannot lie there, where it cannot. */
  drop(at: number, square: Square): Barred | null {
    const tile = this.site.arsenal[at];
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
    const letter = this.around.accents() ? typed : plain(typed);
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
    this.renaming = null;
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
    return this.#use(pivot(this, from, to));
  }

  /** A tool was used: what it composed, or why it did not. */
  #use({ draft, stays, first, barred }: Used): Barred | null {
    if (draft) this.draft = draft;
    if (draft && !stays) {
      this.letGo();
      this.tool = 'lay';
    }
    if (first !== undefined) this.first = first;
    return barred ?? null;
  }

  /** Lays the cross of a word blockade there, or takes it off. */
  block(square: Square): void {
    this.draft = block(this.draft, square);
    this.tool = 'lay';
  }

  /** Adds a shot. */
  shoot(shot: Shot): void {
    this.draft = fire(this.draft, shot);
  }

  /** Changes a shot, or takes it back. */
  reaim(at: number, shot: Shot | null): void {
    const shots = this.draft.shots.flatMap((one, i) => (i !== at ? [one] : shot ? [shot] : []));
    this.draft = { ...this.draft, shots };
  }

  #pressed(square: Square): Barred | null {
    const { draft, site } = this;
    const laid = draft.laid.get(square);
    if (laid) {
      this.#again(square, laid);
      return null;
    }
    const given = this.board.has(square) ? null : giveBack(site.chains, draft, square);
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
    const hand = this.held === null ? null : site.arsenal[this.held];
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
    return this.owns(cell) && guard === null && this.empty && this.caret?.square !== cell;
  }

  /** The end of a chain was pressed: one more letter is taken, or a cross taken back. */
  #end({ cell, guard }: Tile): Barred | null {
    const { draft, site } = this;
    const next =
      guard === null
        ? takeAt(site.chains, draft, cell)
        : this.owns(cell) && { ...draft, lifts: [...draft.lifts, cell] };
    // Only crosses cannot be taken letter by letter: they go with their owner (12.5).
    if (!next) return { code: 'not-your-cross', subject: cell };
    this.draft = next;
    return null;
  }

  /** A letter that is to be laid was pressed: it turns over, then goes back. */
  #again(square: Square, laid: Laid): void {
    if (laid.as === 'joker') {
      if (this.asking === square) this.#remove(square);
      else this.renaming = square;
      return;
    }
    const next = this.around.accents() ? otherSide(this.site, this.draft, laid) : undefined;
    if (next !== undefined) this.#set(square, { letter: next, as: 'letter' });
    else {
      this.#remove(square);
      this.caret = { square, axis: this.axis };
    }
  }

  /** Puts the caret on a square, in the line that the chain beside it asks for. */
  aim(square: Square): void {
    this.caret = { square, axis: lineAt(this, square) ?? this.axis };
  }

  #put({ front, back }: Held): void {
    this.held = null;
    if (front === '?') this.#lay({ letter: '', as: 'joker' });
    else if (front === '+') this.#lay({ letter: '', as: 'cross' });
    else {
      const kinds = this.site.arsenal.filter((tile) => tile.front === front).length;
      const tile: Laid = { letter: front, as: 'letter' };
      // A back is worth saying where the Arsenal has several of the letter.
      const told = back !== null && kinds > 1 && this.around.accents();
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
    if (this.renaming === square) this.renaming = null;
  }
}
