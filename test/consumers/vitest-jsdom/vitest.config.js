import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'jsdom', setupFiles: ['nacre/testing/setup'], testTimeout: 60_000 },
});
