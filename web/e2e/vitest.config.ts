import { defineConfig } from 'vitest/config';

/**
 * The whole house in a real browser. The files of a worker share one Chromium (`scene.ts`); there are
 * more workers than two cores can drive at once, for a scene often waits for a clock or an animation.
 */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['e2e/ready.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 3,
    // Nets under a scene that hangs, far above what any scene takes.
    testTimeout: 400_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000, interval: 40 } },
    reporters: ['verbose'],
  },
});
