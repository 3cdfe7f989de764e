import { describe, expect, it } from 'vitest';
import { drawingAddress, fileAddress, pressed } from './choice';

const sheets = [
  { id: 'board', title: 'Plateau', back: false },
  { id: 'letters', title: 'Lettres, recto', back: false },
  { id: 'letters-back', title: 'Lettres, verso', back: true },
  { id: 'rule', title: 'La règle', back: false },
];
const wish = { paper: 'a3', ink: 'save', lang: 'fr' };

describe('sheets that are chosen', () => {
  it('a front and its back are left out and taken back together', () => {
    const without = pressed(sheets, new Set(), 'letters-back');
    expect([...without]).toEqual(['letters', 'letters-back']);
    expect([...pressed(sheets, without, 'letters')]).toEqual([]);
  });

  it('a single sheet goes alone, and a sheet that is not there changes nothing', () => {
    expect([...pressed(sheets, new Set(), 'board')]).toEqual(['board']);
    expect([...pressed(sheets, new Set(['rule']), 'attic')]).toEqual(['rule']);
  });
});

describe('addresses', () => {
  it('name the sheets only where some are left out', () => {
    expect(fileAddress('x', sheets, new Set(), wish)).toBe(
      '/api/games/x/kit.pdf?paper=a3&ink=save&lang=fr',
    );
    expect(fileAddress('x', sheets, new Set(['board', 'rule']), wish)).toBe(
      '/api/games/x/kit.pdf?paper=a3&ink=save&lang=fr&sheets=letters,letters-back',
    );
    expect(drawingAddress('x', 'board', wish)).toBe(
      '/api/games/x/kit/board.svg?paper=a3&ink=save&lang=fr',
    );
  });
});
