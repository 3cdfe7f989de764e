import type { Toggle } from '../settings';

/** Whether a pawn that arrives is a queen without asking. */
export const AUTO_QUEEN: Toggle = { key: 'autoQueen', told: 'echecs-auto-queen' };
