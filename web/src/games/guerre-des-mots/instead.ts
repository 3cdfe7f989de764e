import type { Square } from '../../board/grid';
import { t } from '../../i18n';
import { listOf } from '../../table/names';
import { alone, eitherOf, nearestTo, ringed, type Instead } from '../../table/instead';
import { EMPTY, type Laid } from './draft';
import { beside, WAYS } from './ground';
import {
  blocksOf,
  crossesOf,
  foreseen,
  shotsOf,
  stands,
  symbolsOf,
  transferOf,
  turnsOf,
} from './offered';
import type { GuerreDesMots } from './session.svelte';
import { coupText } from './written';

/** How many words are proposed. */
const WORDS = 3;

/** What was refused: how it was written, and why. */
export interface Tried {
  text: string;
  code: string;
  clause: string;
}

/** What the referee refused last at the table; a press that can do nothing is part of what is composed. */
function triedAt({ desk, tried, composer }: GuerreDesMots): Tried {
  const { code = '', clause = '' } = desk.live.refusal ?? {};
  return { text: tried ?? composer.text ?? '', code, clause };
}

/** What may be played in place of what was refused. */
export async function instead(
  session: GuerreDesMots,
  tried: Tried = triedAt(session),
): Promise<Instead> {
  const { text, clause, code } = tried;
  const [section] = clause.split('.');
  if (code === 'answer-first') return { text: t('gdm-instead-answer'), marks: [] };
  if (section === '8') return shotsOf(session, text);
  if (section === '12' || code === 'no-blockade-by-pirate')
    return (clause === '12.5' && crossesOf(session)) || blocksOf(session, text);
  if (clause === '13.1' && text.includes('!')) return symbolsOf(session, text);
  if (clause === '6.5' || /^~\S+$/.test(text)) return turnsOf(session);
  if (clause === '5.6') return transferOf(session, text) ?? where(session);
  if (text === 'D' || text === '-') return due(session, code);
  return where(session);
}

/** What must be done by whoever may not draw or pass. */
async function due(session: GuerreDesMots, code: string): Promise<Instead> {
  if (session.chainless) return where(session);
  const may = code === 'not-blocked' ? 'must' : code === 'already-played' ? 'again' : 'may';
  const { text, marks } = await where(session);
  return { text: `${t(`gdm-instead-${may}`)} ${text}`, marks };
}

/** Words near those that were refused, and where letters may lie. */
async function where(session: GuerreDesMots): Promise<Instead> {
  const { composer, view } = session;
  // Whoever plays with people, or where an error costs the turn (7.6), is told of squares alone.
  const friendly = session.option('on_error') === 'refuse';
  const words = friendly && alone(session.desk.live) ? await wordsNear(composer.words) : [];
  const near = words.length > 0 ? `${t('instead-words', { words: eitherOf(words) })} ` : '';
  if (session.chainless)
    return { text: near + t('gdm-instead-base'), marks: ringed(composer.site.bases.flat()) };
  const squares = await freeEnds(session);
  const ends = view.chains
    .filter(({ owner }) => owner === session.holder)
    .flatMap(({ tiles }) => [tiles[0], tiles.at(-1)].flatMap((tile) => tile?.cell ?? []));
  const where =
    squares.length > 0
      ? t('gdm-instead-lay', { squares: listOf(squares) })
      : t('gdm-instead-ends', { squares: listOf([...new Set(ends)]) });
  return { text: near + where, marks: ringed(squares.length > 0 ? squares : ends) };
}

/** Words near those composed that have no sense. */
async function wordsNear(composed: readonly string[]): Promise<string[]> {
  const near: string[] = [];
  for (const word of composed) near.push(...(await nearestTo('guerre-des-mots', word)));
  return [...new Set(near)].slice(0, WORDS);
}

/**
 * The squares beyond the ends of one's own chains on which a letter may lie. Each is asked of the
 * server: whether the letter makes a word there is another question.
 */
async function freeEnds(session: GuerreDesMots): Promise<Square[]> {
  const { site } = session.composer;
  const letter = site.arsenal.find(({ front }) => /^\p{L}$/u.test(front))?.front;
  if (!letter || session.led) return [];
  const own = site.chains.filter(({ owner }) => owner === site.seat);
  const lying = new Set(site.chains.flatMap(({ tiles }) => tiles.map(({ cell }) => cell)));
  const free = new Set<Square>();
  for (const { tiles } of own)
    for (const end of [tiles[0], tiles.at(-1)])
      for (const [dx, dy] of Object.values(WAYS)) {
        const square = end && beside(end.cell, dx, dy);
        if (square && !lying.has(square)) free.add(square);
      }
  const laid: Laid = { letter, as: 'letter' };
  const found: Square[] = [];
  for (const square of free) {
    const coup = coupText(site, { ...EMPTY, laid: new Map([[square, laid]]) }, 'h');
    if (!coup) continue;
    const told = await foreseen(session, coup);
    if (told && stands(told)) found.push(square);
  }
  return found;
}
