import { fan, NOWHERE, reaches, type Aim, type Reach } from '../../board/gesture';
import { Grid, type Square } from '../../board/grid';
import type { Manner } from '../../board/hand.svelte';
import { locale, t } from '../../i18n';
import type { Camp, Figure } from '../../pieces/figure';
import { prefs } from '../../prefs.svelte';
import { play, type Sound } from '../../sound';
import { deedOf } from '../../table/deeds';
import type { Change } from '../../table/reduce';
import type { Notice } from '../../wire/echecs/Notice';
import { OPTIONS, type OptionValues } from '../../wire/echecs/options';
import type { View } from '../../wire/echecs/View';
import type { Deed, Extra, Legend, Row, Session } from '../face';
import { halves } from '../halves';
import { Play } from '../play.svelte';
import { isOn } from '../settings';
import { answer, COMMANDS } from './answer';
import { campOf, moveNumber, parse, shift, type Letter } from './fen';
import { localSan, spoken } from './san';
import { AUTO_QUEEN } from './settings';
import { moveSound, soundsOf } from './sounds';

/** A move as the wire spells it, with what is shown of it meanwhile. */
export interface Attempt {
  from: Square;
  to: Square;
  promotion: Letter | null;
}

/** A notice of a move. */
export type Moved = Extract<Notice, { kind: 'moved' }>;

const MARKS = ['target', 'capture', 'last', 'threat', 'premove'];

/** A game of chess at the table: what is shown, and what the player is about to do. */
export class Echecs extends Play<View, Notice, Attempt, OptionValues> implements Session {
  protected readonly usual = OPTIONS;
  readonly grid = new Grid(8, 8);
  readonly ground = 'var(--sq-d)';
  readonly shortcuts = [];
  readonly legend = $derived.by((): Legend[] =>
    MARKS.filter((mark) => mark !== 'premove' || !this.desk.live.shared).map((mark) => ({
      mark,
      text: t(`echecs-legend-${mark}`),
    })),
  );
  chosen = $state<Square | null>(null);
  /** Waits for the player's second thought. */
  doubted = $state.raw<Attempt | null>(null);
  /** Waits for the piece to promote to. */
  promoting = $state.raw<{ from: Square; to: Square } | null>(null);
  premove = $state.raw<Attempt | null>(null);

