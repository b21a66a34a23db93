import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'happy-dom', setupFiles: ['nacre/testing/setup'], testTimeout: 60_000 },
});
