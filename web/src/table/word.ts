/** A typed word without its case and its accents. */
export function word(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
