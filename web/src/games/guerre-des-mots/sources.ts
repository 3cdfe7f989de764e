import type { Square } from '../../board/grid';
import type { Held } from '../../wire/guerre-des-mots/Held';
import type { Tile } from '../../wire/guerre-des-mots/Tile';
import { plain, takenTiles, type Draft, type Laid, type Site } from './draft';

/** Where a tile that is to be laid comes from. */
export type Source =
  | { from: 'taken'; at: number; turned: boolean; joker: boolean }
  | { from: 'arsenal'; at: number; joker: boolean; back: string | null }
  | { from: 'nowhere' };

const accented = ({ letter }: Laid) => plain(letter) !== letter;

/**
 * Where every tile that is to be laid comes from: what was taken goes first, as it lay or turned to
 * its back, then the Arsenal, a joker last.
 */
export function sources({ chains, arsenal }: Site, draft: Draft): Map<Square, Source> {
  const taken = takenTiles(chains, draft);
  const free = new Set(taken.keys());
  const held = arsenal.map(({ count }) => count);
  const found = new Map<Square, Source>();
  const open = () => [...draft.laid].filter(([square]) => !found.has(square));
  const fromTaken = (fits: (tile: Tile, laid: Laid) => boolean, turned: boolean) => {
    for (const [square, laid] of open()) {
      if (laid.as !== 'letter') continue;
      const at = [...free].find((one) => fits(taken[one]!, laid));
      if (at === undefined) continue;
      free.delete(at);
      found.set(square, { from: 'taken', at, turned, joker: taken[at]!.joker });
    }
  };
  const fromHand = (fits: (tile: Held, laid: Laid) => boolean, joker = false) => {
    for (const [square, laid] of open()) {
      const at = arsenal.findIndex((tile, one) => held[one]! > 0 && fits(tile, laid));
      if (at < 0) continue;
      held[at]! -= 1;
      // Only where a tile was picked for its back does it matter which.
      const back = !joker && laid.back !== undefined ? arsenal[at]!.back : null;
      found.set(square, { from: 'arsenal', at, joker, back });
    }
  };
  /** What was taken plain and may bear an accent on its back, as far as is known (5.8). */
  const turns =
    (knows: boolean) =>
    (tile: Tile, { letter }: Laid) =>
      letter !== tile.letter &&
      plain(letter) === tile.letter &&
      !tile.joker &&
      tile.back === (knows ? letter : null);
  const inHand = (letter: string) => arsenal.some(({ back }) => back === letter);
  fromTaken((tile, laid) => tile.letter === laid.letter && accented(laid), false);
  // An accent that the Arsenal has not must come from a letter taken, before a plain one uses it.
  for (const knows of [true, false])
    fromTaken((tile, laid) => turns(knows)(tile, laid) && !inHand(laid.letter), true);
  fromTaken((tile, laid) => tile.letter === laid.letter, false);
  for (const knows of [true, false]) fromTaken(turns(knows), true);
  fromHand(
    (tile, { as, letter, back }) =>
      as === 'letter' && tile.front === letter && back !== undefined && tile.back === back,
  );
  // Accents first: a plain letter can do with any back.
  fromHand(({ back }, { as, letter }) => as === 'letter' && back === letter);
  fromHand(({ front }, { as, letter }) => as === 'letter' && front === letter);
  fromHand(({ front }, { as }) => as === 'cross' && front === '+');
  fromHand(({ front }, { as }) => as !== 'cross' && front === '?', true);
  for (const [square] of open()) found.set(square, { from: 'nowhere' });
  return found;
}

/** The tiles that were taken and are not in the word yet (5.5). */
export function leftOver(site: Site, draft: Draft): Tile[] {
  const used = [...sources(site, draft).values()].flatMap((one) =>
    one.from === 'taken' ? [one.at] : [],
  );
  return takenTiles(site.chains, draft).filter((_, at) => !used.includes(at));
}

/** The letters that nobody has for the word. */
export function lacking(site: Site, draft: Draft): string[] {
  return [...sources(site, draft)].flatMap(([square, { from }]) =>
    from === 'nowhere' ? [draft.laid.get(square)?.letter || '+'] : [],
  );
}
