import { describe, expect, it } from 'vitest';
import type { Chain } from '../../wire/guerre-des-mots/Chain';
import type { Taken } from '../../wire/guerre-des-mots/Taken';
import { chain } from './fixture';
import { boardsOf, stepsOf, type PlayedStep, type Step } from './story';

/** A coup of a seat, for tests. */
function coup(seat: number, text: string, taken: [number, Chain['tiles']][] = []): PlayedStep {
  const spoils = ([owner, tiles]: [number, Chain['tiles']]): Taken => ({
    chain: '',
    owner,
    tiles,
  });
  return {
    kind: 'played',
    seat,
    coup: 'lay',
    text,
    chain: null,
    pirated: null,
    words: [],
    laid: [],
    taken: taken.map(spoils),
    shots: [],
    greens: 0,
    bonus: false,
    denied: null,
    replays: 0,
    goal: null,
  };
}

/** The chains as text, letters in path order. */
const told = (chains: readonly Chain[]) =>
  chains.map(
    ({ owner, tiles }) =>
      `${owner} ${tiles[0]?.cell} ${tiles.map(({ letter }) => letter ?? '+').join('')}`,
  );

const after = (steps: Step[]) => told(boardsOf(steps).at(-1)!);

describe('the past', () => {
  const pair = chain('', 1, 'PAIR@c17v').tiles;
  const steps = [
    coup(0, 'N e22h (RUSA)'),
    coup(1, 'N c17v (PAIR)'),
    coup(0, 'h21v (H)A'),
    coup(1, 'c17h P(RÉ)'),
    coup(0, 'h18v (PAR)HA <c20:3', [[1, pair.slice(1).reverse()]]),
  ];

  it('is told coup by coup', () => {
    const boards = boardsOf(steps);
    expect(boards).toHaveLength(6);
    expect(told(boards[2]!)).toEqual(['0 e22 RUSA', '1 c17 PAIR']);
    expect(told(boards[4]!)).toEqual(['0 e22 RUSAH', '1 c20 RIAPRÉ']);
    expect(told(boards[5]!)).toEqual(['0 e22 RUSAHRAP', '1 c17 PRÉ']);
  });

  it('turns letters, lays crosses and takes them back', () => {
    const more = [...steps, coup(1, '~e17d18', []), coup(1, 'c17h PR(E)', [])];
    expect(
      boardsOf(more)
        .at(-2)![1]!
        .tiles.map(({ cell }) => cell),
    ).toEqual(['c17', 'd17', 'd18']);
    const crossed = [...steps, coup(0, 'h18h P(URS) =l18')];
    const [own] = boardsOf(crossed).at(-1)!;
    expect(own?.tiles.at(-1)).toMatchObject({ cell: 'l18', letter: null, guard: 'W' });
    expect(after([...crossed, coup(0, '^l18 k18v S(I)')])[0]).toBe('0 e22 RUSAHRAPURSI');
    // 12.6: the protected word is changed, so its cross goes.
    const s = own!.tiles.filter(({ cell }) => cell === 'k18');
    expect(after([...crossed, coup(0, 'R k18:1', [[0, s]])])[0]).toBe('0 e22 RUSAHRAPUR');
  });

  it('shows the piece of a letter that is turned onto its square, and of no other', () => {
    const up = [...steps, coup(1, '~e17d18 !d18')];
    const [, other] = boardsOf(up).at(-1)!;
    expect(other?.blockaded).toBe(true);
    expect(other?.tiles.find(({ cell }) => cell === 'd18')?.symbol).toBe(true);
    // 13.3: a piece that is moved is a letter again.
    expect(boardsOf([...up, coup(1, '~d18e17')]).at(-1)![1]?.blockaded).toBe(false);
  });

  it('goes on beyond a cross, with jokers, accents and symbols', () => {
    const on = [...steps, coup(0, 'h18h P(URS) =l18'), coup(1, "%S1 m18h (P/ÉE'ÈrI) !n18")];
    const [own] = boardsOf(on).at(-1)!;
    expect(told([own!])).toEqual(['0 e22 RUSAHRAPURS+PÉERI']);
    expect(own?.blockaded).toBe(true);
    expect(own?.tiles.find(({ joker }) => joker)?.letter).toBe('R');
  });

  it('leaves the board as it was for what lays nothing', () => {
    const passed: Step = { kind: 'passed', seat: 1 };
    expect(after([...steps, passed])).toEqual(after(steps));
    expect(stepsOf([{ kind: 'dealt', sizes: [], arsenals: [], reserve: 0 }, passed])).toEqual([
      passed,
    ]);
  });
});
