import { t } from '../../i18n';
import { TABLES } from '../../wire/echecs/tables';
import type { Manifest } from '../manifest';
import { AUTO_QUEEN } from './settings';

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
  },
  settings: [AUTO_QUEEN],
  face: () => import('./face'),
} satisfies Manifest;
