import { tellGame } from '../i18n';
import type { Face } from './face';

/** The faces of the games that work, each loaded when a table of it is opened. */
const FACES: Record<string, () => Promise<Face>> = {
  // The table hands each face's components only the session that the same face opened.
  echecs: async () => (await import('./echecs/face')).echecs as unknown as Face,
  'echec-et-mots': async () =>
    (await import('./echec-et-mots/face')).echecEtMots as unknown as Face,
  chevaliers: async () => (await import('./chevaliers/face')).chevaliers as unknown as Face,
  'dames-de-lettres': async () =>
    (await import('./dames-de-lettres/face')).damesDeLettres as unknown as Face,
  'guerre-des-mots': async () =>
    (await import('./guerre-des-mots/face')).guerreDesMots as unknown as Face,
};

/** The face of a game; null when this page has none. */
export async function faceOf(slug: string): Promise<Face | null> {
  const [face] = await Promise.all([FACES[slug]?.(), tellGame(slug)]);
  return face ?? null;
}

/** Whether this page can show a game. */
export function hasFace(slug: string): boolean {
  return slug in FACES;
}
