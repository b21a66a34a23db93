import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { defaultReporter } from '@web/test-runner';
import { relative, resolve } from 'node:path';
import { findBrowser } from '../browsers.mjs';
import { cspFixtures } from '../servers/csp-fixtures.mjs';
import { httpFixtures } from '../servers/http-fixtures.mjs';
import { socketFixtures } from '../servers/socket-fixtures.mjs';
import { deployFixtures } from '../servers/deploy-fixtures.mjs';
import { spaFixtures } from '../servers/spa-fixtures.mjs';
import { tusFixtures } from '../servers/tus-fixtures.mjs';
import { mapFixtures } from '../servers/map-fixtures.mjs';
import { placeFixtures } from '../servers/place-fixtures.mjs';
import { refusals } from '../servers/refusals.mjs';
import { transferFixtures } from '../servers/transfer-fixtures.mjs';
import { pageCommands } from './input/commands.mjs';
import { pool } from './launchers/pool.mjs';
import { groupFiles } from './groups.mjs';
import { pageLimit } from './page-limit.mjs';
import { browserTests, isOfReact, runsIn } from './test-files.mjs';
import { root } from '../paths.mjs';
import { playwrightLauncher } from './launchers/playwright.mjs';
import { chromiumLauncher, firefoxLauncher } from './launchers/puppeteer.mjs';
import { builtFiles } from './pages/built-files.mjs';
import { viteServer } from './pages/vite-server.mjs';
import { webkitLauncher } from './launchers/webkit.mjs';

/** How long a test may take unless it says otherwise, in ms. Far more than any needs; a busy machine draws few frames. */
const TEST_TIMEOUT = 60_000;

/** How long a page may take, in ms: `pageLimit` ends one that has stopped long before. Long walks are asked for by hand. */
const PAGE_TIMEOUT = 900_000;
const WALK_TIMEOUT = 86_400_000;

/** Pages that run at once: so many that two cores are 95 % busy. Tests wait for frames and timers half of their time. */
const CONCURRENCY = { chromium: 7, firefox: 5, webkit: 5 };

/**
 * The Web Test Runner's configuration for one engine.
 * @param {object} options
 * @param {string} options.engine
 * @param {string[]} [options.files] paths, each for a page of its own; by default all tests, or those of React code with
 *   `react18`, in groups that share a page
 * @param {boolean} [options.grouped] `files` share pages as well
 * @param {boolean} [options.alone] one page after another
 * @param {boolean} [options.everywhere] also what Chromium alone runs
 * @param {string} options.seed of random sequences
 * @param {string} [options.walks] how many steps the walks of test/router take
 * @returns the `config`; `filesOf`, the test files of a page; `limit`, which ends pages that have stopped
 */
export function runnerConfig({
  engine,
  files = [],
  react18 = false,
  coverage = false,
  watch = false,
  alone = false,
  grouped = false,
  everywhere = false,
  seed,
  walks = '',
}) {
  const isLive = watch || coverage || process.env.DEV;
  const pages = isLive ? viteServer({ engine, react18, watch }) : builtFiles({ react18 });
  const browser = launcher(engine);
  const limit = pageLimit({ testTimeout: TEST_TIMEOUT });
  const named = files.map((file) => relative(root, resolve(file)).replaceAll('\\', '/'));
  const all = () => browserTests().filter((file) => !react18 || isOfReact(file));
  const chosen = (named.length ? named : all()).filter((file) => runsIn(engine, file, everywhere));
  const run = named.length ? 'named' : react18 ? 'react-18' : engine;
  // Vite's dev server serves each file by its own path.
  const groups = isLive
    ? new Map(chosen.map((file) => [file, [file]]))
    : groupFiles(chosen, { run, alone: named.length > 0 && !grouped });
  const config = {
    rootDir: root,
    files: [...groups.keys()],
    browsers: [pages.prepare ? preparedBy(pages.prepare, browser) : browser],
    concurrency: alone ? 1 : CONCURRENCY[engine],
    browserStartTimeout: 120_000,
    // helpers/commands.ts reads the driver, which decides what input there is; helpers/fast-check.ts the seed.
    testRunnerHtml: (framework) =>
      `<!doctype html><html data-driver="${browser.driver}" data-seed="${seed}" data-walks="${walks}"${everywhere ? ' data-everywhere="true"' : ''}><meta charset="utf-8" /><script type="module" src="${framework}"></script></html>`,
    testFramework: { config: { timeout: TEST_TIMEOUT } },
    testsStartTimeout: 60_000,
    testsFinishTimeout: walks ? WALK_TIMEOUT : PAGE_TIMEOUT,
    middleware: [
      refusals,
      cspFixtures,
      httpFixtures,
      transferFixtures,
      tusFixtures,
      socketFixtures,
      deployFixtures,
      spaFixtures,
      mapFixtures,
      placeFixtures,
      pages.middleware,
    ],
    plugins: [pages.plugin, limit.plugin, pageCommands(), a11ySnapshotPlugin()],
    // All other output fails the file (results.mjs). Lit prints this line once per page.
    filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
    reporters: [defaultReporter({ reportTestProgress: Boolean(process.stdout.isTTY) })],
    watch,
    coverage,
    coverageConfig: { include: ['elements/**', 'react/**', 'shell/**', 'locales/**'] },
  };
  return { config, limit, filesOf: (page) => groups.get(relative(root, page).replaceAll('\\', '/')) };
}

/** The same browser, which starts after `prepare` has built the test files. */
function preparedBy(prepare, browser) {
  const initialize = browser.initialize?.bind(browser);
  return Object.assign(browser, {
    async initialize(config, testFiles) {
      await prepare(testFiles);
      await initialize?.(config, testFiles);
    },
  });
}

function launcher(engine) {
  const found = findBrowser(engine);
  if (!found) throw new Error(`No browser for ${engine}: run node test/tools/setup.mjs --browsers`);
  if (found.playwright) return playwrightLauncher(engine);
  if (engine === 'chromium') return chromiumLauncher(found.path);
  return pool(() => (engine === 'firefox' ? firefoxLauncher(found.path) : webkitLauncher(found)));
}
