import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { TableFrame } from '../src/wire/TableFrame.ts';
import { endCard } from './end-card.ts';
import type { Visitor } from './visitor.ts';

/** The words around a board, by language. */
const WORDS = {
  fr: { sheet: 'Feuille de partie', move: /^Coup \d+,/, command: 'Commande' },
  en: { sheet: 'Score sheet', move: /^Move \d+,/, command: 'Command' },
};

/** A visitor at a table of any game: what they see of it and what they do there. */
export class Player<View> {
  readonly visitor: Visitor;
  readonly grid: Locator;
  readonly #words: (typeof WORDS)['fr'];

  constructor(visitor: Visitor, board: RegExp, language: keyof typeof WORDS = 'fr') {
    this.visitor = visitor;
    this.grid = visitor.page.getByRole('grid', { name: board });
    this.#words = WORDS[language];
  }

  get page(): Page {
    return this.visitor.page;
  }

  /** Where the table is on the page, with all that belongs to it. */
  get place(): Locator {
    return this.page.locator('body');
  }

  /** What stands on the page, which is in French or in English. */
  either<T>(french: T, english: T): T {
    return this.visitor.either(french, english);
  }

  square(name: string): Locator {
    return this.grid.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  }

  /** What a square says to those who listen. */
  async words(name: string): Promise<string> {
    return (await this.square(name).getAttribute('aria-label')) ?? '';
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** A sentence on the page. */
  said(text: string | RegExp): Locator {
    return this.page.getByText(text).first();
  }

  /** The card at the end of a game, unless it is folded. */
  get end(): Locator {
    return endCard(this.page);
  }

  get sheet(): Locator {
    return this.page.getByRole('region', { name: this.#words.sheet });
  }

  /** The moves on the sheet. */
  get #entries(): Locator {
    return this.sheet.getByRole('button', { name: this.#words.move });
  }

  /** The moves as they are written on the sheet. */
  moves(): Promise<string[]> {
    return this.#entries.allInnerTexts();
  }

  /** Waits until so many moves or more are on the sheet. */
  async written(count: number): Promise<void> {
    const message = this.visitor.called;
    await expect.poll(() => this.#entries.count(), { message }).toBeGreaterThanOrEqual(count);
  }

  /** Waits until the sheet reads so, or has so many moves. */
  async reads(moves: readonly string[] | number): Promise<void> {
    const message = this.visitor.called;
    if (typeof moves === 'number')
      await expect.poll(() => this.#entries.count(), { message }).toBe(moves);
    else await expect.poll(() => this.moves(), { message }).toEqual(moves);
  }

  /** The table as the server tells it to this visitor. */
  async frame(): Promise<TableFrame & { view: View }> {
    const address = `${this.visitor.origin}/api/tables/${this.visitor.tableId}`;
    const answer = await this.visitor.context.request.get(address);
    return (await answer.json()) as TableFrame & { view: View };
  }

  /** The table as the server tells it, once the page shows as much: for what is read off the page next. */
  async settled(): Promise<TableFrame & { view: View }> {
    const frame = await this.frame();
    const shown = async () => Number(await this.page.locator('.room').getAttribute('data-version'));
    await expect.poll(shown, { message: this.visitor.called }).toBeGreaterThanOrEqual(frame.v);
    return frame;
  }

  /** Types a line into the command field. */
  async tell(line: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: this.#words.command });
    await field.fill(line);
    await field.press('Enter');
  }

  /** Presses something beside the board. */
  async hit(target: Locator): Promise<void> {
    await target.click();
  }

  /** Presses squares one after the other. */
  async press(...squares: string[]): Promise<void> {
    for (const name of squares) await this.square(name).click();
  }

  /** Drags from the first square over the others to the last. */
  async drag(...squares: string[]): Promise<void> {
    const { mouse } = this.page;
    const points = await Promise.all(squares.map((name) => this.#middle(name)));
    for (const [at, { x, y }] of points.entries()) {
      await mouse.move(x, y, { steps: 6 });
      if (at === 0) await mouse.down();
    }
    await mouse.up();
  }

  /** As somebody without a mouse. */
  async keys(...squares: string[]): Promise<void> {
    for (const name of squares) {
      await this.square(name).focus();
      await this.page.keyboard.press('Enter');
    }
  }

  async #middle(name: string): Promise<{ x: number; y: number }> {
    const box = await this.square(name).boundingBox();
    if (!box) throw new Error(`square ${name} is not shown`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
