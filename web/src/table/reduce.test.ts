import { describe, expect, it } from 'vitest';
import { frame, status } from './fixture';
import { advance, compare } from './reduce';

const base = frame({ v: 3, notices: ['a', 'b', 'c'], talk: [{ by: 0, team: false, text: 'one' }] });
const step = { from: 3, v: 5, keep: 3, notices: [], status: status() };

describe('a step', () => {
  it('appends what happened and what was said', () => {
    const next = advance(base, {
      ...step,
      notices: ['d'],
      talk: [{ by: 1, team: false, text: 'two' }],
    });
    expect(next?.notices).toEqual(['a', 'b', 'c', 'd']);
    expect(next?.talk.map((line) => line.text)).toEqual(['one', 'two']);
    expect(next?.v).toBe(5);
  });

  it('takes back what it does not keep', () => {
    const next = advance(base, { ...step, keep: 1 });
    expect(next?.notices).toEqual(['a']);
  });

  it('leaves the board when it says nothing of it', () => {
    expect(advance(frame({ v: 3, view: 'x' }), { ...step, keep: 0 })?.view).toBe('x');
    expect(advance(frame({ v: 3, view: 'x' }), { ...step, keep: 0, view: 'y' })?.view).toBe('y');
  });

  it('does not apply to another version, nor to notices that are not there', () => {
    expect(advance(base, { ...step, from: 2 })).toBeNull();
    expect(advance(base, { ...step, keep: 4 })).toBeNull();
  });
});

describe('what a frame meant', () => {
  it('is nothing on first sight', () => {
    expect(compare(null, base)).toEqual({ fresh: [], undone: 0, restarted: false });
  });

  it('is the new notices', () => {
    const after = { ...base, notices: ['a', 'b', 'c', 'd'] };
    expect(compare(base, after)).toEqual({ fresh: ['d'], undone: 0, restarted: false });
  });

  it('is what a step said, and nothing is compared', () => {
    const after = { ...base, notices: ['a', 'b', 'c', 'd'] };
    // Taken back and done again alike: only the step knows.
    expect(compare(base, after, 2)).toEqual({ fresh: ['c', 'd'], undone: 1, restarted: false });
  });

  it('is a takeback, even when the whole table was sent', () => {
    const after = { ...base, notices: ['a'] };
    expect(compare(base, after)).toEqual({ fresh: [], undone: 2, restarted: false });
  });

  it('is a rematch, though it is game 1 again', () => {
    const over = { ...base, status: status({ phase: 'over' }) };
    expect(compare(over, { ...base, notices: [] })).toMatchObject({ undone: 0, restarted: true });
  });

  it('is another game', () => {
    const after = { ...base, notices: [], status: status({ game: 2 }) };
    expect(compare(base, after)).toEqual({ fresh: [], undone: 0, restarted: true });
  });
});
