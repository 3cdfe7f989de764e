import type { Square } from '../../board/grid';
import { merged, writeMove, type Kind, type Part, type Written } from './moves';

/** One hop of a piece: what it is, where it lands, and what it goes over. */
export interface Hop extends Part {
  over: Square | null;
}

/** What the board must tell to find a way over it. */
export interface Ground {
  /** The pieces by square: capitals are Silver's. */
  pieces: ReadonlyMap<Square, string>;
  /** Whether a piece may stand there at all. */
  stands(square: Square): boolean;
}

const AROUND = [-2, 0, 2]
  .flatMap((dx) => [-2, 0, 2].map((dy) => [dx, dy] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** The square some files and lines away; it need not lie on the board. */
function away(square: Square, dx: number, dy: number): Square {
  return `${String.fromCharCode(square.charCodeAt(0) + dx)}${Number(square.slice(1)) + dy}`;
}

/** The square in the middle of a hop over one. */
export function between(from: Square, to: Square): Square {
  const dx = (to.charCodeAt(0) - from.charCodeAt(0)) / 2;
  return away(from, dx, (Number(to.slice(1)) - Number(from.slice(1))) / 2);
}

/** Whether a piece is Silver's. */
export const isSilver = (piece: string) => piece === piece.toUpperCase();

/**
 * A move in the making. The moves that the server calls legal decide what may follow; the board
 * only tells over which friends a leap goes, which is not written down.
 */
export class Plan {
  readonly from: Square;
  readonly hops: readonly Hop[];
  readonly #legal: readonly Written[];
  readonly #ground: Ground;

  constructor(from: Square, legal: readonly Written[], ground: Ground, hops: readonly Hop[] = []) {
    this.from = from;
    this.hops = hops;
    this.#legal = legal.filter((move) => move.from === from);
    this.#ground = ground;
  }

  /** Where the piece has come to. */
  get at(): Square {
    return this.hops.at(-1)?.to ?? this.from;
  }

  /** Every square stood on, the first one included. */
  get path(): Square[] {
    return [this.from, ...this.hops.map(({ to }) => to)];
  }

  /** The squares of the pieces it takes. */
  get taken(): Square[] {
    return this.hops.flatMap(({ kind, over }) => (kind === 'x' && over ? [over] : []));
  }

  /** The move as it is written. */
  get text(): string {
    return writeMove(this.from, this.hops);
  }

  /** Whether the move may end here. */
  get complete(): boolean {
    return this.hops.length > 0 && this.#legal.some(({ text }) => text === this.text);
  }

  /** The ways to go on. */
  next(): Hop[] {
    const found = new Map<Square, Hop>();
    const made = merged(this.hops);
    const run = this.#run();
    for (const { parts } of this.#legal) {
      const part = parts[made.length];
      if (part && part.kind !== '^' && startsWith(parts, made))
        found.set(part.to, this.#hop(part.kind, this.at, part.to));
    }
    for (const to of this.#leapsFrom(this.at, this.taken)) {
      const parts = merged([...this.hops, { kind: '^', to }]);
      if (!run.includes(to) && this.#leadsOn(parts, run))
        found.set(to, this.#hop('^', this.at, to));
    }
    return [...found.values()];
  }

  /** The plan with one hop more. */
  with(hop: Hop): Plan {
    return new Plan(this.from, this.#legal, this.#ground, [...this.hops, hop]);
  }

  /** The plan with one hop less. */
  back(): Plan {
    return new Plan(this.from, this.#legal, this.#ground, this.hops.slice(0, -1));
  }

  /** The whole moves that go on from here, each with all its hops, by the square they end on. */
  wholes(): Map<Square, Plan[]> {
    const found = new Map<Square, Plan[]>();
    for (const { parts } of this.#legal) {
      const plan = this.#along(parts);
      if (plan && plan.hops.length > this.hops.length)
        found.set(plan.at, [...(found.get(plan.at) ?? []), plan]);
    }
    return found;
  }

  /** The plan that follows a legal move to its end, by the shortest leaps; null when it cannot. */
  follow(text: string): Plan | null {
    const move = this.#legal.find((one) => one.text === text);
    return move ? this.#along(move.parts) : null;
  }

  #along(parts: readonly Part[]): Plan | null {
    const made = merged(this.hops);
    const last = made.at(-1);
    // A leap that has begun may still go on to the square that is written.
    const open = last?.kind === '^' ? made.length - 1 : made.length;
    if (!startsWith(parts, made.slice(0, open))) return null;
    if (open < made.length && parts[open]?.kind !== '^') return null;
    let plan: Plan = this;
    for (const { kind, to } of parts.slice(open)) {
      if (kind !== '^') plan = plan.with(this.#hop(kind, plan.at, to));
      else {
        const way = plan.#leapsTo(to);
        if (!way) return null;
        for (const landing of way) plan = plan.with(this.#hop('^', plan.at, landing));
      }
    }
    return plan;
  }

  /** Whether some legal move begins with these parts, the last leap perhaps not at its end yet. */
  #leadsOn(parts: readonly Part[], run: readonly Square[]): boolean {
    const whole = parts.slice(0, -1);
    const last = parts.at(-1);
    if (!last) return false;
    let reached: Set<Square> | null = null;
    return this.#legal.some(({ parts: other }) => {
      const goal = other[whole.length];
      if (goal?.kind !== '^' || !startsWith(other, whole)) return false;
      if (goal.to === last.to) return true;
      reached ??= this.#leapReach(last.to, run);
      return reached.has(goal.to);
    });
  }

  /** The squares of the leaps that follow each other up to here, where they began included. */
  #run(): Square[] {
    const path = this.path;
    let first = this.hops.length;
    while (first > 0 && this.hops[first - 1]?.kind === '^') first -= 1;
    return path.slice(first);
  }

  #hop(kind: Kind, from: Square, to: Square): Hop {
    return { kind, to, over: kind === '-' ? null : between(from, to) };
  }

  /** The landings of one leap over a friend. */
  #leapsFrom(square: Square, taken: readonly Square[]): Square[] {
    const { pieces, stands } = this.#ground;
    const own = pieces.get(this.from);
    if (!own) return [];
    const free = (place: Square) =>
      stands(place) && (!pieces.has(place) || place === this.from || taken.includes(place));
    return AROUND.flatMap(([dx, dy]) => {
      const [over, to] = [away(square, dx / 2, dy / 2), away(square, dx, dy)];
      const friend = over === this.from ? undefined : pieces.get(over);
      return friend && isSilver(friend) === isSilver(own) && free(to) ? [to] : [];
    });
  }

  /** Where leaps lead from a square without coming back to one already stood on. */
  #leapReach(square: Square, run: readonly Square[]): Set<Square> {
    const seen = new Set([square]);
    for (const place of seen)
      for (const to of this.#leapsFrom(place, this.taken)) if (!run.includes(to)) seen.add(to);
    return seen;
  }

  /** The landings of the fewest leaps to a square; none when one already stands there. */
  #leapsTo(goal: Square): Square[] | null {
    const came = new Map<Square, Square | null>([[this.at, null]]);
    for (const [place] of came) {
      if (place === goal) break;
      for (const to of this.#leapsFrom(place, this.taken)) if (!came.has(to)) came.set(to, place);
    }
    if (!came.has(goal)) return null;
    const way: Square[] = [];
    for (let at: Square | null = goal; at && at !== this.at; at = came.get(at) ?? null)
      way.unshift(at);
    return way;
  }
}

function startsWith(parts: readonly Part[], first: readonly Part[]): boolean {
  return first.every(({ kind, to }, index) => {
    const part = parts[index];
    return part?.kind === kind && part.to === to;
  });
}
