import { expect, it } from 'vitest';
import type { Move } from '../../wire/chevaliers/Move';
import { greatest } from './epilogue';
import type { Step } from './story';

function took(camp: number, pieces: number): Step {
  const captured = Array.from({ length: pieces }, (): [string, string] => ['d4', 'm']);
  const move = { text: 'b2xd4', captured } as unknown as Move;
  return { move, camp, seat: camp, recalled: null };
}

it('the greatest capture took two pieces or more, the first of equals', () => {
  expect(greatest([took(0, 1), took(1, 0)])).toBeNull();
  expect(greatest([took(0, 1), took(1, 3), took(0, 2), took(0, 3)])?.ply).toBe(2);
});
