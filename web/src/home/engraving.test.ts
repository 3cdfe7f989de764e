import { describe, expect, it } from 'vitest';
import { floor, rays } from './engraving';

const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

describe('rays', () => {
  const cut = (seed: number) => rays({ x: 0, y: 0, from: 50, to: 100, count: 30, width: 2, seed });

  it('cuts the same print for the same seed and another one for another', () => {
    expect(cut(1)).toBe(cut(1));
    expect(cut(1)).not.toBe(cut(2));
  });

  it('cuts as many strokes as asked, between the two radii', () => {
    const strokes = cut(3).split('M').slice(1);
    expect(strokes).toHaveLength(30);
    for (const stroke of strokes) {
      const [x = 0, y = 0] = numbers(stroke);
      const radius = Math.hypot(x, y);
      expect(radius).toBeGreaterThanOrEqual(49.9);
      expect(radius).toBeLessThanOrEqual(100);
    }
  });
});

describe('floor', () => {
  it('stays below the horizon and above the lower edge', () => {
    const heights = numbers(floor(300, 200, 120, 150, 4, 10)).filter((_, index) => index % 2 === 1);
    expect(heights.length).toBeGreaterThan(20);
    expect(Math.min(...heights)).toBe(120);
    expect(Math.max(...heights)).toBe(200);
  });
});
