/** The page itself. */
export const DICTIONARY = '/dictionnaire';

/** Whether a text can be asked after at all: an address of dots alone leads elsewhere. */
export function askable(text: string): boolean {
  return /\p{L}/u.test(text);
}

/** Where a word is found. */
export function wordAddress(word: string): string {
  const asked = word.trim();
  return askable(asked) ? `${DICTIONARY}/${encodeURIComponent(asked)}` : DICTIONARY;
}
