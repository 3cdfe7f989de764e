import { Refusal } from '../api';
import { sentence } from '../ui/failure';
import type { Remark } from '../wire/book/Remark';
import type { Finding } from '../wire/Finding';

/** What is said of what the reader did. */
export interface Answer {
  kind: 'good' | 'bad' | 'off' | 'away' | 'closed';
  text: string;
  clause: string | null;
}

/** What a book says of an action that does not answer it, if it foresaw it. */
export function foreseen(
  remarks: readonly Remark[],
  act: string,
  { refused, fault }: Finding,
): Remark | null {
  const same = remarks.find(({ action }) => action === act);
  if (same) return same;
  const told = refused ?? fault;
  if (!told) return null;
  const alike = ({ verdict }: Remark) =>
    verdict.kind === (refused ? 'refused' : 'fault') &&
    verdict.clause === told.clause &&
    verdict.code === told.code;
  return remarks.find(alike) ?? null;
}

/** What is said where the referee gave no answer: that it is away, or why it may not speak now. */
export function silence(error: unknown): Answer {
  const closed = error instanceof Refusal && error.status === 403;
  return { kind: closed ? 'closed' : 'away', text: sentence(error), clause: null };
}
