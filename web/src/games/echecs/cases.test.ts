import { expect, it } from 'vitest';
import cases from '../../wire/echecs/moves.json';
import { parse, shift, type Letter } from './fen';

it.each(cases)('shows $ply as the rules play it', ({ before, ply, after }) => {
  const promotion = (ply[4]?.toUpperCase() ?? null) as Letter | null;
  const shown = shift(parse(before), ply.slice(0, 2), ply.slice(2, 4), promotion);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(parse(after)));
});
