import { NOWHERE, type Aim, type Reach } from '../../board/gesture';
import type { Figure as Standing } from '../../board/figure';
import type { Square } from '../../board/grid';
import type { Manner } from '../../board/hand.svelte';
import { t } from '../../i18n';
import type { Camp, Figure } from '../../pieces/figure';
import { prefs } from '../../prefs.svelte';
import { play } from '../../sound';
import { deedOf } from '../../table/deeds';
import type { Change } from '../../table/reduce';
import type { Deed, Extra, Legend, Row, Session, Shortcut } from '../face';
import { halves } from '../halves';
import { Play } from '../play.svelte';
import { answer, COMMANDS } from './answer';
import { barredAt, type Barred } from './barred';
import { armOf, armsOf, campOf, campOfPiece, figureOf, Ground, type Arm } from './camp';
import { readMove, writeMove } from './moves';
import { between, Plan, type Hop } from './plan';
import { rowsOf, spoken, told } from './sheet';
import { moveSound, soundsOf } from './sounds';
import { piecesOf, played, positionsOf, stepsOf, type Pieces } from './story';
import { alarmTold, hintTold, hopTold, squareTold } from './told';
import type { Move } from '../../wire/chevaliers/Move';
import type { Notice } from '../../wire/chevaliers/Notice';
import { OPTIONS, type OptionValues } from '../../wire/chevaliers/options';
import type { View } from '../../wire/chevaliers/View';

const LEGEND = ['silver', 'gold', 'pond', 'must', 'target', 'beyond', 'capture', 'threat'];
const CALM: Manner = { dragged: false, ctrl: false };

/** A game of Échec aux Chevaliers at the table: what is shown, and what the player composes. */
export class Chevaliers extends Play<View, Notice, Plan, OptionValues> implements Session {
  protected readonly usual = OPTIONS;
  readonly ground = 'var(--chv-d)';
  #chosen = $state<Square | null>(null);
  /** The hops of the chosen piece that are composed and not played yet. */
  #hops = $state.raw<readonly Hop[]>([]);
  /** The square that the mouse or the keyboard rests on. */
  pointed = $state<Square | null>(null);

