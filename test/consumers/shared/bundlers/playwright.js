import { defineConfig } from '@playwright/test';

/** The configuration of Playwright for an app that a bundler has built. */
export const bundled = defineConfig({
  testDir: 'shared/bundlers',
  testMatch: 'app-tests.js',
  reporter: 'list',
  // A busy machine takes its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  workers: 1,
  use: {
    baseURL: 'http://localhost:4190',
    launchOptions: { executablePath: process.env.CHROME_PATH || undefined, args: ['--no-sandbox'] },
  },
  webServer: { command: 'node shared/bundlers/serve.js 4190', url: 'http://localhost:4190' },
});
