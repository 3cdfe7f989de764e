import type { Row } from '../face';
import type { Step } from './story';
import { spoken, titleOf } from './told';

/** The sheet: a line for every step, under the name of the seat that did it. */
export function rowsOf(
  steps: readonly Step[],
  seat: (seat: number) => string,
  who: (seat: number) => string,
): Row[] {
  return steps.map((step, index) => {
    const ply = index + 1;
    const sign = step.kind === 'played' ? signsOf(step) : '';
    const text = `${seat(step.seat)} ${titleOf(step)}${sign}`;
    return { number: ply, cells: [{ ply, text, spoken: spoken(step, who) }] };
  });
}

/** Short signs for what a coup took, struck and earned. */
function signsOf({ taken, coup, shots, text, replays, goal }: Extract<Step, { kind: 'played' }>) {
  const signs = [
    coup !== 'reprise' && taken.length > 0 ? '×' : '',
    shots.length > 0 ? '*' : '',
    / =[a-x]/.test(text) ? '+' : '',
    replays > 0 ? `↻${replays > 1 ? replays : ''}` : '',
    goal ? '#' : '',
  ].join('');
  return signs === '' ? '' : ` ${signs}`;
}
