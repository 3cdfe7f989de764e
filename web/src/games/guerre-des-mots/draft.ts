import type { Square } from '../../board/grid';
import type { Chain } from '../../wire/guerre-des-mots/Chain';
import type { Held } from '../../wire/guerre-des-mots/Held';
import type { Tile } from '../../wire/guerre-des-mots/Tile';
import type { Dir } from './ground';

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

/** The first joker that stands for nothing yet. */
export function unnamed({ laid }: Draft): Square | null {
  const blank = [...laid].find(([, { as, letter }]) => as === 'joker' && letter === '');
  return blank?.[0] ?? null;
}

/** What a coup is composed on. */
export interface Site {
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

/** A draft without the last of its parts; null where it has none. */
export function less(draft: Draft): Draft | null {
  const { shots, block, symbols, laid, pivot, takes, unflips, lifts } = draft;
  if (shots.length > 0) return { ...draft, shots: shots.slice(0, -1) };
  if (block !== null) return { ...draft, block: null };
  if (symbols.length > 0) return { ...draft, symbols: symbols.slice(0, -1) };
  if (laid.size > 0) return { ...draft, laid: new Map([...laid].slice(0, -1)) };
  if (pivot) return { ...draft, pivot: null };
  if (takes.length > 0) return { ...draft, takes: takes.slice(0, -1) };
  if (unflips.length > 0) return { ...draft, unflips: unflips.slice(0, -1) };
  return lifts.length > 0 ? { ...draft, lifts: lifts.slice(0, -1) } : null;
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

/** Whether a draft only takes letters of one's own back (section 11). */
export function reprises({ chains, seat }: Site, { laid, pivot, takes }: Draft): boolean {
  const own = chains.some(
    ({ owner, tiles }) => owner === seat && tiles.some(({ cell }) => cell === takes[0]?.end),
  );
  return own && laid.size === 0 && pivot === null && takes.length === 1;
}

/** A letter without its accent. */
export function plain(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '');
}
