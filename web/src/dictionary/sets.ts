import type { Seek } from '../wire/Seek';

/** The word lists that letters can be matched with: a game and, where it matters, how it is set. */
export const WORD_SETS = {
  'echec-et-mots': { game: 'echec-et-mots' },
  'echec-et-mots-strict': { game: 'echec-et-mots', option: 'word_classes=strict' },
  'dames-de-lettres': { game: 'dames-de-lettres' },
  'guerre-des-mots': { game: 'guerre-des-mots' },
} as const satisfies Record<string, { game: string; option?: string }>;

/** Which word list. */
export type WordSetName = keyof typeof WORD_SETS;

/** What may be done with letters. */
export const SEEKS = ['write', 'anagram', 'contain', 'pattern'] as const satisfies Seek[];

/** The least frequency class that each familiarity asks for. */
export const FAMILIAR = { all: 0, known: 6, usual: 7, daily: 8 } as const;

/** How well a word must be known. */
export type Familiarity = keyof typeof FAMILIAR;

/** The longest word that is sought. */
export const LONGEST = 30;

/** A search for words. */
export interface LettersQuestion {
  letters: string;
  seek: Seek;
  set: WordSetName;
  familiar: Familiarity;
  min: number;
  max: number;
}

/** The search as the server reads it. */
export function query({ letters, seek, set, familiar, min, max }: LettersQuestion): string {
  const { game, option }: { game: string; option?: string } = WORD_SETS[set];
  const parameters = new URLSearchParams({ letters, seek, game });
  if (option) parameters.append('option', option);
  parameters.append('min', String(Math.min(min, max)));
  parameters.append('max', String(Math.max(min, max)));
  parameters.append('familiar', String(FAMILIAR[familiar]));
  return parameters.toString();
}
