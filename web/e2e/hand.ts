import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { View } from '../src/wire/guerre-des-mots/View.ts';
import { coupOf, sameLetters, type Laying, type Shot, type Writing, type Take } from './coup.ts';
import type { Warrior } from './warrior.ts';

const WAYS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;
const READING = { h: 'E', v: 'S' } as const;
const AXES = {
  fr: { h: 'vers la droite', v: 'vers le bas' },
  en: { h: 'to the right', v: 'downwards' },
} as const;

function step(square: string, [dx, dy]: readonly [number, number]): string {
  return `${String.fromCharCode(square.charCodeAt(0) + dx)}${Number(square.slice(1)) + dy}`;
}

/** The letters that a coup would take back for another player (10.5). */
function favourOf({ chains, turn }: View, text: string): Take | null {
  const take = text.startsWith('R ') ? coupOf(text).reprise : null;
  const chain = chains.find(({ tiles }) => tiles.some(({ cell }) => cell === take?.end));
  return chain && chain.owner !== turn ? take : null;
}

/** The hand of a player on the board and on the bench: it composes coups press by press. */
export class Hand {
  #warrior: Warrior;
  /** The coups that the page was told about before they are played. */
  #foreseen = new Set<string>();

  constructor(warrior: Warrior) {
    this.#warrior = warrior;
    warrior.visitor.page.on('response', (response) => {
      if (!response.url().endsWith('/preview')) return;
      const { action } = response.request().postDataJSON() as { action: string };
      this.#foreseen.add(action);
    });
  }

  /** Where a coup is composed. */
  get bench(): Locator {
    const name = this.#warrior.either('Votre coup', 'Your coup');
    return this.#warrior.place.getByRole('group', { name });
  }

  /** The press that plays what is composed. */
  get main(): Locator {
    return this.bench.locator('.button.main');
  }

  /** The coup as the page writes it. */
  get text(): Locator {
    return this.bench.locator('code');
  }

