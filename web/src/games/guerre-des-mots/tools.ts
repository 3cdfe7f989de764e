import type { Square } from '../../board/grid';
import type { Barred } from './barred';
import type { Draft, Shot } from './draft';
import { wayTo } from './ground';
import type { Standing } from './lines';

/** What a press on a square does. */
export type Tool = 'lay' | 'turn' | 'block' | 'symbol' | 'shot';

/** What is composed where a tool is used. */
export interface Composed extends Standing {
  readonly draft: Draft;
  /** The square pressed first by a tool that needs two. */
  readonly first: Square | null;
}

/** What a tool did with a square. */
export interface Used {
  /** What is composed then. */
  draft?: Draft;
  /** Whether the tool stays in hand all the same. */
  stays?: boolean;
  /** The square pressed first, for a tool that needs two. */
  first?: Square | null;
  /** Why nothing is composed. */
  barred?: Barred;
}

const toggled = (cells: readonly Square[], square: Square) =>
  cells.includes(square) ? cells.filter((one) => one !== square) : [...cells, square];

/** Uses a tool on a square. */
export function use(tool: Exclude<Tool, 'lay'>, at: Composed, square: Square): Used {
  if (tool === 'turn') return turn(at, square);
  if (tool === 'symbol') return symbol(at, square);
  return tool === 'shot' ? shot(at, square) : { draft: block(at.draft, square) };
}

/** The last letter of an end word is to stand somewhere else (6.5). */
export function pivot(at: Composed, from: Square, to: Square): Used {
  if (!at.ends.has(from)) return { barred: noEnd(at, from) };
  if (at.board.has(to)) return { barred: { code: 'square-taken', subject: to } };
  return { draft: { ...at.draft, pivot: { from, to } } };
}

/** Adds a shot; the one that the letter fired that way before is forgotten. */
export function fire(draft: Draft, shot: Shot): Draft {
  const others = draft.shots.filter(({ from, dir }) => from !== shot.from || dir !== shot.dir);
  return { ...draft, shots: [...others, shot] };
}

/** Lays the cross of a word blockade on a square (12.1), or takes it off. */
export function block(draft: Draft, square: Square): Draft {
  return { ...draft, block: draft.block === square ? null : square };
}

/** What is said of a square where no chain ends. */
function noEnd({ board }: Composed, subject: Square): Barred {
  return { code: board.has(subject) ? 'not-an-extremity' : 'no-tile', subject };
}

function turn(at: Composed, square: Square): Used {
  const { draft, first, ends } = at;
  if (draft.pivot?.to === square) {
    const symbols = draft.symbols.filter((one) => one !== square);
    return { draft: { ...draft, pivot: null, symbols }, stays: true };
  }
  // Another end is chosen instead of the one before; any other square is where it is to go.
  if (ends.has(square)) return { first: square };
  return first === null ? { barred: noEnd(at, square) } : pivot(at, first, square);
}

/** A letter is laid or turned onto a symbol square with its piece up (13.1), or one's own turned back. */
function symbol({ draft, board }: Composed, square: Square): Used {
  if (draft.laid.has(square) || draft.pivot?.to === square)
    return { draft: { ...draft, symbols: toggled(draft.symbols, square) } };
  if (board.get(square)?.symbol)
    return { draft: { ...draft, unflips: toggled(draft.unflips, square) } };
  return { barred: { code: 'no-symbol', subject: square } };
}

function shot({ draft, first, rests }: Composed, square: Square): Used {
  if (draft.laid.has(square) || draft.pivot?.to === square) return { first: square };
  if (first === null) return { barred: { code: 'not-laid-now', subject: square } };
  const dir = wayTo(first, square);
  if (!dir) return { barred: { code: 'not-that-way', subject: first } };
  const chain = rests.find((cells) => cells.includes(square));
  if (!chain) return { barred: { code: 'shot-meets-nothing', subject: first } };
  // The nearer extremity is meant until another is chosen.
  const end = chain.indexOf(square) * 2 < chain.length ? chain[0]! : chain.at(-1)!;
  return { draft: fire(draft, { from: first, dir, end }) };
}
