import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: '*.spec.js',
  reporter: 'list',
  // A busy machine takes its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: 'http://localhost:4181',
    launchOptions: { executablePath: process.env.CHROME_PATH || undefined, args: ['--no-sandbox'] },
  },
  webServer: {
    command: 'vite preview --outDir dist/app/browser --port 4181 --strictPort',
    url: 'http://localhost:4181',
  },
});
