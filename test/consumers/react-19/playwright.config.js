import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: '*.spec.js',
  reporter: 'list',
  // A busy machine takes its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: 'http://localhost:4119',
    launchOptions: { executablePath: process.env.CHROME_PATH || undefined, args: ['--no-sandbox'] },
  },
  webServer: { command: 'vite preview --port 4119 --strictPort', url: 'http://localhost:4119' },
});
