import type { Square } from '../../board/grid';
import type { Chain } from '../../wire/guerre-des-mots/Chain';
import type { Held } from '../../wire/guerre-des-mots/Held';
import type { Tile } from '../../wire/guerre-des-mots/Tile';
import { beside, STEP, type Axis, type Dir } from './ground';

/** A tile that is to be laid. */
export interface Laid {
  /** The letter it is to count as, a capital with its accent; empty for a cross. */
  letter: string;
  /** A tile of that letter, a joker that stands for it, or a cross. */
  as: 'letter' | 'joker' | 'cross';
  /** The back of the tile of the Arsenal that was picked, where one was. */
  back?: string;
}

/** Letters taken from an extremity inwards (5.2). */
export interface Take {
  end: Square;
  count: number;
}

/** A shot (section 8). */
export interface Shot {
  from: Square;
  dir: Dir;
  /** The extremity of the chain struck from which words are taken. */
  end: Square;
  /** How many words; as far as the word struck where it is not said. */
  words?: number;
  /** Whether the corner goes with them (8.6). */
  corner?: boolean;
}

/** A coup as far as it is composed. */
export interface Draft {
  laid: ReadonlyMap<Square, Laid>;
  takes: readonly Take[];
  /** The letter turned at a right angle (6.5). */
  pivot: { from: Square; to: Square } | null;
  /** Own crosses taken back first (12.5). */
  lifts: readonly Square[];
  /** Own chess symbols turned back first (13.3). */
  unflips: readonly Square[];
  /** The square of the cross of a word blockade (12.1). */
  block: Square | null;
  /** Letters laid with their chess symbol up (13.1). */
  symbols: readonly Square[];
  shots: readonly Shot[];
}

/** Nothing composed. */
export const EMPTY: Draft = {
  laid: new Map(),
  takes: [],
  pivot: null,
  lifts: [],
  unflips: [],
  block: null,
  symbols: [],
  shots: [],
};

/** What a coup is composed on. */
export interface Scene {
  chains: readonly Chain[];
  /** The Arsenal of who composes. */
  arsenal: readonly Held[];
  /** The squares of their bases, base by base. */
  bases: readonly (readonly Square[])[];
  /** Their seat. */
  seat: number;
}

/** Whether nothing is composed. */
export function isEmpty(draft: Draft): boolean {
  return (
    draft.laid.size === 0 &&
    draft.pivot === null &&
    draft.block === null &&
    [draft.takes, draft.lifts, draft.unflips, draft.symbols, draft.shots].every(
      (parts) => parts.length === 0,
    )
  );
}

/** A chain with what a draft leaves of it, from one extremity to the other. */
export interface Rest {
  chain: Chain;
  left: readonly Tile[];
}

/** The chains as a draft leaves them before it lays, and what each of its takes takes. */
export function cut(
  chains: readonly Chain[],
  { lifts, takes }: Draft,
): { rests: Rest[]; groups: Tile[][] } {
  const rests = chains.map((chain) => ({
    chain,
    left: chain.tiles.filter(({ cell }) => !lifts.includes(cell)),
  }));
  const groups = takes.map(({ end, count }) => {
    const one = rests.find(({ left }) => left[0]?.cell === end || left.at(-1)?.cell === end);
    if (!one) return [];
    const inwards = one.left[0]?.cell === end ? one.left : one.left.toReversed();
    const rest = inwards.slice(count);
    one.left = inwards === one.left ? rest : rest.reverse();
    return inwards.slice(0, count);
  });
  return { rests, groups };
}

/** The tiles on the board once a draft has taken and turned, before it lays. */
export function standing(chains: readonly Chain[], draft: Draft): Map<Square, Tile> {
  const tiles = new Map(
    cut(chains, draft).rests.flatMap(({ left }) => left.map((tile) => [tile.cell, tile] as const)),
  );
  const { pivot } = draft;
  const turned = pivot && tiles.get(pivot.from);
  if (pivot && turned) {
    tiles.delete(pivot.from);
    tiles.set(pivot.to, { ...turned, cell: pivot.to });
  }
  return tiles;
}

/** The tiles that a draft takes, in order. */
export function takenTiles(chains: readonly Chain[], draft: Draft): Tile[] {
  return cut(chains, draft).groups.flat();
}

/** Takes one more letter where a chain now ends; null where it does not. */
export function takeAt(chains: readonly Chain[], draft: Draft, square: Square): Draft | null {
  const { rests, groups } = cut(chains, draft);
  const one = rests.find(({ left }) => left[0]?.cell === square || left.at(-1)?.cell === square);
  const tile = one?.left.find(({ cell }) => cell === square);
  if (!one || !tile || tile.letter === null) return null;
  const place = (cell: Square | undefined) =>
    one.chain.tiles.findIndex((other) => other.cell === cell);
  // Who takes the next letter inwards goes on with the same take.
  const same = groups.findIndex((group) => {
    const last = place(group.at(-1)?.cell);
    return last >= 0 && Math.abs(last - place(square)) === 1;
  });
  const takes =
    same < 0
      ? [...draft.takes, { end: square, count: 1 }]
      : draft.takes.map((take, at) => (at === same ? { ...take, count: take.count + 1 } : take));
  return { ...draft, takes };
}

