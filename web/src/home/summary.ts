import { EMBLEMS } from '../games/emblem';
import { t } from '../i18n';
import type { Camp, Figure } from '../pieces/figure';
import { FIRST_GAME } from '../shelf.svelte';
import type { TableSummary } from '../wire/TableSummary';

/** Against whom a table of the visitor's is played. */
export function against(table: TableSummary, own: string | undefined): string {
  if (table.level !== undefined) return t(`level-${table.level}`);
  const other = table.names.find((name) => name !== '' && name !== own);
  if (other !== undefined) return t('yours-against', { name: other });
  return table.names.includes('') ? t('yours-waiting') : t('yours-hotseat');
}

/** How far it has come, in a few words. */
export function detail(table: TableSummary): string {
  const moves = t('yours-moves', { moves: Math.ceil(table.plies / 2) });
  const text = table.level === undefined ? moves : t('yours-bot', { level: table.level, moves });
  const line = text.charAt(0).toUpperCase() + text.slice(1);
  return table.game === FIRST_GAME ? line : `${t(`game-${table.game}`)} · ${text}`;
}

/** The figure that stands for it. */
export function emblem(table: TableSummary): { figure: Figure; camp: Camp } {
  const own = EMBLEMS[table.game];
  if (own) return { figure: own, camp: table.level === undefined ? 'white' : 'black' };
  if (table.level !== undefined) return { figure: 'cavalier', camp: 'black' };
  if (table.phase === 'waiting') return { figure: 'pion', camp: 'white' };
  return { figure: 'roi', camp: 'white' };
}

/** Where a table of the visitor's stands, in two words. */
export function state(table: TableSummary): string {
  if (table.phase === 'waiting') return t('state-waiting');
  if (table.phase === 'between') return t('state-between');
  if (table.phase === 'over') {
    return table.outcome === undefined
      ? t('state-over')
      : t(`outcome-${table.game}-${table.outcome}`);
  }
  return table.yourTurn ? t('state-yours') : t('state-theirs');
}
