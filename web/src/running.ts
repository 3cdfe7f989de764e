import { recall, remember } from './prefs.svelte';

const KEY = 'cavalettres.running';

/**
 * How many games of the visitor's were under way when that was last known in this browser: the home page
 * keeps their place before the server has answered, so that nothing jumps.
 */
export function lastRunning(): number {
  const count = Number(recall(KEY));
  return Number.isInteger(count) && count > 0 ? count : 0;
}

/** Keeps how many there are for the next visit. */
export function keepRunning(count: number): void {
  remember(KEY, String(count));
}
