import { api } from '../../api';
import { query, setOf } from '../../dictionary/sets';
import { t } from '../../i18n';
import {
  alone,
  distance,
  eitherOf,
  nearestTo,
  ofPieces,
  unlessClosed,
  type Instead,
} from '../../table/instead';
import { LEAST, LEAST_REPLY } from '../../wire/echec-et-mots/facts';
import { missing, plain } from './letters';
import type { EchecEtMots } from './session.svelte';

/** How many words are proposed. */
const WORDS = 3;

/** What may be played in place of what was refused: words of one's own letters, or other leaps. */
export async function instead(session: EchecEtMots): Promise<Instead> {
  const composing = session.bench.word !== '' && (session.held !== null || session.mustReply);
  if (composing) return insteadOfWord(session);
  return ofPieces(session.touched, session.reach.dests);
}

/** Words that may be shown in place of the one on the bench; against people, one's letters alone. */
export async function insteadOfWord(session: EchecEtMots): Promise<Instead> {
  const { bench, seat } = session;
  const letters = seat === null ? '' : session.lettersOf(seat);
  // A4: where a wrong word costs something, nobody tells beforehand which is one.
  const open = bench.judged && alone(session.desk.live);
  const words = open ? await wordsNear(session, bench.word, letters) : [];
  const text =
    words.length > 0
      ? t('instead-words', { words: eitherOf(words) })
      : t('echec-et-mots-instead-letters', {
          letters: [...letters].sort().join(' '),
          count: letters.length,
        });
  return { text, marks: [] };
}

/** The words of one's letters that are nearest to the one refused. */
async function wordsNear(session: EchecEtMots, word: string, letters: string): Promise<string[]> {
  const strict = session.option('word_classes');
  const set = setOf('echec-et-mots', `word_classes=${strict}`);
  const least = session.mustReply ? LEAST_REPLY : LEAST;
  if (letters.length < least) return [];
  const [near, report] = await Promise.all([
    nearestTo('echec-et-mots', word, strict),
    unlessClosed(
      api.letters(
        query({
          letters,
          seek: 'write',
          set,
          familiar: 'known',
          min: least,
          max: letters.length,
        }),
      ),
    ),
  ]);
  const found = [...near, ...(report?.words.map(({ word }) => word) ?? [])].map(plain);
  return [...new Set(found)]
    .filter((one) => one !== word && one.length >= least && missing(one, letters).length === 0)
    .sort((one, other) => distance(one, word) - distance(other, word))
    .slice(0, WORDS);
}
