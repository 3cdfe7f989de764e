import type { Locator, Page } from 'playwright-core';
import type { Step } from '../src/wire/book/Step.ts';
import { handsOf, squaresIn } from './hands.ts';
import type { Visitor } from './visitor.ts';
import { drag, hit, press, reach, type Way } from './way.ts';

/** What is asked of somebody at a board: by a step of a lesson, or by a try of a book. */
export type Asked = Pick<Step, 'position' | 'options'>;

/**
 * Somebody at the lesson of a game, or at one card of its book, who plays what is asked there with the
 * mouse, a finger or the keys.
 */
export class Pupil {
  readonly visitor: Visitor;
  readonly way: Way;
  /** Where the board is, with all that belongs to it. */
  readonly place: Locator;

  constructor(visitor: Visitor, way: Way, place = visitor.page.locator('body')) {
    this.visitor = visitor;
    this.way = way;
    this.place = place;
  }

  get page(): Page {
    return this.visitor.page;
  }

  /** What stands on the page, which is in French or in English. */
  either<T>(french: T, english: T): T {
    return this.visitor.either(french, english);
  }

  /** The press that goes on once a step is done. */
  get onward(): Locator {
    return this.button(this.either(/^(Continuer|Terminer)$/, /^(Go on|Finish)$/));
  }

  button(name: string | RegExp): Locator {
    return this.place.getByRole('button', { name, exact: true });
  }

  hit(target: Locator): Promise<void> {
    return hit(this.way, target);
  }

  /** Presses squares one after the other. */
  async press(...squares: string[]): Promise<void> {
    for (const square of squares) await press(this.way, this.#square(square));
  }

  #square(name: string): Locator {
    return this.place.getByRole('grid').locator(`[data-square="${name.toLowerCase()}"]`);
  }

  /** Plays an action as the game writes it. */
  async play(game: string, asked: Asked, action: string): Promise<void> {
    const { play } = handsOf(game);
    if (play) await play(this, action, asked);
    else await this.press(...squaresIn(action));
    // A finger on a small square is asked whether it meant it.
    const meant = this.button(this.either(/^Jouer [a-k]\d/, /^Play [a-k]\d/));
    const answered = this.place.locator('.answer:not(:empty)').filter({ hasText: /\S/ });
    await meant.or(answered).first().waitFor();
    if (await meant.isVisible()) await this.hit(meant);
  }

  /** Types a word into a field: a finger's keyboard comes up on the screen. */
  async type(field: Locator, word: string): Promise<void> {
    if (this.way === 'keyboard') await reach(field);
    else await this.hit(field);
    await this.page.keyboard.type(word.toLowerCase());
  }

  /** Moves a letter, then goes along the letters of a word. */
  async trace(squares: readonly string[]): Promise<void> {
    if (this.way === 'mouse') await drag(squares.map((name) => this.#square(name)));
    else await this.press(...squares);
  }
}
