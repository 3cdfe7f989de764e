import type { Square } from '../../board/grid';
import { recent, turnOf } from '../../table/deeds';
import type { Chain } from '../../wire/guerre-des-mots/Chain';
import type { Tile } from '../../wire/guerre-des-mots/Tile';
import type { GuerreDesMots } from './session.svelte';
import { boardsOf } from './story';

/** A tile of the board, with whose it is and whether its chain ends there. */
export interface Lying extends Tile {
  owner: number;
  end: boolean;
}

/** What the board shows of a game: the chains after the step that is looked at, and what of them is lit. */
export class Shown {
  readonly #game: GuerreDesMots;
  readonly #boards = $derived.by(() => boardsOf(this.#game.steps));
  /** How many steps the board shows: fewer than there are while one looks back or follows a turn. */
  readonly ply = $derived.by(
    () => this.#game.desk.looked ?? this.#game.follow.shown ?? this.#game.plies,
  );
  /** The chains that are looked at. */
  readonly chains = $derived.by((): readonly Chain[] =>
    this.ply === this.#game.plies ? this.#game.view.chains : (this.#boards[this.ply] ?? []),
  );
  readonly #tiles = $derived.by(
    () =>
      new Map(
        this.chains.flatMap(({ owner, tiles }) =>
          tiles.map((tile, at): [Square, Lying] => [
            tile.cell,
            { ...tile, owner, end: at === 0 || at === tiles.length - 1 },
          ]),
        ),
      ),
  );
  /** The squares that the step shown laid letters on. */
  readonly last = $derived.by(() => new Set(this.laid(this.ply)));
  /** The steps that are still lit: the turns since one's own, or the turn that is looked at. */
  readonly #lit = $derived.by(() =>
    this.#game.present
      ? recent(this.#game.desk.live, this.#game, this.ply)
      : turnOf(this.#game, this.ply),
  );
  /** The squares that were laid on before in what is lit. */
  readonly before = $derived.by(
    () =>
      new Set(
        this.#lit
          .flatMap((ply) => this.laid(ply))
          .filter((square) => !this.last.has(square) && this.tileAt(square)),
      ),
  );
  /** Where each coup begins that is lit, with its number, where there are several. */
  readonly numbered = $derived.by((): [Square, number][] => {
    if (this.#lit.length < 2) return [];
    return this.#lit.flatMap((ply, at): [Square, number][] => {
      const first = this.laid(ply).find((square) => this.tileAt(square));
      return first === undefined ? [] : [[first, at + 1]];
    });
  });
  /** The squares that the step shown took letters from. */
  readonly emptied = $derived.by((): Square[] => {
    const step = this.#game.steps[this.ply - 1];
    if (step?.kind !== 'played') return [];
    const taken = [...step.taken, ...step.shots.map((shot) => shot.taken)];
    return taken
      .flatMap(({ tiles }) => tiles.map(({ cell }) => cell))
      .filter((cell) => !this.tileAt(cell));
  });
  /** Where to look while a turn is followed or gone through; null where nothing happens. */
  readonly spot = $derived.by((): readonly Square[] | null => {
    const ply = this.#game.desk.looked ?? this.#game.follow.seen;
    if (ply === null) return null;
    const cells = [...this.laid(ply), ...this.emptied];
    return cells.length > 0 ? cells : null;
  });

  constructor(game: GuerreDesMots) {
    this.#game = game;
  }

  /** The squares that a step laid letters on. */
  laid(ply: number): readonly Square[] {
    const step = this.#game.steps[ply - 1];
    return step?.kind === 'played' ? step.laid : [];
  }

  /** The tile on a square. */
  tileAt(square: Square): Lying | undefined {
    return this.#tiles.get(square);
  }
}
