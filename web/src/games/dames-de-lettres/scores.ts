import { knock, row } from '../../sound/knock';
import type { OwnScores } from '../../sound/scores';

/** How the sounds of Dames de Lettres go. */
export default {
  'dames-de-lettres-turned': row([980, 900, 980, 900, 980], 0.05, 0.03, 0.5),
  'dames-de-lettres-adjusted': [knock(0, 880, 0.03, 0.4, 0.9), knock(0.08, 830, 0.03, 0.3, 0.9)],
  'dames-de-lettres-faulted': [knock(0, 150, 0.1, 0.8, 0.2), knock(0.16, 110, 0.2, 0.8, 0.1)],
  'dames-de-lettres-pressed': [knock(0, 240, 0.04, 0.7, 0.9), knock(0.05, 1300, 0.02, 0.4, 0.9)],
} satisfies OwnScores;
