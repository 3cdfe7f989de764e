import type { Face } from '../games/face';

/** What a first move does not need: each is fetched when it is shown, or once the game is under way. */
export const later = {
  end: () => import('./EndCard.svelte'),
  /** What stays of the end once its card is folded. */
  folded: () => Promise.all([import('./EndBar.svelte'), import('./After.svelte')]),
  hint: () => import('./Hint.svelte'),
  invite: () => import('../invite/Invite.svelte'),
  keys: () => import('./Keys.svelte'),
};

/** Fetches what the end of a game needs, so that it does not wait for the network then. */
export function warmEnd(face: Face): void {
  // A failure shows when it is really asked for.
  for (const part of [later.end, later.folded, face.reckoning, face.epilogue])
    part?.().catch(() => {});
}
