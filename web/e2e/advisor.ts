import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Held } from '../src/wire/guerre-des-mots/Held.ts';
import type { Tile } from '../src/wire/guerre-des-mots/Tile.ts';
import type { View } from '../src/wire/guerre-des-mots/View.ts';
import type { TableFrame } from '../src/wire/TableFrame.ts';
import { SERVER } from './places.ts';

const run = promisify(execFile);

/** The tiles of the box, as a position writes them; the most common back of a letter first. */
let box: readonly string[] | null = null;

/** What a deal for eight holds is what the box holds (1.2). */
async function tilesOfTheBox(): Promise<readonly string[]> {
  if (box) return box;
  const { stdout } = await run(SERVER, [
    ...['deal', 'guerre-des-mots', '--seats', '8', '--option', 'reserve_all=true'],
  ]);
  const [, arsenals = '', reserve = ''] = stdout.split(' | ');
  const all = [arsenals.replace(/\w+=/g, ''), reserve].join('');
  const tiles = all.match(/[A-Z](?:\/\p{L})?|[?+]/gu) ?? [];
  const count = (tile: string) => tiles.filter((one) => one === tile).length;
  box = tiles.sort((a, b) => count(b) - count(a) || a.localeCompare(b));
  return box;
}

/** A bag of tiles from which some are drawn. */
class Bag {
  #tiles: string[];

  constructor(tiles: readonly string[]) {
    this.#tiles = [...tiles];
  }

  /** Takes out a tile that fits. */
  take(fits: (tile: string) => boolean): string {
    const at = this.#tiles.findIndex(fits);
    if (at < 0) throw new Error('no such tile left, expected one in the box');
    return this.#tiles.splice(at, 1)[0]!;
  }

  /** Takes out letters, as many as there are up to a number. */
  letters(count: number): string[] {
    const letters = this.#tiles.filter((tile) => /^[A-Z]/.test(tile)).slice(0, count);
    for (const letter of letters) this.#tiles.splice(this.#tiles.indexOf(letter), 1);
    return letters;
  }
}

const plain = (letter: string) => letter.normalize('NFD').replace(/\p{M}/gu, '');

/** A tile of the board, its back as the bag has it where it is not known. */
function tileText(bag: Bag, { cell, letter, joker, back, symbol, guard }: Tile): string {
  if (letter === null) {
    bag.take((tile) => tile === '+');
    return `${cell}+${guard}`;
  }
  const up = symbol ? '!' : '';
  if (joker) {
    bag.take((tile) => tile === '?');
    return `${cell}${up}${letter.toLowerCase()}`;
  }
  const shown = plain(letter);
  const hidden = letter === shown ? back : letter;
  const tile = bag.take(
    (one) => one === shown || (one[0] === shown && (hidden === null || one.endsWith(hidden))),
  );
  return `${cell}${up}${letter === shown ? tile : letter}`;
}

/** The tiles of the board by square: those that are known first, so that they are there. */
function boardTexts(bag: Bag, { chains }: View): Map<string, string> {
  const known = ({ letter, joker, back }: Tile) =>
    letter === null || joker || back !== null || !'AEIU'.includes(letter);
  const tiles = chains.flatMap((chain) => chain.tiles);
  const sorted = [...tiles.filter(known), ...tiles.filter((tile) => !known(tile))];
  return new Map(sorted.map((tile) => [tile.cell, tileText(bag, tile)]));
}

function heldText(bag: Bag, held: readonly Held[]): string {
  return held
    .flatMap(({ front, back, count }) =>
      Array.from({ length: count }, () =>
        bag.take(
          (tile) =>
            tile[0] === front && (back === null || tile === `${front}/${back}` || tile === front),
        ),
      ),
    )
    .join('');
}

/**
 * The position that a viewer may think the table stands at: what they see is as they see it, and
 * what they do not see is made up from the tiles that are left.
 */
export async function positionOf({
  view,
  options,
}: Pick<TableFrame & { view: View }, 'view' | 'options'>): Promise<string> {
  const bag = new Bag(await tilesOfTheBox());
  const seen = view.seats.map(({ arsenal }) => arsenal && heldText(bag, arsenal));
  const board = boardTexts(bag, view);
  const chains = view.chains.map(
    ({ name, owner, side, tiles }) =>
      `${name}:${view.seats[owner]?.name}:${side}:${tiles.map(({ cell }) => board.get(cell)).join('')}`,
  );
  const arsenals = view.seats.map(
    ({ name, left, size }, seat) =>
      `${name}=${left ? 'x' : (seen[seat] ?? bag.letters(size).join('')) || '-'}`,
  );
  const reserve = bag.letters(view.reserve).join('') || '-';
  const turn = `${view.seats[view.turn]?.name} ${view.due} ${view.round}`;
  const set = options.map(([name, value]) => `${name}=${value}`).join(',');
  return [chains.join(' ') || '-', arsenals.join(' '), reserve, turn, set || '-'].join(' | ');
}

/** Coups that the table offers there, so many at most. */
export async function coups(position: string, most = 4000): Promise<string[]> {
  const { stdout } = await run(
    SERVER,
    ['moves', 'guerre-des-mots', position, '--limit', String(most)],
    { maxBuffer: 1 << 24 },
  );
  return stdout.trim().split('\n');
}

/** The coup that the computer would play there. */
export async function best(position: string, level: number, nodes: number): Promise<string> {
  const { stdout } = await run(SERVER, [
    ...['best', 'guerre-des-mots', position],
    ...['--level', String(level), '--nodes', String(nodes)],
  ]);
  return stdout.split('\n')[0] ?? '';
}
