import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROME_PATH'];

export default defineConfig({
  testMatch: '*.spec.ts',
  reporter: 'list',
  // A busy machine takes its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: 'http://localhost:4183',
    launchOptions: { args: ['--no-sandbox'], ...(executablePath && { executablePath }) },
  },
  webServer: { command: 'npm start', url: 'http://localhost:4183/plain' },
});
