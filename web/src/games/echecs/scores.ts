import { knock } from '../../sound/knock';
import type { OwnScores } from '../../sound/scores';

/** How the sounds of chess go. */
export default {
  'echecs-castled': [knock(0, 310, 0.06), knock(0.1, 250, 0.08)],
  'echecs-promoted': [knock(0, 310, 0.06), knock(0.1, 466, 0.07), knock(0.18, 622, 0.14)],
} satisfies OwnScores;
