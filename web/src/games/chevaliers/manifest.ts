import { TABLES } from '../../wire/chevaliers/tables';
import type { Manifest } from '../manifest';

/** What Échec aux Chevaliers tells of itself. */
export default {
  facts: TABLES,
  emblem: { figure: 'chevalier' },
  face: () => import('./face'),
} satisfies Manifest;
