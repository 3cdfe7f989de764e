import { expect, it } from 'vitest';
import cases from '../../wire/dames-de-lettres/paths.json';
import { parse } from './tokens';
import { pathsOf, shapeObjection, slid, type Laws } from './writing';

it.each(cases)('finds every path of $word that the rules admit', (one) => {
  const { position, seat, slide, word, paths } = one;
  const laws = one.laws as Laws;
  const after = slid(parse(position), slide, laws);
  const found = pathsOf(word, after, slide.to, seat, laws).filter(
    (path) => shapeObjection(slide, path, after, seat, laws) === null,
  );
  const sorted = (list: readonly (readonly string[])[]) =>
    list.map((path) => path.join(' ')).sort();
  expect(sorted(found)).toEqual(sorted(paths));
});
