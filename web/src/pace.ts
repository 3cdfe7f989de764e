import { t } from './i18n';
import type { Quota } from './wire/Quota';

/** A quota from minutes and seconds. */
export function quota(minutes: number, seconds: number): Quota {
  return { base: Math.round(minutes * 60_000), increment: Math.round(seconds * 1000) };
}

/** A quota in words: “10 min + 5 s”, “3 h”, or that there is no clock. */
export function paceText(pace: Quota | null | undefined): string {
  if (!pace) return t('pace-none');
  const base = durationText(pace.base);
  if (pace.increment === 0) return base;
  return t('pace-with-increment', { base, seconds: pace.increment / 1000 });
}

function durationText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60 || seconds % 60 !== 0 || seconds === 90) return t('duration-s', { seconds });
  const minutes = seconds / 60;
  if (minutes < 60 || minutes % 60 !== 0) return t('duration-min', { minutes });
  return t('duration-h', { hours: minutes / 60 });
}
