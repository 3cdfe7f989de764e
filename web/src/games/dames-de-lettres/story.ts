import type { Move } from '../../wire/dames-de-lettres/Move';
import type { Notice } from '../../wire/dames-de-lettres/Notice';
import { parse, tokensOf, type Tokens } from './tokens';

/** One line of the story: a move, or a wrong one that lost a strict game. */
export interface Step {
  seat: number;
  /** Null where the move was never played. */
  move: Move | null;
  /** The wrong move, and the clause that it broke (F1). */
  fault: { text: string; clause: string } | null;
  /** The tokens after it. */
  tokens: Tokens;
}

/** The tokens as they were first dealt; none before. */
export function dealtIn(notices: readonly Notice[]): Tokens {
  const deal = notices.find((one) => one.kind === 'dealt');
  return deal ? tokensOf(deal.tokens) : new Map();
}

/** What was done, in order. */
export function stepsOf(notices: readonly Notice[]): Step[] {
  const steps: Step[] = [];
  for (const notice of notices) {
    const last = steps.at(-1);
    if (notice.kind === 'moved') {
      const { move, position } = notice;
      steps.push({ seat: move.seat, move, fault: null, tokens: parse(position) });
    } else if (notice.kind === 'faulted') {
      const { seat, clause, move: text } = notice;
      const tokens = last?.tokens ?? dealtIn(notices);
      steps.push({ seat, move: null, fault: { text, clause }, tokens });
    } else if (notice.kind === 'dealt' && notice.again && last)
      // O2: the new deal lies there once the last of the strategic moves is made.
      steps[steps.length - 1] = { ...last, tokens: tokensOf(notice.tokens) };
  }
  return steps;
}
