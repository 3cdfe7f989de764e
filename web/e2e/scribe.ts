import type { Locator } from 'playwright-core';
import type { View } from '../src/wire/echec-et-mots/View.ts';
import { Player } from './player.ts';
import type { Visitor } from './visitor.ts';

/** A move of a knight, and the letter it takes. */
export interface Leap {
  from: string;
  to: string;
  letter: string;
}

/** A visitor at a table of Échec et Mots: what they see of it and what they do there. */
export class Scribe extends Player<View> {
  constructor(visitor: Visitor) {
    super(visitor, /^Plateau d’Échec et Mots/);
  }

  /** Where the word is typed. */
  get ledge(): Locator {
    return this.page.getByRole('textbox', { name: /^Votre mot/ });
  }

  async leap({ from, to }: Leap): Promise<void> {
    await this.press(from, to);
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
