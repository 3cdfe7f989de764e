import { defineConfig } from 'vitest/config';

/** Takes the pictures of the README: scenes that write what they see (`cargo xtask pictures`). */
export default defineConfig({
  test: {
    include: ['e2e/pictures.ts'],
    environment: 'node',
    globalSetup: ['e2e/ready.ts'],
    testTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 40 } },
  },
});
