import { describe, expect, it } from 'vitest';
import { History } from './history';

describe('what was before', () => {
  it('comes back step by step, and what was taken back comes again', () => {
    const history = new History<number>();
    history.record(1);
    history.record(2);
    expect(history.back(3)).toBe(2);
    expect(history.back(2)).toBe(1);
    expect(history.back(1)).toBeNull();
    expect(history.forth(1)).toBe(2);
    expect(history.forth(2)).toBe(3);
    expect(history.forth(3)).toBeNull();
    expect(history.back(3)).toBe(2);
  });

  it('is another once something else is done, or the board has changed', () => {
    const history = new History<number>();
    history.record(1);
    history.back(2);
    history.record(1);
    expect(history.forth(4)).toBeNull();
    history.forget();
    expect(history.back(4)).toBeNull();
  });
});
