import { arranged, moved, shuffled, type RackTile, type Taken } from './letters';

/** The racks as they are shown here: the order of the tiles is this page's own and never leaves it. */
export class Racks {
  #tiles = $state.raw<readonly [readonly RackTile[], readonly RackTile[]]>([[], []]);
  #issued = 0;
  /** The tiles that have come to their rack already. */
  readonly #arrived = new Set<number>();

  /** The tiles of a seat, in order. */
  of(seat: number): readonly RackTile[] {
    return this.#tiles[seat === 0 ? 0 : 1];
  }

  /** Makes a rack hold these letters. */
  hold(seat: 0 | 1, letters: string, taken: readonly Taken[], live: boolean): void {
    const fresh = () => (this.#issued += 1);
    this.#set(seat, arranged(this.#tiles[seat], letters, taken, fresh, live));
  }

  /** Moves a tile to another place of its rack. */
  move(seat: number, id: number, to: number): void {
    const tiles = this.of(seat);
    const from = tiles.findIndex((tile) => tile.id === id);
    if (from >= 0 && from !== to) this.#set(seat, moved(tiles, from, to));
  }

  shuffle(seat: number): void {
    this.#set(seat, shuffled(this.of(seat), Math.random));
  }

  /** Whether a tile comes from the board just now; it is told once. */
  arrives(tile: RackTile): boolean {
    if (tile.from === null || this.#arrived.has(tile.id)) return false;
    this.#arrived.add(tile.id);
    return true;
  }

  clear(): void {
    this.#tiles = [[], []];
  }

  #set(seat: number, tiles: readonly RackTile[]): void {
    this.#tiles = seat === 0 ? [tiles, this.#tiles[1]] : [this.#tiles[0], tiles];
  }
}
