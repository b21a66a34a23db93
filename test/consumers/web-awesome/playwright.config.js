import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: '*.spec.js',
  reporter: 'list',
  // A busy machine takes its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: 'http://127.0.0.1:4284',
    launchOptions: { executablePath: process.env.CHROME_PATH || undefined, args: ['--no-sandbox'] },
  },
  webServer: { command: 'npm run preview', url: 'http://127.0.0.1:4284' },
});
