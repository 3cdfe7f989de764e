import type { Locator } from 'playwright-core';
import type { View } from '../src/wire/echecs/View.ts';
import type { Player } from './player.ts';

const LETTERS: Record<string, string> = {
  roi: 'k',
  dame: 'q',
  tour: 'r',
  fou: 'b',
  cavalier: 'n',
  pion: 'p',
};

/** The chessboard, by the names its squares bear for those who listen to it. */
export class Board {
  readonly #player: Player<View>;

  constructor(player: Player<View>) {
    this.#player = player;
  }

  get grid(): Locator {
    return this.#player.grid;
  }

  square(name: string): Locator {
    return this.#player.square(name);
  }

  /** What the squares say, from the top left as they are shown. */
  async words(): Promise<string[]> {
    return this.grid
      .getByRole('gridcell')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  }

  /** The figures as the first field of a FEN. */
  async fen(): Promise<string> {
    const figures = new Map<string, string>();
    for (const words of await this.words()) {
      const [square = '', figure = ''] = words.split(', ');
      const [name = '', camp = ''] = figure.split(' ');
      const letter = LETTERS[name];
      if (letter) figures.set(square, camp.startsWith('blanc') ? letter.toUpperCase() : letter);
    }
    return [8, 7, 6, 5, 4, 3, 2, 1]
      .map((rank) =>
        [...'abcdefgh']
          .map((file) => figures.get(`${file}${rank}`) ?? '1')
          .join('')
          .replace(/1+/g, (empty) => String(empty.length)),
      )
      .join('/');
  }

  /** Whether the black side is at the foot. */
  async flipped(): Promise<boolean> {
    return (await this.words())[0]?.startsWith('h1') ?? false;
  }

  async click(from: string, to: string): Promise<void> {
    await this.#player.press(from, to);
  }

  async drag(from: string, to: string): Promise<void> {
    await this.#player.drag(from, to);
  }

  /** Walks from square to square with the arrow keys, as somebody without a mouse. */
  async keys(from: string, to: string): Promise<void> {
    await this.#player.page.keyboard.press('l');
    for (const square of [from, to]) {
      await this.#walk(square);
      await this.#player.page.keyboard.press('Enter');
    }
  }

  async #walk(goal: string): Promise<void> {
    const turned = (await this.flipped()) ? -1 : 1;
    const focused = this.#player.page.locator('*:focus');
    for (let steps = 0; steps < 16; steps += 1) {
      const at = ((await focused.getAttribute('aria-label')) ?? '').slice(0, 2);
      if (at === goal) return;
      const dx = (goal.charCodeAt(0) - at.charCodeAt(0)) * turned;
      const dy = (goal.charCodeAt(1) - at.charCodeAt(1)) * turned;
      const key = dx > 0 ? 'ArrowRight' : dx < 0 ? 'ArrowLeft' : dy > 0 ? 'ArrowUp' : 'ArrowDown';
      await this.#player.page.keyboard.press(key);
    }
    throw new Error(`the arrow keys do not lead to ${goal}`);
  }
}
