import type { Locator, Page } from 'playwright-core';

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
  readonly #page: Page;
  readonly grid: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.grid = page.getByRole('grid', { name: /Échiquier/ });
  }

  square(name: string): Locator {
    return this.grid.getByRole('gridcell', { name: new RegExp(`^${name},`) });
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
    await this.square(from).click();
    await this.square(to).click();
  }

  async drag(from: string, to: string): Promise<void> {
    const [start, end] = [await this.#middle(from), await this.#middle(to)];
    const { mouse } = this.#page;
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await mouse.move(end.x, end.y, { steps: 3 });
    await mouse.up();
  }

  /** Walks from square to square with the arrow keys, as somebody without a mouse. */
  async keys(from: string, to: string): Promise<void> {
    await this.#page.keyboard.press('l');
    for (const square of [from, to]) {
      await this.#walk(square);
      await this.#page.keyboard.press('Enter');
    }
  }

  async #walk(goal: string): Promise<void> {
    const turned = (await this.flipped()) ? -1 : 1;
    const focused = this.#page.locator('*:focus');
    for (let steps = 0; steps < 16; steps += 1) {
      const at = ((await focused.getAttribute('aria-label')) ?? '').slice(0, 2);
      if (at === goal) return;
      const dx = (goal.charCodeAt(0) - at.charCodeAt(0)) * turned;
      const dy = (goal.charCodeAt(1) - at.charCodeAt(1)) * turned;
      const key = dx > 0 ? 'ArrowRight' : dx < 0 ? 'ArrowLeft' : dy > 0 ? 'ArrowUp' : 'ArrowDown';
      await this.#page.keyboard.press(key);
    }
    throw new Error(`the arrow keys do not lead to ${goal}`);
  }

  async #middle(square: string): Promise<{ x: number; y: number }> {
    const box = await this.square(square).boundingBox();
    if (!box) throw new Error(`square ${square} is not shown`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
