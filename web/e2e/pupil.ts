import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Step } from '../src/wire/book/Step.ts';
import type { Finding } from '../src/wire/Finding.ts';
import type { View } from '../src/wire/guerre-des-mots/View.ts';
import type { TableFrame } from '../src/wire/TableFrame.ts';
import type { Visitor } from './visitor.ts';
import { Warrior } from './warrior.ts';
import { drag, hit, press, reach, type Way } from './way.ts';
import { read } from './writer.ts';

/** Somebody at the lesson of a game, who plays what it asks with the mouse, a finger or the keys. */
export class Pupil {
  readonly visitor: Visitor;
  readonly way: Way;

  constructor(visitor: Visitor, way: Way) {
    this.visitor = visitor;
    this.way = way;
  }

  get page(): Page {
    return this.visitor.page;
  }

  /** The press that goes on once a step is done. */
  get onward(): Locator {
    return this.button(/^(Continuer|Terminer)$/);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  hit(target: Locator): Promise<void> {
    return hit(this.way, target);
  }

  /** Presses squares one after the other. */
  async press(...squares: string[]): Promise<void> {
    for (const square of squares) await press(this.way, this.#square(square));
  }

  #square(name: string): Locator {
    return this.page.getByRole('grid').locator(`[data-square="${name.toLowerCase()}"]`);
  }

  /** Plays an action as the game writes it. */
  async play(game: string, step: Step, action: string): Promise<void> {
    await PLAYED[game]!(this, action, step);
    // A finger on a small square is asked whether it meant it.
    const meant = this.button(/^Jouer [a-k]\d/);
    const answered = this.page.locator('.answer:not(:empty)').filter({ hasText: /\S/ });
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

type Played = (pupil: Pupil, action: string, step: Step) => Promise<void>;

/** How an action of each game is made by hand, from how it is written. */
const PLAYED: Record<string, Played> = {
  echecs: async (pupil, action) => {
    await pupil.press(...action.match(/[a-h]\d/g)!);
    if (!action.endsWith('q')) return;
    const pieces = pupil.page.getByRole('group', { name: 'Promouvoir en' });
    await pupil.hit(pieces.getByRole('button', { name: 'Dame' }));
  },
  chevaliers: (pupil, action) => pupil.press(...action.match(/[a-k]\d/g)!),
  'echec-et-mots': async (pupil, action) => {
    const [move = '', word] = action.split(/ #|>/);
    const ledge = pupil.page.getByRole('textbox', { name: /^Votre mot/ });
    if (move === '') {
      await write(pupil, ledge, word!);
      await pupil.hit(pupil.button('Montrer ce mot'));
      return;
    }
    if (word !== undefined) await pupil.hit(pupil.button('Composer'));
    await pupil.press(...move.match(/[a-g]\d/g)!);
    if (word === undefined) return;
    await write(pupil, ledge, word);
    await pupil.hit(pupil.button('Échec et Mots !'));
  },
  'dames-de-lettres': async (pupil, action) => {
    const said = /^announce (\w+)$/.exec(action)?.[1];
    if (said !== undefined) {
      await pupil.type(pupil.page.getByRole('textbox', { name: 'Votre mot', exact: true }), said);
      await pupil.hit(pupil.button(`Annoncer ${said}`));
      return;
    }
    const [, whole = action, joker, berth] = /^(.*) =(\w)@(\w\d)$/.exec(action) ?? [];
    const [first = '', second] = whole.split(' + ');
    const [move] = read(first);
    if (!move) throw new Error(`${action} not read, expected a move`);
    await pupil.trace([move.from, move.to]);
    await pupil.trace(move.path);
    if (second !== undefined) {
      await pupil.hit(pupil.button('2e mot'));
      await pupil.trace(second.split('@')[1]!.match(/../g)!);
    }
    if (joker !== undefined && berth !== undefined) {
      const earned = pupil.page.getByRole('group', { name: 'Joker gagné' });
      await pupil.hit(earned.getByRole('button', { name: new RegExp(joker) }));
      await pupil.press(berth);
    }
    await pupil.hit(pupil.button(/^(Écrire le mot|Écrire les deux mots|Sans mot)$/));
  },
  'guerre-des-mots': async (pupil, action, step) => {
    const { hand } = new Recruit(pupil, step);
    await hand.compose(action);
    await pupil.hit(hand.main);
  },
};

/** Lays a word: a finger takes the tiles of the rack, and the one that the move is about to take. */
async function write(pupil: Pupil, ledge: Locator, word: string): Promise<void> {
  if (pupil.way !== 'touch') return pupil.type(ledge, word);
  for (const letter of word) {
    const rack = pupil.page.getByRole('group', { name: /^Chevalet/ });
    const tile = new RegExp(`^${letter}(, prise par ce coup)?$`);
    await pupil.hit(rack.getByRole('button', { name: tile }).first());
  }
}

/** A pupil whose hand composes coups: what lies on the board is what the step says. */
class Recruit extends Warrior {
  readonly #pupil: Pupil;
  readonly #step: Step;

  constructor(pupil: Pupil, step: Step) {
    super(pupil.visitor);
    this.#pupil = pupil;
    this.#step = step;
  }

  override hit(target: Locator): Promise<void> {
    return this.#pupil.hit(target);
  }

  override press(...squares: string[]): Promise<void> {
    return this.#pupil.press(...squares);
  }

  override async write(letter: string): Promise<void> {
    if (this.#pupil.way !== 'touch') return super.write(letter);
    const pick = (group: string) =>
      this.page
        .getByRole('group', { name: group })
        .getByRole('button', { name: `Lettre ${letter}`, exact: true })
        .and(this.page.locator(':enabled'))
        .first();
    const taken = pick('Lettres prises, à poser');
    await this.hit((await taken.count()) > 0 ? taken : pick('Arsenal'));
  }

  override async frame(): Promise<TableFrame & { view: View }> {
    const { position, options } = this.#step;
    const { request } = this.visitor.context;
    const address = `${this.visitor.origin}/api/games/guerre-des-mots/trial`;
    const answer = await request.post(address, { data: { position, options } });
    expect(answer.ok(), position).toBe(true);
    return (await answer.json()) as Finding as unknown as TableFrame & { view: View };
  }
}
