import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { View } from '../src/wire/echecs/View.ts';
import type { TableFrame } from '../src/wire/TableFrame.ts';
import { Board } from './board.ts';
import type { Visitor } from './visitor.ts';

/** A visitor at a table: what they see of it and what they do there. */
export class Seat {
  readonly visitor: Visitor;
  readonly board: Board;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
    this.board = new Board(visitor.page);
  }

  button(name: string | RegExp): Locator {
    return this.visitor.page.getByRole('button', { name, exact: true });
  }

  /** The sentence beside the board that says whose turn it is. */
  said(text: string | RegExp): Locator {
    return this.visitor.page.getByText(text).first();
  }

  /** The state of the connection, as the bar shows it. */
  get link(): Locator {
    return this.visitor.page.getByRole('banner').getByRole('status');
  }

  get end(): Locator {
    return this.visitor.page.getByRole('dialog');
  }

  get sheet(): Locator {
    return this.visitor.page.getByRole('region', { name: 'Feuille de partie' });
  }

  /** The moves as they are written on the sheet. */
  moves(): Promise<string[]> {
    return this.sheet.getByRole('button', { name: /^Coup \d+,/ }).allInnerTexts();
  }

  /** Waits until the sheet reads so. */
  async reads(moves: readonly string[]): Promise<void> {
    await expect.poll(() => this.moves(), { message: this.visitor.called }).toEqual(moves);
  }

  /** Types into the command field. */
  async type(line: string): Promise<void> {
    const field = this.visitor.page.getByRole('textbox', { name: 'Commande' });
    await field.fill(line);
    await field.press('Enter');
  }

  /** Waits until it is this visitor's turn. */
  async awaited(): Promise<void> {
    await this.said('À vous de jouer.').waitFor();
  }

  /** Seconds on the clock of somebody. */
  async clock(name: string): Promise<number> {
    const timer = this.visitor.page.getByRole('timer', {
      name: new RegExp(`^Pendule (de |d’)${name}$`),
    });
    return (await timer.innerText())
      .trim()
      .split(':')
      .reduce((seconds, part) => seconds * 60 + Number(part), 0);
  }

  /** The table as the server tells it to this visitor. */
  async frame(): Promise<TableFrame & { view: View }> {
    const address = `${this.visitor.origin}/api/tables/${this.visitor.tableId}`;
    const answer = await this.visitor.context.request.get(address);
    return (await answer.json()) as TableFrame & { view: View };
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
