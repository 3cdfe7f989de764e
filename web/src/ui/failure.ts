import { Refusal } from '../api';
import { t } from '../i18n';
import { toast } from './toasts.svelte';

/** A sentence about something that failed, fit for the visitor. */
export function sentence(error: unknown): string {
  return error instanceof Refusal ? error.message : t('unreachable');
}

/**
 * Shows a sentence about something that failed, by the rules of a game where they refuse. What no answer
 * came to may be tried `again`; what was refused would be refused once more.
 */
export function report(error: unknown, game?: string, again?: () => void): void {
  const refused = error instanceof Refusal;
  const clause = refused ? error.body.clause : undefined;
  toast({
    kind: 'bad',
    text: sentence(error),
    ...(clause && game ? { clause, game } : {}),
    ...(again && !refused ? { again } : {}),
  });
}
