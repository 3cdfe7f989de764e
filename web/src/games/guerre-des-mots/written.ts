import type { Square } from '../../board/grid';
import type { Chain } from '../../wire/guerre-des-mots/Chain';
import type { Tile } from '../../wire/guerre-des-mots/Tile';
import {
  isEmpty,
  reprises,
  standing,
  type Draft,
  type Laid,
  type Site,
  type Shot,
  type Take,
} from './draft';
import { beside, STEP, type Axis } from './ground';
import { sources, type Source } from './sources';

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
export function founds(site: Site, draft: Draft, axis: Axis): boolean {
  const cells = [...draft.laid.keys()];
  const words = spelled(site.chains, draft, axis);
  return (
    cells.length > 0 &&
    draft.pivot === null &&
    site.bases.some((base) => cells.every((cell) => base.includes(cell))) &&
    words.every((word) => word.cells.every((cell) => draft.laid.has(cell)))
  );
}

/** The coup as the game writes it; null while nothing is composed. */
export function coupText(site: Site, draft: Draft, axis: Axis): string | null {
  if (isEmpty(draft)) return null;
  const { lifts, unflips, pivot, takes, block, symbols, shots } = draft;
  const parts = [...lifts.map((cell) => `^${cell}`), ...unflips.map((cell) => `_${cell}`)];
  if (reprises(site, draft))
    return [...parts, ...takes.map((take) => `R ${takeText(take)}`)].join(' ');
  if (founds(site, draft, axis)) parts.push('N');
  if (pivot) parts.push(`~${pivot.from}${pivot.to}`);
  parts.push(...wordTexts(site, draft, axis));
  parts.push(...takes.map((take) => `<${takeText(take)}`));
  if (block) parts.push(`=${block}`);
  parts.push(...symbols.map((cell) => `!${cell}`), ...shots.map(shotText));
  return parts.join(' ');
}

const takeText = ({ end, count }: Take) => `${end}:${count}`;

const shotText = ({ from, dir, end, words, corner }: Shot) =>
  `*${from}${dir}:${end}${words === undefined ? '' : `/${words}`}${corner ? 'c' : ''}`;

function wordTexts(site: Site, draft: Draft, axis: Axis): string[] {
  const board = standing(site.chains, draft);
  const from = sources(site, draft);
  const written = new Set<Square>();
  return spelled(site.chains, draft, axis).map((word) => {
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
  // 5.8: a joker that was taken keeps its letter, and is still written as a joker.
  const joker = source && source.from !== 'nowhere' && source.joker;
  if (as === 'joker' || joker) return letter.toLowerCase();
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
