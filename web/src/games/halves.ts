/** Points that count a win as 2 and half of it as 1, as players write them: 1, ½, 2½. */
export function halves(points: number): string {
  const whole = Math.floor(points / 2);
  if (points % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
