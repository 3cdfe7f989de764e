import type { Manifest } from '../manifest';
import Lid from './Lid.svelte';

/** What Dames de Lettres tells of itself. */
export default {
  // One bag serves three games.
  facts: { draws: false, deals: true, matches: [1, 3] },
  emblem: { figure: 'jeton-dames' },
  lid: Lid,
  pace: '15+0',
  words: [{ first: true }],
  face: () => import('./face'),
  book: () => import('virtual:rulebook/dames-de-lettres'),
} satisfies Manifest;