  readonly #rows = $derived.by(() => this.view.rows.join('/'));
  /** The layout's squares. */
  readonly land = $derived(new Ground(this.#rows.split('/')));
  readonly grid = $derived(this.land.grid);
  readonly steps = $derived.by(() => stepsOf(this.notices));
  readonly plies = $derived(this.steps.length);
  readonly #positions = $derived.by(() => positionsOf(this.steps, piecesOf(this.view.pieces)));
  /** The pieces that are looked at, before anything that is not played yet. */
  readonly pieces = $derived.by((): Pieces => this.#positions[this.ply] ?? new Map());
  readonly #sent = $derived(this.present ? this.pending : null);
  readonly position = $derived.by((): ReadonlyMap<Square, Standing> => {
    const sent = this.#sent;
    const pieces = sent
      ? played(this.pieces, { from: sent.from, to: sent.at }, sent.taken)
      : this.pieces;
    return new Map([...pieces].map(([square, piece]) => [square, figureOf(piece)]));
  });
  /** The move that led to what is shown. */
  readonly #shown = $derived.by((): Move | null => {
    if (this.ply === 0) return null;
    return this.steps[this.ply - 1]?.move ?? null;
  });
  readonly last = $derived.by((): [Square, Square] | null => {
    if (this.#sent) return [this.#sent.from, this.#sent.at];
    return this.#shown && [this.#shown.from, this.#shown.to];
  });
  /** The ways figures go to what is shown, and back from it. */
  readonly routes = $derived.by((): Square[][] => {
    const others = [this.steps[this.ply]?.move, this.steps[this.ply - 1]?.recalled];
    return [
      this.#sent?.path ?? this.#shown?.path ?? [],
      ...others.flatMap((move) => (move ? [move.path] : [])),
    ];
  });
  /** The pieces that the last move took, by the hop that took them. */
  readonly taken = $derived.by((): Map<Square, number> => {
    const path = this.routes[0] ?? [];
    return new Map(path.slice(1).map((to, hop) => [between(path[hop] ?? to, to), hop]));
  });
  /** The camp whose turn it is in what is shown. */
  readonly turn = $derived.by((): number => {
    if (this.present) return this.view.camp;
    return this.steps[this.ply]?.camp ?? 0;
  });
  /** How many players there are: with four, each has one arm (R20). */
  readonly seats = $derived.by(() => this.desk.live.status?.places.length ?? 2);
  /** The seats one acts for now. */
  readonly acting = $derived.by((): number[] => {
    const { live } = this.desk;
    if (!live.playing) return [];
    return (live.status?.awaited ?? []).filter((seat) => live.seats.includes(seat));
  });
  /** The arms one may move now. */
  readonly arms = $derived.by((): readonly Arm[] => {
    const arms = this.acting.flatMap((seat) => armsOf(seat, this.seats));
    return this.view.arms === 'all' ? arms : arms.filter((arm) => arm === this.view.arms);
  });
  /** The moves one may make. */
  readonly legal = $derived.by(() =>
    this.view.moves.flatMap((text) => {
      const move = readMove(text);
      const piece = move && this.view.pieces[move.from];
      return move && piece && this.arms.includes(armOf(piece)) ? [move] : [];
    }),
  );
  /** Whether pieces can be taken in hand. */
  readonly free = $derived.by(
    () => this.present && this.pending === null && this.acting.length > 0,
  );
  /** The move of the chosen piece, as far as it is composed. */
  readonly plan = $derived.by((): Plan | null =>
    this.free && this.#chosen ? this.#planOf(this.#chosen, this.#hops) : null,
  );
  readonly trail = $derived(this.plan?.path ?? []);
  readonly #next = $derived.by(() => this.plan?.next() ?? []);
  readonly reach = $derived.by((): Reach => {
    if (!this.free) return NOWHERE;
    const origins = [...this.pieces].flatMap(([square, piece]) =>
      campOfPiece(piece) === this.view.camp && this.arms.includes(armOf(piece)) ? [square] : [],
    );
    const dests = new Map<Square, Square[]>();
    const { plan } = this;
    if (plan) {
      const squares = new Set(this.#next.map(({ to }) => to));
      for (const square of plan.wholes().keys()) squares.add(square);
      // A second press on the last landing plays the move as it is.
      if (plan.complete) squares.add(plan.at);
      dests.set(plan.from, [...squares]);
    }
    return { origins: new Set(origins), dests };
  });
  /** The pieces of the other camp that the composed move takes. */
  readonly victims = $derived.by(() => this.plan?.taken ?? []);
  /** The ones that its next hop could take. */
  readonly prey = $derived.by(() =>
    this.#next.flatMap(({ kind, over }) => (kind === 'x' && over ? [over] : [])),
  );
  /** The pieces that can capture while a capture must be played (R12). */
  readonly must = $derived.by(() =>
    this.present && this.pending === null && this.desk.live.playing ? this.view.must : [],
  );
  /** Why the piece that is chosen, or pointed at, cannot be played. */
  readonly barred = $derived.by((): Barred | null => {
    if (!this.free || this.#hops.length > 0) return null;
    const chosen = this.#chosen === null ? null : barredAt(this, this.#chosen);
    return chosen ?? (this.pointed === null ? null : barredAt(this, this.pointed));
  });
  /** The castle square that an enemy of the camp to move stands on (R14). */
  readonly invader = $derived.by((): Square | null =>
    this.present && this.pending === null && this.desk.live.playing ? this.view.invader : null,
  );
  readonly threats = $derived(this.invader === null ? [] : [this.invader]);
  readonly marked = $derived.by(
    (): ReadonlyMap<string, readonly Square[]> =>
      new Map([['must', this.must.filter((square) => square !== this.#chosen)]]),
  );
  readonly raised = $derived.by(
    (): ReadonlyMap<string, readonly Square[]> =>
      new Map([
        ['capture', [...new Set([...this.victims, ...this.prey])]],
        ['barred', this.barred ? [this.barred.square] : []],
      ]),
  );
  readonly goal = $derived.by(() =>
    t(this.option('castle_hold') === '0' ? 'chevaliers-rule-race' : 'chevaliers-rule-aim'),
  );
  readonly rows = $derived.by((): Row[] => rowsOf(this.steps, t));
  readonly hint = $derived.by(() => hintTold(this));
  /** The hint says why the chosen piece may not move. */
  readonly hintClause = $derived.by(() =>
    this.barred && this.barred.square === this.#chosen ? this.barred.clause : null,
  );
  readonly alarm = $derived.by(() => alarmTold(this));
  readonly extras = $derived.by((): Extra[] =>
    this.view.claimable && this.desk.live.playing && this.desk.live.seated
      ? [{ id: 'claim', label: t('chevaliers-claim'), icon: 'flag', run: () => this.claim() }]
      : [],
  );
  /** The bench asks before a move is played, not the table. */
  readonly confirming = null;
  readonly ready = $derived.by(() => this.plan?.complete ?? false);
  readonly legend = $derived.by((): Legend[] =>
    LEGEND.map((mark) => ({ mark, text: t(`chevaliers-legend-${mark}`) })),
  );
  readonly commands = $derived.by(() =>
    COMMANDS.map((id) => ({
      type: t(`chevaliers-type-${id}`),
      does: t(`chevaliers-does-${id}`),
    })),
  );
  readonly shortcuts: Shortcut[] = [
    { key: 'u', does: 'chevaliers-key-back', run: () => this.back() },
  ];

  get chosen(): Square | null {
    return this.#chosen;
  }

  /** Another choice begins another move. */
  set chosen(square: Square | null) {
    if (square === this.#chosen) return;
    this.#chosen = square;
    this.#hops = [];
  }

  seatName(seat: number): string {
    return this.seats < 4 ? this.campName(campOf(seat)) : t(`seat-chevaliers-${seat}`);
  }

  /** The name of a camp: "Argentés". */
  campName(camp: number): string {
    return t(`side-chevaliers-${camp}`);
  }

  avatar(seat: number): { figure: Figure; camp: Camp } {
    return {
      figure: seat < 2 ? 'chevalier' : 'gens',
      camp: campOf(seat) === 0 ? 'silver' : 'gold',
    };
  }

  points(points: number): string {
    return halves(points);
  }

  sending(seat: number): boolean {
    return (
      this.pending !== null && this.desk.live.seats.includes(seat) && this.acting.includes(seat)
    );
  }

  /** Whether the viewer is of a camp; nobody is of both but those who share a screen. */
  sides(camp: number): boolean {
    return this.desk.live.seats.some((seat) => campOf(seat) === camp);
  }

  /** The hand moved a piece: one hop, or straight to a far square. True while the move goes on. */
  move(from: Square, to: Square, manner: Manner = CALM): boolean {
    if (!this.free) return false;
    const plan = this.#planOf(from, from === this.#chosen ? this.#hops : []);
    if (to === plan.at && plan.complete) {
      this.#send(plan);
      return false;
    }
    const hop = plan.next().find((one) => one.to === to);
    if (hop) return this.#take(plan.with(hop), manner);
    const [whole, other] = plan.wholes().get(to) ?? [];
    if (whole && !other) return this.#take(whole, manner);
    if (whole) {
      this.desk.tell(t('chevaliers-several', { square: to }));
      this.desk.say(t('chevaliers-several', { square: to }));
      return true;
    }
    this.ask(writeMove(from, [...plan.hops, { kind: this.#kind(plan.at, to), to }]), from);
    return false;
  }

  /** Takes one hop back. */
  back(): void {
    if (this.#hops.length === 0) return;
    this.#hops = this.#hops.slice(0, -1);
    const { plan } = this;
    if (plan) this.desk.say(t('chevaliers-said-back', { square: plan.at }));
  }

  confirm(): void {
    if (this.plan?.complete) this.#send(this.plan);
  }

  cancel(): boolean {
    const had = this.#chosen !== null;
    this.chosen = null;
    return had;
  }

  /** Signals that the last move forgot a capture (R13). */
  claim(): void {
    void this.desk.live.order({ act: 'claim' });
  }

  command(text: string): string | null {
    return answer(text, this);
  }

  /** Plays a move as it was typed; the rules say what is wrong with it. */
  type(text: string): void {
    const move = readMove(text);
    const whole = move && this.#planOf(move.from, []).follow(writeMove(move.from, move.parts));
    if (whole && !prefs.confirmMoves) this.#send(whole);
    else if (whole) {
      this.#chosen = whole.from;
      this.#hops = whole.hops;
    } else if (move) this.ask(writeMove(move.from, move.parts), move.from);
  }

  /** What going there does. */
  aim(to: Square): Aim {
    return this.#next.some((hop) => hop.to === to) || to === this.plan?.at ? 'target' : 'beyond';
  }

  /** A square in words, for those who listen to the board. */
  describe(square: Square): string {
    return squareTold(this, square);
  }

  /** One of the moves in words. */
  told(ply: number): string {
    const step = this.steps[ply - 1];
    return step ? spoken(step, t) : t('chevaliers-no-move');
  }

  deed(ply: number): Deed | null {
    return deedOf(this.desk.live, this, this.steps[ply - 1], (step) => told(step, t));
  }

  #planOf(from: Square, hops: readonly Hop[]): Plan {
    const stands = (square: Square) => this.land.stands(square);
    return new Plan(from, this.legal, { pieces: this.pieces, stands }, hops);
  }

  /** A move goes on to a landing; it is played when there is nothing more to say of it. */
  #take(plan: Plan, { cramped }: Manner): boolean {
    const more = plan.next().length > 0;
    if (plan.complete && !more && !prefs.confirmMoves && !cramped) {
      this.#send(plan);
      return false;
    }
    this.#chosen = plan.from;
    this.#hops = plan.hops;
    this.desk.say(hopTold(plan, more));
    return true;
  }

  /** What a hop would be, as far as the board shows. */
  #kind(from: Square, to: Square): '-' | '^' | 'x' {
    const far = (axis: (square: Square) => number) => Math.abs(axis(to) - axis(from));
    const [files, lines] = [far((one) => this.grid.file(one)), far((one) => this.grid.rank(one))];
    if (files % 2 === 1 || lines % 2 === 1 || Math.max(files, lines) !== 2) return '-';
    const over = this.pieces.get(between(from, to));
    if (!over) return '-';
    return campOfPiece(over) === this.view.camp ? '^' : 'x';
  }

  #send(plan: Plan): void {
    this.#chosen = null;
    this.#hops = [];
    play(moveSound(plan.text));
    void this.send(plan.text, plan, () => this.shake(plan.from));
  }

  protected changed({ fresh, undone, restarted }: Change): void {
    const told = fresh as Notice[];
    if (undone > 0 || restarted) this.restart();
    if (told.length === 0) return;
    const own = this.answered();
    this.cancel();
    this.#hear(told, own);
  }

  /** What others did is heard and said, and what threatens after it. */
  #hear(told: readonly Notice[], own: Plan | null): void {
    const last = told.findLast((one) => one.kind === 'moved');
    if (last && (last.move === null || last.move.text !== own?.text))
      for (const sound of soundsOf(last)) play(sound);
    const sentences: string[] = [];
    for (const notice of told) {
      if (notice.kind === 'claimed') {
        for (const sound of soundsOf(notice)) play(sound);
        sentences.push(t('chevaliers-said-claimed'));
      } else if (notice.kind === 'moved' && notice.move)
        sentences.push(...stepsOf([notice]).map((step) => spoken(step, t)));
    }
    if (this.view.invader && this.desk.live.playing) {
      play('check');
      if (this.alarm) sentences.push(this.alarm);
    }
    if (sentences.length > 0) this.desk.say(sentences.join('. '));
  }
}
