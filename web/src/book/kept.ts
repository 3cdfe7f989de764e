import { recall, remember } from '../prefs.svelte';

const key = (game: string) => `lesson-${game}`;

/** The step at which a lesson was left, from 0. */
export function kept(game: string): number {
  const step = Number(recall(key(game)));
  return Number.isInteger(step) && step > 0 ? step : 0;
}

/** Keeps the step of a lesson on this device. */
export function keep(game: string, step: number): void {
  remember(key(game), String(step));
}

/** The lesson was played to its end. */
export function forget(game: string): void {
  remember(key(game), '0');
}
