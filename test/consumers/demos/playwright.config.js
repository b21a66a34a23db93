import { defineConfig } from '@playwright/test';
import { PORT } from './demos.js';

export default defineConfig({
  testMatch: '*.spec.js',
  reporter: 'list',
  workers: 1,
  // A busy machine takes its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 390, height: 844 },
    launchOptions: { executablePath: process.env.CHROME_PATH || undefined, args: ['--no-sandbox'] },
  },
  // The last of them is served when all are built.
  webServer: { command: 'npm start', url: `http://127.0.0.1:${PORT}/ready`, timeout: 600_000 },
});
