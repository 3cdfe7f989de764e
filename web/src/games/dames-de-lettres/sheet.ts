import type { Args } from '../../i18n';
import type { Row } from '../face';
import type { Step } from './story';

/** How a sentence is fetched. */
export type Say = (id: string, args?: Args) => string;

/** A step as players write it: `D3-E4 MOTS`, `A1×A5`, `E2-E4 MOT + MUE`; paths are left out. */
export function textOf({ move, fault }: Step): string {
  const text = (move?.text ?? fault?.text ?? '').replace(/@[A-H\d]+(?= |$)/g, '');
  const [slide = '', ...rest] = text.split(' ');
  return [slide.replaceAll('x', '×'), ...rest].join(' ') + (fault ? ' #F' : '');
}

const SLIDE = /^[A-H]\d([-x][A-H]\d)+$/;

/** A move as it is written, or what of it is composed, in words: `D3 vers E4, MOTS`. */
export function plainly(text: string, say: Say): string {
  const parts = text.split(' ').filter((part) => part !== '+' && part !== 'announce');
  return parts
    .map((part) => {
      const [, joker, square] = /^=(\w)(?:@(\w+))?$/.exec(part) ?? [];
      if (joker && square) return say('ddl-said-joker', { letter: joker, square });
      if (joker) return say('ddl-said-joker-kept', { letter: joker });
      // The squares of a word are shown on the board, and mean nothing in a line.
      if (!SLIDE.test(part)) return part.replace(/@[A-H\d]+/g, '').replaceAll('+', ', ');
      const squares = part.split(/[-x]/);
      const [from, to] = [squares[0] ?? '', squares.at(-1) ?? ''];
      return say('ddl-said-move', { from, to, count: part.split('x').length - 1 });
    })
    .join(', ');
}

/** A step in words, with the side that made it. */
export function spoken(step: Step, say: Say): string {
  const side = say(`side-dames-de-lettres-${step.seat}`);
  return say('ddl-said-by', { side, move: told(step, say) });
}

/** A step in words, whoever made it. */
export function told({ move, fault }: Step, say: Say): string {
  if (!move) return say('ddl-said-fault', { move: plainly(fault?.text ?? '', say) });
  const { from, to, captures, words, jokers } = move;
  const parts = [say('ddl-said-move', { from, to, count: captures.length })];
  for (const { word, turned } of words)
    parts.push(say('ddl-said-word', { word, count: turned.length }));
  for (const [letter, square] of jokers) parts.push(say('ddl-said-joker', { letter, square }));
  return parts.join(', ');
}

/** The sheet: a line for every two moves, the one who began first. */
export function rowsOf(steps: readonly Step[], result: string | null, say: Say): Row[] {
  const rows: Row[] = [];
  steps.forEach((step, index) => {
    const isLast = index === steps.length - 1;
    const sign = isLast && result && !step.fault ? ` ${result}` : '';
    const entry = { ply: index + 1, text: textOf(step) + sign, spoken: spoken(step, say) };
    const row = rows.at(-1);
    if (step.seat === 1 && row && row.cells.length === 1) row.cells[1] = entry;
    else rows.push({ number: rows.length + 1, cells: step.seat === 0 ? [entry] : [null, entry] });
  });
  return rows;
}
