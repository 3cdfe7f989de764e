import type { Square } from '../../board/grid';
import {
  cut,
  EMPTY,
  isEmpty,
  less,
  reprises,
  standing,
  unnamed,
  type Draft,
  type Site,
  type Shot,
} from './draft';
import type { Axis } from './ground';
import { History } from './history';
import { endsOf } from './lines';
import { lacking, leftOver, sources } from './sources';
import type { Tool } from './tools';
import { coupText, wordsRead } from './written';

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
  site(): Site;
  /** Whether accents count (7.1). */
  accents(): boolean;
}

/** A coup as far as it is composed: what lies in it, what it reads as, and the steps back from it. */
export class Composition {
  #draft = $state.raw<Draft>(EMPTY);
  caret = $state.raw<Caret | null>(null);
  tool = $state<Tool>('lay');
  /** The tile of the Arsenal in hand, by its place there. */
  held = $state<number | null>(null);
  /** The square pressed first by a tool that needs two. */
  first = $state<Square | null>(null);
  /** The square whose joker is to stand for something else. */
  protected renaming = $state<Square | null>(null);
  protected readonly around: Around;
  #history = new History<Moment>();

  readonly axis = $derived.by((): Axis => this.caret?.axis ?? 'h');
  readonly site = $derived.by(() => this.around.site());
  readonly empty = $derived(isEmpty(this.draft));
  /** The square whose joker waits for its letter (7.3): no coup is whole before. */
  readonly asking = $derived(this.renaming ?? unnamed(this.draft));
  /** The board once letters are taken and turned. */
  readonly board = $derived(standing(this.site.chains, this.draft));
  readonly text = $derived(coupText(this.site, this.draft, this.axis));
  readonly words = $derived(wordsRead(this.site.chains, this.draft, this.axis));
  readonly sources = $derived(sources(this.site, this.draft));
  /** The letters taken that are not in the word yet. */
  readonly over = $derived(leftOver(this.site, this.draft));
  readonly lacking = $derived(lacking(this.site, this.draft));
  readonly reprise = $derived(reprises(this.site, this.draft));
  /** The squares of the letters that are taken. */
  readonly taken = $derived(cut(this.site.chains, this.draft).groups.flat());
  /** The chains as far as they are left, from one extremity to the other. */
  readonly rests = $derived.by(() =>
    cut(this.site.chains, this.draft).rests.map(({ left }) => left.map(({ cell }) => cell)),
  );
  /** The squares where chains end now. */
  readonly ends = $derived.by(() => new Set(this.rests.flatMap(endsOf)));
  /** How many tiles of each kind of the Arsenal are in the coup. */
  readonly spent = $derived.by(() => {
    const counts = this.site.arsenal.map(() => 0);
    for (const source of this.sources.values())
      if (source.from === 'arsenal') counts[source.at]! += 1;
    if (this.draft.block !== null) {
      const cross = this.site.arsenal.findIndex(({ front }) => front === '+');
      if (cross >= 0) counts[cross]! += 1;
    }
    return counts;
  });

  constructor(around: Around) {
    this.around = around;
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

  /** Takes one step back; false when there was none. */
  back(): boolean {
    if (this.first !== null || this.held !== null) {
      this.letGo();
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

  /** The extremities of the chain that a shot strikes. */
  endsOf(shot: Shot): Square[] {
    return endsOf(this.rests.find((cells) => cells.includes(shot.end)) ?? []);
  }

  /** Whether the caret stands on the end of one's own chain, where a word begins. */
  get fromEnd(): boolean {
    return this.caret !== null && this.ends.has(this.caret.square) && this.owns(this.caret.square);
  }

  /** Whether a square is of one's own chains. */
  protected owns(square: Square): boolean {
    const { chains, seat } = this.site;
    return chains.some(
      ({ owner, tiles }) => owner === seat && tiles.some(({ cell }) => cell === square),
    );
  }

  get #now(): Moment {
    return { draft: this.draft, caret: this.caret };
  }

  #restore({ draft, caret }: Moment): void {
    this.letGo();
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

  /** Puts down what is in hand. */
  protected letGo(): void {
    this.held = null;
    this.first = null;
    this.renaming = null;
  }
}
