/** What a word would score: every line of the sum. */
export interface Preview {
  letters: number;
  /** Letters that stay on the rack. */
  unused: number;
  /** Two points a letter, less one for each that stays (P1, P2). */
  points: number;
  /** What the caller gets on top if the other scores less (P4, P5). */
  bonus: number;
  /** For the second knight (P6). */
  knight: number;
}

/** The options that the points depend on. */
export interface Scoring {
  /** The bonus for eleven letters or more. */
  bonusCap: number;
  floorZero: boolean;
}

const BONUSES: Record<number, number> = { 6: 3, 7: 6, 8: 9, 9: 12, 10: 20 };

/** P5: the bonus of a word of so many letters. */
export function bonusOf(letters: number, { bonusCap }: Scoring): number {
  return letters > 10 ? bonusCap : (BONUSES[letters] ?? 0);
}

/** What a word of so many letters scores with a rack of so many. */
export function preview(
  letters: number,
  rack: number,
  way: { calls: boolean; knight: boolean },
  scoring: Scoring,
): Preview {
  const sum = 3 * letters - rack;
  return {
    letters,
    unused: Math.max(0, rack - letters),
    points: scoring.floorZero ? Math.max(0, sum) : sum,
    bonus: way.calls ? bonusOf(letters, scoring) : 0,
    knight: way.calls && way.knight ? 10 : 0,
  };
}

/** Points as players write them, with a true minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
