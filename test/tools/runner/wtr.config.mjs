import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { defaultReporter } from '@web/test-runner';
import { readdirSync } from 'node:fs';
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
import { root } from '../paths.mjs';
import { playwrightLauncher } from './launchers/playwright.mjs';
import { chromiumLauncher, firefoxLauncher } from './launchers/puppeteer.mjs';
import { builtFiles } from './pages/built-files.mjs';
import { viteServer } from './pages/vite-server.mjs';
import { webkitLauncher } from './launchers/webkit.mjs';

/** The tests of React code: they also run with React 18. */
const REACT_TESTS = /^test\/(?:react|shell)\//;

/**
 * The Web Test Runner's configuration for one engine.
 * @param {{ engine: string, files?: string[], react18?: boolean, coverage?: boolean, watch?: boolean, seed?: string, walks?: string }} options
 *   `files` are paths, each for a page of its own; by default all tests, or those of React code with `react18`, in groups that
 *   share a page.
 */
export function runnerConfig({
  engine,
  files = [],
  react18 = false,
  coverage = false,
  watch = false,
  seed = '1',
  walks = '',
}) {
  const isLive = watch || coverage || process.env.DEV;
  const pages = isLive ? viteServer({ engine, react18, watch }) : builtFiles({ react18 });
  const browser = launcher(engine);
  const named = files.map((file) => relative(root, resolve(file)));
  const chosen = (named.length ? named : testFiles(react18)).filter((file) => runsIn(engine, file));
  const run = named.length ? 'named' : react18 ? 'react-18' : engine;
  return {
    rootDir: root,
    // Vite's dev server serves each file by its own path.
    files: isLive ? chosen : groupFiles(chosen, { engine, run, alone: named.length > 0 }),
    browsers: [pages.prepare ? preparedBy(pages.prepare, browser) : browser],
    concurrency: CONCURRENCY[engine],
    browserStartTimeout: 120_000,
    // helpers/commands.ts reads the driver, which decides what input there is; helpers/fast-check.ts the seed.
    testRunnerHtml: (framework) =>
      `<!doctype html><html data-driver="${browser.driver}" data-seed="${seed}" data-walks="${walks}"><meta charset="utf-8" /><script type="module" src="${framework}"></script></html>`,
    // Far more than any test or file needs; a busy machine draws few frames.
    testFramework: { config: { timeout: 60_000 } },
    testsStartTimeout: 60_000,
    // Long walks are asked for by hand.
    testsFinishTimeout: walks ? 86_400_000 : 600_000,
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
    plugins: [pages.plugin, pageCommands(), a11ySnapshotPlugin()],
    // All other output fails the file: see countResults. Lit prints this line once per page.
    filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
    reporters: [defaultReporter({ reportTestProgress: Boolean(process.stdout.isTTY) })],
    watch,
    coverage,
    coverageConfig: { include: ['elements/**', 'react/**', 'shell/**', 'locales/**'] },
  };
}

/** All test files, relative to the project. */
function testFiles(react18) {
  const files = readdirSync(`${root}/test`, { recursive: true }).map((file) => `test/${file}`);
  return files.filter((file) => /\.test\.tsx?$/.test(file) && (!react18 || REACT_TESTS.test(file))).sort();
}

/** The suffixes of the files that an engine leaves out: those for one other engine, and those that Chromium alone runs. */
const OTHER_SUFFIXES = {
  chromium: ['firefox', 'webkit'],
  firefox: ['chromium', 'webkit', 'once'],
  webkit: ['chromium', 'firefox', 'once'],
};

/** Whether an engine runs a file, as its name says. */
export const runsIn = (engine, file) => !OTHER_SUFFIXES[engine].some((suffix) => file.includes(`.${suffix}.test.`));

/** Test files that run at once, so many that two cores are busy: tests wait for frames more than they compute. */
const CONCURRENCY = { chromium: 4, firefox: 3, webkit: 3 };

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
