import { api } from '../api';
import type { Square } from '../board/grid';
import type { Scene } from '../board/scene';
import type { Shape } from '../board/shapes';
import { t } from '../i18n';
import type { Face, Session } from '../games/face';
import { Desk } from '../table/desk.svelte';
import type { Settled } from '../table/link';
import { sentence } from '../ui/failure';
import type { Sign } from '../wire/book/Sign';
import type { ErrorBody } from '../wire/ErrorBody';
import type { Finding } from '../wire/Finding';
import type { Input } from '../wire/Input';
import type { TableFrame } from '../wire/TableFrame';

/** A position of a book and the rules it is played by. */
export interface Place {
  position: string;
  options: [string, string][];
}

/** What came of an action: where it led, or why it may not be. */
export interface Outcome {
  act: string;
  finding: Finding;
}

/** Who is told what came of the actions at a board. */
export interface Judge {
  /** Says whether what was done stands; what does not is taken back. */
  judged(outcome: Outcome): Promise<boolean>;
  /** No answer came: the referee is away, or may not speak now. */
  unanswered(error: unknown): void;
}

/** Whoever only looks does nothing that could be judged. */
const ONLOOKER: Judge = { judged: () => Promise.resolve(false), unanswered: () => {} };

const INKS = { plain: 'green', red: 'red', pale: 'blue' } as const;

/**
 * What marks of a book are on a board: one shape each, or one for each stretch of its way. Leaps that
 * go on where others ended are counted through.
 */
export function shapesOf(marks: readonly Sign[]): Shape[] {
  const leaps = marks.filter(({ shape }) => shape === 'leap');
  const goesOn = (square: string | undefined) => leaps.some(({ squares }) => squares[0] === square);
  const landed = new Map<string, number>();
  return marks.flatMap(({ shape, squares, tone }): Shape[] => {
    const names = squares.map((square): Square => square.toLowerCase());
    const ink = INKS[tone];
    if (shape === 'ring' && tone === 'red')
      return names.map((from) => ({ from, to: from, ink, as: 'taken' }));
    if (shape === 'ring' || shape === 'bar')
      return names.map((from) => ({ from, to: from, ink, ...(shape === 'bar' && { as: shape }) }));
    const before = landed.get(squares[0]!) ?? 0;
    const counted = squares.length > 2 || before > 0 || goesOn(squares.at(-1));
    if (shape === 'leap') landed.set(squares.at(-1)!, before + squares.length - 1);
    return names.slice(1).map((to, i) => ({
      from: names[i]!,
      to,
      ink,
      ...(shape !== 'arrow' && { as: shape }),
      ...(shape === 'leap' && counted && { nth: before + i + 1 }),
    }));
  });
}

/** A position of a book on a real board, with the real referee and no table. */
export class Study {
  readonly desk = new Desk('');
  readonly session: Session;
  readonly game: string;
  /** Where the game stands; null until the referee has answered. */
  finding = $state.raw<Finding | null>(null);
  #place: Place;
  /** How the place stands before anything is done there; null until the referee has said so. */
  #start: Finding | null;
  /** How many positions were set up: what was begun at one means nothing at the next. */
  #places = 1;
  /** How often something was asked that changes the board: only the last answer is shown. */
  #asked = 0;
  #judge: Judge;
  /** What the book draws, without what the referee adds. */
  #drawn: readonly Shape[] = [];

  private constructor(game: string, face: Face, place: Place, found: Finding, judge: Judge) {
    this.game = game;
    this.#place = place;
    this.#judge = judge;
    this.desk.live.frame = frameOf(game, place, found, [], 0, 1);
    this.desk.live.order = (input) => this.#order(input);
    this.finding = found;
    this.#start = found;
    this.session = face.open(this.desk);
  }

  /** Sets a position up; nothing can be done there without a judge. */
  static async open(game: string, face: Face, place: Place, judge?: Judge): Promise<Study> {
    // What is only looked at is seen from where the first seat sits.
    const found = await api.trial(game, judge ? place : { ...place, seat: 0 });
    const shown = judge ? found : { ...found, awaited: [] };
    return new Study(game, face, place, shown, judge ?? ONLOOKER);
  }

  /** Draws marks, and comes near to them on a large board. */
  mark(marks: readonly Sign[], also: readonly Square[] = []): void {
    const shapes = shapesOf(marks);
    this.#drawn = shapes;
    this.desk.marks = shapes;
    const marked = shapes.flatMap(({ from, to }) => [from, to]);
    this.desk.spoken = [...marked, ...also];
  }

