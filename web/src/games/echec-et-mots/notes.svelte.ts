import type { Status } from '../../wire/Status';
import type { View } from '../../wire/echec-et-mots/View';

/** How a game of the match ended. */
export interface Result {
  game: number;
  /** The points and the words of each place. */
  points: number[];
  words: (string | null)[];
}

/** What is written down beside the board; it lives as long as the page. */
export class Notes {
  /** How many of each letter the player noted as taken by the other. */
  ticks = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** The games of the match that ended while this page was open. */
  results = $state.raw<readonly Result[]>([]);

  /** Notes how many of a letter the other has taken. */
  tick(letter: string, count: number): void {
    this.ticks = new Map(this.ticks).set(letter, count);
  }

  /** Keeps the result of a game that has ended. */
  keep({ outcome, game, places }: Status, { score }: View): void {
    if (!outcome) return;
    const seats = places.map(({ seat }, place) => seat ?? place);
    const points = seats.map((seat) => outcome.points[seat] ?? 0);
    const words = seats.map((seat) => score?.[seat === 0 ? 0 : 1].word ?? null);
    // A rematch counts its games from 1 again.
    const earlier = this.results.filter((one) => one.game < game);
    this.results = [...earlier, { game, points, words }];
  }

  /** Another game: its letters are others. */
  turn(): void {
    this.ticks = new Map();
  }
}
