import type { OptionValues } from '../../wire/echec-et-mots/options';
import { TABLES } from '../../wire/echec-et-mots/tables';
import type { Manifest } from '../manifest';

/** What Échec et Mots tells of itself. */
export default {
  facts: TABLES,
  emblem: { figure: 'cheval' },
  rules: { aside: ['notes'] },
  sounds: { words: ['echec-et-mots-voided'] },
  face: () => import('./face'),
} satisfies Manifest<OptionValues>;
