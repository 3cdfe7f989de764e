import type { Locator } from 'playwright-core';
import type { Preview } from '../src/wire/guerre-des-mots/Preview.ts';
import type { View } from '../src/wire/guerre-des-mots/View.ts';
import { Hand } from './hand.ts';
import { Player } from './player.ts';
import type { Visitor } from './visitor.ts';

/** A visitor at a table of La Guerre des Mots: what they see of it and what they do there. */
export class Warrior extends Player<View> {
  readonly hand: Hand;

  constructor(visitor: Visitor) {
    super(visitor, /^Plateau de La Guerre des Mots/);
    this.hand = new Hand(this);
  }

  /** There are many: they are found faster by their place than by their words. */
  override square(name: string): Locator {
    return this.place.locator(`[data-square="${name}"]`);
  }

  /** Writes a letter where the caret is. */
  async write(letter: string): Promise<void> {
    await this.page.keyboard.press(letter);
  }

  /** What the server says that a coup would do; nothing of what is no coup. */
  async preview(action: string): Promise<Preview | null> {
    const address = `${this.visitor.origin}/api/tables/${this.visitor.tableId}/preview`;
    const answer = await this.visitor.context.request.post(address, { data: { action } });
    return (await answer.json()) as Preview | null;
  }

  /** The player of a seat takes the screen over and looks. */
  async unveil(side: string): Promise<void> {
    const point = /^[EO]/.test(side) ? `l’${side}` : `le ${side}`;
    await this.button(`Je joue ${point} : montrer mon Arsenal`).click();
  }

  /** The plain letters of the Arsenal of a seat that this visitor sees. */
  async letters(seat: number): Promise<string> {
    const held = (await this.frame()).view.seats[seat]?.arsenal ?? [];
    return held
      .flatMap(({ front, count }) => Array.from({ length: count }, () => front))
      .filter((front) => /[A-Z]/.test(front))
      .join('');
  }
}
