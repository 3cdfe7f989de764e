/** A small generator with a seed, so that a print looks the same on every page load. */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** One gouge stroke: sharp at both ends, swollen in the middle. */
function stroke(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const half = (width * 1.25) / Math.hypot(dx, dy);
  const [px, py] = [-dy * half, dx * half];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return `M${round(x1)} ${round(y1)}Q${round(mx + px)} ${round(my + py)} ${round(x2)} ${round(y2)}Q${round(mx - px)} ${round(my - py)} ${round(x1)} ${round(y1)}z`;
}

/** Where rays start and how many there are. */
export interface Rays {
  x: number;
  y: number;
  /** They start beyond this radius and end before that one. */
  from: number;
  to: number;
  count: number;
  width: number;
  seed: number;
  /** Degrees, clockwise from the right; the upper half by default. */
  arc?: [number, number];
}

/** The path of gouge strokes around a point, uneven as a hand cuts them. */
export function rays({ x, y, from, to, count, width, seed, arc = [180, 360] }: Rays): string {
  const random = chance(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  let path = '';
  for (let i = 0; i < count; i++) {
    const degrees = arc[0] + ((arc[1] - arc[0]) * i) / count + between(-1.5, 1.5);
    const angle = (degrees * Math.PI) / 180;
    const start = from + between(0, (to - from) * 0.35);
    const end = start + (to - start) * between(0.45, 1);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    path += stroke(
      x + start * cos,
      y + start * sin,
      x + end * cos,
      y + end * sin,
      width * between(0.7, 1.2),
    );
  }
  return path;
}

/** The path of the dark squares of a floor seen in perspective, from `top` to the lower edge. */
export function floor(
  width: number,
  height: number,
  top: number,
  vanishing: number,
  rows: number,
  columns: number,
): string {
  const line = (row: number) => top + (height - top) * (row / rows) ** 1.7;
  const spread = (y: number) => (y - top + 26) / (height - top + 26);
  const at = (column: number, y: number) => vanishing + ((column * width) / 7) * spread(y);
  let path = '';
  for (let row = 0; row < rows; row++) {
    const [upper, lower] = [line(row), line(row + 1)];
    for (let column = -columns; column < columns; column++) {
      if ((column + row) % 2 !== 0) continue;
      const corners = [
        [at(column, upper), upper],
        [at(column + 1, upper), upper],
        [at(column + 1, lower), lower],
        [at(column, lower), lower],
      ] as const;
      const across = corners.map(([x]) => x);
      if (Math.max(...across) < 0 || Math.min(...across) > width) continue;
      path += `M${corners.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}z`;
    }
  }
  return path;
}
