import type { Square } from '../../board/grid';
import type { Notice } from '../../wire/echec-et-mots/Notice';

/** One thing that a side did: a move, a turn lost, or a reply. */
export interface Step {
  seat: number;
  kind: 'move' | 'void' | 'reply';
  from: Square | null;
  to: Square | null;
  letter: string | null;
  captured: boolean;
  /** The word that was announced or replied; undefined when there was none to say. */
  word: string | null | undefined;
  /** The position after it. */
  position: string;
}

/** What was done, in order, one step for each half-move and one for the reply. */
export function stepsOf(notices: readonly Notice[]): Step[] {
  const steps: Step[] = [];
  for (const notice of notices) {
    const last = steps.at(-1);
    if (notice.kind === 'moved') steps.push({ ...notice, kind: 'move', word: undefined });
    else if (notice.kind === 'voided')
      steps.push({
        ...notice,
        kind: 'void',
        from: null,
        to: null,
        letter: null,
        captured: false,
        word: undefined,
      });
    else if (notice.kind === 'announced' && last)
      steps[steps.length - 1] = { ...last, word: notice.word };
    else if (notice.kind === 'replied')
      steps.push({
        seat: notice.seat,
        kind: 'reply',
        from: null,
        to: null,
        letter: null,
        captured: false,
        word: notice.word,
        position: last?.position ?? '',
      });
  }
  return steps;
}

/** The letters as they were dealt. */
export function dealtIn(notices: readonly Notice[]): Record<Square, string> {
  return notices.find((one) => one.kind === 'dealt')?.letters ?? {};
}
