import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Addresses of files are relative: the app works in any folder of a server.
  base: './',
  plugins: [react()],
  test: {
    environment: 'jsdom',
    setupFiles: ['nacre/testing/setup', './src/setup-tests.ts'],
    testTimeout: 30_000,
    // With it, Testing Library takes the app of one test off the page before the next.
    globals: true,
  },
});
