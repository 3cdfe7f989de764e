import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Clock from './Clock.svelte';
import { frame, status } from './fixture';
import type { LinkState } from './link';
import { Live } from './live.svelte';

let now: number;
let clock: ReturnType<typeof mount>;

beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  void unmount(clock);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function shown(left: number, held = false, link: LinkState = 'open'): string {
  const live = new Live('abc');
  live.link = link;
  live.frame = frame({
    status: status({
      clocks: [
        { left, running: true },
        { left, running: false },
      ],
    }),
  });
  clock = mount(Clock, { target: document.body, props: { live, seat: 0, label: 'Odile', held } });
  flushSync();
  return text();
}

function text(): string {
  flushSync();
  return document.querySelector('[role=timer]')?.textContent?.trim() ?? '';
}

function pass(ms: number): void {
  now += ms;
  vi.advanceTimersByTime(ms);
}

describe('a clock on the page', () => {
  it('counts down by itself', () => {
    expect(shown(65_400)).toBe('01:05');
    pass(401);
    expect(text()).toBe('01:04');
    pass(1_000);
    expect(text()).toBe('01:03');
  });

  it('shows tenths and a thick contour under ten seconds, and stops at nothing', () => {
    expect(shown(9_950)).toBe('0:09.9');
    expect(document.querySelector('[role=timer]')?.classList).toContain('low');
    pass(151);
    expect(text()).toBe('0:09.7');
    pass(20_000);
    expect(text()).toBe('0:00.0');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('settles even when time passes while it is drawn', () => {
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 7));
    expect(shown(9_000)).toMatch(/^0:08\./);
  });

  it('stands still while the move is on its way', () => {
    expect(shown(9_000, true)).toBe('0:09.0');
    pass(1_000);
    expect(text()).toBe('0:09.0');
  });

  it('runs on when the answer stays away, and at once when nothing can be sent', () => {
    shown(9_000, true);
    pass(1_500);
    expect(text()).toBe('0:07.5');
    pass(1_001);
    expect(text()).toBe('0:06.4');
    void unmount(clock);
    now = 0;
    shown(9_000, true, 'offline');
    pass(501);
    expect(text()).toBe('0:08.4');
  });
});
