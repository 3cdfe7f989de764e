import { describe, expect, it } from 'vitest';
import { face, left, parts, untilChange } from './clock';
import { status } from './fixture';

describe('a clock', () => {
  it('shows hours, minutes and seconds, and tenths under ten seconds', () => {
    expect(face(3_723_000)).toBe('1:02:03');
    expect(face(598_999)).toBe('09:58');
    expect(face(10_000)).toBe('00:10');
    expect(face(9_999)).toBe('0:09.9');
    expect(face(80)).toBe('0:00.0');
  });

  it('runs only for the seat whose clock runs, and never below nothing', () => {
    const playing = status({
      clocks: [
        { left: 5_000, running: true },
        { left: 7_000, running: false },
      ],
    });
    expect(left(playing, 0, 1_200)).toBe(3_800);
    expect(left(playing, 1, 1_200)).toBe(7_000);
    expect(left(playing, 0, 9_000)).toBe(0);
    expect(left(status(), 0, 0)).toBeNull();
  });

  it('is drawn when its figures change', () => {
    expect(untilChange(65_400)).toBe(401);
    expect(untilChange(9_450)).toBe(51);
  });

  it('is told in words', () => {
    expect(parts(3_723_000)).toEqual({ hours: 1, minutes: 2, seconds: 3 });
  });
});
