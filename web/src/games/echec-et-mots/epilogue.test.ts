import { describe, expect, it } from 'vitest';
import { missed, type Ended } from './epilogue';
import type { Step } from './story';

/** A half-move of a side, after which both have these letters. */
function half(seat: number, white: string, black: string): Step {
  const position = `.... a0 a8 ${white || '-'} ${black || '-'} w 0`;
  return {
    seat,
    kind: 'move',
    from: 'a0',
    to: 'b2',
    letter: null,
    captured: false,
    word: undefined,
    position,
  };
}

const steps = [half(0, 'CHALET', ''), half(1, 'CHALET', 'ORANGE'), half(0, 'ACHLETZ', 'ORANGE')];
const ended: Ended = {
  seat: 0,
  steps,
  longest: [
    [6, 0],
    [6, 6],
    [6, 6],
  ],
  caller: 0,
  scored: 14,
  scoring: { bonusCap: 20, floorZero: false },
};

describe('a word that was missed', () => {
  it('is the best one that a move could have announced', () => {
    expect(missed(ended)).toMatchObject({
      ply: 1,
      rack: 'CHALET',
      length: 6,
      unused: 0,
      points: 15,
    });
  });

  it('is none where as much was scored', () => {
    expect(missed({ ...ended, scored: 15 })).toBeNull();
  });

  it('is none that was too short to stop the game, nor one that waited for a turn', () => {
    expect(
      missed({
        ...ended,
        longest: [
          [5, 0],
          [6, 6],
          [5, 6],
        ],
      }),
    ).toBeNull();
  });

  it('of whoever replied counts without the bonus', () => {
    const reply = missed({ ...ended, seat: 1, scored: 10 });
    expect(reply).toMatchObject({ ply: 2, points: 15 });
    const late = missed({
      ...ended,
      seat: 1,
      scored: 10,
      steps: [half(0, 'A', 'A'), half(1, 'A', 'A'), half(0, 'A', 'ORANGE')],
      longest: [
        [1, 1],
        [1, 1],
        [1, 6],
      ],
    });
    expect(late).toMatchObject({ ply: null, points: 12 });
  });
});
