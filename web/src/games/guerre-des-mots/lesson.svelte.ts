import { t } from '../../i18n';
import { Desk } from '../../table/desk.svelte';
import type { Verdict } from '../../table/link';
import type { Chain } from '../../wire/guerre-des-mots/Chain';
import type { Held } from '../../wire/guerre-des-mots/Held';
import type { Tile } from '../../wire/guerre-des-mots/Tile';
import type { View } from '../../wire/guerre-des-mots/View';
import type { Input } from '../../wire/Input';
import type { TableFrame } from '../../wire/TableFrame';
import { GuerreDesMots } from './session.svelte';
import { boardsOf, type PlayedStep } from './story';

/** A coup of the lesson: whose, how it is written, what it takes and what the learner then holds. */
interface Scripted {
  seat: number;
  text: string;
  word: string;
  /** The squares of the letters taken, in order, and whose they are. */
  taken?: { owner: number; cells: readonly string[] };
  laid: readonly string[];
  replays?: number;
  goal?: 'central';
  /** The learner's Arsenal before the coup. */
  arsenal: string;
}

/** The chain of the sheet's second diagram, from its base to the central cross (15.1). */
export const SCRIPT: readonly Scripted[] = [
  {
    seat: 0,
    text: 'N e22h (RUSA)',
    word: 'RUSA',
    laid: ['e22', 'f22', 'g22', 'h22'],
    arsenal: 'RUSAORALEMTI',
  },
  {
    seat: 1,
    text: 'N c17v (PAIR)',
    word: 'PAIR',
    laid: ['c17', 'c18', 'c19', 'c20'],
    arsenal: 'ORALEMTI',
  },
  { seat: 1, text: 'c17h P(RÉ)', word: 'PRÉ', laid: ['d17', 'e17'], arsenal: 'ORALEMTI' },
  {
    seat: 0,
    text: 'h18v (PARI)A <c20:4',
    word: 'PARIA',
    laid: ['h18', 'h19', 'h20', 'h21'],
    taken: { owner: 1, cells: ['c20', 'c19', 'c18', 'c17'] },
    replays: 1,
    arsenal: 'ORALEMTI',
  },
  {
    seat: 0,
    text: 'h18h P(URS) <e22:3',
    word: 'PURS',
    laid: ['i18', 'j18', 'k18'],
    taken: { owner: 0, cells: ['e22', 'f22', 'g22'] },
    replays: 1,
    arsenal: 'ORALEMTI',
  },
  {
    seat: 1,
    text: 'a17h (NAR)RÉ',
    word: 'NARRÉ',
    laid: ['a17', 'b17', 'c17'],
    arsenal: 'ORALEMTI',
  },
  {
    seat: 0,
    text: 'k13v (ORALE)S',
    word: 'ORALES',
    laid: ['k13', 'k14', 'k15', 'k16', 'k17'],
    replays: 1,
    arsenal: 'ORALEMTI',
  },
  {
    seat: 0,
    text: 'k13h O(RNA) <a17:3',
    word: 'ORNA',
    laid: ['l13', 'm13', 'n13'],
    taken: { owner: 1, cells: ['a17', 'b17', 'c17'] },
    goal: 'central',
    arsenal: 'MTI',
  },
];

const SEATS = 8;

/** The steps of the lesson up to a point, as a table would tell them. */
function stepsTo(at: number): PlayedStep[] {
  const steps: PlayedStep[] = [];
  for (const one of SCRIPT.slice(0, at)) {
    const lying = boardsOf(steps)
      .at(-1)!
      .flatMap(({ tiles }) => tiles);
    const tiles = (one.taken?.cells ?? []).flatMap((cell): Tile[] =>
      lying.filter((tile) => tile.cell === cell),
    );
    steps.push({
      kind: 'played',
      seat: one.seat,
      coup: one.text.startsWith('N') ? 'found' : 'lay',
      text: one.text,
      chain: null,
      pirated: null,
      words: [one.word],
      laid: [...one.laid],
      taken: one.taken ? [{ chain: '', owner: one.taken.owner, tiles }] : [],
      shots: [],
      greens: 0,
      bonus: false,
      denied: null,
      replays: one.replays ?? 0,
      goal: one.goal ?? null,
    });
  }
  return steps;
}

