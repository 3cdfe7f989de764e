import type { FoundWord } from '../wire/FoundWord';

/** Words of one length. */
export interface SameLength {
  length: number;
  words: FoundWord[];
  /** Whether they lie open: the longest always, the others while there is not too much to read. */
  open: boolean;
}

/** How many words lie open at first, unless the longest are more. */
const OPEN_WORDS = 90;

/** Found words by length, the longest first; within a length they stay in order. */
export function byLength(words: FoundWord[]): SameLength[] {
  const groups = new Map<number, FoundWord[]>();
  for (const word of words) {
    const length = word.word.length;
    const group = groups.get(length);
    if (group) group.push(word);
    else groups.set(length, [word]);
  }
  let before = 0;
  return [...groups]
    .sort(([a], [b]) => b - a)
    .map(([length, same]) => {
      const open = before === 0 || before + same.length <= OPEN_WORDS;
      before += same.length;
      return { length, words: same, open };
    });
}

/** A run of letters that are all from the rack, or all from jokers. */
export interface Run {
  letters: string;
  joker: boolean;
}

/** The letters of a found word in capitals, those of jokers told apart: they come small. */
export function runs(word: string): Run[] {
  const found: Run[] = [];
  for (const letter of word) {
    const capital = letter.toUpperCase();
    const joker = letter !== capital;
    const last = found.at(-1);
    if (last?.joker === joker) last.letters += capital;
    else found.push({ letters: capital, joker });
  }
  return found;
}
