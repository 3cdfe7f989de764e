import { t } from '../../i18n';
import { byWhom } from '../../table/result';
import type { Move } from '../../wire/chevaliers/Move';
import type { Epilogue } from '../face';
import { shownMove } from './moves';
import type { Chevaliers } from './session.svelte';
import type { Step } from './story';

/** The move that took most pieces, the first of equals; null where none took two. */
export function greatest(steps: readonly Step[]): { move: Move; seat: number; ply: number } | null {
  let best: { move: Move; seat: number; ply: number } | null = null;
  for (const [index, { move, seat }] of steps.entries())
    if (move && move.captured.length > (best?.move.captured.length ?? 1))
      best = { move, seat, ply: index + 1 };
  return best;
}

/** What Échec aux Chevaliers tells besides how it ended: its greatest capture. */
export const epilogue: Epilogue<Chevaliers> = {
  keepsake(session) {
    const best = greatest(session.steps);
    if (!best) return null;
    const { move, seat, ply } = best;
    const row = session.rows.find(({ cells }) => cells.some((cell) => cell?.ply === ply));
    return {
      title: t('chevaliers-end-best'),
      text: t('chevaliers-end-best-move', {
        move: shownMove(move.text),
        count: move.captured.length,
        by: byWhom(session.desk.live, session, seat),
        number: row?.number ?? ply,
      }),
    };
  },
};
