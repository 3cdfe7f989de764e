import { t } from '../../i18n';
import type { OptionValues } from '../../wire/guerre-des-mots/options';
import { TABLES } from '../../wire/guerre-des-mots/tables';
import type { Manifest } from '../manifest';
import { compass } from './seating';
import { PACE } from './settings';

/** The rule played with what is chosen: how much of it, and what an error costs. */
function told({ level, on_error }: Partial<OptionValues>): string {
  const rule = t(level === undefined ? 'rule-guerre-des-mots' : `rule-guerre-des-mots-${level}`);
  return on_error === 'refuse' ? t('rule-guerre-des-mots-lenient', { rule }) : rule;
}

/** What La Guerre des Mots tells of itself. */
export default {
  facts: TABLES,
  emblem: { figure: 'dame' },
  // Seven people may be waiting for one; partners would rather wait for theirs.
  away: 3,
  rules: {
    aside: ['level', 'on_error'],
    easy: { level: 'simplified', on_error: 'refuse' },
    told,
  },
  seat: (seats, seat) => `seat-guerre-des-mots-${compass(seats, seat)}`,
  settings: [PACE],
  sounds: {
    words: [
      'guerre-des-mots-drew',
      'guerre-des-mots-reprise',
      'guerre-des-mots-shot',
      'guerre-des-mots-goal',
      'guerre-des-mots-erred',
    ],
    table: ['guerre-des-mots-declined'],
  },
  face: () => import('./face'),
} satisfies Manifest<OptionValues>;
