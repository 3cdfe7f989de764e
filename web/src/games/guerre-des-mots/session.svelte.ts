import type { Square } from '../../board/grid';
import { t } from '../../i18n';
import type { Camp, Figure } from '../../pieces/figure';
import { play } from '../../sound';
import { recent } from '../../table/deeds';
import type { Desk } from '../../table/desk.svelte';
import { listOf, nameOf } from '../../table/names';
import type { Change } from '../../table/reduce';
import { hasTwin } from '../../table/result';
import type { Held } from '../../wire/guerre-des-mots/Held';
import type { Notice } from '../../wire/guerre-des-mots/Notice';
import { LEVELS } from '../../wire/guerre-des-mots/facts';
import { OPTIONS, type OptionValues } from '../../wire/guerre-des-mots/options';
import type { View } from '../../wire/guerre-des-mots/View';
import type { Deed, Extra, Legend, Row, Session, Shortcut } from '../face';
import { halves } from '../halves';
import { Play } from '../play.svelte';
import { chosen } from '../settings';
import { fitted } from './ahead';
import { answer, COMMANDS } from './answer';
import { refusedBy, type Barred } from './barred';
import { Composer } from './composer.svelte';
import { Follow } from './follow.svelte';
import { Foresight } from './foresight.svelte';
import { GRID } from './ground';
import { Layout } from './layout.svelte';
import { keepComposed, recallComposed, type Moment } from './kept';
import { compass, tinctureOf, type Tincture } from './seating';
import { PACE } from './settings';
import { rowsOf } from './sheet';
import { Shown } from './shown.svelte';
import { soundsOf } from './sounds';
import { stepsOf, type Step } from './story';
import { alarmTold, hintTold, spoken, squareTold } from './told';

/** How long a coup of others is looked at before the next, and a little more for each letter. */
const PACES = { off: 0, fast: 700, normal: 1500, slow: 3000 };
const LETTER_MS = 90;

const LEGEND = ['blue', 'green', 'violet', 'red', 'brown', 'symbol', 'end'];

/** What one of the levels has. */
type Level = (typeof LEVELS)[keyof typeof LEVELS];

/** A game of La Guerre des Mots at the table: what is shown, and what the player composes. */
export class GuerreDesMots extends Play<View, Notice, string, OptionValues> implements Session {
  protected readonly usual = OPTIONS;
  readonly grid = GRID;
  readonly ground = 'var(--gdm)';
  readonly composer: Composer;
  readonly follow: Follow;
  readonly foresight: Foresight;
  /** How the letters of the Arsenal lie. */
  readonly layout: Layout;
  /** What was sent last, as it is written; null once something else is composed. */
  tried: string | null = null;
  /** The squares on which others have spoilt what was composed ahead, until it is looked at. */
  lost = $state.raw<readonly Square[]>([]);
  /** The seat that looks at a shared screen. */
  #unveiled = $state<number | null>(null);
  #unkeep: () => void;

