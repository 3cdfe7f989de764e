import type { Figure as Standing, Tile } from '../../board/figure';
import { reaches, type Aim, type Reach } from '../../board/gesture';
import { Grid, type Square } from '../../board/grid';
import { t } from '../../i18n';
import type { Camp, Figure } from '../../pieces/figure';
import { prefs } from '../../prefs.svelte';
import { play } from '../../sound';
import { deedOf } from '../../table/deeds';
import type { Change } from '../../table/reduce';
import type { Notice } from '../../wire/cueillette/Notice';
import { OPTIONS, type OptionValues } from '../../wire/cueillette/options';
import type { View } from '../../wire/cueillette/View';
import type { Deed, Legend, Row, Session } from '../face';
import { halves } from '../halves';
import { Play } from '../play.svelte';
import { read } from './position';

/** A leap on its way to the server. */
interface Leap {
  from: Square;
  to: Square;
}

const NOTHING: Reach = { origins: new Set(), dests: new Map() };
const CAMPS = ['white', 'black'] as const;
const SQUARE = /^[a-g][1-7]$/;

/** A game of Cueillette at the table: what is shown, and what the player is about to do. */
export class Cueillette extends Play<View, Notice, Leap, OptionValues> implements Session {
  protected readonly usual = OPTIONS;
  readonly grid = new Grid(7, 7);
  readonly ground = 'var(--sq-d)';
  readonly shortcuts = [];
  readonly extras = [];
  readonly alarm = null;
  chosen = $state<Square | null>(null);
  /** Waits for the player's second thought. */
  doubted = $state.raw<Leap | null>(null);

  readonly leaps = $derived.by(() => this.notices.filter((one) => one.kind === 'took'));
  readonly plies = $derived(this.leaps.length);
  /** What was dealt, which is what is shown before the first leap. */
  readonly #deal = $derived.by(() => this.notices.find((one) => one.kind === 'dealt')?.position);
  readonly shown = $derived.by(() =>
    read(
      this.present ? this.view.position : (this.leaps[this.ply - 1]?.position ?? this.#deal ?? ''),
    ),
  );
  readonly #leap = $derived(this.present ? (this.pending ?? this.doubted) : null);
  readonly position = $derived.by(
    (): ReadonlyMap<Square, Standing> =>
      new Map(
        [...this.shown.knights].map(([square, seat]) => [
          square === this.#leap?.from ? this.#leap.to : square,
          { name: 'cheval', camp: CAMPS[seat] ?? 'white' },
        ]),
      ),
  );
  readonly tiles = $derived.by(
    (): ReadonlyMap<Square, Tile> =>
      new Map(
        [...this.shown.letters].flatMap(([square, letter]) =>
          square === this.#leap?.to ? [] : [[square, { letter }]],
        ),
      ),
  );
  readonly last = $derived.by((): [Square, Square] | null => {
    if (this.#leap) return [this.#leap.from, this.#leap.to];
    const leap = this.leaps[this.ply - 1];
    return leap ? [leap.from, leap.to] : null;
  });
  /** The server lists what may be done: the page does not know how a knight leaps. */
  readonly reach = $derived.by((): Reach => {
    const { live } = this.desk;
    if (!this.present || !live.playing || this.#leap || live.turn === null) return NOTHING;
    const from = this.view.knights[live.turn] ?? '';
    return {
      origins: new Set([from]),
      dests: new Map([[from, this.view.moves]]),
    };
  });
  readonly goal = $derived.by(() => t('cueillette-goal'));
  readonly legend = $derived.by((): Legend[] =>
    ['capture', 'last'].map((mark) => ({ mark, text: t(`board-${mark}`) })),
  );
  readonly hint = $derived.by(() =>
    this.chosen ? t('cueillette-hint', { count: this.view.moves.length }) : null,
  );
  readonly rows = $derived.by((): Row[] => {
    const rows: Row[] = [];
    this.leaps.forEach(({ seat, to, letter, points }, index) => {
      const ply = index + 1;
      const entry = {
        ply,
        text: `${to} ${letter} +${points}`,
        spoken: this.told(ply),
      };
      const row = rows.at(-1);
      if (seat === 1 && row?.cells.length === 1) row.cells[1] = entry;
      else
        rows.push({
          number: rows.length + 1,
          cells: seat === 0 ? [entry] : [null, entry],
        });
    });
    return rows;
  });
  readonly confirming = $derived.by(() => this.doubted?.to ?? null);
  readonly commands = $derived.by(() => [
    { type: t('cueillette-type-leap'), does: t('cueillette-does-leap') },
  ]);

  seatName(seat: number): string {
    return t(`side-cueillette-${seat}`);
  }

  avatar(seat: number): { figure: Figure; camp: Camp } {
    return { figure: 'cheval', camp: CAMPS[seat] ?? 'white' };
  }

  points(points: number): string {
    return halves(points);
  }

  sending(seat: number): boolean {
    return this.pending !== null && this.desk.live.turn === seat;
  }

  /** The hand moved a knight. */
  move(from: Square, to: Square): void {
    if (this.desk.live.turn === null) return;
    // What the rules will refuse is asked all the same, for the clause that forbids it.
    if (!reaches(this.reach, from, to)) this.ask(to, from);
    else if (prefs.confirmMoves) this.doubted = { from, to };
    else this.#play({ from, to });
  }

  confirm(): void {
    const leap = this.doubted;
    this.doubted = null;
    if (leap) this.#play(leap);
  }

  cancel(): boolean {
    const had = this.doubted ?? this.chosen;
    this.doubted = null;
    this.chosen = null;
    return had !== null;
  }

  command(text: string): string | null {
    const to = text.trim().toLowerCase();
    if (!SQUARE.test(to)) return null;
    const { turn } = this.desk.live;
    if (turn === null || this.pending) return t('command-not-your-turn');
    if (!this.present) return t('command-past');
    this.move(this.view.knights[turn] ?? '', to);
    return '';
  }

  /** Every leap takes a letter, which a mark in the middle of the square would hide. */
  aim(): Aim {
    return 'capture';
  }

  /** A square in words, for those who listen to the board. */
  describe(square: Square): string {
    const seat = this.shown.knights.get(square);
    const letter = this.shown.letters.get(square);
    const notes = [
      seat !== undefined
        ? t('cueillette-knight', { square, side: this.seatName(seat) })
        : t(letter ? 'cueillette-letter' : 'cueillette-empty', {
            square,
            letter: letter ?? '',
          }),
    ];
    if (this.chosen && reaches(this.reach, this.chosen, square)) notes.push(t('board-capture'));
    if (square === this.last?.[1]) notes.push(t('board-last'));
    return notes.join(', ');
  }

  /** One of the leaps in words. */
  told(ply: number): string {
    const leap = this.leaps[ply - 1];
    return leap ? t('cueillette-said', { ...leap }) : '';
  }

  deed(ply: number): Deed | null {
    return deedOf(this.desk.live, this, this.leaps[ply - 1], () => this.told(ply));
  }

  #play(leap: Leap): void {
    this.chosen = null;
    play('capture');
    void this.send(leap.to, leap, () => this.shake(leap.from));
  }

  protected changed({ fresh, undone, restarted }: Change): void {
    if (undone > 0 || restarted) this.restart();
    if (fresh.length === 0) return;
    const own = this.answered();
    this.cancel();
    const took = (fresh as Notice[]).findLast((one) => one.kind === 'took');
    if (!took) return;
    if (took.to !== own?.to) play('capture');
    this.desk.say(this.told(this.plies));
  }
}
