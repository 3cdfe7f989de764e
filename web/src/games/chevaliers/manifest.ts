import { TABLES } from '../../wire/chevaliers/tables';
import type { Manifest } from '../manifest';
import Lid from './Lid.svelte';

/** What Échec aux Chevaliers tells of itself. */
export default {
  facts: TABLES,
  emblem: { figure: 'chevalier' },
  lid: Lid,
  face: () => import('./face'),
  book: () => import('virtual:rulebook/chevaliers'),
} satisfies Manifest;
