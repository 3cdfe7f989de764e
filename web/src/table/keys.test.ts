import { describe, expect, it } from 'vitest';
import { actionOf, chordOf, takesKeys } from './keys';

const press = (key: string, held: Partial<{ ctrlKey: boolean; altKey: boolean }> = {}) =>
  actionOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('keys of the table', () => {
  it('walk through the moves', () => {
    expect(press('ArrowLeft')).toEqual({ do: 'step', by: -1 });
    expect(press('k')).toEqual({ do: 'step', by: -1 });
    expect(press('j')).toEqual({ do: 'step', by: 1 });
    expect(press('Home')).toEqual({ do: 'first' });
    expect(press('ArrowDown')).toEqual({ do: 'last' });
  });

  it('work with the capitals locked, and leave the browser its own', () => {
    expect(press('F')).toEqual({ do: 'flip' });
    expect(press('f', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('q')).toBeNull();
  });

  it('are text in a field and presses on a button', () => {
    document.body.innerHTML = '<input id="a"><button id="b"></button><p id="c"></p>';
    const at = (id: string) => document.getElementById(id);
    expect(takesKeys(at('a'), 'f')).toBe(true);
    expect(takesKeys(at('b'), 'Enter')).toBe(true);
    expect(takesKeys(at('b'), 'f')).toBe(false);
    expect(takesKeys(at('c'), 'Enter')).toBe(false);
  });

  it('name the keys of a game with what is held down', () => {
    const chord = (key: string, held = {}) =>
      chordOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, ...held });
    expect(chord('U', { shiftKey: true })).toBe('u');
    expect(chord('z', { ctrlKey: true })).toBe('ctrl+z');
    expect(chord('Z', { metaKey: true, shiftKey: true })).toBe('ctrl+y');
    expect(chord('y', { ctrlKey: true })).toBe('ctrl+y');
  });
});
