import type { Square } from '../../board/grid';
import type { Chain } from '../../wire/guerre-des-mots/Chain';
import { isEmpty, reprises, type Draft, type Site } from './draft';

/** A reprise that a neighbour would make for the owner of a chain (10.5). */
export interface Favour {
  owner: number;
  /** The squares of the letters, from the extremity inwards. */
  cells: Square[];
  /** The letters in that order; a cross by its sign. */
  letters: string[];
  /** The words that the chain would keep. */
  left: string[];
}

const ASKED = /(?:^| )R ([a-x]\d+):(\d+)/;

/** The coup that asks for leave to take letters back for another; null where a draft is no such thing. */
export function askedBy(site: Site, draft: Draft): string | null {
  const [take, ...more] = draft.takes;
  if (!take || more.length > 0 || reprises(site, draft)) return null;
  const alone = isEmpty({ ...draft, takes: [] });
  return alone ? `R ${take.end}:${take.count}` : null;
}

/** What the owner of a chain is asked about; null where the coup is none of the kind. */
export function favourOf(chains: readonly Chain[], coup: string): Favour | null {
  const [, end, count] = ASKED.exec(coup) ?? [];
  const chain = chains.find(({ tiles }) => tiles[0]?.cell === end || tiles.at(-1)?.cell === end);
  if (end === undefined || !chain) return null;
  const inwards = chain.tiles[0]?.cell === end ? chain.tiles : chain.tiles.toReversed();
  const taken = inwards.slice(0, Number(count));
  return {
    owner: chain.owner,
    cells: taken.map(({ cell }) => cell),
    letters: taken.map(({ letter }) => letter ?? '+'),
    left: leftOf(
      chain,
      taken.map(({ cell }) => cell),
    ),
  };
}

/** The words of a chain without some of its letters; a corner alone is part of its other word. */
function leftOf({ words }: Chain, gone: readonly Square[]): string[] {
  const rests = words.map(({ text, cells }) =>
    cells.flatMap((cell, at) => (gone.includes(cell) ? [] : [{ cell, letter: text[at] ?? '' }])),
  );
  const inAnother = (cell: Square, rest: (typeof rests)[number]) =>
    rests.some(
      (other) => other !== rest && other.length > 1 && other.some((one) => one.cell === cell),
    );
  return rests
    .filter((rest) => rest.length > 1 || (rest[0] !== undefined && !inAnother(rest[0].cell, rest)))
    .map((rest) => rest.map(({ letter }) => letter).join(''));
}