  /**
   * Composes a coup on a French page or an English one, and wants the page to write it so. Which of two equal letters is turned over or
   * comes from the Arsenal is the page's choice. Gives the text as the page has it.
   */
  async compose(text: string): Promise<string> {
    const coup = coupOf(text);
    const { view } = await this.#warrior.frame();
    for (const square of coup.lifts) await this.#press(square);
    for (const square of coup.unflips) {
      await this.#tool('Pièce', 'Piece');
      await this.#press(square);
    }
    const takes = coup.reprise ? [coup.reprise, ...coup.takes] : coup.takes;
    const gone = [...coup.lifts];
    for (const take of takes) gone.push(...(await this.#take(view, take, gone)));
    if (coup.pivot) {
      await this.#tool('Tourner', 'Turn');
      await this.#press(coup.pivot.from);
      await this.#press(coup.pivot.to);
    }
    const lying = new Set(view.chains.flatMap(({ tiles }) => tiles.map(({ cell }) => cell)));
    const jokers = view.chains
      .flatMap(({ tiles }) => tiles)
      .flatMap(({ cell, joker, letter }) => (joker && gone.includes(cell) ? [letter ?? ''] : []));
    for (const word of coup.words) await this.#spell(word, gone, jokers, lying);
    if (coup.block) {
      await this.#tool('Bloquer', 'Block');
      await this.#press(coup.block);
    }
    for (const square of coup.symbols) {
      await this.#tool('Pièce', 'Piece');
      await this.#press(square);
    }
    for (const shot of coup.shots) await this.#aim(view, shot, gone);
    const written = async () => sameLetters(await this.text.innerText());
    await expect.poll(written, { message: text }).toBe(sameLetters(text));
    return this.text.innerText();
  }

  /** Composes a coup and plays it, or passes, draws or answers. */
  async play(text: string): Promise<string> {
    let written = text;
    const { view, notices } = await this.#warrior.settled();
    const { length: before } = notices;
    const favour = favourOf(view, text);
    if (text === '-') {
      await this.#warrior.button('Passer').click();
      await this.#warrior.button('Oui, passer').click();
    } else if (text === 'D') {
      await this.#warrior.button('Piocher').click();
      await this.#warrior.button('Oui, piocher').click();
    } else if (text === 'yes') await this.#warrior.button(/^D’accord/).click();
    else if (text === 'no') await this.#warrior.button(/^Non : laisser/).click();
    else if (favour) {
      await this.#take(view, favour, []);
      await this.bench.getByRole('button', { name: /^Proposer (à|au) / }).click();
    } else {
      this.#foreseen.clear();
      written = await this.compose(text);
      // Played before the page was answered, the question would come when it is another's turn.
      await expect.poll(() => this.#foreseen.has(written), { message: text }).toBe(true);
      await expect.poll(() => this.main.isEnabled(), { message: text }).toBe(true);
      await this.main.click();
    }
    const done = async () => (await this.#warrior.frame()).notices.length;
    await expect.poll(done, { message: text }).toBeGreaterThan(before);
    await this.#warrior.settled();
    return written;
  }

  async #press(square: string): Promise<void> {
    await this.#warrior.press(square);
  }

  async #tool(french: string, english: string): Promise<void> {
    const name = this.#warrior.either(french, english);
    await this.#warrior.hit(this.bench.getByRole('button', { name, exact: true }));
  }

  /** Takes letters from an extremity inwards; they are gone from the board. */
  async #take({ chains }: View, { end, count }: Take, gone: string[]): Promise<string[]> {
    for (const { tiles } of chains) {
      const cells = tiles.map(({ cell }) => cell).filter((cell) => !gone.includes(cell));
      const inwards = cells[0] === end ? cells : cells.at(-1) === end ? cells.reverse() : null;
      if (!inwards) continue;
      const taken = inwards.slice(0, count);
      const [first = end, ...rest] = taken;
      await this.#press(first);
      // The first press on the end of one's own chain begins a word there.
      const told = await this.#warrior.square(first).getAttribute('aria-label');
      if (!told?.includes(this.#warrior.either('prise', 'taken'))) await this.#press(first);
      for (const square of rest) await this.#press(square);
      return taken;
    }
    throw new Error(`no chain ends in ${end}, expected one to take from`);
  }

  /** Writes what is laid of a word, the caret on its first free square. */
  async #spell(
    { axis, laid, tiles }: Writing,
    gone: string[],
    jokers: string[],
    lying: Set<string>,
  ): Promise<void> {
    const [first] = laid;
    if (!first) return;
    const { keyboard } = this.#warrior.visitor.page;
    const along = AXES[this.#warrior.visitor.language][axis];
    const writes = async (square: string) =>
      (await this.#warrior.square(square).getAttribute('aria-label'))?.includes(along);
    // A press would give back a letter that was taken there: the caret comes from further on.
    let start = first.square;
    while (gone.includes(start) || lying.has(start)) start = step(start, WAYS[READING[axis]]);
    await this.#press(start);
    if (!(await writes(start))) await this.#press(start);
    for (let far = 0; !(await writes(first.square)); far += 1) {
      if (far > 9) throw new Error(`the caret is not on ${first.square}, expected ${axis}`);
      await keyboard.press('Backspace');
    }
    // Whoever spells the whole word passes over what lies there.
    for (const tile of tiles)
      if (tile.how !== 'there') await this.#lay(tile, jokers);
      else if (tile.letter !== '+') await keyboard.press(tile.letter.normalize('NFD')[0]!);
  }

  async #lay({ square, letter, how, back }: Laying, jokers: string[]): Promise<void> {
    const { page } = this.#warrior.visitor;
    const arsenal = this.#warrior.place.getByRole('group', { name: 'Arsenal' });
    const pick = (name: string) =>
      this.#warrior.hit(
        arsenal.getByRole('button', { name, exact: true }).and(page.locator(':enabled')).first(),
      );
    const base = letter.normalize('NFD')[0] ?? '';
    // A joker that was taken keeps its letter and is written like any.
    const taken = how === 'joker' && jokers.includes(letter);
    if (how === 'cross') await page.keyboard.press('+');
    else if (how === 'joker' && taken) await this.#warrior.write(base);
    else if (how === 'joker') {
      await pick('Joker');
      const name = this.#warrior.either('Que vaut le joker ?', 'What does the joker stand for?');
      const named = this.bench.getByRole('group', { name });
      await this.#warrior.hit(named.getByRole('button', { name: letter, exact: true }));
    } else if (back !== null)
      await pick(
        this.#warrior.either(
          `Lettre ${letter}, au dos ${back}`,
          `Letter ${letter}, ${back} on the back`,
        ),
      );
    else await this.#warrior.write(base);
    if (how === 'cross' || (how === 'joker' && !taken) || letter === base) return;
    // An accent is on the other side: the letter is turned over by presses.
    const laid = this.#warrior.either(/à poser\P{L}+(\p{L})/u, /to be laid\P{L}+(\p{L})/u);
    const shows = async () =>
      laid.exec((await this.#warrior.square(square).getAttribute('aria-label')) ?? '')?.[1];
    for (let turns = 0; (await shows()) !== letter; turns += 1) {
      if (turns > 5) throw new Error(`${square} shows ${await shows()}, expected ${letter}`);
      await this.#press(square);
    }
  }

  async #aim({ chains }: View, shot: Shot, gone: string[]): Promise<void> {
    const tiles = new Set(chains.flatMap((chain) => chain.tiles.map(({ cell }) => cell)));
    let target = step(shot.from, WAYS[shot.dir]);
    while (!tiles.has(target) || gone.includes(target)) {
      target = step(target, WAYS[shot.dir]);
      if (!/^[a-x]([1-9]|1\d|2[0-4])$/.test(target))
        throw new Error(`${shot.from} fires at nothing`);
    }
    await this.#tool('Tirer', 'Shoot');
    await this.#press(shot.from);
    await this.#press(target);
    const name = this.#warrior.either('Tirs', 'Shots');
    const line = this.bench.getByRole('list', { name }).getByRole('listitem').last();
    const press = (french: string | RegExp, english: string | RegExp) =>
      this.#warrior.hit(line.getByRole('button', { name: this.#warrior.either(french, english) }));
    const says = async (part: RegExp) => part.test(await line.innerText());
    const end = this.#warrior.either(`depuis ${shot.end}`, `from ${shot.end}`);
    if (!(await says(new RegExp(`${end}$`, 'm')))) await press('Autre bout', 'Other end');
    for (let words = 0; words < (shot.words ?? 0); words += 1) await press(/mot/, /word/);
    if (shot.corner) await press('Avec le coin', 'With the corner');
  }
}
