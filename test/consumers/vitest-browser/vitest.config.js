import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const launchOptions = { executablePath: process.env.CHROME_PATH || undefined, args: ['--no-sandbox'] };

export default defineConfig({
  // Found at the start, not while a test runs: that would load the page again.
  optimizeDeps: {
    include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'vitest-browser-react'],
    exclude: ['nacre'],
  },
  test: {
    testTimeout: 60_000,
    setupFiles: ['nacre/testing/setup'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
