import { t } from '../i18n';
import { manifestOf, SLUGS } from '.';
import type { Options } from './manifest';

/** Options of any game that are chosen with the table and change no rule. */
const OF_TABLES = ['seats', ...SLUGS.flatMap((slug) => manifestOf(slug)?.partners?.option ?? [])];

/** Whether an option says who sits at the table and how, and not by which rules they play. */
export function isOfTable(option: string): boolean {
  return OF_TABLES.includes(option);
}

/** How the options of a table say that partners share their turns, if they do. */
export function partnersIn(game: string, options: Options): string | undefined {
  const option = manifestOf(game)?.partners?.option;
  return options.find(([name]) => name === option)?.[1];
}

/** Whether an option is a variant: neither chosen with the table nor told by itself. */
function isVariant(game: string, option: string): boolean {
  const { aside = [], passing = [] } = manifestOf(game)?.rules ?? {};
  return !isOfTable(option) && ![...aside, ...passing].includes(option);
}

/** The rules that a table is played by, in a few words. */
export function ruleText(game: string, options: Options): string {
  const rule = manifestOf(game)?.rules?.told?.(Object.fromEntries(options)) ?? t(`rule-${game}`);
  const variants = options.filter(([name]) => isVariant(game, name)).length;
  return variants === 0 ? rule : t('rule-variants', { rule, variants });
}
