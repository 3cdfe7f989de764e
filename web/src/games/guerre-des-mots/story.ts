import type { Square } from '../../board/grid';
import type { Chain } from '../../wire/guerre-des-mots/Chain';
import type { Notice } from '../../wire/guerre-des-mots/Notice';
import type { Tile } from '../../wire/guerre-des-mots/Tile';
import { beside, STEP, WAYS, wayTo, type Axis, type Dir } from './ground';

/** What a seat did: a coup, an error, a draw, a pass, a farewell. */
export type Step = Extract<Notice, { kind: 'played' | 'erred' | 'drew' | 'passed' | 'left' }>;

/** A coup that was played. */
export type PlayedStep = Extract<Step, { kind: 'played' }>;

const STEPS: readonly string[] = ['played', 'erred', 'drew', 'passed', 'left'];

/** The steps among the notices, in order. */
export function stepsOf(notices: readonly Notice[]): Step[] {
  return notices.filter((notice): notice is Step => STEPS.includes(notice.kind));
}

/** The chains after each step; the first ones before any. */
export function boardsOf(steps: readonly Step[]): Chain[][] {
  const boards: Chain[][] = [[]];
  for (const step of steps) {
    const before = boards.at(-1)!;
    boards.push(step.kind === 'played' ? played(before, step) : before);
  }
  return boards;
}

/** A word of a coup: the tiles it lays and the squares of those that lay there. */
interface Written {
  laid: Tile[];
  there: Square[];
}

const WORD = /(?<= |^)([a-x]\d+)([hv]) (\S+)/g;

/** The words that a coup's text writes. */
function wordsOf(text: string): Written[] {
  return [...text.matchAll(WORD)].map(([, start = '', axis = 'h', marks = '']) => {
    const [dx, dy] = STEP[axis as Axis];
    const word: Written = { laid: [], there: [] };
    let [at, open]: [Square | null, boolean] = [start, false];
    for (let [sign] of marks.replace(/'./gu, '').matchAll(/\/?./gu)) {
      if (sign === '(' || sign === ')') {
        open = sign === '(';
        continue;
      }
      if (!at) break;
      sign = sign.replace('/', '');
      const capital = sign.toUpperCase();
      const tile: Tile = {
        cell: at,
        letter: sign === '+' ? null : capital,
        joker: sign !== '+' && sign !== capital,
        back: null,
        symbol: false,
        // 7.5: the first member of a compound is protected.
        guard: sign === '+' ? (axis === 'h' ? 'W' : 'N') : null,
      };
      if (open) word.laid.push(tile);
      else word.there.push(at);
      at = beside(at, dx, dy);
    }
    return word;
  });
}

const cellsAfter = (text: string, sign: string) =>
  [...text.matchAll(new RegExp(`(?:^| )\\${sign}([a-x]\\d+)`, 'g'))].map(([, cell = '']) => cell);

/** The chains once a coup is played on them. */
function played(before: readonly Chain[], step: PlayedStep): Chain[] {
  const { text } = step;
  const gone = new Set([
    ...cellsAfter(text, '^'),
    ...[...step.taken, ...step.shots.map(({ taken }) => taken)].flatMap(({ tiles }) =>
      tiles.map(({ cell }) => cell),
    ),
  ]);
  const back = cellsAfter(text, '_');
  const up = cellsAfter(text, '!');
  const [, from, to] = /~([a-x]\d+)([a-x]\d+)/.exec(text) ?? [];
  const words = wordsOf(text);
  const chains = before.map((chain) => ({
    ...chain,
    tiles: chain.tiles
      .filter(({ cell }) => !gone.has(cell))
      .map((tile) =>
        // 13.1, 13.3: a letter that is turned shows its piece only if its new square bears it.
        tile.cell === from && to
          ? { ...tile, cell: to, symbol: up.includes(to) }
          : { ...tile, symbol: tile.symbol && !back.includes(tile.cell) },
      ),
  }));
  const laid = words
    .flatMap((word) => word.laid)
    .map((tile) => ({ ...tile, symbol: up.includes(tile.cell) }));
  const [block] = cellsAfter(text, '=');
  if (laid.length > 0) {
    const target = joined(chains, words, laid) ?? found(chains, step.seat);
    target.tiles = [...target.tiles, ...laid];
    if (block) target.tiles.push(crossAt(block, target.tiles));
  }
  return chains.map((chain) => {
    const tiles = inOrder(withoutIdle(chain, before));
    return { ...chain, tiles, blockaded: tiles.some(({ symbol }) => symbol) };
  });
}

/** The chain that words go on from. */
function joined(
  chains: readonly Chain[],
  words: readonly Written[],
  laid: readonly Tile[],
): Chain | undefined {
  const there = words.flatMap((word) => word.there);
  const onIt = (chain: Chain) => chain.tiles.some(({ cell }) => there.includes(cell));
  // 6.4: beyond a cross the new word has no letter of the chain.
  const beyond = (chain: Chain) =>
    chain.tiles.some(
      ({ guard, cell }) => guard !== null && laid.some((tile) => isBeside(tile.cell, cell)),
    );
  return chains.find(onIt) ?? chains.find(beyond);
}

/** A chain that begins. */
function found(chains: Chain[], owner: number): Chain {
  const chain: Chain = {
    name: '',
    owner,
    abandoned: false,
    side: 'S',
    tiles: [],
    words: [],
    blockaded: false,
  };
  chains.push(chain);
  return chain;
}

function isBeside(one: Square, other: Square): boolean {
  return Object.values(WAYS).some(([dx, dy]) => beside(one, dx, dy) === other);
}

/** The cross of a word blockade, which guards the word it ends. */
function crossAt(cell: Square, tiles: readonly Tile[]): Tile {
  const word = tiles.find((tile) => isBeside(tile.cell, cell));
  const guard = word ? wayTo(cell, word.cell) : null;
  return { cell, letter: null, joker: false, back: null, symbol: false, guard };
}

/** The letters that a cross guards. */
function guardedBy(tiles: readonly Tile[], cell: Square, guard: Dir): string {
  const [dx, dy] = WAYS[guard];
  const letters: string[] = [];
  for (let at = beside(cell, dx, dy); at; at = beside(at, dx, dy)) {
    const letter = tiles.find((tile) => tile.cell === at)?.letter;
    if (letter === undefined || letter === null) break;
    letters.push(`${letter}${at}`);
  }
  return letters.join(' ');
}

/** 12.6: the cross of a word that was changed goes back to its owner. */
function withoutIdle(chain: Chain, before: readonly Chain[]): Tile[] {
  const old = before.find(({ tiles }) =>
    tiles.some(({ cell }) => chain.tiles.some((tile) => tile.cell === cell)),
  );
  return chain.tiles.filter(({ cell, guard }) => {
    if (guard === null || !old?.tiles.some((tile) => tile.cell === cell)) return true;
    return guardedBy(old.tiles, cell, guard) === guardedBy(chain.tiles, cell, guard);
  });
}

/** The tiles of a chain from one extremity to the other: only neighbours in it are side by side. */
function inOrder(tiles: readonly Tile[]): Tile[] {
  const beside = (tile: Tile) => tiles.filter((other) => isBeside(tile.cell, other.cell));
  const path: Tile[] = [];
  let next = tiles.find((tile) => beside(tile).length < 2);
  while (next) {
    path.push(next);
    next = beside(next).find((tile) => !path.includes(tile));
  }
  return path;
}
