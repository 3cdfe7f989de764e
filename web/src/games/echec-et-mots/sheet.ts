import type { Args } from '../../i18n';
import type { Row } from '../face';
import type { Step } from './story';

/** How a sentence is fetched. */
export type Say = (id: string, args?: Args) => string;

/** A step as players write it: `d3-c5 A`, `c4xd6 DÉTENTE`, and the reply by its word. */
export function textOf(step: Step, say: Say): string {
  if (step.kind === 'void') return say('echec-et-mots-text-void');
  if (step.kind === 'reply') return step.word ?? say('echec-et-mots-text-none');
  const move = `${step.from}${step.captured ? 'x' : '-'}${step.to}`;
  const parts = [move, step.letter, step.word === undefined ? null : `#${step.word ?? '-'}`];
  return parts.filter((part) => part !== null).join(' ');
}

/** A step in words. */
export function spoken(step: Step, say: Say): string {
  const side = say(`echec-et-mots-knight-${step.seat === 0 ? 'white' : 'black'}`);
  if (step.kind === 'void') return say('echec-et-mots-said-void');
  if (step.kind === 'reply')
    return step.word
      ? say('echec-et-mots-said-reply', { word: step.word })
      : say('echec-et-mots-said-no-reply');
  const args = { side, from: step.from ?? '', to: step.to ?? '', letter: step.letter ?? '' };
  const move = say(
    step.captured
      ? 'echec-et-mots-said-capture'
      : step.letter
        ? 'echec-et-mots-said-letter'
        : 'echec-et-mots-said-move',
    args,
  );
  if (step.word === undefined) return move;
  return step.word === null
    ? say('echec-et-mots-said-forfeit', { move })
    : say('echec-et-mots-said-announced', { move, word: step.word });
}

/** The sheet: a line for every two steps, White's first. */
export function rowsOf(steps: readonly Step[], say: Say): Row[] {
  const rows: Row[] = [];
  steps.forEach((step, index) => {
    const entry = { ply: index + 1, text: textOf(step, say), spoken: spoken(step, say) };
    const row = rows.at(-1);
    if (index % 2 === 1 && row) row.cells[1] = entry;
    else rows.push({ number: index / 2 + 1, cells: [entry] });
  });
  return rows;
}
