import { row } from '../../sound/knock';
import type { OwnScores } from '../../sound/scores';

/** How the sounds of Dames de Lettres go. */
export default {
  'dames-de-lettres-turned': row([980, 900, 980, 900, 980], 0.05, 0.03, 0.5),
} satisfies OwnScores;
