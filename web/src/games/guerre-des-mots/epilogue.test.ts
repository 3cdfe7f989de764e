import { expect, it } from 'vitest';
import { longestFormed } from './epilogue';
import type { Step } from './story';

const formed = (seat: number, ...words: string[]) =>
  ({ kind: 'played', seat, words }) as unknown as Step;

it('the longest word is told with who formed it first', () => {
  expect(longestFormed([{ kind: 'passed', seat: 0 }])).toBeNull();
  const steps: Step[] = [formed(0, 'MOT'), { kind: 'passed', seat: 1 }, formed(2, 'MUE', 'RADIO')];
  expect(longestFormed([...steps, formed(1, 'LUNES')])).toEqual({ word: 'RADIO', seat: 2, ply: 3 });
});
