import { describe, expect, it } from 'vitest';
import { codeIn, spoken } from './code';

describe('a code that was said', () => {
  it('is read however it is typed', () => {
    for (const text of ['ABFXYZ', 'abf xyz', ' ABF-XYZ ', 'a b f x y z', 'abf\u00a0xyz'])
      expect(codeIn(text), text).toBe('ABFXYZ');
  });

  it('is neither the id of a table nor a link', () => {
    for (const text of ['', 'ABFXY', 'ABFXYZA', 'ABCDEF', 'f3Kq9TzWm2Xb', '/table/ABFXYZ'])
      expect(codeIn(text), text).toBeNull();
  });

  it('is shown in two groups', () => {
    expect(spoken('ABFXYZ')).toBe('ABF\u00a0XYZ');
    expect(codeIn(spoken('ABFXYZ'))).toBe('ABFXYZ');
  });
});
