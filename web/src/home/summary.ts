import { emblemOf } from '../games';
import { sideSentence, sidesOf, winnerName } from '../games/seats';
import { t } from '../i18n';
import type { Camp, Figure } from '../pieces/figure';
import { listOf } from '../table/names';
import type { TableSummary } from '../wire/TableSummary';

/** Against whom a table of the visitor's is played, and with whom. */
export function against(table: TableSummary, own: string | undefined): string {
  if (table.names.length > 2) return among(table, own);
  if (table.level !== undefined) return t(`level-${table.level}`);
  const other = table.names.find((name) => name !== '' && name !== own);
  if (other !== undefined) return t('yours-against', { name: other });
  return table.names.includes('') ? t('yours-waiting') : t('yours-hotseat');
}

/** The same at a table for more than two. */
function among({ game, names, level, phase }: TableSummary, own: string | undefined): string {
  if (phase === 'waiting') return t('yours-waiting-many');
  if (names.every((name) => name === own)) return t('yours-hotseat');
  const sides = sidesOf(game, names.length);
  const team = names.findIndex((name) => name === own) % sides;
  const others = (isOurs: boolean) =>
    names.filter((name, place) => (place % sides === team) === isOurs && name !== own);
  // An empty name is a computer's, for nobody is missing any more.
  const called = (group: string[]) =>
    listOf([...new Set(group.map((name) => (name === '' && level ? t(`level-${level}`) : name)))]);
  const [partners, rivals] = [called(others(true)), called(others(false))];
  if (partners === '') return t('yours-against', { name: rivals });
  return rivals === ''
    ? t('yours-with', { names: partners })
    : t('yours-with-against', { partners, rivals });
}

/** How many more may sit down at an open table for more than two; 0 where it goes without saying. */
export function vacancies({ names, level }: TableSummary): number {
  // Where computers play, their places have no name either.
  return names.length > 2 && level === undefined ? names.filter((name) => name === '').length : 0;
}

/** Where a game is looked at. */
export function address({ id, number, past }: TableSummary): string {
  return past ? `/table/${id}/${number}` : `/table/${id}`;
}

/** Whether the visitor moved for everybody. */
function isShared({ names, yours }: TableSummary): boolean {
  return yours.length === names.length;
}

/** Who won a finished game, as the visitor would say it. */
function result(table: TableSummary): string {
  const { names, level, yours, winners, winningSeats, game } = table;
  if (winners === undefined) return t('state-over');
  const [first] = winners;
  if (first === undefined) return t('state-drawn');
  // Whoever moved for everybody has neither won nor lost: a side has.
  if (isShared(table)) {
    const [seat = first] = winningSeats ?? [];
    return sideSentence('state-side-won', game, winnerName(game, names.length, seat));
  }
  if (winners.some((place) => yours.includes(place))) return t('state-won');
  if (names.length === 2) return t('state-lost');
  const called = (place: number) => names[place] || (level ? t(`level-${level}`) : '');
  return t('state-won-by', { names: listOf([...new Set(winners.map(called))]) });
}

/** The games under way: first those that wait for the visitor. */
export function running(tables: readonly TableSummary[]): TableSummary[] {
  const under = tables.filter(({ phase }) => phase !== 'over' && phase !== 'aborted');
  return under.sort((one, other) => Number(other.yourTurn) - Number(one.yourTurn));
}

/** How many moves were played, in words. */
export function progress({ plies }: TableSummary): string {
  return t('yours-moves', { moves: Math.ceil(plies / 2) });
}

/** How far it has come, in a few words. */
export function detail(table: TableSummary): string {
  const moves = progress(table);
  const text = table.level === undefined ? moves : t('yours-bot', { level: table.level, moves });
  const words = [t(`game-${table.game}`), text];
  // Where several games were played at one table, their lines are alike but for this.
  if (table.past || table.number > 1)
    words.splice(1, 0, t('numbered-game', { number: table.number }));
  if (table.outcome !== undefined && isShared(table))
    words.push(t(`outcome-${table.game}-${table.outcome}`));
  if (table.helped) words.push(t('table-helped'));
  const line = words.join(' · ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** The figure that stands for it. */
export function emblem(table: TableSummary): { figure: Figure; camp: Camp } {
  const { figure, computer, waiting } = emblemOf(table.game);
  if (table.level !== undefined) return { figure: computer ?? figure, camp: 'black' };
  const awaits = table.phase === 'waiting';
  return { figure: (awaits ? waiting : undefined) ?? figure, camp: 'white' };
}

/** Where a table of the visitor's stands, in two words. */
export function state(table: TableSummary): string {
  if (table.phase === 'waiting') return t('state-waiting');
  if (table.phase === 'between') return t('state-between');
  if (table.phase === 'over') return result(table);
  return table.yourTurn ? t('state-yours') : t('state-theirs');
}
