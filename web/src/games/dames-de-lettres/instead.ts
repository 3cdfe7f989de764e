import { api } from '../../api';
import type { Square } from '../../board/grid';
import type { Shape } from '../../board/shapes';
import { t } from '../../i18n';
import {
  alone,
  eitherOf,
  nearestTo,
  ofPieces,
  unlessClosed,
  type Instead,
} from '../../table/instead';
import type { DamesDeLettres } from './session.svelte';
import { placed, written } from './tokens';
import { moveText, pathsOf, slid, type Candidate } from './writing';

/** How many words are proposed. */
const WORDS = 3;

/** What may be played in place of what was refused: a word near it, a slide without one, other slides. */
export async function instead(session: DamesDeLettres): Promise<Instead> {
  const { composing, view } = session;
  if (composing.word !== '') {
    const friendly = view.mode === 'friendly' && alone(session.desk.live);
    const near = friendly ? await wordsNear(session, composing.word) : [];
    const [first] = near;
    if (first) {
      const words = near.map(({ word, slide }) =>
        t('ddl-instead-word', { word, from: written(slide.from), to: written(slide.to) }),
      );
      return { text: t('instead-words', { words: eitherOf(words) }), marks: lineOf(first) };
    }
  }
  const bare = view.wordless.map((move) => /^([A-H]\d)\D(?:.*\D)?([A-H]\d)$/.exec(move));
  const ways = bare.flatMap((read) => (read?.[1] && read[2] ? [[read[1], read[2]] as const] : []));
  const moved = composing.meant?.from ?? session.touched;
  const own = ways.filter(([from]) => moved === null || placed(from) === moved);
  if (composing.empty || own.length === 0) return ofPieces(moved, slidesOf(session), written);
  const text = t('ddl-instead-wordless', {
    moves: eitherOf(own.map(([from, to]) => `${from}-${to}`)),
  });
  return {
    text,
    marks: own.map(([from, to]): Shape => ({ from: placed(from), to: placed(to), ink: 'green' })),
  };
}

/** Where each letter may slide to. */
function slidesOf({ slides }: DamesDeLettres): Map<Square, Square[]> {
  const ways = new Map<Square, Square[]>();
  for (const { from, to } of slides) ways.set(from, [...(ways.get(from) ?? []), to]);
  return ways;
}

/** Words near one that was refused that the referee lets be written now. */
async function wordsNear(session: DamesDeLettres, word: string): Promise<Candidate[]> {
  const { view, laws, tokens, composing } = session;
  const near = await nearestTo('dames-de-lettres', word);
  const slides = composing.slide ? composing.routes : session.slides;
  const found: Candidate[] = [];
  for (const one of near) {
    const plain = one.normalize('NFD').replace(/\P{L}/gu, '').toUpperCase();
    for (const slide of slides) {
      const [path] = pathsOf(plain, slid(tokens, slide, laws), slide.to, view.turn, laws);
      if (!path || !(await allowed(session, moveText(slide, [{ word: plain, path }])))) continue;
      found.push({ slide, word: plain, path, turned: [] });
      break;
    }
    if (found.length === WORDS) break;
  }
  return found;
}

/** Whether the referee allows a move here. */
async function allowed({ desk, view }: DamesDeLettres, act: string): Promise<boolean> {
  const options = desk.live.frame?.options ?? [];
  const trial = { position: view.position, options, actions: [act] };
  const found = await unlessClosed(api.trial('dames-de-lettres', trial));
  return found !== null && !found.refused && !found.fault;
}

/** The slide of a word and the way through its letters. */
function lineOf({ slide, path }: Candidate): Shape[] {
  const steps = path.slice(1).map((to, at): Shape => ({
    from: path[at]!,
    to,
    ink: 'blue',
    as: 'line',
  }));
  return [{ from: slide.from, to: slide.to, ink: 'green' }, ...steps];
}
