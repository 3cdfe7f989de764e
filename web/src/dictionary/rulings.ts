import type { RulingInfo } from '../wire/RulingInfo';

/** What a game says of a word: one line for all the ways of setting it that agree. */
export interface GameVerdict {
  game: string;
  name: string;
  lines: { options: string[]; ruling: RulingInfo }[];
}

/** Puts rulings together by game, and those of a game that say the same on one line. */
export function byGame(rulings: RulingInfo[]): GameVerdict[] {
  const games: GameVerdict[] = [];
  for (const ruling of rulings) {
    let verdict = games.find(({ game }) => game === ruling.game);
    if (!verdict) games.push((verdict = { game: ruling.game, name: ruling.name, lines: [] }));
    const option = ruling.option?.[1];
    const line = verdict.lines.find((other) => said(other.ruling) === said(ruling));
    if (!line) verdict.lines.push({ options: option ? [option] : [], ruling });
    else if (option) line.options.push(option);
  }
  return games;
}

const said = ({ playable, compound, spellings, refusal }: RulingInfo) =>
  JSON.stringify([playable, compound, spellings, refusal]);

/** The spellings near a refused word, but for those of the same letters that its reason names. */
export function nearest({ spellings, refusal }: RulingInfo): string[] {
  return refusal?.nearest.filter((near) => !spellings.includes(near)) ?? [];
}

/** The near spellings that every refusal gives alike, to be said once; none when they differ. */
export function sharedNearest(rulings: RulingInfo[]): string[] {
  const lists = rulings.filter(({ refusal }) => refusal).map(nearest);
  const [first = []] = lists;
  return lists.every((list) => list.join() === first.join()) ? first : [];
}

/** The names of the games, set as they come, where a word may be played and where not. */
export function where(rulings: RulingInfo[]): { playable: string[]; refused: string[] } {
  const plain = rulings.filter((ruling) => ruling.default);
  const names = (playable: boolean) =>
    plain.filter((ruling) => ruling.playable === playable).map(({ name }) => name);
  return { playable: names(true), refused: names(false) };
}
