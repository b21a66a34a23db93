import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Addresses of files are relative: the app works in any folder of a server.
  base: './',
  plugins: [svelte(), svelteTesting()],
  test: {
    environment: 'jsdom',
    setupFiles: ['nacre/testing/setup', './src/setup-tests.ts'],
    testTimeout: 30_000,
  },
});
