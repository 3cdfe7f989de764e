import { manifestOf, SLUGS } from '../games';
import type { Seek } from '../wire/Seek';

/** A word list that letters can be matched with: a game and, where it matters, how it is set. */
export interface WordSet {
  /** The slug of the game, and what tells this list from its others. */
  id: string;
  game: string;
  option?: string;
}

/** The word lists of games, in their order. */
export function wordSets(slugs: readonly string[]): WordSet[] {
  return slugs.flatMap((game) =>
    (manifestOf(game)?.facts.words ?? []).map(({ name, option }) => ({
      id: name ? `${game}-${name}` : game,
      game,
      ...(option ? { option } : {}),
    })),
  );
}

const SETS = wordSets(SLUGS);

/** The list of a game by one of its options, or that of the game as it comes. */
export function setOf(game: string, option: string): string {
  return SETS.find((set) => set.game === game && set.option === option)?.id ?? game;
}

/** The list that is proposed. */
export const FIRST_SET: string =
  (SETS.find(({ game }) => manifestOf(game)?.proposed) ?? SETS[0])?.id ?? '';

/** What may be done with letters. */
export const SEEKS = ['write', 'anagram', 'contain', 'pattern'] as const satisfies Seek[];

/** The least frequency class that each familiarity asks for. */
export const FAMILIAR = { all: 0, known: 6, usual: 7, daily: 8 } as const;

/** How well a word must be known. */
export type Familiarity = keyof typeof FAMILIAR;

/** A search for words. */
export interface LettersQuestion {
  letters: string;
  seek: Seek;
  /** The id of the word list. */
  set: string;
  familiar: Familiarity;
  min: number;
  max: number;
}

/** The search as the server reads it. */
export function query({ letters, seek, set, familiar, min, max }: LettersQuestion): string {
  const { game = set, option } = SETS.find(({ id }) => id === set) ?? {};
  const parameters = new URLSearchParams({ letters, seek, game });
  if (option) parameters.append('option', option);
  parameters.append('min', String(Math.min(min, max)));
  parameters.append('max', String(Math.max(min, max)));
  parameters.append('familiar', String(FAMILIAR[familiar]));
  return parameters.toString();
}
