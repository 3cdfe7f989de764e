import type { OptionValues } from '../../wire/dames-de-lettres/options';
import { TABLES } from '../../wire/dames-de-lettres/tables';
import type { Manifest } from '../manifest';

/** What Dames de Lettres tells of itself. */
export default {
  facts: TABLES,
  emblem: { figure: 'jeton-dames' },
  proposed: true,
  sounds: {
    moves: ['dames-de-lettres-adjusted', 'dames-de-lettres-faulted'],
    words: ['dames-de-lettres-turned'],
    clock: ['dames-de-lettres-pressed'],
  },
  face: () => import('./face'),
} satisfies Manifest<OptionValues>;
