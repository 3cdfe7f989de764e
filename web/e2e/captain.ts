import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { View } from '../src/wire/chevaliers/View.ts';
import { Player } from './player.ts';
import type { Visitor } from './visitor.ts';

/** The name of the board, by language. */
const BOARD = { fr: /^Plateau d’Échec aux Chevaliers/, en: /^Board of the Knights’ game/ };

/** A visitor at a table of Échec aux Chevaliers: what they see of it and what they do there. */
export class Captain extends Player<View> {
  constructor(visitor: Visitor, language: keyof typeof BOARD = 'fr') {
    super(visitor, BOARD[language], language);
  }

  /** The button that plays the move in the making. */
  get play(): Locator {
    return this.page.getByRole('button', { name: /^(Jouer|Play) \w+[-^×]/ });
  }

  /**
   * Plays a written move by its two ends once the page shows the one before, confirms it where it could
   * go on, and waits until the page shows it: a small phone has no sheet to read.
   */
  async make(text: string): Promise<void> {
    const squares = text.split(/[-^x]/);
    const { length } = (await this.settled()).notices;
    const isPlayed = async () => (await this.frame()).notices.length > length;
    await this.press(squares[0] ?? '', squares.at(-1) ?? '');
    await expect.poll(async () => (await this.play.isVisible()) || (await isPlayed())).toBe(true);
    if (await this.play.isVisible()) await this.play.click();
    await expect.poll(isPlayed).toBe(true);
    await this.settled();
  }

  /** Types a move, once the page knows all that was played before, and waits until it is played. */
  async command(text: string): Promise<void> {
    const { length } = (await this.frame()).notices;
    await this.written(length);
    await this.tell(text);
    await this.written(length + 1);
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
