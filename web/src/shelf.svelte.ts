import { api } from './api';
import type { GameInfo } from './wire/GameInfo';

/** The game that was first on the shelf, and is there in every edition. */
export const FIRST_GAME = 'echecs';

let known = $state.raw<readonly GameInfo[]>([]);
let asked: Promise<void> | null = null;

/** The games that this server plays; none until it has said so. */
export function games(): readonly GameInfo[] {
  return known;
}

/** What the server says of a game; null when it does not play it. */
export function gameInfo(slug: string): GameInfo | null {
  return known.find((game) => game.slug === slug) ?? null;
}

/** Asks the server for its games, once. Without an answer the first game is still there. */
export function lookAtShelf(): Promise<void> {
  asked ??= api.games().then(
    (games) => {
      known = games;
    },
    () => {
      asked = null;
    },
  );
  return asked;
}
