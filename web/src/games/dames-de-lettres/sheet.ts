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

/** A step in words. */
export function spoken({ seat, move, fault }: Step, say: Say): string {
  const side = say(`side-dames-de-lettres-${seat}`);
  if (!move) return say('ddl-said-fault', { side, move: fault?.text.split('@')[0] ?? '' });
  const { from, to, captures, words, jokers } = move;
  const told = [say('ddl-said-move', { side, from, to, count: captures.length })];
  for (const { word, turned } of words)
    told.push(say('ddl-said-word', { word, count: turned.length }));
  for (const [letter, square] of jokers) told.push(say('ddl-said-joker', { letter, square }));
  return told.join(', ');
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
