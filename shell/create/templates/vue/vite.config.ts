import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Addresses of files are relative: the app works in any folder of a server.
  base: './',
  plugins: [vue()],
  test: {
    environment: 'jsdom',
    setupFiles: ['nacre/testing/setup', './src/setup-tests.ts'],
    testTimeout: 30_000,
    // With it, Testing Library takes the app of one test off the page before the next.
    globals: true,
  },
});