function heldIn(letters: string): Held[] {
  return [...new Set(letters)].map((front) => ({
    front,
    back: null,
    count: [...letters].filter((letter) => letter === front).length,
  }));
}

/** The table of the lesson before the coup at a place of the script. */
function frameAt(at: number): TableFrame {
  const steps = stepsTo(at);
  const next = SCRIPT[at];
  const own = next?.seat === 0;
  const view: View = {
    seats: Array.from({ length: SEATS }, (_, seat) => ({
      name: '',
      side: 'S',
      bases: seat === 0 ? [['e22', 'f22', 'g22', 'h22']] : [],
      left: false,
      frozen: false,
      size: seat === 0 ? (next?.arsenal.length ?? 0) : 0,
      arsenal: seat === 0 ? heldIn(next?.arsenal ?? '') : null,
      known: [],
    })),
    chains: boardsOf(steps)
      .at(-1)!
      .map((chain, n): Chain => ({ ...chain, name: String(n) })),
    reserve: 0,
    turn: next?.seat ?? 0,
    awaited: own ? 0 : null,
    due: 1,
    played: 0,
    round: 1,
    rounds: 60,
    asked: null,
    finish: null,
  };
  return {
    protocol: 0,
    number: 1,
    v: at,
    id: '',
    game: 'guerre-des-mots',
    options: [['draw', 'never']],
    private: true,
    you: { places: [0], host: true },
    status: {
      phase: 'playing',
      places: Array.from({ length: SEATS }, (_, seat) => ({ kind: 'person', name: '', seat })),
      sides: SEATS,
      game: 1,
      games: 1,
      score: [],
      awaited: own ? [0] : [],
      plies: at,
      clocks: null,
      offers: [],
      outcome: null,
      fairness: { commitment: '', salts: [] },
    },
    notices: steps,
    view,
    talk: [],
    presence: [],
    watchers: 0,
    gallery: [],
  };
}

/** A first game that is led: the learner plays one chain as it is written, the page the others. */
export class Lesson {
  readonly session: GuerreDesMots;
  /** How many coups are played. */
  at = $state(0);
  readonly #desk = new Desk('');

  constructor() {
    this.#desk.live.frame = frameAt(0);
    this.#desk.live.order = (input) => this.#judge(input);
    this.session = new GuerreDesMots(this.#desk);
  }

  /** How many coups there are. */
  get length(): number {
    return SCRIPT.length;
  }

  /** Whether the learner is to play the next coup. */
  get own(): boolean {
    return SCRIPT[this.at]?.seat === 0;
  }

  get over(): boolean {
    return this.at === SCRIPT.length;
  }

  /** What was wrong with what the learner played. */
  get refusal(): string | null {
    return this.#desk.live.refusal?.error ?? null;
  }

  /** Plays the next coup, whosever it is. */
  next(): void {
    this.#to(this.at + 1);
  }

  /** Takes the last coup back. */
  back(): void {
    this.#to(this.at - 1);
  }

  close(): void {
    this.session.close();
  }

  #to(at: number): void {
    this.at = Math.min(Math.max(at, 0), SCRIPT.length);
    this.#desk.live.refusal = null;
    this.#desk.live.frame = frameAt(this.at);
    this.session.composer.clear();
  }

  #judge(input: Input): Promise<Verdict> {
    const wanted = SCRIPT[this.at]?.text;
    const act = typeof input === 'object' && 'act' in input ? input.act : null;
    if (act === wanted) {
      this.next();
      return Promise.resolve({ done: true });
    }
    const refused = { error: t('gdm-lesson-other'), code: 'lesson' };
    this.#desk.live.refusal = refused;
    return Promise.resolve({ done: false, refused });
  }
}
