import { t } from '../i18n';

/** Options that are told by themselves or change no rule. */
const ASIDE = ['profile', 'start', 'notes', 'seats', 'team', 'level', 'on_error'];

/** The rules that a table is played by, in a few words. */
export function ruleText(game: string, options: readonly (readonly [string, string])[]): string {
  const profile = options.find(([name]) => name === 'profile')?.[1];
  const level = options.find(([name]) => name === 'level')?.[1];
  const own = level === undefined ? `rule-${game}` : `rule-${game}-${level}`;
  const plain = t(profile === undefined ? own : `profile-${profile}`);
  const lenient = options.some(([name, value]) => name === 'on_error' && value === 'refuse');
  const rule = lenient ? t('rule-lenient', { rule: plain }) : plain;
  const variants = options.filter(([name]) => !ASIDE.includes(name)).length;
  return variants === 0 ? rule : t('rule-variants', { rule, variants });
}
