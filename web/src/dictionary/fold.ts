/** The plain capital letters of a text: no accents, œ and æ in two letters. */
export function fold(text: string): string {
  return text
    .replace(/[œŒ]/g, 'oe')
    .replace(/[æÆ]/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase();
}

/** The tiles that a word is laid with: capitals with their accents, one letter on each. */
export function tilesOf(word: string): string[] {
  const capitals = word.replace(/œ/gi, 'oe').replace(/æ/gi, 'ae').toLocaleUpperCase('fr');
  return [...capitals.normalize('NFC')];
}

/** Letters as typed for a search: plain capitals, no spaces, every usual sign of a joker as `?`. */
export function lettersOf(typed: string): string {
  return fold(typed).replace(/\s/g, '').replace(/[*._]/g, '?');
}
