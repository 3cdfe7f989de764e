import { t } from '../../i18n';
import type { Refused } from '../../wire/Refused';

/** What the referee would say where a press or a key can do nothing, with the clause that says so. */
export const BARRED = {
  'off-the-board': '1.1',
  'letter-not-in-arsenal': '5.1',
  'no-tile': '5.2',
  'not-an-extremity': '5.2',
  'square-taken': '6.6',
  'not-laid-now': '8.1',
  'not-that-way': '8.2',
  'shot-meets-nothing': '8.3',
  'not-your-cross': '12.5',
  'no-symbol': '13.3',
} as const;

/** Why nothing can be done somewhere. */
export interface Barred {
  code: keyof typeof BARRED;
  /** The square or the letter it is about. */
  subject: string;
}

/** A reason of the page's own, as the referee words it. */
export function refusedBy({ code, subject }: Barred): Refused {
  const error = t(`guerre-des-mots-${code}`, { subject });
  return { error, code, clause: BARRED[code], subject };
}
