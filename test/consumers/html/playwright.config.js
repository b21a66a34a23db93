import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: '*.spec.js',
  reporter: 'list',
  timeout: 15_000,
  use: {
    baseURL: 'http://127.0.0.1:4281',
    launchOptions: { executablePath: process.env.CHROME_PATH || undefined, args: ['--no-sandbox'] },
  },
  webServer: { command: 'npm start', url: 'http://127.0.0.1:4281/autoload.html' },
});
