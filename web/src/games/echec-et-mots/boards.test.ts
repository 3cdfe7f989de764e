import { expect, it } from 'vitest';
import type { View } from '../../wire/echec-et-mots/View';
import boards from '../../wire/echec-et-mots/boards.json';
import { gridOf, parse } from './emn';

it.each(boards)('draws the squares of $layout and what lies on them', (one) => {
  const { layout, squares, position, letters, knights } = one;
  const shown = gridOf(layout as View['layout'])
    .shown(false)
    .flat()
    .filter((square) => square !== null);
  expect(shown.toSorted()).toEqual(squares.toSorted());
  const read = parse(position);
  expect(Object.fromEntries(read.letters)).toEqual(letters);
  expect(read.knights.map((own) => own.toSorted())).toEqual(knights.map((own) => own.toSorted()));
});
