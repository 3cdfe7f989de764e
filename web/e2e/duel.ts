import { texts, type Written } from './games.ts';
import type { Guests } from './guests.ts';

/** A written game that two guests play move by move, Alice with White. */
export class Duel {
  readonly #guests: Guests;
  readonly #game: readonly Written[];

  constructor(guests: Guests, game: readonly Written[]) {
    this.#guests = guests;
    this.#game = game;
  }

  get length(): number {
    return this.#game.length;
  }

  /** The sheet after so many moves. */
  sheet(plies: number): string[] {
    return texts(this.#game).slice(0, plies);
  }

  /** Whose turn it is makes the next move after `ply` moves. */
  async make(ply: number): Promise<void> {
    const move = this.#game[ply];
    if (!move) throw new Error(`the game has no move after ${ply}`);
    const { alice, bob } = this.#guests;
    const seat = ply % 2 === 0 ? alice : bob;
    await seat.awaited();
    await seat.board.click(move.from, move.to);
  }

  /** Waits until both have exactly so many moves on their sheets. */
  async both(plies: number): Promise<void> {
    const { alice, bob } = this.#guests;
    await Promise.all([alice, bob].map((seat) => seat.reads(this.sheet(plies))));
  }

  /** Plays on, both seeing every move. */
  async play(from: number, to = this.length): Promise<void> {
    for (let ply = from; ply < to; ply += 1) {
      await this.make(ply);
      await this.both(ply + 1);
    }
  }
}
