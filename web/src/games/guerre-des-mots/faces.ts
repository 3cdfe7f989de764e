import type { Square } from '../../board/grid';
import { ACCENTS } from '../../wire/guerre-des-mots/facts';
import { plain, takenTiles, type Draft, type Laid, type Site } from './draft';
import { sources } from './sources';

/** The accents that the box has on the backs of a letter, the commonest first (1.2). */
const BACKS: Readonly<Record<string, string>> = ACCENTS;

/**
 * The accents that a letter of a draft can be turned to: those that were taken so, those on the back
 * of what was taken plain, those on the backs of the Arsenal. Whoever does not know a back may
 * declare any (5.8).
 */
export function accentsOf(site: Site, draft: Draft, letter: string): string[] {
  const front = plain(letter);
  const taken = takenTiles(site.chains, draft).flatMap((tile) => {
    if (tile.letter === null || plain(tile.letter) !== front) return [];
    if (tile.letter !== front) return [tile.letter];
    return tile.joker ? [] : [...(tile.back ?? BACKS[front] ?? '')];
  });
  const held = site.arsenal.flatMap((tile) =>
    tile.front === front && tile.back !== null ? [tile.back] : [],
  );
  return [...new Set([...taken, ...held])];
}

/** What a letter that is to be laid shows when it is turned over once more; nothing at the end. */
export function otherSide(
  site: Site,
  draft: Draft,
  { letter, as, back }: Laid,
): string | undefined {
  if (as !== 'letter') return undefined;
  const accents = accentsOf(site, draft, letter);
  // The tile that was picked is turned to its own back first.
  const faces = back === undefined ? accents : [back, ...accents.filter((one) => one !== back)];
  return faces[faces.indexOf(letter) + 1];
}

/** A letter that is to be turned to a back its player has never seen. */
export interface Declared {
  square: Square;
  /** What it is declared to be. */
  letter: string;
  /** What it may be declared to be, plain first. */
  faces: string[];
}

/** The letters that a draft turns without their player knowing what they bear (5.8). */
export function declared(site: Site, draft: Draft): Declared[] {
  const taken = takenTiles(site.chains, draft);
  return [...sources(site, draft)].flatMap(([square, source]) => {
    const letter = draft.laid.get(square)?.letter;
    if (letter === undefined || source.from !== 'taken' || !source.turned) return [];
    if (taken[source.at]?.back !== null) return [];
    return { square, letter, faces: [plain(letter), ...(BACKS[plain(letter)] ?? '')] };
  });
}
