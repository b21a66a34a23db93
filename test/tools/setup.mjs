// Runs before the other scripts, on a clean clone as well: installs the dependencies when they are missing or older
// than the lock file and, with --browsers, the three browsers. Prints nothing when everything is there; never asks.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { ENGINES, findBrowser, installBrowsers } from './browsers.mjs';
import { root } from './paths.mjs';

// npm keeps this copy of the lock file of what it has installed.
const installed = `${root}/node_modules/.package-lock.json`;

function isInstalled() {
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}/package-lock.json`).mtimeMs;
}

if (!isInstalled()) {
  console.log('Installing dependencies');
  const npm = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' };
  const { status } = spawnSync('npm', npm, options);
  if (status !== 0) {
    console.error('npm ci failed: the dependencies could not be installed');
    process.exit(1);
  }
}

if (process.argv.includes('--browsers') && !ENGINES.every(findBrowser)) {
  console.log('Installing browsers for the tests');
  const missing = installBrowsers();
  if (missing.length) {
    console.error(
      `No ${missing.join(', no ')} found, and none could be installed. The tests run in Chromium, Firefox and WebKit: install\n` +
        '  Debian, Ubuntu   apt-get install chromium-headless-shell firefox-esr webkit2gtk-driver xvfb\n' +
        '  other systems    npx playwright-core install chromium firefox webkit\n' +
        'or set CHROME_PATH and FIREFOX_PATH to those that you have.',
    );
    // The tests run in the browsers that were found; the steps of the others fail.
  }
}
