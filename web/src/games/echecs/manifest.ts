import { t } from '../../i18n';
import { TABLES } from '../../wire/echecs/tables';
import type { Manifest } from '../manifest';

/** What chess tells of itself. */
export default {
  facts: TABLES,
  emblem: { figure: 'roi', computer: 'cavalier', waiting: 'pion' },
  rules: {
    aside: ['profile'],
    passing: ['start'],
    told: (options) => {
      const profile = options.find(([name]) => name === 'profile')?.[1];
      return t(profile === undefined ? 'rule-echecs' : `rule-echecs-${profile}`);
    },
    fold: () => import('./Fold.svelte'),
  },
  face: () => import('./face'),
  book: () => import('virtual:rulebook/echecs'),
  // Where the two profiles differ.
  introduced: ['C-1', 'C-2', 'C-3', 'C-4'],
  shown: {
    'M-2': 'roi',
    'M-3': 'dame',
    'M-4': 'fou',
    'M-5': 'tour',
    'L-2': 'cavalier',
    'L-5': 'pion',
  },
} satisfies Manifest;
