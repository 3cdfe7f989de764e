import { Refusal } from '../api';
import { t } from '../i18n';
import { toast } from './toasts.svelte';

/** A sentence about something that failed, fit for the visitor. */
export function sentence(error: unknown): string {
  return error instanceof Refusal ? error.message : t('unreachable');
}

/** Shows a sentence about something that failed, by the rules of a game where they refuse. */
export function report(error: unknown, game?: string): void {
  const clause = error instanceof Refusal ? error.body.clause : undefined;
  toast({ kind: 'bad', text: sentence(error), ...(clause && game ? { clause, game } : {}) });
}