  readonly moves = $derived.by(() => this.notices.filter((one) => one.kind === 'moved'));
  readonly plies = $derived(this.moves.length);
  readonly start = $derived.by(() => this.option('start'));
  readonly fen = $derived(
    this.present ? this.view.fen : (this.moves[this.ply - 1]?.fen ?? this.start),
  );
  readonly #shown = $derived(parse(this.fen));
  readonly attempt = $derived(
    this.pending ??
      this.doubted ??
      (this.promoting ? { ...this.promoting, promotion: null } : null),
  );
  readonly position = $derived(
    this.present && this.attempt
      ? shift(this.#shown, this.attempt.from, this.attempt.to, this.attempt.promotion)
      : this.#shown,
  );
  readonly last = $derived.by((): [Square, Square] | null => {
    if (this.present && this.attempt) return [this.attempt.from, this.attempt.to];
    if (this.present) return this.view.last;
    const move = this.moves[this.ply - 1];
    return move ? [move.from, move.to] : null;
  });
  readonly check = $derived(
    this.present
      ? this.attempt
        ? null
        : this.view.check
      : (this.moves[this.ply - 1]?.check ?? null),
  );
  readonly threats = $derived(this.check === null ? [] : [this.check]);
  /** Whether the board takes a move for later. */
  readonly early = $derived.by(() => {
    const { live } = this.desk;
    return this.present && live.playing && live.seated && !live.shared && live.turn === null;
  });
  readonly reach = $derived.by((): Reach => {
    const { live } = this.desk;
    if (!this.present || !live.playing || this.attempt) return NOWHERE;
    if (live.turn !== null) {
      const camp = campOf(live.turn);
      const mine = [...this.#shown].filter(([, figure]) => figure.camp === camp);
      return { origins: new Set(mine.map(([square]) => square)), dests: fan(this.view.dests) };
    }
    if (!this.early) return NOWHERE;
    const dests = fan(this.view.premoves);
    return { origins: new Set(dests.keys()), dests };
  });
  readonly goal = $derived.by(() => t('echecs-goal'));
  readonly rows = $derived.by(() => this.#rows());
  readonly hint = $derived.by(() => this.#hint());
  readonly alarm = $derived.by(() =>
    this.present && this.check && this.desk.live.playing ? t('echecs-check') : null,
  );
  readonly extras = $derived.by((): Extra[] =>
    this.view.claim && this.desk.live.turn !== null
      ? [
          {
            id: 'claim',
            label: t(`echecs-claim-${this.view.claim}`),
            icon: 'half',
            run: () => void this.desk.live.order({ act: 'claim' }),
          },
        ]
      : [],
  );
  readonly confirming = $derived.by(() => (this.doubted ? this.#written(this.doubted) : null));
  readonly commands = $derived.by(() =>
    COMMANDS.map((id) => ({
      type: t(`echecs-type-${id}`),
      does: t(`echecs-does-${id}`),
    })),
  );

  seatName(seat: number): string {
    return t(`echecs-seat-${campOf(seat)}`);
  }

  avatar(seat: number): { figure: Figure; camp: Camp } {
    return { figure: 'roi', camp: campOf(seat) };
  }

  points(points: number): string {
    return halves(points);
  }

  sending(seat: number): boolean {
    return this.pending !== null && this.view.turn === seat;
  }

  /** The hand moved a piece. */
  move(from: Square, to: Square, manner: Manner): void {
    if (this.early) {
      this.#foresee(from, to);
      return;
    }
    if (this.desk.live.turn === null) return;
    if (!reaches(this.reach, from, to)) {
      const promotes = this.#shown.get(from)?.name === 'pion' && /[18]$/.test(to);
      this.ask(`${from}${to}${promotes ? 'q' : ''}`, from);
      return;
    }
    if (!this.#promotes(from, to)) this.#settle({ from, to, promotion: null });
    // Ctrl turns the habit round for one move.
    else if (isOn(AUTO_QUEEN) !== manner.ctrl) this.#settle({ from, to, promotion: 'Q' });
    else this.promoting = { from, to };
  }

  /** Whoever takes hold of the board drops the move made ahead of time. */
  pressed(): void {
    this.premove = null;
  }

  promote(letter: Letter): void {
    if (!this.promoting) return;
    const attempt = { ...this.promoting, promotion: letter };
    this.promoting = null;
    this.#settle(attempt);
  }

  /** A move that was typed: as the hand would play it, with the piece to promote to. */
  type(from: Square, to: Square, promotion: Letter | null): void {
    if (promotion && this.#promotes(from, to) && reaches(this.reach, from, to))
      this.#settle({ from, to, promotion });
    else this.move(from, to, { dragged: false, ctrl: false });
  }

  confirm(): void {
    const attempt = this.doubted;
    this.doubted = null;
    if (attempt) this.#play(attempt);
  }

  cancel(): boolean {
    const had = this.promoting ?? this.doubted ?? this.premove ?? this.chosen;
    this.promoting = null;
    this.doubted = null;
    this.premove = null;
    this.chosen = null;
    return had !== null;
  }

  command(text: string): string | null {
    return answer(text, this);
  }

  /** What going there does. */
  aim(to: Square, from: Square): Aim {
    return this.captures(from, to) ? 'capture' : 'target';
  }

  /** Whether going there takes something, as far as the board shows. */
  captures(from: Square, to: Square): boolean {
    const figure = this.#shown.get(from);
    return this.#shown.has(to) || (figure?.name === 'pion' && from[0] !== to[0]);
  }

  /** A square in words, for those who listen to the board. */
  describe(square: Square): string {
    const figure = this.position.get(square);
    const words = figure
      ? t('echecs-square', { square, piece: t(`echecs-${figure.camp}-${figure.name}`) })
      : t('echecs-square-empty', { square });
    const notes = [words];
    if (this.chosen && reaches(this.reach, this.chosen, square))
      notes.push(t(this.captures(this.chosen, square) ? 'board-capture' : 'board-target'));
    if (square === this.check) notes.push(t('echecs-in-check'));
    if (square === this.last?.[1]) notes.push(t('board-last'));
    if (this.premove && (square === this.premove.from || square === this.premove.to))
      notes.push(t('echecs-legend-premove'));
    return notes.join(', ');
  }

  /** One of the moves in words. */
  told(ply: number): string {
    const move = this.moves[ply - 1];
    if (!move) return t('echecs-no-move');
    const before = parse(this.moves[ply - 2]?.fen ?? this.start);
    const enPassant = move.capture && !before.has(move.to);
    return spoken({ ...move, enPassant }, t);
  }

  deed(ply: number): Deed | null {
    const seat = (moveNumber(this.start).seat + ply - 1) % 2;
    const step = this.moves[ply - 1] && { seat };
    return deedOf(this.desk.live, this, step, () => this.told(ply));
  }

  #foresee(from: Square, to: Square): void {
    if (!reaches(this.reach, from, to)) return;
    const promotion = this.#promotes(from, to) ? 'Q' : null;
    this.premove = { from, to, promotion };
  }

  #settle(attempt: Attempt): void {
    if (prefs.confirmMoves) this.doubted = attempt;
    else this.#play(attempt);
  }

  #play(attempt: Attempt): void {
    this.premove = null;
    this.chosen = null;
    play(this.#sound(attempt));
    void this.send(uci(attempt), attempt, () => this.shake(attempt.from));
  }

  /** What is heard of a move that is made, as of the one the table will tell. */
  #sound({ from, to, promotion }: Attempt): Sound {
    const far = Math.abs(this.grid.file(from) - this.grid.file(to)) > 1;
    return moveSound({
      capture: this.captures(from, to),
      castles: far && this.#shown.get(from)?.name === 'roi',
      promotes: promotion !== undefined,
    });
  }

  #promotes(from: Square, to: Square): boolean {
    return this.view.promotes.includes(from) && /[18]$/.test(to);
  }

  protected changed({ fresh, undone, restarted }: Change): void {
    const told = fresh as Notice[];
    if (undone > 0 || restarted) this.restart();
    if (told.length === 0) return;
    const own = this.answered();
    this.promoting = null;
    this.doubted = null;
    const move = told.findLast((one) => one.kind === 'moved');
    if (move) {
      // One's own move was heard when it was made, but not yet the check it gives.
      const heard = move.from === own?.from && move.to === own.to ? 1 : 0;
      for (const sound of soundsOf(move).slice(heard)) play(sound);
      const moves = told.filter((one) => one.kind === 'moved').length;
      const last = this.plies;
      const plies = Array.from({ length: moves }, (_, i) => last - moves + 1 + i);
      this.desk.say(plies.map((ply) => this.told(ply)).join('. '));
    }
    this.#unleash();
  }

  /** The move made ahead of time is played if it is legal now, and forgotten if it is not. */
  #unleash(): void {
    const premove = this.premove;
    if (!premove || this.desk.live.turn === null) return;
    this.premove = null;
    this.desk.looked = null;
    if (reaches(this.reach, premove.from, premove.to)) this.#play(premove);
  }

  #rows(): Row[] {
    const language = locale();
    const first = moveNumber(this.start);
    const rows: Row[] = [];
    this.moves.forEach((move, index) => {
      const half = index + first.seat;
      const number = first.number + Math.floor(half / 2);
      const ply = index + 1;
      const entry = { ply, text: localSan(move.san, language), spoken: this.told(ply) };
      const row = rows.at(-1);
      if (row?.number === number) row.cells[1] = entry;
      else rows.push({ number, cells: half % 2 === 0 ? [entry] : [null, entry] });
    });
    return rows;
  }

  #hint(): string | null {
    if (this.promoting) return t('echecs-hint-promote');
    if (this.premove)
      return t('echecs-hint-premove', { from: this.premove.from, to: this.premove.to });
    const figure = this.chosen ? this.#shown.get(this.chosen) : undefined;
    if (!this.chosen || !figure) return null;
    const dests = this.reach.dests.get(this.chosen) ?? [];
    const takes = dests.filter((to) => this.captures(this.chosen ?? '', to)).length;
    return t('echecs-hint-chosen', {
      piece: t(`echecs-piece-${figure.name}`),
      square: this.chosen,
      free: dests.length - takes,
      takes,
    });
  }

  #written({ from, to, promotion }: Attempt): string {
    const figure = this.#shown.get(from);
    const piece = figure ? t(`echecs-piece-${figure.name}`) : '';
    const square = promotion ? `${to} (${t(`echecs-letter-${promotion}`)})` : to;
    return t('echecs-confirm', { piece, from, square });
  }
}

function uci({ from, to, promotion }: Attempt): string {
  return `${from}${to}${promotion?.toLowerCase() ?? ''}`;
}
