import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './build/compress.ts';
import { fluent } from './build/fluent.ts';
import { preloadFont } from './build/preload.ts';
import { Together } from './build/together.ts';

const together = new Together();

const server = process.env['CAVALETTRES_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [fluent(), svelte(), together.plugin(), preloadFont(), compress()],
  server: {
    proxy: {
      // Without a change of origin, which the server refuses to act on.
      '/api': { target: server, changeOrigin: false },
      '/ws': { target: server, ws: true, changeOrigin: false },
    },
  },
  build: {
    target: 'es2022',
    // The content policy forbids data: scripts and the polyfill would be dead weight.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: together.shell },
            { name: 'table', test: together.table },
          ],
        },
      },
    },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
    },
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    isolate: false,
    setupFiles: ['build/fresh.ts'],
    // A net under a test that hangs, far above what any test takes.
    testTimeout: 30_000,
  },
});
