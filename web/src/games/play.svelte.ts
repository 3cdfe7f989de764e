import type { Square } from '../board/grid';
import { play } from '../sound';
import type { Desk } from '../table/desk.svelte';
import type { Change } from '../table/reduce';
import type { Values } from './manifest';

/** Tells the value of a rule option by its name. */
export type OptionReader<Of extends Values> = <Name extends keyof Of>(name: Name) => Of[Name];

/**
 * A game at the table as every game has it: what the server shows, which position is looked at, and
 * what was sent and is awaited. `Sent` is what is shown of a move meanwhile, `Of` the rule options by name,
 * with what each may be set to.
 */
export abstract class Play<View, Notice, Sent, Of extends Values = Record<never, never>> {
  readonly desk: Desk;
  /** Sent and not yet answered: shown as if it were played. */
  pending = $state.raw<Sent | null>(null);
  /** The figure that nods, and how many times it did. */
  nod = $state.raw<{ square: Square; times: number } | null>(null);
  /** The square of what was tried last and could not be. */
  touched: Square | null = null;
  #unwatch: () => void;

  readonly view = $derived.by(() => this.desk.live.frame?.view as View);
  readonly notices = $derived.by(() => (this.desk.live.frame?.notices ?? []) as Notice[]);
  /** Whether the board shows the present. */
  readonly present = $derived.by(() => this.desk.looked === null);
  readonly ply = $derived.by(() => this.desk.looked ?? this.plies);
  /** What is drawn on the board for the reader of a book or a learner. */
  readonly drawn = $derived.by(() => this.desk.marks);
  /** How many moves one can look back at. */
  abstract readonly plies: number;
  /** How every rule option stands where the table does not say, as the rules write it. */
  protected abstract readonly usual: Of;

  constructor(desk: Desk) {
    this.desk = desk;
    this.#unwatch = desk.live.watch((change) => this.changed(change));
  }

  close(): void {
    this.#unwatch();
  }

  /** The value of a rule option: the server sends no other than the rules know. */
  option<Name extends keyof Of>(name: Name): Of[Name] {
    const set = this.desk.live.frame?.options.find(([one]) => one === name)?.[1];
    return (set as Of[Name] | undefined) ?? this.usual[name];
  }

  /** Lets go of whatever is begun; false when there was nothing. */
  abstract cancel(): boolean;

  /** Lets go of what is begun when the position changes under it. */
  protected letGo(): void {
    this.cancel();
  }

  /** The table has changed. */
  protected abstract changed(change: Change): void;

  /** What was played is taken back, or another game begins: what was begun or sent means nothing. */
  protected restart(): void {
    this.letGo();
    this.pending = null;
    this.desk.looked = null;
  }

  /** The game has gone on: what was sent is answered. */
  protected answered(): Sent | null {
    const sent = this.pending;
    this.pending = null;
    return sent;
  }

  /**
   * Sends an act that is shown as done until the game tells of it, and no longer where it is
   * refused. The server's answer comes before what the game tells: in between nothing can be sent again.
   */
  protected send(act: string, sent: Sent, refused?: () => void): Promise<void> {
    this.pending = sent;
    return this.desk.live.order({ act }).then(({ done }) => {
      // When the answer comes the game may have gone on, and nothing waits for it any more.
      if (done || this.pending !== sent) return;
      this.pending = null;
      play('refused');
      refused?.();
    });
  }

  /** Asks something of the game that the board does not show meanwhile. */
  say(act: string): Promise<void> {
    return this.desk.live.order({ act }).then(({ done }) => {
      if (!done) play('refused');
    });
  }

  /** A move the rules will refuse is asked all the same, for the clause that forbids it. */
  protected ask(act: string, from: Square): void {
    this.shake(from);
    play('refused');
    void this.desk.live.order({ act });
  }

  protected shake(square: Square): void {
    this.touched = square;
    this.nod = { square, times: (this.nod?.times ?? 0) + 1 };
  }
}
