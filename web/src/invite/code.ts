/** The letters of a code: none is taken for another, said or read. */
const LETTERS = 'ABFHJKLMRXYZ';
const LENGTH = 6;

/** A code as it is shown: in two groups, so that it can be said in two breaths. */
export function spoken(code: string): string {
  return `${code.slice(0, LENGTH / 2)}\u00a0${code.slice(LENGTH / 2)}`;
}

/** The code in what somebody typed; null when it is none. */
export function codeIn(text: string): string | null {
  const code = text.replace(/[\s.\-·]/g, '').toUpperCase();
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter))
    ? code
    : null;
}
