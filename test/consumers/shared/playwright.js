import { defineConfig } from '@playwright/test';

/** The configuration of Playwright for an app that a command serves at a port. */
export const served = (command, port) =>
  defineConfig({
    testDir: '.',
    testMatch: ['shared/app-tests.js', '*.spec.js'],
    testIgnore: '**/node_modules/**',
    reporter: 'list',
    // A busy machine takes its time.
    timeout: 120_000,
    expect: { timeout: 30_000 },
    use: {
      baseURL: `http://localhost:${port}`,
      launchOptions: { executablePath: process.env.CHROME_PATH || undefined, args: ['--no-sandbox'] },
    },
    webServer: { command, url: `http://localhost:${port}`, timeout: 120_000 },
  });
