import { describe, expect, it } from 'vitest';
import { LAWS } from './fixture';
import { countOf, parse } from './tokens';
import {
  follows,
  forks,
  moveText,
  pathsOf,
  played,
  shapeObjection,
  slid,
  turnedBy,
  type Laws,
  type Slide,
} from './writing';

const slide = (from: string, to: string, captures: string[] = []): Slide => ({
  from,
  via: [],
  to,
  captures,
});

describe('a position', () => {
  it('is read with its jokers and both colours', () => {
    const tokens = parse('z6*s/8/8/3M4/8/B7 w p ES - 9');
    expect(tokens.get('a6')).toEqual({ letter: 'Z', seat: 1, joker: false });
    expect(tokens.get('h6')).toEqual({ letter: 'S', seat: 1, joker: true });
    expect(tokens.get('d3')).toEqual({ letter: 'M', seat: 0, joker: false });
    expect(tokens.size).toBe(4);
  });

  it('is counted by camp, jokers apart', () => {
    const tokens = parse('A6*s/8/b7/3M4/8/B7');
    expect(countOf(tokens, 0)).toEqual({ letters: 3, home: 2, away: 1 });
    expect(countOf(tokens, 1)).toEqual({ letters: 1, home: 1, away: 0 });
  });
});

describe('the ways to write a word', () => {
  it('run through the moved letter, diagonally too', () => {
    const way = slide('d3', 'e4');
    const after = slid(parse('z7/8/8/3M1ots/8/B7'), way, LAWS);
    expect(pathsOf('MOTS', after, 'e4', 0, LAWS)).toEqual([['e4', 'f3', 'g3', 'h3']]);
    expect(turnedBy(['e4', 'f3', 'g3', 'h3'], after, 0)).toEqual(['f3', 'g3', 'h3']);
    expect(pathsOf('MOTS', after, 'e4', 0, { ...LAWS, path: 'orthogonal' })).toEqual([]);
    expect(pathsOf('MOTS', after, 'e4', 0, { ...LAWS, path: 'straight' })).toEqual([]);
  });

  it('are all found where there are several', () => {
    const after = parse('z7/3o1o2/4M3/4t3/8/8');
    expect(pathsOf('MOT', after, 'e4', 0, LAWS)).toEqual([]);
    const two = parse('z7/3oto2/4M3/8/8/8');
    expect(pathsOf('MOT', two, 'e4', 0, LAWS)).toEqual([
      ['e4', 'd5', 'e5'],
      ['e4', 'f5', 'e5'],
    ]);
  });

  it('use no token twice unless the table says so, and no enemy joker', () => {
    const after = parse('z7/4o3/4T3/8/8/8');
    expect(pathsOf('TOT', after, 'e4', 0, LAWS)).toEqual([]);
    expect(pathsOf('TOT', after, 'e4', 0, { ...LAWS, reuse: true })).toEqual([['e4', 'e5', 'e4']]);
    const joker = parse('z7/3ot3/4M3/5*s2/8/8');
    expect(pathsOf('MOTS', joker, 'e4', 0, LAWS)).toEqual([]);
  });
});

describe('what the board says against a word', () => {
  const objection = (board: string, way: Slide, path: string[]) =>
    shapeObjection(way, path, slid(parse(board), way, LAWS), 0, LAWS)?.clause ?? null;

  it('is that it lies wholly at home, unless the letter comes from the other camp', () => {
    const path = ['e3', 'f3', 'g3', 'h3'];
    expect(objection('z7/8/8/3M1ots/8/B7', slide('d3', 'e3'), path)).toBe('W5');
    expect(objection('z7/4M3/8/5ots/8/B7', slide('e5', 'e3'), path)).toBe(null);
    expect(objection('z7/8/5O2/6ts/4M3/B7', slide('e2', 'e3'), ['e3', 'f4', 'g3', 'h3'])).toBe(
      null,
    );
  });

  it('is that it takes nothing, or leaves the moved letter out', () => {
    expect(objection('z7/8/5O2/6TS/4M3/B7', slide('e2', 'e3'), ['e3', 'f4', 'g3', 'h3'])).toBe(
      'W4',
    );
    expect(objection('z7/8/8/3M1ots/8/B7', slide('d3', 'e4'), ['f3', 'g3', 'h3'])).toBe('W3');
  });

  it('depends on which letter crosses where the table says so', () => {
    const way = slide('e2', 'e3');
    const after = slid(parse('z7/8/5O2/6ts/4M3/B7'), way, LAWS);
    const narrow: Laws = { ...LAWS, campCross: 'enemy_letter_or_moved' };
    expect(shapeObjection(way, ['e3', 'f4', 'g3', 'h3'], after, 0, narrow)?.clause).toBe('W5');
  });
});

describe('a move', () => {
  it('turns letters over, takes some away and brings jokers', () => {
    const way = slide('a5', 'a3', ['a4']);
    const words = [{ word: 'MOT', path: ['a3', 'b2', 'c2'] }];
    const jokers = [{ joker: 'S', at: 'c1' }];
    const after = played(parse('zz6/M7/e7/8/1ot5/B6T'), way, words, jokers, LAWS);
    expect(after.has('a4')).toBe(false);
    expect(after.get('b2')?.seat).toBe(0);
    expect(after.get('c1')).toEqual({ letter: 'S', seat: 0, joker: true });
    expect(moveText(way, words, jokers)).toBe('A5xA3 MOT@A3B2C2 =S@C1');
    const turned = slid(parse('zz6/M7/e7/8/1ot5/B6T'), way, { ...LAWS, capture: 'turn' });
    expect(turned.get('a4')?.seat).toBe(0);
  });

  it('may write two words that share the moved letter alone', () => {
    const [first, second] = [
      { word: 'MOT', path: ['e4', 'd5', 'c5'] },
      { word: 'MUE', path: ['e4', 'f5', 'g5'] },
    ];
    expect(forks(first, second, 'e4', LAWS)).toBe(true);
    expect(forks(first, { word: 'MOI', path: ['e4', 'd5', 'd6'] }, 'e4', LAWS)).toBe(false);
    expect(moveText(slide('e2', 'e4'), [first, second])).toBe('E2-E4 MOT@E4D5C5 + MUE@E4F5G5');
    const step: Laws = { ...LAWS, fork: 'first_step' };
    expect(forks(first, { word: 'MUT', path: ['e4', 'f5', 'c5'] }, 'e4', step)).toBe(true);
  });

  it('follows a straight line where words must', () => {
    const straight: Laws = { ...LAWS, path: 'straight' };
    expect(follows(['e4', 'e5'], 'e6', straight)).toBe(true);
    expect(follows(['e4', 'e5'], 'f6', straight)).toBe(false);
  });
});
