import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { View } from '../src/wire/chevaliers/View.ts';
import type { TableFrame } from '../src/wire/TableFrame.ts';
import type { Visitor } from './visitor.ts';

/** The words around the board, by language. */
const WORDS = {
  fr: { board: /^Plateau d’Échec aux Chevaliers/, sheet: 'Feuille de partie', move: /^Coup \d+,/ },
  en: { board: /^Board of the Knights’ game/, sheet: 'Score sheet', move: /^Move \d+,/ },
};

/** A visitor at a table of Échec aux Chevaliers: what they see of it and what they do there. */
export class Captain {
  readonly visitor: Visitor;
  readonly grid: Locator;
  readonly #words: (typeof WORDS)['fr'];

  constructor(visitor: Visitor, language: keyof typeof WORDS = 'fr') {
    this.visitor = visitor;
    this.#words = WORDS[language];
    this.grid = visitor.page.getByRole('grid', { name: this.#words.board });
  }

  square(name: string): Locator {
    return this.grid.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  }

  /** What a square says to those who listen. */
  async words(name: string): Promise<string> {
    return (await this.square(name).getAttribute('aria-label')) ?? '';
  }

  button(name: string | RegExp): Locator {
    return this.visitor.page.getByRole('button', { name, exact: true });
  }

  /** The sentence beside the board. */
  said(text: string | RegExp): Locator {
    return this.visitor.page.getByText(text).first();
  }

  get end(): Locator {
    return this.visitor.page.getByRole('dialog');
  }

  /** The button that plays the move in the making. */
  get play(): Locator {
    return this.visitor.page.getByRole('button', { name: /^(Jouer|Play) \w+[-^×]/ });
  }

  /** The moves as they are written on the sheet. */
  moves(): Promise<string[]> {
    const sheet = this.visitor.page.getByRole('region', { name: this.#words.sheet });
    return sheet.getByRole('button', { name: this.#words.move }).allInnerTexts();
  }

  /** Waits until the sheet reads so. */
  async reads(moves: readonly string[]): Promise<void> {
    await expect.poll(() => this.moves(), { message: this.visitor.called }).toEqual(moves);
  }

  /** The table as the server tells it to this visitor. */
  async frame(): Promise<TableFrame & { view: View }> {
    const address = `${this.visitor.origin}/api/tables/${this.visitor.tableId}`;
    const answer = await this.visitor.context.request.get(address);
    return (await answer.json()) as TableFrame & { view: View };
  }

  /** Presses a piece, then squares one after the other. */
  async press(...squares: string[]): Promise<void> {
    for (const name of squares) await this.square(name).click();
  }

  /** Plays a written move by its two ends, and confirms it where it could go on. */
  async make(text: string): Promise<void> {
    const squares = text.split(/[-^x]/);
    const done = await this.#counting();
    await this.press(squares[0] ?? '', squares.at(-1) ?? '');
    await expect.poll(async () => (await this.play.isVisible()) || (await done())).toBe(true);
    if (!(await done())) await this.play.click();
    await expect.poll(done).toBe(true);
  }

  /** Types a move, once the page knows all that was played before, and waits until it is played. */
  async command(text: string): Promise<void> {
    const upToDate = async () =>
      (await this.moves()).length === (await this.frame()).notices.length;
    await expect.poll(upToDate).toBe(true);
    const done = await this.#counting();
    await this.type(text);
    await expect.poll(done).toBe(true);
  }

  /** Tells whether anything was played since. */
  async #counting(): Promise<() => Promise<boolean>> {
    const told = async () => (await this.frame()).notices.length;
    const before = await told();
    return async () => (await told()) > before;
  }

  /** Types into the command field. */
  async type(line: string): Promise<void> {
    const field = this.visitor.page.getByRole('textbox', { name: /^Comm/ });
    await field.fill(line);
    await field.press('Enter');
  }

  async drag(from: string, to: string): Promise<void> {
    const [start, end] = [await this.#middle(from), await this.#middle(to)];
    const { mouse } = this.visitor.page;
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await mouse.move(end.x, end.y, { steps: 3 });
    await mouse.up();
  }

  /** As somebody without a mouse. */
  async keys(...squares: string[]): Promise<void> {
    for (const name of squares) {
      await this.square(name).focus();
      await this.visitor.page.keyboard.press('Enter');
    }
  }

  async #middle(name: string): Promise<{ x: number; y: number }> {
    const box = await this.square(name).boundingBox();
    if (!box) throw new Error(`square ${name} is not shown`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}

/** A game of twelve moves that Silver wins in Gold's castle, after a chain of two captures. */
export const RAID = [
  'j1^d3',
  'j9^d7',
  'd3-d4',
  'd7^h7',
  'b1^d5',
  'h7^d7',
  'd4^d6',
  'd7^h7',
  'd5^d7',
  'e8-e7',
  'd7xf7xf9',
  'b9^d7xd5',
] as const;

/** How many moves of it are played before Silver must capture. */
export const DUE = 10;

/** A move as the sheet writes it. */
export const written = (text: string): string =>
  text.replaceAll('x', '×') + (text.endsWith('f9') ? '+' : '');

/** The boldest move of Silver: into the castle, then the most captures, then the way ahead. */
export function boldest(view: View): string {
  const worth = (move: string) => {
    const squares = move.split(/[-^x]/);
    const [from = '', to = ''] = [squares[0], squares.at(-1)];
    const ahead = Number(to.slice(1)) - Number(from.slice(1));
    const aside = Math.abs(to.charCodeAt(0) - 'f'.charCodeAt(0)) / 3;
    const taken = move.split('x').length - 1;
    return (to === view.castles[1] ? 1000 : 0) + 10 * taken + ahead - aside;
  };
  const [best] = [...view.moves].sort((one, other) => worth(other) - worth(one));
  if (!best) throw new Error('no legal move, expected a turn to play');
  return best;
}
