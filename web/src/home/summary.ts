import { t } from '../i18n';
import type { TableSummary } from '../wire/TableSummary';

/** Against whom a table of the visitor's is played. */
export function against(table: TableSummary, own: string | undefined): string {
  if (table.level !== undefined) return t('yours-bot', { name: t(`level-${table.level}`) });
  const other = table.names.find((name) => name !== '' && name !== own);
  if (other !== undefined) return t('yours-against', { name: other });
  return table.names.includes('') ? t('yours-waiting') : t('yours-hotseat');
}

/** Where a table of the visitor's stands, in two words. */
export function state(table: TableSummary): string {
  if (table.phase === 'waiting') return t('state-waiting');
  if (table.phase === 'between') return t('state-between');
  if (table.phase === 'over') {
    return table.outcome === undefined ? t('state-over') : t(`outcome-echecs-${table.outcome}`);
  }
  return table.yourTurn ? t('state-yours') : t('state-theirs');
}
