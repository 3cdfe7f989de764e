import type { Square } from '../board/grid';
import type { Shape } from '../board/shapes';
import { prefs } from '../prefs.svelte';
import type { OfferKind } from '../wire/OfferKind';
import { Announcer } from './announce.svelte';
import { Conversation } from './conversation.svelte';
import { Live } from './live.svelte';

/** A panel that slides over the table where there is no room beside it. */
export type Panel = 'sheet' | 'talk' | 'more' | 'notes' | 'rule' | 'keys';

/** Long enough to read a sentence twice. */
const WORD_MS = 6_000;

/** The table as one visitor has arranged it: which way up, which move is looked at, what is open. */
export class Desk {
  readonly live: Live;
  readonly announcer = new Announcer();
  readonly conversation: Conversation;
  /** The number of moves played in the position that is looked at; null for the present. */
  looked = $state<number | null>(null);
  /** Whether the visitor turned the board. */
  turned = $state(false);
  /** Only the board and the clocks. */
  zen = $state(false);
  panel = $state<Panel | null>(null);
  /** Whether the dialog for another game is open. */
  newGame = $state(false);
  /** Whether it is one board among others on a page, which does not draw the focus to itself. */
  aside = false;
  /** The squares that a book speaks of, where a large board is looked at from near. */
  spoken = $state.raw<readonly Square[]>([]);
  /** What is drawn on the board for the reader of a book or a learner. */
  marks = $state.raw<readonly Shape[]>([]);
  /** Whether a hand is asked for. */
  hinting = $state(false);
  /** The offer of one's own that one has just withdrawn. */
  withdrew: OfferKind | null = null;
  /** A sentence that shows for a while. */
  word = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The side at the foot of the board. */
  readonly near = $derived.by(() => {
    const { live } = this;
    const seat = live.shared
      ? prefs.autoFlip
        ? (live.status?.awaited[0] ?? this.#lastNear)
        : 0
      : (live.seats[0] ?? 0);
    const base = seat % live.sides;
    this.#lastNear = base;
    return this.turned ? (base + Math.floor(live.sides / 2)) % live.sides : base;
  });
  /** When nobody is awaited the board stays as it was. */
  #lastNear = 0;

  constructor(id: string, game?: number) {
    this.live = new Live(id, game);
    this.conversation = new Conversation(this.live);
  }

  /** Looks at the position after `ply` of `plies` moves. */
  look(ply: number, plies: number): void {
    this.looked = ply >= plies ? null : Math.max(0, ply);
  }

  /** Looks some moves back or ahead. */
  step(by: number, plies: number): void {
    this.look((this.looked ?? plies) + by, plies);
  }

  /** Says a sentence to screen readers. */
  say(sentence: string): void {
    this.announcer.say(sentence);
  }

  /** Shows a sentence beside the board for a while. */
  tell(sentence: string): void {
    this.word = sentence;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.word = null), WORD_MS);
  }
}
