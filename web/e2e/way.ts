import type { Locator, Page } from 'playwright-core';

/** By what somebody plays. */
export type Way = 'mouse' | 'touch' | 'keyboard';

/** Presses something beside the board: by the keyboard it is walked to, as nobody can jump there. */
export async function hit(way: Way, target: Locator): Promise<void> {
  await target.waitFor();
  if (way === 'mouse') return target.click();
  if (way === 'touch') return target.tap();
  await reach(target);
  await target.page().keyboard.press('Enter');
}

/** Presses the middle of a square, whatever is drawn over it; by the keyboard it is walked to. */
export async function press(way: Way, square: Locator): Promise<void> {
  await square.waitFor();
  const page = square.page();
  if (way === 'keyboard') {
    await walk(square);
    await page.keyboard.press('Enter');
    return;
  }
  const { x, y } = await middle(square);
  if (way === 'touch') await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/** Drags the mouse from the first square over the others to the last. */
export async function drag(squares: readonly Locator[]): Promise<void> {
  const [first] = squares;
  if (!first) return;
  const { mouse } = first.page();
  for (const square of squares) {
    const { x, y } = await middle(square);
    await mouse.move(x, y, { steps: 4 });
    if (square === first) await mouse.down();
  }
  await mouse.up();
}

/** Goes to something by the Tab key, in the order of the page. */
export async function reach(target: Locator): Promise<void> {
  for (let stops = 0; stops < 150; stops += 1) {
    const key = await target.evaluate((goal) => {
      const at = document.activeElement;
      if (at === goal) return null;
      if (!at || at === document.body) return 'Tab';
      const after = at.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING;
      return after ? 'Tab' : 'Shift+Tab';
    });
    if (key === null) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`the Tab key does not lead to ${target}`);
}

/** Walks to a square with the arrow keys, from the one square of the board that Tab stops on. */
async function walk(square: Locator): Promise<void> {
  const { keyboard } = square.page();
  const grid = square.locator('xpath=ancestor::*[@role="grid"]');
  if (!(await grid.evaluate((cells) => cells.contains(document.activeElement))))
    await reach(grid.locator('[tabindex="0"]'));
  for (let tries = 0; tries < 8; tries += 1) {
    const [right, down] = await square.evaluate((goal) => {
      const place = (cell: Element) => {
        const row = cell.parentElement!;
        return [
          [...row.children].indexOf(cell),
          [...row.parentElement!.children].indexOf(row),
        ] as const;
      };
      const [from, to] = [place(document.activeElement!), place(goal)];
      return [to[0] - from[0], to[1] - from[1]] as const;
    });
    if (right === 0 && down === 0) return;
    await times(keyboard, right < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(right));
    await times(keyboard, down < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(down));
  }
  throw new Error(`the arrow keys do not lead to ${square}`);
}

async function times(keyboard: Page['keyboard'], key: string, count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await keyboard.press(key);
}

/** The middle of a square in the window; throws where something else lies on it. */
async function middle(square: Locator): Promise<{ x: number; y: number }> {
  return square.evaluate((cell) => {
    const board = cell.closest('[role="grid"]')!.parentElement!;
    const at = () => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const under = () => document.elementFromPoint(at().x, at().y);
    if (!board.contains(under())) cell.scrollIntoView({ block: 'center' });
    if (!board.contains(under()))
      throw new Error(`${cell.ariaLabel} lies under ${under()?.outerHTML.slice(0, 80)}`);
    return at();
  });
}