  readonly steps = $derived(stepsOf(this.notices));
  readonly plies = $derived(this.steps.length);
  /** What of it the board shows. */
  readonly board = new Shown(this);
  /** The seat whose Arsenal lies before the viewer; null for those who watch. */
  readonly holder = $derived.by((): number | null => {
    const { live } = this.desk;
    if (!live.seated) return null;
    if (!live.shared) return live.seats[0] ?? null;
    const { awaited } = this.view;
    return awaited !== null && live.seats.includes(awaited) ? awaited : (this.#unveiled ?? null);
  });
  /** Whether the screen is between two players, so that nobody's Arsenal shows. */
  readonly curtain = $derived.by(() => {
    const { live } = this.desk;
    const secret = this.option('open_arsenals') !== 'true';
    return secret && live.shared && live.playing && this.holder !== this.#unveiled;
  });
  readonly arsenal = $derived.by((): readonly Held[] | null => {
    if (this.holder === null || this.curtain) return null;
    return this.view.seats[this.holder]?.arsenal ?? null;
  });
  /** Whether a coup can be played. */
  readonly free = $derived.by(() => {
    const { live } = this.desk;
    const open = this.present && this.pending === null && !this.curtain;
    return open && live.turn !== null && !live.status?.paused;
  });
  /** Whether the player may compose the next coup while others play. */
  readonly ahead = $derived.by(() => {
    const { live } = this.desk;
    const awaits = !this.led && live.playing && live.turn === null && !live.status?.paused;
    const plays = this.holder !== null && !this.view.seats[this.holder]?.left;
    return this.present && awaits && plays && !live.shared;
  });
  /** Whether a coup can be composed, now or ahead. */
  readonly open = $derived.by(() => this.free || this.ahead);
  /** Whether what is composed shows on the board. */
  readonly composing = $derived.by(() => this.present && (this.open || this.pending !== null));
  /** Whether the player has no chain yet (2.6). */
  readonly chainless = $derived.by(
    () => !this.view.chains.some(({ owner }) => owner === this.holder),
  );
  readonly goal = $derived.by(() => t('gdm-rule-aim'));
  readonly rows = $derived.by((): Row[] =>
    rowsOf(
      this.steps,
      (seat) => this.code(seat),
      (seat) => this.who(seat),
    ),
  );
  readonly hint = $derived.by(() => hintTold(this));
  readonly alarm = $derived.by(() => alarmTold(this));
  readonly extras: Extra[] = [];
  /** The bench asks before a coup is played, not the table. */
  readonly confirming = null;
  readonly ready = $derived.by(() => {
    const { composer } = this;
    const whole = composer.reprise || composer.over.length === 0;
    return (
      this.free &&
      composer.text !== null &&
      composer.asking === null &&
      composer.lacking.length === 0 &&
      whole &&
      this.foresight.told?.verdict !== 'refused' &&
      this.foresight.told?.verdict !== 'error'
    );
  });
  readonly legend = $derived.by((): Legend[] =>
    LEGEND.map((mark) => ({ mark: `gdm-${mark}`, text: t(`gdm-legend-${mark}`) })),
  );
  readonly commands = $derived.by(() =>
    COMMANDS.map((id) => ({ type: t(`gdm-type-${id}`), does: t(`gdm-does-${id}`) })),
  );
  readonly shortcuts: Shortcut[] = [
    { key: 'Ctrl+Z', does: 'gdm-key-back', run: () => this.back() },
    { key: 'Ctrl+Y', does: 'gdm-key-forth', run: () => this.forth() },
  ];

  constructor(desk: Desk) {
    super(desk);
    this.composer = new Composer({
      site: () => ({
        chains: this.view.chains,
        arsenal: this.arsenal ?? [],
        bases: this.holder === null ? [] : (this.view.seats[this.holder]?.bases ?? []),
        seat: this.holder ?? -1,
      }),
      accents: () => this.accents,
    });
    this.follow = new Follow({
      steps: () => this.plies,
      pace: (ply) => {
        const pace = PACES[chosen(PACE)];
        return pace && pace + LETTER_MS * this.board.laid(ply).length;
      },
      shows: (ply) => this.#heard(ply),
    });
    this.layout = new Layout({
      table: () => desk.live.id,
      seat: () => this.holder,
      arsenal: () => this.arsenal,
    });
    this.foresight = new Foresight(desk.live.id, {
      text: () => {
        const { text, lacking, asking, draft, reprise } = this.composer;
        const begun = reprise || draft.laid.size > 0 || draft.pivot !== null;
        return this.open && begun && lacking.length === 0 && asking === null ? text : null;
      },
      board: () => this.view.chains,
    });
    this.#recall();
    this.#unkeep = $effect.root(() => {
      $effect(() => {
        const [{ draft, caret }, moment] = [this.composer, this.#moment];
        if (moment && this.pending === null) keepComposed(moment, { draft, caret });
      });
    });
  }

