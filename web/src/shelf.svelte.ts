import { api } from './api';
import { hasFace } from './games';
import type { GameInfo } from './wire/GameInfo';

/** The game that was first on the shelf, and is there in every edition. */
export const FIRST_GAME = 'echecs';

let known = $state.raw<readonly GameInfo[]>([]);
let asked: Promise<void> | null = null;

/** The games that this server plays and this page shows; none until the server has said so. */
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
      known = games.filter(({ slug }) => hasFace(slug));
    },
    () => {
      asked = null;
    },
  );
  return asked;
}
