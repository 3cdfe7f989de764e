import type { Locator, Page } from 'playwright-core';
import type { View } from '../src/wire/echecs/View.ts';
import type { NewTable } from '../src/wire/NewTable.ts';
import { Board } from './board.ts';
import { chooseFor, openTable } from './opening.ts';
import { Player } from './player.ts';
import type { Visitor } from './visitor.ts';

/** Opens a chess table, and goes there. */
export function openChess(visitor: Visitor, table: Partial<NewTable> = {}): Promise<void> {
  return openTable(visitor, { game: 'echecs', ...table });
}

/** Opens the dialog of a new game from the box of chess. */
export function chooseChess(page: Page): Promise<void> {
  return chooseFor(page, 'Jeu d’échecs');
}

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
