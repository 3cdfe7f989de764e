import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { View } from '../src/wire/dames-de-lettres/View.ts';
import { SERVER } from './places.ts';
import { Player } from './player.ts';
import type { Visitor } from './visitor.ts';

const run = promisify(execFile);

/** A move of Dames de Lettres with one word, or with none. */
export interface Written {
  text: string;
  from: string;
  to: string;
  word: string;
  path: string[];
}

/** A visitor at a table of Dames de Lettres: what they see of it and what they do there. */
export class Writer extends Player<View> {
  /** The options of the table that differ from the rule of the box. */
  readonly options: readonly [string, string][];

  constructor(visitor: Visitor, options: readonly [string, string][] = []) {
    super(visitor, /^Plateau de Dames de Lettres/);
    this.options = options;
  }

  /** Where the word is typed. */
  get field(): Locator {
    return this.page.getByRole('textbox', { name: 'Votre mot', exact: true });
  }

  /** The line under the field that tells what is composed, found by its notation. */
  composed(text: string): Locator {
    return this.page.locator(`[data-draft="${text}"]`);
  }

  /** The moves of a position as the rules list them, those with two words too where asked. */
  async legal(view: Pick<View, 'position'>, doubles = false): Promise<string[]> {
    const options = this.options.flatMap(([name, value]) => ['--option', `${name}=${value}`]);
    const asked = ['moves', 'dames-de-lettres', view.position, ...options];
    if (doubles) asked.push('--doubles');
    const { stdout } = await run(SERVER, asked, { maxBuffer: 256e6 });
    return stdout.trim().split('\n');
  }

  /** The move that turns or takes most letters. */
  async best(view: View): Promise<Written> {
    const all = (await this.legal(view)).flatMap(read);
    const worth = ({ text, path }: Written) =>
      path.filter((square) => {
        const token = view.tokens[square];
        return token && token.seat !== view.turn && !token.joker;
      }).length + (text.includes('x') ? 1 : 0);
    const [first] = all.sort((one, other) => worth(other) - worth(one));
    if (!first) throw new Error(`no legal move in ${view.position}`);
    return first;
  }

  /** Drags the letter, then drags along the letters of the word. */
  async trace({ from, to, path }: Written): Promise<void> {
    await this.drag(from, to);
    await this.drag(...path);
  }

  /** Presses the letter and its square, then types the word and looks for its way. */
  async type({ from, to, word, path }: Written): Promise<void> {
    await this.press(from, to);
    if (word !== '') await this.write(word, path);
  }

  /** Types a word and looks for its way. */
  async write(word: string, path: readonly string[]): Promise<void> {
    await this.field.fill(word.toLowerCase());
    await this.#way(path);
  }

  /** As somebody without a mouse: every square by the keyboard. */
  async spell({ from, to, path }: Written): Promise<void> {
    await this.keys(from, to, ...path);
  }

  /** Plays what is composed. */
  async play(): Promise<void> {
    const main = this.button(/^(Écrire le mot|Sans mot)$/);
    await expect.poll(() => main.isEnabled()).toBe(true);
    await main.click();
  }

  async #way(path: readonly string[]): Promise<void> {
    const ways = this.page.getByRole('radiogroup', { name: /façons de l’écrire/ });
    const way = ways.getByRole('radio').filter({ hasText: path.join(' ') });
    if ((await ways.count()) > 0) await way.first().click();
  }
}

/** `D3-E4 MOTS@E4F3G3H3`, `A1xA5`. */
export function read(text: string): Written[] {
  const [, from = '', to = '', word = '', squares = ''] =
    /^([A-H]\d)[-x]([A-H]\d)(?: ([A-Z]+)@((?:[A-H]\d)+))?$/.exec(text) ?? [];
  return from === '' ? [] : [{ text, from, to, word, path: squares.match(/../g) ?? [] }];
}
