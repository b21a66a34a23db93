// Finds the three browsers that the tests run in, and installs those that are missing.
// It imports Node's own modules only, and Playwright last: setup runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

export const ENGINES = ['chromium', 'firefox', 'webkit'];
const TITLES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

// The headless shell comes first: it runs the suite three times as fast as the full browser.
const NAMES = {
  chromium: [
    'chromium-headless-shell',
    'chrome-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'chrome',
    'microsoft-edge',
    'msedge',
  ],
  firefox: ['firefox-esr', 'firefox'],
};
const APPLICATIONS = {
  chromium: {
    darwin: ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'],
    win32: ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'],
  },
  firefox: { darwin: ['Firefox.app/Contents/MacOS/firefox'], win32: ['Mozilla Firefox/firefox.exe'] },
};
const FOLDERS = {
  darwin: ['/Applications', join(process.env.HOME ?? '', 'Applications')],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(Boolean),
};
// The fonts make text measure the same everywhere, Chinese included.
const FONTS = ['fonts-liberation', 'fonts-noto-cjk'];
// Each list is tried as a whole.
const DEBIAN = {
  chromium: [['chromium-headless-shell'], ['chromium']],
  firefox: [['firefox-esr']],
  webkit: [['webkit2gtk-driver', 'xvfb']],
};

/** @typedef {{ driver: string, miniBrowser: string, display: string | undefined }} WebKitPaths */
/**
 * Where an engine is, or undefined: the path of an executable, for WebKit its WebDriver parts, or `playwright: true`
 * when Playwright has downloaded it. CHROME_PATH and FIREFOX_PATH win over what is found.
 * @returns {{ path: string } | WebKitPaths | { playwright: true } | undefined}
 */
export function findBrowser(engine) {
  if (engine === 'webkit') return findWebKitGtk() ?? findPlaywright(engine);
  const path = process.env[{ chromium: 'CHROME_PATH', firefox: 'FIREFOX_PATH' }[engine]] ?? findExecutable(engine);
  if (path) return { path };
  const downloaded = findPlaywright(engine);
  // Playwright's Chromium speaks the same protocol as any other; its Firefox is a build of its own.
  return engine === 'chromium' && downloaded ? { path: downloaded.path } : downloaded;
}

function findExecutable(engine) {
  const { platform } = process;
  const suffix = platform === 'win32' ? '.exe' : '';
  const installed = (FOLDERS[platform] ?? []).flatMap((folder) =>
    APPLICATIONS[engine][platform].map((application) => join(folder, application)),
  );
  return [...onPath(NAMES[engine].map((name) => name + suffix)), ...installed].find(
    // Ubuntu's chromium and firefox may be stubs that only ask for a snap: it must know its version.
    (path) => existsSync(path) && (platform === 'win32' || /\d+\.\d+/.test(output(path, ['--version']))),
  );
}

function findWebKitGtk() {
  if (process.platform !== 'linux') return undefined;
  const [driver] = onPath(['WebKitWebDriver']).filter(existsSync);
  const [miniBrowser] = librariesOf('/usr/lib');
  const display = process.env.DISPLAY;
  const [xvfb] = onPath(['Xvfb']).filter(existsSync);
  // A virtual display even where there is a real one: no windows open on the developer's screen.
  return driver && miniBrowser && (display || xvfb)
    ? { driver, miniBrowser, display: xvfb ? undefined : display }
    : undefined;
}

/** /usr/lib/<architecture>/webkit2gtk-<version>/MiniBrowser, GTK 3 before GTK 4 and newer before older. */
function librariesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-'))
    .flatMap((entry) =>
      ['4.1', '4.0', '6.0'].map((version) => `webkit2gtk-${version}`).map((name) => join(folder, entry.name, name)),
    )
    .map((library) => join(library, 'MiniBrowser'))
    .filter(existsSync);
}

function findPlaywright(engine) {
  if (!existsSync(new URL('../../node_modules/playwright-core', import.meta.url))) return undefined;
  const path = createRequire(import.meta.url)('playwright-core')[engine].executablePath();
  return existsSync(path) ? { playwright: true, path } : undefined;
}

/**
 * Installs the engines that are missing: Debian's packages where that needs no password, else Playwright's builds.
 * @returns {string[]} the names of those that could not be had
 */
export function installBrowsers() {
  const missing = () => ENGINES.filter((engine) => !findBrowser(engine));
  if (missing().length) installPackages(missing());
  const left = missing();
  if (left.length) run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', ...left], 600);
  return missing().map((engine) => TITLES[engine]);
}

function installPackages(engines) {
  if (process.platform !== 'linux' || !output('apt-get', ['--version'])) return;
  const root = process.getuid() === 0;
  if (!root && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status !== 0) return;
  const aptGet = (...args) => {
    const command = [
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      '-o',
      'DPkg::Lock::Timeout=120',
      ...args,
    ];
    return root ? run(command[0], command.slice(1), 600) : run('sudo', ['-n', ...command], 600);
  };
  aptGet('update');
  for (const engine of engines) {
    DEBIAN[engine].some((names) => aptGet('install', '-y', '--no-install-recommends', ...names));
  }
  aptGet('install', '-y', '--no-install-recommends', ...FONTS);
}

const onPath = (names) =>
  names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)));

function output(command, args) {
  return (
    spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000 }).stdout ?? ''
  );
}

/** Gives the command no input to wait for, and ends it after so many seconds; what it prints would hide our message. */
function run(command, args, seconds) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: seconds * 1000 }).status === 0;
}
