import type { Hands } from '../hands.ts';

export default {
  opening: ['e2-e3', 'h8-h7', 'f2^d4', 'h7-h6', 'd4-d5', 'g8-g7', 'd5-e6', 'g7-g6'],
  forbidden: 'e2-e4',
} satisfies Hands;
