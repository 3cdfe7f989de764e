import type { Step } from '../src/wire/book/Step.ts';
import type { Asked, Pupil } from './pupil.ts';
import type { Visitor } from './visitor.ts';

/** What a hand does at the tables of one game: all that a scene for every game must be told of it. */
export interface Hands {
  /**
   * Moves as they are written, on the deal of {@link SALT} and whatever rules are chosen; none where
   * these decide how a first move is made.
   */
  opening: readonly string[];
  /** A first move that no rule allows on that deal, as it is written. */
  forbidden: string;
  /** What is pressed for a first move on that deal, where it is more than the squares it names. */
  first?: readonly string[];
  /**
   * A game of the default rules, begun by a move of each side, where the opening does not begin one; on
   * the same deal, unless it states another.
   */
  begun?: { salt?: string; options?: [string, string][]; moves: readonly string[] };
  /** Tries what the first step of the lesson says is wrong, where a hand cannot do what it names first. */
  wrong?(pupil: Pupil, step: Step): Promise<void>;
  /**
   * Plays an action as it is written, where that is more than to press the squares it names, on a page
   * in French or in English.
   */
  play?(pupil: Pupil, action: string, asked: Asked): Promise<void>;
  /** What its picture shows the end of, where that is not the opening. */
  picture?: {
    moves: readonly string[];
    /** Sits down, where the table is not for two. */
    sit?(visitor: Visitor): Promise<void>;
  };
}

/** The salt of the deal on which hands know what to play. */
export const SALT = '0';

const found = import.meta.glob<Hands>('./hands/*.ts', { eager: true, import: 'default' });

/** The hands that play a game: each has a file of its name. */
export function handsOf(game: string): Hands {
  const hands = found[`./hands/${game}.ts`];
  if (!hands) throw new Error(`no hands for ${game}, expected in e2e/hands/${game}.ts`);
  return hands;
}

/**
 * A table of a game as it is opened, and a move of each side there: after these a game is resigned, and
 * no longer called off.
 */
export function begunOf(game: string): Required<Hands>['begun'] & { salt: string } {
  const { opening, begun = { moves: opening.slice(0, 2) } } = handsOf(game);
  return { salt: SALT, ...begun };
}

/** The squares that an action names. */
export function squaresIn(action: string): string[] {
  return action.toLowerCase().match(/[a-z]\d{1,2}/g) ?? [];
}

/** Where a square is found in a page. */
export function square(name: string): string {
  return `[role="grid"] [data-square="${name}"]`;
}

/** What is pressed for a first move, one after another. */
export function firstPresses({ first, opening }: Hands): readonly string[] {
  return first ?? squaresIn(opening[0] ?? '').map(square);
}
