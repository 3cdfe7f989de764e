import type { Square } from '../../board/grid';
import type { Chain } from '../../wire/guerre-des-mots/Chain';
import { cut, EMPTY, standing, type Draft, type Take } from './draft';

/** What is left of a coup composed ahead once somebody else has played, and the squares it lost. */
export interface Fitted {
  draft: Draft;
  /** In the order of the coup: where letters are gone, or where others now lie. */
  lost: Square[];
}

/** Keeps of a draft what the chains still allow: whether it is a coup is for the rules to say. */
export function fitted(chains: readonly Chain[], draft: Draft): Fitted {
  const lost: Square[] = [];
  const keep = (cells: readonly Square[], stays: (square: Square) => boolean) =>
    cells.filter((square) => stays(square) || !lost.push(square));
  const tiles = chains.flatMap((chain) => chain.tiles);
  const lying = (square: Square) => tiles.find(({ cell }) => cell === square);

  const lifts = keep(draft.lifts, (square) => Boolean(lying(square)?.guard));
  const unflips = keep(draft.unflips, (square) => lying(square)?.symbol ?? false);
  const takes = draft.takes.reduce<Take[]>((kept, take) => {
    const { groups } = cut(chains, { ...EMPTY, lifts, takes: [...kept, take] });
    if (groups.at(-1)?.length === take.count) return [...kept, take];
    lost.push(take.end);
    return kept;
  }, []);

  const before: Draft = { ...EMPTY, lifts, takes };
  const ends = cut(chains, before).rests.flatMap(({ left }) => [left[0]?.cell, left.at(-1)?.cell]);
  const there = standing(chains, before);
  const turned = draft.pivot;
  const stands = turned !== null && ends.includes(turned.from) && !there.has(turned.to);
  if (turned && !stands) lost.push(turned.from);
  const pivot = stands ? turned : null;

  const board = standing(chains, { ...before, pivot });
  const free = (square: Square) => !board.has(square);
  const cells = keep([...draft.laid.keys()], free);
  const laid = new Map([...draft.laid].filter(([square]) => cells.includes(square)));
  const block = draft.block === null ? null : (keep([draft.block], free)[0] ?? null);
  const fires = (square: Square) => laid.has(square) || pivot?.to === square;
  const strikes = (square: Square) =>
    chains.some(({ tiles }) => tiles[0]?.cell === square || tiles.at(-1)?.cell === square);
  return {
    draft: {
      laid,
      takes,
      pivot,
      lifts,
      unflips,
      block,
      symbols: draft.symbols.filter(fires),
      shots: draft.shots.filter(({ from, end }) => fires(from) && strikes(end)),
    },
    lost: [...new Set(lost)],
  };
}