/** Gives back a taken letter and what was taken behind it; null if it was not taken. */
export function giveBack(chains: readonly Chain[], draft: Draft, square: Square): Draft | null {
  const { groups } = cut(chains, draft);
  const at = groups.findIndex((group) => group.some(({ cell }) => cell === square));
  if (at < 0) return null;
  const count = groups[at]!.findIndex(({ cell }) => cell === square);
  const takes = draft.takes.flatMap((take, one) =>
    one !== at ? [take] : count === 0 ? [] : [{ ...take, count }],
  );
  return { ...draft, takes };
}

/** Where a tile that is to be laid comes from. */
export type Source =
  | { from: 'taken'; at: number; turned: boolean }
  | { from: 'arsenal'; at: number; joker: boolean; back: string | null }
  | { from: 'nowhere' };

/** A letter without its accent. */
export function plain(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * Where every tile that is to be laid comes from: what was taken goes first, as it lay or turned to
 * its back, then the Arsenal, a joker last.
 */
export function sources({ chains, arsenal }: Scene, draft: Draft): Map<Square, Source> {
  const taken = takenTiles(chains, draft);
  const free = new Set(taken.keys());
  const held = arsenal.map(({ count }) => count);
  const found = new Map<Square, Source>();
  const open = () => [...draft.laid].filter(([square]) => !found.has(square));
  const fromTaken = (fits: (tile: Tile, laid: Laid) => boolean, turned: boolean) => {
    for (const [square, laid] of open()) {
      if (laid.as !== 'letter') continue;
      const at = [...free].find((one) => fits(taken[one]!, laid));
      if (at === undefined) continue;
      free.delete(at);
      found.set(square, { from: 'taken', at, turned });
    }
  };
  const fromHand = (fits: (tile: Held, laid: Laid) => boolean, joker = false) => {
    for (const [square, laid] of open()) {
      const at = arsenal.findIndex((tile, one) => held[one]! > 0 && fits(tile, laid));
      if (at < 0) continue;
      held[at]! -= 1;
      // Only where a tile was picked for its back does it matter which.
      const back = !joker && laid.back !== undefined ? arsenal[at]!.back : null;
      found.set(square, { from: 'arsenal', at, joker, back });
    }
  };
  fromTaken((tile, laid) => tile.letter === laid.letter, false);
  fromTaken(
    (tile, { letter }) => tile.letter === plain(letter) && letter !== tile.letter && !tile.joker,
    true,
  );
  fromHand(
    (tile, { as, letter, back }) =>
      as === 'letter' && tile.front === letter && back !== undefined && tile.back === back,
  );
  // Accents first: a plain letter can do with any back.
  fromHand(({ back }, { as, letter }) => as === 'letter' && back === letter);
  fromHand(({ front }, { as, letter }) => as === 'letter' && front === letter);
  fromHand(({ front }, { as }) => as === 'cross' && front === '+');
  fromHand(({ front }, { as }) => as !== 'cross' && front === '?', true);
  for (const [square] of open()) found.set(square, { from: 'nowhere' });
  return found;
}

/** A word as it would lie. */
export interface Spelled {
  start: Square;
  axis: Axis;
  cells: readonly Square[];
}

/** The straight row of tiles through a square; a cross that lies there already ends it. */
function stretch(has: (square: Square) => boolean, square: Square, axis: Axis): Square[] {
  const [dx, dy] = STEP[axis];
  const row = [square];
  for (const way of [-1, 1]) {
    for (let next = beside(square, way * dx, way * dy); next && has(next);) {
      if (way < 0) row.unshift(next);
      else row.push(next);
      next = beside(next, way * dx, way * dy);
    }
  }
  return row;
}

/** The words that the tiles to be laid are part of, the one that goes on from a chain first. */
export function spelled(chains: readonly Chain[], draft: Draft, axis: Axis): Spelled[] {
  const board = standing(chains, draft);
  const { laid } = draft;
  const has = (square: Square) => laid.has(square) || (board.get(square)?.letter ?? null) !== null;
  const words = new Map<string, Spelled>();
  const add = (square: Square, along: Axis, least: number) => {
    const cells = stretch(has, square, along);
    if (cells.length < least) return;
    words.set(`${cells[0]}${along}`, { start: cells[0]!, axis: along, cells });
  };
  for (const square of laid.keys()) {
    add(square, 'h', 2);
    add(square, 'v', 2);
  }
  for (const square of laid.keys()) {
    const inside = [...words.values()].some(({ cells }) => cells.includes(square));
    if (!inside) add(square, alone(board, square) ?? axis, 1);
  }
  const joins = ({ cells }: Spelled) => cells.some((square) => !laid.has(square));
  return [...words.values()].sort((a, b) => Number(joins(b)) - Number(joins(a)));
}

/** The line of a single letter beyond a cross (6.4). */
function alone(board: ReadonlyMap<Square, Tile>, square: Square): Axis | null {
  for (const axis of ['h', 'v'] as const) {
    const [dx, dy] = STEP[axis];
    for (const way of [-1, 1]) {
      const next = beside(square, way * dx, way * dy);
      if (next && board.get(next)?.guard) return axis;
    }
  }
  return null;
}

/** Whether what is laid begins a chain: on a base of one's own, touching nothing. */
export function founds(scene: Scene, draft: Draft, axis: Axis): boolean {
  const cells = [...draft.laid.keys()];
  const words = spelled(scene.chains, draft, axis);
  return (
    cells.length > 0 &&
    draft.pivot === null &&
    scene.bases.some((base) => cells.every((cell) => base.includes(cell))) &&
    words.every((word) => word.cells.every((cell) => draft.laid.has(cell)))
  );
}

/** Whether a draft only takes letters of one's own back (section 11). */
export function reprises({ chains, seat }: Scene, { laid, pivot, takes }: Draft): boolean {
  const own = chains.some(
    ({ owner, tiles }) => owner === seat && tiles.some(({ cell }) => cell === takes[0]?.end),
  );
  return own && laid.size === 0 && pivot === null && takes.length === 1;
}

/** The coup as the game writes it; null while nothing is composed. */
export function coupText(scene: Scene, draft: Draft, axis: Axis): string | null {
  if (isEmpty(draft)) return null;
  const { lifts, unflips, pivot, takes, block, symbols, shots } = draft;
  const parts = [...lifts.map((cell) => `^${cell}`), ...unflips.map((cell) => `_${cell}`)];
  if (reprises(scene, draft))
    return [...parts, ...takes.map((take) => `R ${takeText(take)}`)].join(' ');
  if (founds(scene, draft, axis)) parts.push('N');
  if (pivot) parts.push(`~${pivot.from}${pivot.to}`);
  parts.push(...wordTexts(scene, draft, axis));
  parts.push(...takes.map((take) => `<${takeText(take)}`));
  if (block) parts.push(`=${block}`);
  parts.push(...symbols.map((cell) => `!${cell}`), ...shots.map(shotText));
  return parts.join(' ');
}

const takeText = ({ end, count }: Take) => `${end}:${count}`;

const shotText = ({ from, dir, end, words, corner }: Shot) =>
  `*${from}${dir}:${end}${words === undefined ? '' : `/${words}`}${corner ? 'c' : ''}`;

function wordTexts(scene: Scene, draft: Draft, axis: Axis): string[] {
  const board = standing(scene.chains, draft);
  const from = sources(scene, draft);
  const written = new Set<Square>();
  return spelled(scene.chains, draft, axis).map((word) => {
    let text = '';
    let open = false;
    for (const cell of word.cells) {
      const laid = draft.laid.get(cell);
      const fresh = laid !== undefined && !written.has(cell);
      if (fresh !== open) text += fresh ? '(' : ')';
      open = fresh;
      text += laid
        ? fresh
          ? laidText(laid, from.get(cell))
          : laid.letter
        : (board.get(cell)?.letter ?? '');
      if (fresh) written.add(cell);
    }
    return `${word.start}${word.axis} ${text}${open ? ')' : ''}`;
  });
}

function laidText({ letter, as }: Laid, source: Source | undefined): string {
  if (as === 'cross') return '+';
  if (as === 'joker' || (source?.from === 'arsenal' && source.joker)) return letter.toLowerCase();
  if (source?.from === 'taken' && source.turned) return `/${letter}`;
  if (source?.from === 'arsenal' && source.back !== null && source.back !== letter)
    return `${letter}'${source.back}`;
  return letter;
}

/** The letters of the words that a draft forms, a hyphen for each cross. */
export function wordsRead(chains: readonly Chain[], draft: Draft, axis: Axis): string[] {
  const board = standing(chains, draft);
  return spelled(chains, draft, axis).map(({ cells }) =>
    cells
      .map((cell) => {
        const laid = draft.laid.get(cell);
        return laid ? laid.letter || '-' : (board.get(cell)?.letter ?? '-');
      })
      .join(''),
  );
}

/** The tiles that were taken and are not in the word yet (5.5). */
export function leftOver(scene: Scene, draft: Draft): Tile[] {
  const used = [...sources(scene, draft).values()].flatMap((one) =>
    one.from === 'taken' ? [one.at] : [],
  );
  return takenTiles(scene.chains, draft).filter((_, at) => !used.includes(at));
}

/** The letters that nobody has for the word. */
export function lacking(scene: Scene, draft: Draft): string[] {
  return [...sources(scene, draft)].flatMap(([square, { from }]) =>
    from === 'nowhere' ? [draft.laid.get(square)?.letter || '+'] : [],
  );
}
