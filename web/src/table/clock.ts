import type { Status } from '../wire/Status';

/** Under this the clock shows tenths and a thick contour. */
export const LOW_MS = 10_000;

/** What a seat has left `elapsed` milliseconds after the status came. */
export function left(status: Status, seat: number, elapsed: number): number | null {
  const clock = status.clocks?.[seat];
  if (!clock) return null;
  return Math.max(0, clock.running ? clock.left - elapsed : clock.left);
}

/** Time as a clock shows it: `1:02:03`, `09:58`, and `0:09.4` under ten seconds. */
export function face(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  if (ms < LOW_MS) return `0:${two(seconds)}.${Math.floor((ms % 1000) / 100)}`;
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${two(minutes)}:${two(seconds % 60)}`;
}

/** How long the figures stay as they are, so that a clock is drawn no oftener than it changes. */
export function untilChange(ms: number): number {
  const unit = ms < LOW_MS ? 100 : 1000;
  return (ms % unit) + 1;
}

/** The parts of a time for words: hours, minutes, seconds. */
export function parts(ms: number): { hours: number; minutes: number; seconds: number } {
  const seconds = Math.floor(ms / 1000);
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
