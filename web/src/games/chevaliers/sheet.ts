import type { Args } from '../../i18n';
import type { Row } from '../face';
import { shownMove } from './moves';
import type { Step } from './story';
import type { Move } from '../../wire/chevaliers/Move';

/** How a sentence is fetched. */
export type Say = (id: string, args?: Args) => string;

/** A step as players write it: `b1^f3`, `b2×b4×d4`, `e8-f9+`; a recalled move bears a flag. */
export function textOf({ move, recalled }: Step, say: Say): string {
  if (!move) return say('chevaliers-text-recalled', { move: shownMove(recalled?.text ?? '') });
  const text = shownMove(move.text) + (move.wins ? '#' : move.entered ? '+' : '');
  return recalled ? say('chevaliers-text-claimed', { move: text }) : text;
}

/** A step in words, with the side that made it. */
export function spoken(step: Step, say: Say): string {
  if (!step.move) return told(step, say);
  const side = say(`chevaliers-of-${step.camp === 0 ? 'silver' : 'gold'}`);
  return say('chevaliers-said-by', { side, move: told(step, say) });
}

/** A step in words, whoever made it. */
export function told({ move, recalled }: Step, say: Say): string {
  const taken = recalled
    ? say('chevaliers-said-recalled', { move: shownMove(recalled.text) })
    : null;
  if (!move) return taken ?? say('chevaliers-no-move');
  return [taken, moveTold(move, say)].filter((part) => part !== null).join('. ');
}

function moveTold({ from, to, captured, leaps, entered }: Move, say: Say) {
  const squares = captured.map(([square]) => square).join(', ');
  const args = { from, to, leaps, squares, count: captured.length };
  const how =
    captured.length > 0 ? (leaps > 0 ? 'charge' : 'capture') : leaps > 0 ? 'leap' : 'step';
  const move = say(`chevaliers-said-${how}`, args);
  return entered ? say('chevaliers-said-entered', { move }) : move;
}

/** The sheet: a line for every turn, Silver's move first. */
export function rowsOf(steps: readonly Step[], say: Say): Row[] {
  const rows: Row[] = [];
  steps.forEach((step, index) => {
    const entry = {
      ply: index + 1,
      text: textOf(step, say),
      spoken: spoken(step, say),
    };
    const row = rows.at(-1);
    if (step.camp === 1 && row && row.cells.length === 1) row.cells[1] = entry;
    else rows.push({ number: rows.length + 1, cells: step.camp === 0 ? [entry] : [null, entry] });
  });
  return rows;
}
