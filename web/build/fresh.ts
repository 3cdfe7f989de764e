import { afterAll, vi } from 'vitest';

/**
 * The test files of a worker share one window, which takes longer to make than most tests. Each begins
 * with modules that nothing has happened to yet, and leaves the window as it found it.
 */
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // What is read from files needs none.
  if (typeof window === 'undefined') return;
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
