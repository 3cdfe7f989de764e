import { expect, test } from 'vitest';
import { read } from './position';

test('a position tells letters, knights and points', () => {
  const { letters, knights, scores } = read('6b/7/7/E2J3/1R5/7/w6 w 4 11');
  expect([...letters]).toEqual([
    ['a4', 'E'],
    ['d4', 'J'],
    ['b3', 'R'],
  ]);
  expect([...knights]).toEqual([
    ['g7', 1],
    ['a1', 0],
  ]);
  expect(scores).toEqual([4, 11]);
});