  override close(): void {
    super.close();
    this.follow.skip();
    this.#unkeep();
    this.foresight.close();
  }

  /** What the level of the rule has (section 16). */
  get level(): Level {
    return LEVELS[this.option('level')];
  }

  /** Whether accents count (7.1). */
  get accents(): boolean {
    const accents = this.option('accents');
    if (accents !== 'by_level') return accents === 'exact';
    return this.level.exact;
  }

  /** Whether shots in range are proposed (8.8, R-33): in friendly play, or where the table says so. */
  get reminds(): boolean {
    return this.option('on_error') === 'refuse' || this.option('remind_shots') === 'true';
  }

  /** What others have spoilt of the coup composed ahead, in a sentence. */
  get lostTold(): string {
    return t('gdm-ahead-lost', { squares: listOf(this.lost), count: this.lost.length });
  }

  /** Whether a lesson leads the player coup by coup: it has no table. */
  get led(): boolean {
    return this.desk.live.id === '';
  }

  /** Whether one may take letters back for another (10.5), and there is more than one other. */
  get helps(): boolean {
    return (
      this.option('ally_reprise') === 'consent' &&
      this.level.ally &&
      this.view.seats.length > 2 &&
      !this.chainless &&
      !this.led
    );
  }

  /** The name of a seat on the compass: `OSO`. */
  code(seat: number): string {
    return compass(this.desk.live.status?.places.length ?? 2, seat);
  }

  tincture(seat: number): Tincture {
    return tinctureOf(this.code(seat));
  }

  seatName(seat: number): string {
    return t(`seat-guerre-des-mots-${this.code(seat)}`);
  }

  /** How the player of a seat is called. */
  who(seat: number): string {
    const { live } = this.desk;
    const info = live.player(seat)?.info;
    if (live.shared || !info) return this.seatName(seat);
    const name = nameOf(info);
    return hasTwin(live, seat) ? t('name-at-seat', { name, seat: this.code(seat) }) : name;
  }

  avatar(): { figure: Figure; camp: Camp } {
    return { figure: 'dame', camp: 'white' };
  }

  points(points: number): string {
    return halves(points);
  }

  sending(seat: number): boolean {
    return this.pending !== null && this.view.awaited === seat;
  }

  /** The player at a shared screen is there and looks. */
  unveil(): void {
    this.#unveiled = this.holder;
    this.#recall();
  }

