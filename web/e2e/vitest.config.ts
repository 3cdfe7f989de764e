import { defineConfig } from 'vitest/config';

/** The whole house in a real browser: one scene after the other, for they share two cores. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['e2e/ready.ts'],
    fileParallelism: false,
    // Nets under a scene that hangs, far above what any scene takes.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 40 } },
    reporters: ['verbose'],
  },
});
