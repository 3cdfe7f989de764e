import { knock } from '../../sound/knock';
import type { OwnScores } from '../../sound/scores';

/** How the sounds of Échec et Mots go. */
export default {
  'echec-et-mots-voided': [knock(0, 698, 0.08), knock(0.1, 523, 0.08), knock(0.22, 262, 0.16)],
} satisfies OwnScores;
