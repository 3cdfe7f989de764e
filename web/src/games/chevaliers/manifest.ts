import type { Manifest } from '../manifest';
import Lid from './Lid.svelte';

/** What Échec aux Chevaliers tells of itself. */
export default {
  facts: { sides: 2, draws: true, deals: false },
  emblem: { figure: 'chevalier' },
  lid: Lid,
  face: () => import('./face'),
  book: () => import('virtual:rulebook/chevaliers'),
} satisfies Manifest;
