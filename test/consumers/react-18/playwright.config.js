import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: '*.spec.js',
  reporter: 'list',
  timeout: 60_000,
  use: {
    baseURL: 'http://localhost:4118',
    launchOptions: { executablePath: process.env.CHROME_PATH || undefined, args: ['--no-sandbox'] },
  },
  webServer: { command: 'vite preview --port 4118 --strictPort', url: 'http://localhost:4118' },
});
