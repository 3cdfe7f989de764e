import { t } from '../../i18n';
import { byWhom } from '../../table/result';
import type { Epilogue } from '../face';
import type { GuerreDesMots } from './session.svelte';
import type { Step } from './story';

/** The longest word that was formed, the first of equals; null where none was. */
export function longestFormed(
  steps: readonly Step[],
): { word: string; seat: number; ply: number } | null {
  const words = steps.flatMap((step, index) =>
    step.kind === 'played'
      ? step.words.map((word) => ({ word, seat: step.seat, ply: index + 1 }))
      : [],
  );
  return words.reduce<(typeof words)[number] | null>(
    (best, one) => (!best || one.word.length > best.word.length ? one : best),
    null,
  );
}

/** What La Guerre des Mots tells besides how it ended: its longest word. */
export const epilogue: Epilogue<GuerreDesMots> = {
  keepsake(session) {
    const longest = longestFormed(session.steps);
    if (!longest) return null;
    const { word, seat, ply } = longest;
    const by = byWhom(session.desk.live, session, seat);
    return {
      title: t('gdm-end-longest'),
      text: t('gdm-end-longest-word', { word, count: word.length, by, number: ply }),
    };
  },
};