  /** Shows another position. */
  async go(place: Place): Promise<void> {
    this.#place = place;
    this.#start = null;
    const asked = ++this.#asked;
    const found = await api.trial(this.game, place);
    if (asked !== this.#asked) return;
    this.#start = found;
    this.#begin(found);
  }

  /** Back to where the place began, at once: the referee has told how it stands. */
  async again(): Promise<void> {
    if (!this.#start) return this.go(this.#place);
    this.#asked += 1;
    this.#begin(this.#start);
  }

  /** Plays actions as they are written, from the position that was set up. */
  async play(actions: string[]): Promise<Finding> {
    const asked = ++this.#asked;
    const found = await this.ask(actions);
    if (!found.refused && asked === this.#asked) this.#show(found, found.notices);
    return found;
  }

  /** Does what somebody wrote, as if it were done on the board. */
  write(act: string): Promise<Settled> {
    return this.desk.live.order({ act });
  }

  /** What would come of actions, without showing it. */
  ask(actions: string[]): Promise<Finding> {
    return api.trial(this.game, { ...this.#place, actions });
  }

  close(): void {
    this.session.close();
  }

  /** Bars the square that an action wanted to go to. */
  #bar(act: string): void {
    const { grid } = this.session;
    const to = squaresIn(act.split(' ')[0]!.toLowerCase()).at(-1);
    if (!to || grid.cols > LARGE || !grid.shown(false).flat().includes(to)) return;
    this.desk.marks = [...this.#drawn, { from: to, to, ink: 'red', as: 'refused' }];
  }

  #begin(found: Finding): void {
    this.#places += 1;
    this.#show(found, []);
  }

  #show(found: Finding, notices: unknown[]): void {
    this.desk.marks = this.#drawn;
    const v = (this.desk.live.frame?.v ?? 0) + 1;
    this.desk.live.show(frameOf(this.game, this.#place, found, notices, v, this.#places));
    this.finding = found;
  }

  async #order(input: Input): Promise<Settled> {
    const act = typeof input === 'object' && 'act' in input ? input.act : null;
    if (act === null) return refuse({ error: t('book-only-moves'), code: 'not-here' });
    const before = this.finding;
    const asked = ++this.#asked;
    this.desk.marks = this.#drawn;
    let finding: Finding;
    try {
      finding = await this.ask([act]);
    } catch (error) {
      if (asked === this.#asked) this.#judge.unanswered(error);
      return refuse({ error: sentence(error), code: 'away' });
    }
    if (asked !== this.#asked) return refuse({ error: '', code: 'stale' });
    if (finding.refused) {
      this.desk.live.refusal = finding.refused;
      this.#bar(act);
      await this.#judge.judged({ act, finding });
      return { done: false, refused: finding.refused };
    }
    this.#show(finding, finding.notices);
    if (!(await this.#judge.judged({ act, finding })) && before && this.finding === finding)
      this.#show(before, []);
    return { done: true };
  }
}

function refuse(refused: ErrorBody): Settled {
  return { done: false, refused };
}

/** The table of one reader who sits wherever somebody is awaited, against the weakest computer. */
export function frameOf(
  game: string,
  { options }: Place,
  { seats, sides, seat, view, awaited }: Finding,
  notices: unknown[],
  v: number,
  at: number,
): TableFrame {
  return {
    protocol: 0,
    number: 1,
    v,
    id: '',
    game,
    options,
    private: true,
    you: { places: [seat], host: true },
    status: {
      phase: 'playing',
      places: Array.from({ length: seats }, (_, at) =>
        at === seat
          ? { kind: 'person', name: t('table-pupil'), seat: at }
          : { kind: 'bot', name: '', level: 1, seat: at },
      ),
      sides,
      game: at,
      games: at,
      score: [],
      awaited,
      plies: notices.length,
      clocks: null,
      offers: [],
      outcome: null,
      fairness: { commitment: '', salts: [] },
    },
    notices,
    view,
    talk: [],
    presence: [],
    watchers: 0,
    gallery: [],
  };
}

/** The squares that a position or an action names. */
export function squaresIn(text: string): Square[] {
  return text.match(/[a-x](?:2[0-4]|1\d|[1-9])(?!\d)/g) ?? [];
}

/** The least a cut shows, in squares. */
const LEAST = 5;
/** Boards wider than this come near by themselves. */
const LARGE = 12;

/** A piece of a board, in columns and rows of it as it is shown. */
export interface Cutout {
  x: number;
  y: number;
  cols: number;
  rows: number;
}

/** The squares that a letter or a figure lies on. */
export function lyingOn({ session, finding }: Study): Set<Square> {
  const { position, tiles } = session as Session & Partial<Scene>;
  if (!position) return new Set(squaresIn(finding?.position ?? ''));
  return new Set([...position.keys(), ...(tiles?.keys() ?? [])]);
}

/** The squares that something is drawn on. */
export const drawnOn = ({ desk }: Study): Square[] =>
  desk.marks.flatMap(({ from, to }) => [from, to]);

/**
 * The piece of the board that some squares lie on, with a square around them; null where that is as
 * good as all of it.
 */
export function cutOf({ session: { grid } }: Study, squares: readonly Square[]): Cutout | null {
  if (grid.cols > LARGE || squares.length === 0) return null;
  const places = squares.map((square) => grid.place(square, false));
  const span = (values: number[], size: number) => {
    const [low, high] = [Math.min(...values) - 1, Math.max(...values) + 1];
    const length = Math.min(Math.max(high - low + 1, LEAST), size);
    const start = Math.min(
      Math.max(low - Math.max(LEAST - (high - low + 1), 0) / 2, 0),
      size - length,
    );
    return { start: Math.floor(start), length };
  };
  const across = span(
    places.map(({ x }) => x),
    grid.cols,
  );
  const down = span(
    places.map(({ y }) => y),
    grid.rows,
  );
  if (across.length * down.length > 0.75 * grid.cols * grid.rows) return null;
  return { x: across.start, y: down.start, cols: across.length, rows: down.length };
}

/**
 * The piece of the board that a try is about: what is asked, done and said there. Null where figures
 * would be left out that may matter; one that only keeps a camp alive may be.
 */
export function cutFor(study: Study, told: string): Cutout | null {
  const { grid, position } = study.session as Session & Partial<Scene>;
  const known = new Set(grid.shown(false).flat());
  const cut = cutOf(
    study,
    squaresIn(told.toLowerCase()).filter((square) => known.has(square)),
  );
  if (!cut || !position) return null;
  const outside = [...position.keys()].filter((square) => {
    const { x, y } = grid.place(square, false);
    return x < cut.x || x >= cut.x + cut.cols || y < cut.y || y >= cut.y + cut.rows;
  });
  return outside.length > 1 ? null : cut;
}
