import { describe, expect, it } from 'vitest';
import type { Sign } from '../wire/book/Sign';
import { shapesOf, squaresIn } from './study.svelte';

const mark = (shape: Sign['shape'], squares: string, tone: Sign['tone'] = 'plain'): Sign => ({
  shape,
  squares: squares.split(' '),
  tone,
});

describe('the marks of a book', () => {
  it('count leaps in a row, and go on where others ended', () => {
    const shapes = shapesOf([mark('leap', 'b1 b3 b5'), mark('leap', 'b5 b7', 'red')]);
    expect(shapes.map(({ from, to, ink, nth }) => [from, to, ink, nth])).toEqual([
      ['b1', 'b3', 'green', 1],
      ['b3', 'b5', 'green', 2],
      ['b5', 'b7', 'red', 3],
    ]);
  });

  it('leave single leaps from one square uncounted', () => {
    const shapes = shapesOf([mark('leap', 'd4 b3'), mark('leap', 'd4 b5')]);
    expect(shapes.map(({ as, nth }) => [as, nth])).toEqual([
      ['leap', undefined],
      ['leap', undefined],
    ]);
  });

  it('show what is taken, what is barred, what is framed', () => {
    const shapes = shapesOf([
      mark('ring', 'C3', 'red'),
      mark('bar', 'd2'),
      mark('zone', 'A1 H3', 'pale'),
      mark('arrow', 'e2 e4'),
    ]);
    expect(shapes.map(({ from, to, as }) => [from, to, as])).toEqual([
      ['c3', 'c3', 'taken'],
      ['d2', 'd2', 'bar'],
      ['a1', 'h3', 'zone'],
      ['e2', 'e4', undefined],
    ]);
  });
});

describe('what is told of a try', () => {
  it('names squares in any notation', () => {
    expect(squaresIn('h2-f4 ton@f5e5f4')).toEqual(['h2', 'f4', 'f5', 'e5', 'f4']);
    expect(squaresIn('la tour b8 regarde b1, deux fois')).toEqual(['b8', 'b1']);
  });
});
