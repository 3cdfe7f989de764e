import { knock, row } from '../../sound/knock';
import type { OwnScores } from '../../sound/scores';

/** How the sounds of La Guerre des Mots go. */
export default {
  'guerre-des-mots-shot': [knock(0, 1100, 0.02, 0.8, 1), knock(0.14, 160, 0.14, 0.9, 0.4)],
  'guerre-des-mots-drew': [
    knock(0, 760, 0.03, 0.5),
    knock(0.09, 880, 0.03, 0.6),
    knock(0.22, 880, 0.03),
  ],
  'guerre-des-mots-reprise': row([880, 784, 698], 0.07, 0.04, 0.6),
  'guerre-des-mots-erred': row([494, 415, 330, 196], 0.09, 0.08),
  'guerre-des-mots-declined': [knock(0, 440, 0.06, 0.5, 0.2), knock(0.18, 294, 0.12, 0.6, 0.2)],
  'guerre-des-mots-goal': row([523, 659, 784, 1047], 0.08, 0.12),
} satisfies OwnScores;
