import { t } from '../../i18n';
import { byWhom } from '../../table/result';
import type { Epilogue } from '../face';
import type { DamesDeLettres } from './session.svelte';
import type { Step } from './story';

/** The word that turned most letters, the longest and then the first of equals; null where none was written. */
export function bestWord(
  steps: readonly Step[],
): { word: string; turned: number; seat: number; ply: number } | null {
  const words = steps.flatMap(({ move, seat }, index) =>
    (move?.words ?? []).map(({ word, turned }) => ({
      word,
      turned: turned.length,
      seat,
      ply: index + 1,
    })),
  );
  return words.reduce<(typeof words)[number] | null>((best, one) => {
    if (!best || one.turned > best.turned) return one;
    return one.turned === best.turned && one.word.length > best.word.length ? one : best;
  }, null);
}

/** What Dames de Lettres tells besides how it ended: its best word. */
export const epilogue: Epilogue<DamesDeLettres> = {
  keepsake(session) {
    const best = bestWord(session.steps);
    if (!best) return null;
    const { word, turned, seat, ply } = best;
    const row = session.rows.find(({ cells }) => cells.some((cell) => cell?.ply === ply));
    const by = byWhom(session.desk.live, session, seat);
    return {
      title: t('ddl-end-best'),
      text: t('ddl-end-best-word', { word, count: turned, by, number: row?.number ?? ply }),
    };
  },
};
