import type { Locator } from 'playwright-core';
import type { View } from '../src/wire/echecs/View.ts';
import { Board } from './board.ts';
import { Player } from './player.ts';
import type { Visitor } from './visitor.ts';

/** A visitor at a chess table: what they see of it and what they do there. */
export class Seat extends Player<View> {
  readonly board: Board;

  constructor(visitor: Visitor) {
    super(visitor, /Échiquier/);
    this.board = new Board(this);
  }

  /** The state of the connection, as the bar shows it. */
  get link(): Locator {
    return this.page.getByRole('banner').getByRole('status');
  }

  /** Waits until it is this visitor's turn. */
  async awaited(): Promise<void> {
    await this.said('À vous de jouer.').waitFor();
  }

  /** Seconds on the clock of somebody. */
  async clock(name: string): Promise<number> {
    const timer = this.page.getByRole('timer', {
      name: new RegExp(`^Pendule (de |d’)${name}$`),
    });
    return (await timer.innerText())
      .trim()
      .split(':')
      .reduce((seconds, part) => seconds * 60 + Number(part), 0);
  }

  /** A move this visitor may make now: of a pawn if one can go, from the middle of the board out. */
  async legal(): Promise<[string, string]> {
    const { view } = await this.frame();
    const files = 'decbahgf';
    const fans = Object.entries(view.dests).sort(
      ([one], [other]) => files.indexOf(one[0] ?? '') - files.indexOf(other[0] ?? ''),
    );
    const pawns = await this.board.words();
    const isPawn = (square: string) => pawns.some((words) => words.startsWith(`${square}, pion`));
    const [from, to] = fans.find(([square]) => isPawn(square)) ?? fans[0] ?? [];
    if (!from || !to) throw new Error('no legal move, expected a turn to play');
    return [from, to.slice(0, 2)];
  }
}
