import { Refusal } from '../api';
import { t } from '../i18n';
import { toast } from './toasts.svelte';

/** A sentence about something that failed, fit for the visitor. */
export function sentence(error: unknown): string {
  return error instanceof Refusal ? error.message : t('unreachable');
}

/** What is told of a failure: the sentence, and the clause where rules refuse. */
export interface Failure {
  text: string;
  clause: string | null;
}

export function failure(error: unknown): Failure {
  const clause = error instanceof Refusal ? error.body.clause : undefined;
  return { text: sentence(error), clause: clause ?? null };
}

/**
 * Shows a sentence about something that failed, by the rules of a game where they refuse. What no answer
 * came to may be tried `again`; what was refused would be refused once more.
 */
export function report(error: unknown, game?: string, again?: () => void): void {
  const { text, clause } = failure(error);
  toast({
    kind: 'bad',
    text,
    ...(clause && game ? { clause, game } : {}),
    ...(again && !(error instanceof Refusal) ? { again } : {}),
  });
}
