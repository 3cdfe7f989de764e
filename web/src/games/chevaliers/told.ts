import { reaches } from '../../board/gesture';
import type { Square } from '../../board/grid';
import { locale, t } from '../../i18n';
import { barredAt, type Barred } from './barred';
import { armOf, wordOf } from './camp';
import { shownMove } from './moves';
import type { Plan } from './plan';
import type { Chevaliers } from './session.svelte';

/** Squares in a row: "b3, c4 ou j7". */
export function listed(squares: readonly Square[]): string {
  return new Intl.ListFormat(locale(), { type: 'disjunction' }).format([...squares]);
}

/** A square in words, for those who listen to the board. */
export function squareTold(game: Chevaliers, square: Square): string {
  const notes: string[] = [square];
  const piece = game.pieces.get(square);
  const castle = game.view.castles.indexOf(square);
  if (piece) notes.push(t(`chevaliers-${wordOf(piece)}`));
  else if (!game.land.stands(square)) notes.push(t('chevaliers-water'));
  else notes.push(t('chevaliers-empty'));
  if (castle >= 0) notes.push(t('chevaliers-castle', { side: game.campName(castle) }));
  const { plan } = game;
  const landing = plan ? plan.path.lastIndexOf(square) : -1;
  if (landing > 0) notes.push(t('chevaliers-landing', { number: landing }));
  if (plan && reaches(game.reach, plan.from, square) && landing < 1)
    notes.push(t(game.aim(square) === 'target' ? 'board-target' : 'chevaliers-beyond'));
  if (game.victims.includes(square)) notes.push(t('chevaliers-taken'));
  else if (game.prey.includes(square)) notes.push(t('board-capture'));
  if (game.must.includes(square)) notes.push(t('chevaliers-must'));
  else if (game.free && (barredAt(game, square)?.why ?? 'stuck') !== 'stuck')
    notes.push(t('chevaliers-waits'));
  if (game.invader === square) notes.push(t('chevaliers-invader'));
  if (square === game.last?.[1]) notes.push(t('board-last'));
  return notes.join(', ');
}

/** What threatens: an enemy in a castle (R14), or a capture that was forgotten (R13). */
export function alarmTold(game: Chevaliers): string | null {
  const { invader, view } = game;
  if (invader) {
    const side = game.campName(view.camp);
    if (game.desk.live.shared && game.sides(0) && game.sides(1))
      return t('chevaliers-alarm-shared', { side });
    if (game.sides(1 - view.camp)) return t('chevaliers-alarm-hold');
    if (!game.sides(view.camp)) return t('chevaliers-alarm-watched', { side });
    const parried = view.moves.some((text) => takes(text, invader));
    return t(parried ? 'chevaliers-alarm-defend' : 'chevaliers-alarm-lost');
  }
  const obliged = view.obliged && game.present && game.desk.live.playing;
  return obliged ? t('chevaliers-alarm-obliged', { side: game.campName(view.camp) }) : null;
}

/** Whether a move takes what stands on a square. */
function takes(text: string, square: Square): boolean {
  const places = text.split(/[-^x]/);
  const signs = text.match(/[-^x]/g) ?? [];
  const file = (one: string) => one.charCodeAt(0);
  const line = (one: string) => Number(one.slice(1));
  return signs.some((sign, index) => {
    const [from, to] = [places[index] ?? '', places[index + 1] ?? ''];
    const middle = [(file(from) + file(to)) / 2, (line(from) + line(to)) / 2];
    return sign === 'x' && middle[0] === file(square) && middle[1] === line(square);
  });
}

/** What to do now. */
export function hintTold(game: Chevaliers): string | null {
  const { plan, barred, chosen } = game;
  if (barred && barred.square === chosen) return barredTold(game, barred);
  if (plan && plan.hops.length > 0) return planTold(game, plan);
  if (plan) return chosenTold(game, plan);
  if (!game.free || game.must.length === 0) return null;
  return t('chevaliers-hint-must', { squares: listed(game.must) });
}

/** Why a piece cannot be played, in one line. */
export function barredTold(game: Chevaliers, { square, why, arm }: Barred): string {
  const squares = listed(game.must);
  return t(`chevaliers-barred-${why}`, { square, squares, arm });
}

/** What the chosen piece can do. */
function chosenTold(game: Chevaliers, plan: Plan): string {
  const hops = plan.next();
  const ways = Object.entries({ '-': 'steps', '^': 'leaps', x: 'takes' }).flatMap(([sign, way]) => {
    const count = hops.filter(({ kind }) => kind === sign).length;
    return count > 0 ? [t(`chevaliers-hint-${way}`, { count })] : [];
  });
  const arm = armOf(game.pieces.get(plan.from) ?? 'M');
  return t('chevaliers-hint-chosen', { arm, square: plan.from, ways: ways.join(', ') });
}

/** The composed move so far, and whether it may end here. */
function planTold(game: Chevaliers, plan: Plan): string {
  const arm = armOf(game.pieces.get(plan.from) ?? 'M');
  const leap = plan.hops.filter(({ kind }) => kind === '^').at(-1)?.to ?? null;
  const story = t('chevaliers-hint-plan', {
    arm,
    square: plan.from,
    way:
      plan.hops[0]?.kind === '-'
        ? 'step'
        : leap
          ? plan.taken.length > 0
            ? 'charge'
            : 'leap'
          : 'capture',
    to: leap ?? plan.at,
    squares: new Intl.ListFormat(locale()).format(plan.taken),
  });
  if (!plan.complete) return `${story} ${t('chevaliers-hint-onward')}`;
  return plan.next().length > 0 ? `${story} ${t('chevaliers-hint-enough')}` : story;
}

/** A hop for those who listen: where the piece has come to, and what may follow. */
export function hopTold(plan: Plan, more: boolean): string {
  const key = !plan.complete ? 'onward' : more ? 'enough' : 'ready';
  return t(`chevaliers-said-hop-${key}`, {
    number: plan.hops.length,
    square: plan.at,
    move: shownMove(plan.text),
  });
}
