import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { View } from '../src/wire/echec-et-mots/View.ts';
import type { LettersReport } from '../src/wire/LettersReport.ts';
import type { TableFrame } from '../src/wire/TableFrame.ts';
import type { Visitor } from './visitor.ts';

/** A move of a knight, and the letter it takes. */
export interface Leap {
  from: string;
  to: string;
  letter: string;
}

/** A visitor at a table of Échec et Mots: what they see of it and what they do there. */
export class Scribe {
  readonly visitor: Visitor;
  readonly grid: Locator;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
    this.grid = visitor.page.getByRole('grid', { name: /^Plateau d’Échec et Mots/ });
  }

  square(name: string): Locator {
    return this.grid.getByRole('gridcell', { name: new RegExp(`^${name},`) });
  }

  button(name: string | RegExp): Locator {
    return this.visitor.page.getByRole('button', { name, exact: true });
  }

  /** Where the word is typed. */
  get ledge(): Locator {
    return this.visitor.page.getByRole('textbox', { name: /^Votre mot/ });
  }

  get end(): Locator {
    return this.visitor.page.getByRole('dialog');
  }

  /** The moves as they are written on the sheet. */
  moves(): Promise<string[]> {
    const sheet = this.visitor.page.getByRole('region', { name: 'Feuille de partie' });
    return sheet.getByRole('button', { name: /^Coup \d+,/ }).allInnerTexts();
  }

  /** Waits until so many moves are written. */
  async reads(count: number): Promise<void> {
    await expect.poll(async () => (await this.moves()).length).toBe(count);
  }

  /** The table as the server tells it to this visitor. */
  async frame(): Promise<TableFrame & { view: View }> {
    const address = `${this.visitor.origin}/api/tables/${this.visitor.tableId}`;
    const answer = await this.visitor.context.request.get(address);
    return (await answer.json()) as TableFrame & { view: View };
  }

  /** The longest word of so many letters or more that letters can write; null when there is none. */
  async longest(letters: string, least: number): Promise<string | null> {
    const query = new URLSearchParams({ letters, seek: 'write', game: 'echec-et-mots' });
    query.append('min', String(least));
    query.append('max', '25');
    const { request } = this.visitor.context;
    const answer = await request.get(`${this.visitor.origin}/api/letters?${query}`);
    if (!answer.ok()) throw new Error(`no words: ${await answer.text()}`);
    return ((await answer.json()) as LettersReport).words[0]?.word ?? null;
  }

  async click({ from, to }: Leap): Promise<void> {
    await this.square(from).click();
    await this.square(to).click();
  }

  async drag({ from, to }: Leap): Promise<void> {
    const [start, end] = [await this.#middle(from), await this.#middle(to)];
    const { mouse } = this.visitor.page;
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await mouse.move(end.x, end.y, { steps: 3 });
    await mouse.up();
  }

  /** As somebody without a mouse. */
  async keys({ from, to }: Leap): Promise<void> {
    for (const name of [from, to]) {
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

const JUMPS = [1, 2].flatMap((far) =>
  [-1, 1].flatMap((x) => [-1, 1].map((y) => [x * far, y * (3 - far)] as const)),
);

/**
 * A sensible move: a letter if there is one, the one that the rack lacks most, otherwise towards
 * letters; never where a knight could be taken while there is another choice.
 */
export function sensible(view: View): Leap {
  const rack = view.racks[view.turn === 0 ? 0 : 1];
  const vowels = [...rack].filter((letter) => 'AEIOU'.includes(letter)).length;
  const worth = (letter: string) =>
    10 +
    ('AEIOU'.includes(letter) === vowels * 2 < rack.length + 1 ? 5 : 0) +
    ('ESARTINLO'.includes(letter) ? 3 : 0) -
    2 * [...rack].filter((one) => one === letter).length;
  const near = (square: string) =>
    JUMPS.filter(([x, y]) => {
      const file = String.fromCharCode(square.charCodeAt(0) + x);
      return view.letters[`${file}${Number(square.slice(1)) + y}`];
    }).length;
  const leaps = Object.entries(view.dests)
    .flatMap(([from, squares]) => (squares.match(/../g) ?? []).map((to) => ({ from, to })))
    .map((leap) => ({ ...leap, letter: view.letters[leap.to] ?? '' }))
    .map((leap) => ({
      leap,
      value:
        (leap.letter ? worth(leap.letter) : near(leap.to)) -
        (view.dangers.includes(leap.to) ? 40 : 0),
    }))
    .sort((one, other) => other.value - one.value);
  const best = leaps[0];
  if (!best) throw new Error('no legal move, expected a turn to play');
  return best.leap;
}
