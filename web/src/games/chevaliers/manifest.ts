import { OPTIONS, type OptionValues } from '../../wire/chevaliers/options';
import { TABLES } from '../../wire/chevaliers/tables';
import type { Manifest } from '../manifest';

/** What Échec aux Chevaliers tells of itself. */
export default {
  facts: TABLES,
  emblem: { figure: 'chevalier' },
  partners: { option: 'team', usual: OPTIONS.team, turns: 'alternate' },
  face: () => import('./face'),
} satisfies Manifest<OptionValues>;
