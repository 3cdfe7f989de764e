import { api } from './api';
import { manifestOf } from './games';
import type { GameInfo } from './wire/GameInfo';

let known = $state.raw<readonly GameInfo[]>([]);
let asked: Promise<void> | null = null;

/** The games that this server plays and this page shows, in its order; none until it has said so. */
export function games(): readonly GameInfo[] {
  return known;
}

/** What the server says of a game; null when it does not play it. */
export function gameInfo(slug: string): GameInfo | null {
  return known.find((game) => game.slug === slug) ?? null;
}

/** Asks the server for its games, once. */
export function lookAtShelf(): Promise<void> {
  asked ??= api.games().then(
    (games) => {
      known = games.filter(({ slug }) => manifestOf(slug));
    },
    () => {
      asked = null;
    },
  );
  return asked;
}
