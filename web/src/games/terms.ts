import { t } from '../i18n';

/** Options that are told by themselves or change no rule. */
const ASIDE = ['profile', 'start', 'notes', 'seats', 'team', 'level'];

/** The rules that a table is played by, in a few words. */
export function ruleText(game: string, options: readonly (readonly [string, string])[]): string {
  const profile = options.find(([name]) => name === 'profile')?.[1];
  const level = options.find(([name]) => name === 'level')?.[1];
  const own = level === undefined ? `rule-${game}` : `rule-${game}-${level}`;
  const rule = t(profile === undefined ? own : `profile-${profile}`);
  const variants = options.filter(([name]) => !ASIDE.includes(name)).length;
  return variants === 0 ? rule : t('rule-variants', { rule, variants });
}