  /** Whose coup is composed, and when; null while nobody may look at it. */
  get #moment(): Moment | null {
    if (this.holder === null || this.curtain || this.led) return null;
    return { table: this.desk.live.id, seat: this.holder, steps: this.notices.length };
  }

  /** Takes up what was composed before the page was loaded again. */
  #recall(): void {
    const composed = this.#moment && recallComposed(this.#moment);
    if (composed) this.composer.settle(composed.draft, composed.caret);
  }

  deed(ply: number): Deed | null {
    const step = this.steps[ply - 1];
    if (!step) return null;
    return { seat: step.seat, text: `${this.told(ply).replace(/\.$/, '')}.` };
  }

  get following(): number | null {
    return this.follow.shown;
  }

  again(): void {
    const [first] = recent(this.desk.live, this, this.plies);
    if (first !== undefined) this.follow.again(first - 1);
  }

  /** A square was pressed. */
  press(square: Square): void {
    this.follow.skip();
    if (!this.open) return;
    this.lost = [];
    if (this.#done(this.composer.press(square))) this.desk.say(this.describe(square));
  }

  /** A tile of the Arsenal was let go on a square. */
  drop(at: number, square: Square): void {
    if (this.open) this.#done(this.composer.drop(at, square));
  }

  /** The last letter of a word was dragged to another square (6.5). */
  turn(from: Square, to: Square): void {
    // Whoever drags from a bare square means nothing by it.
    if (this.open && from !== to && this.composer.board.has(from))
      this.#done(this.composer.pivot(from, to));
  }

  /** Whether something was done; what bars the way is said as the referee would. */
  #done(barred: Barred | null): boolean {
    this.desk.live.refusal = barred && refusedBy(barred);
    this.tried = null;
    if (barred) play('refused');
    return !barred;
  }

  /** A letter was typed on the board. */
  type(sign: string): boolean {
    this.follow.skip();
    if (!this.open) return false;
    const done = this.#done(this.composer.type(sign));
    if (done) this.lost = [];
    return done;
  }

  /** Takes one step back. */
  back(): void {
    if (this.open && this.composer.back())
      this.desk.say(t('gdm-said-back', { coup: this.composer.text ?? '–' }));
  }

  /** Takes up again what was taken back. */
  forth(): void {
    if (this.open && this.composer.forth())
      this.desk.say(t('gdm-said-forth', { coup: this.composer.text ?? '–' }));
  }

  /** Plays what is composed. */
  confirm(): void {
    if (this.ready && this.composer.text !== null) this.say(this.composer.text);
  }

  cancel(): boolean {
    const had = !this.composer.empty || this.composer.caret !== null || this.lost.length > 0;
    this.composer.clear();
    this.lost = [];
    return had;
  }

  command(text: string): string | null {
    return answer(text, this);
  }

  /** Plays a coup as it is written. */
  override say(act: string): Promise<void> {
    this.tried = act;
    // A refused coup stays composed, to be mended.
    return this.send(act, act);
  }

  /** A square in words, for those who listen to the board. */
  describe(square: Square): string {
    return squareTold(this, square);
  }

  /** One of the steps in words. */
  told(ply: number): string {
    const step = this.steps[ply - 1];
    return step ? spoken(step, (seat) => this.who(seat)) : t('gdm-no-coup');
  }

  /** What was composed ahead stays, but for what the others have taken or covered. */
  #fit(): void {
    const { draft, lost } = fitted(this.view.chains, this.composer.draft);
    this.composer.forget();
    if (lost.length === 0) return;
    this.composer.settle(draft, this.composer.caret);
    this.lost = [...new Set([...this.lost, ...lost])];
    this.desk.say(this.lostTold);
  }

  /** A step comes to be shown. */
  #heard(ply: number): void {
    const step = this.steps[ply - 1];
    if (step) for (const sound of soundsOf(step)) play(sound);
  }

  protected changed({ fresh, undone, restarted }: Change): void {
    const told = fresh as Notice[];
    if (undone > 0 || restarted) {
      this.restart();
      this.follow.skip();
    }
    if (told.length === 0) return;
    const steps = stepsOf(told);
    const own = this.desk.live.seats;
    const others = (notice: Notice) => 'seat' in notice && !own.includes(notice.seat);
    // 10.5: what one consents to is told as the coup of whoever asked, and answers it all the same.
    this.answered();
    if (!this.desk.live.shared && told.every(others)) this.#fit();
    else this.cancel();
    for (const notice of told)
      if (notice.kind === 'asked' || notice.kind === 'declined')
        for (const sound of soundsOf(notice)) play(sound);
    for (const notice of told)
      if (notice.kind === 'declined')
        this.desk.tell(t('gdm-declined', { name: this.who(notice.seat) }));
    const foreign = ({ seat }: Step) => !own.includes(seat) || this.desk.live.shared;
    // Whoever composes needs the board as it is.
    const idle = this.composer.empty && this.composer.caret === null;
    if (steps.length > 0 && steps.every(foreign) && !this.desk.live.shared && idle)
      this.follow.arrive(this.plies - steps.length);
    else {
      this.follow.skip();
      if (steps.length > 0) this.#heard(this.plies);
    }
    if (steps.length > 0)
      this.desk.say(steps.map((step) => spoken(step, (seat) => this.who(seat))).join('. '));
    for (const step of steps)
      if (step.kind === 'erred') this.desk.tell(spoken(step, (seat) => this.who(seat)));
  }
}
