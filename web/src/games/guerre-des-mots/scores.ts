import { knock, row } from '../../sound/knock';
import type { OwnScores } from '../../sound/scores';

/** How the sounds of La Guerre des Mots go. */
export default {
  'guerre-des-mots-shot': [knock(0, 1100, 0.02, 0.8, 1), knock(0.14, 160, 0.14, 0.9, 0.4)],
  'guerre-des-mots-goal': row([523, 659, 784, 1047], 0.08, 0.12),
} satisfies OwnScores;
