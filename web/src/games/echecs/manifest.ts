import { t } from '../../i18n';
import type { OptionValues } from '../../wire/echecs/options';
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
    told: ({ profile }) => t(profile === undefined ? 'rule-echecs' : `rule-echecs-${profile}`),
  },
  settings: [AUTO_QUEEN],
  sounds: { moves: ['echecs-castled', 'echecs-promoted'] },
  face: () => import('./face'),
} satisfies Manifest<OptionValues>;
