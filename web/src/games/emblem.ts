import type { Figure } from '../pieces/figure';

/** The figure that stands for a game, where the game has one of its own. */
export const EMBLEMS: Readonly<Record<string, Figure>> = {
  'echec-et-mots': 'cheval',
  chevaliers: 'chevalier',
  'dames-de-lettres': 'jeton-dames',
  'guerre-des-mots': 'dame',
};
