import { api } from '../../api';
import type { Square } from '../../board/grid';
import { t } from '../../i18n';
import { eitherOf, ringed, type Instead } from '../../table/instead';
import { listOf } from '../../table/names';
import type { Chain } from '../../wire/guerre-des-mots/Chain';
import type { Preview } from '../../wire/guerre-des-mots/Preview';
import { beside, kindOf, PIECES, wayTo, WAYS } from './ground';
import type { GuerreDesMots } from './session.svelte';

/** What the server says of a coup that is thought of; null of what is none. */
export async function foreseen(session: GuerreDesMots, coup: string): Promise<Preview | null> {
  return coup === '' ? null : ((await api.preview(session.desk.live.id, coup)) as Preview | null);
}

/** Whether squares and letters may be so, whatever becomes of the words. */
export function stands({ verdict, words }: Preview): boolean {
  return verdict === 'legal' || verdict === 'error' || words.some(({ sense }) => sense === false);
}

/** A coup without the parts that begin with one of some signs. */
const without = (coup: string, signs: string) =>
  coup
    .split(' ')
    .filter((part) => !signs.includes(part[0] ?? ' '))
    .join(' ');

const ownChains = ({ view, holder }: GuerreDesMots): Chain[] =>
  view.chains.filter(({ owner }) => owner === holder);

/** The extremities of a chain, each with the tile before it. */
const endsOf = ({ tiles }: Chain) =>
  [tiles, tiles.toReversed()].map(([end, next]) => ({ end, next }));

/** Which letters of a coup may shoot, and at what (section 8). */
export async function shotsOf(session: GuerreDesMots, coup: string): Promise<Instead> {
  const bare = await foreseen(session, without(coup, '*'));
  const shots = (bare?.shots ?? []).filter(({ hits }) => hits);
  if (shots.length === 0) return { text: noneOf('shot', bare), marks: [] };
  const told = shots.map(({ from, target }) => t('gdm-instead-shot', { from, target }));
  return {
    text: t('gdm-instead-shots', { shots: eitherOf(told) }),
    marks: shots.map(({ from, target }) => ({ from, to: target, ink: 'green' })),
  };
}

/** Where the cross of the word blockade may lie (12.1). */
export async function blocksOf(session: GuerreDesMots, coup: string): Promise<Instead> {
  const bare = await foreseen(session, without(coup, '='));
  const squares = bare?.blocks ?? [];
  return squares.length === 0
    ? { text: noneOf('block', bare), marks: [] }
    : { text: t('gdm-instead-block', { squares: eitherOf(squares) }), marks: ringed(squares) };
}

/** Which letters of a coup may lie with their piece up (13.1). */
export async function symbolsOf(session: GuerreDesMots, coup: string): Promise<Instead> {
  const plain = without(coup, '!*');
  const bare = await foreseen(session, plain);
  const cells = (bare?.words ?? []).flatMap(({ cells }) => cells);
  const squares: Square[] = [];
  for (const cell of new Set(cells.filter((cell) => kindOf(cell) in PIECES))) {
    const told = await foreseen(session, `${plain} !${cell}`);
    if (told && stands(told)) squares.push(cell);
  }
  return squares.length === 0
    ? { text: noneOf('symbol', bare), marks: [] }
    : { text: t('gdm-instead-symbol', { squares: listOf(squares) }), marks: ringed(squares) };
}

/** That a coup has no right to something, and whether it is allowed without. */
const noneOf = (what: string, bare: Preview | null) =>
  t(`gdm-instead-no-${what}`, { plain: bare?.verdict === 'legal' ? 'yes' : 'no' });

/** Which of one's own crosses may be taken back (12.5). */
export function crossesOf(session: GuerreDesMots): Instead | null {
  const squares = ownChains(session)
    .flatMap(endsOf)
    .flatMap(({ end }) => (end && end.letter === null ? [end.cell] : []));
  if (squares.length === 0) return null;
  return { text: t('gdm-instead-lift', { squares: eitherOf(squares) }), marks: ringed(squares) };
}

/** Which letters at one's own ends may turn at a right angle, and where to (6.5). */
export async function turnsOf(session: GuerreDesMots): Promise<Instead> {
  const turns: { from: Square; to: Square }[] = [];
  for (const { end, next } of ownChains(session).flatMap(endsOf)) {
    const way = end && next && wayTo(next.cell, end.cell);
    if (!way) continue;
    const [dx, dy] = WAYS[way];
    for (const side of [-1, 1]) {
      const to = beside(next.cell, side * dy, side * dx);
      const told = to && (await foreseen(session, `~${end.cell}${to}`));
      if (to && told && stands(told)) turns.push({ from: end.cell, to });
    }
  }
  const told = turns.map((turn) => t('gdm-instead-turn', { ...turn }));
  const text =
    told.length === 0
      ? t('gdm-instead-no-turn')
      : t('gdm-instead-turns', { turns: eitherOf(told) });
  return { text, marks: turns.map((turn) => ({ ...turn, ink: 'green' })) };
}

/** Where letters go that are taken from an end of one's own chain, or from which one they are taken (5.6). */
export function transferOf(session: GuerreDesMots, coup: string): Instead | null {
  const taken = [...coup.matchAll(/<([a-x]\d+):/g)].flatMap(([, end]) => end ?? []);
  const own = ownChains(session).find(({ tiles }) =>
    taken.some((end) => tiles[0]?.cell === end || tiles.at(-1)?.cell === end),
  );
  if (!own) return null;
  const ends = endsOf(own).flatMap(({ end }) => end?.cell ?? []);
  const [from, to] = taken.includes(ends[0] ?? '') ? ends : ends.toReversed();
  if (from === undefined || to === undefined) return null;
  return taken.includes(to)
    ? { text: t('gdm-instead-one-end', { squares: eitherOf(ends) }), marks: ringed(ends) }
    : { text: t('gdm-instead-transfer', { from, to }), marks: ringed([to]) };
}
