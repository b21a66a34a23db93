// The steps of `npm test`: a command each, in a process of its own.
import { availableParallelism } from 'node:os';
import { TSC } from '../paths.mjs';
import { isOfReact, runsIn } from './test-files.mjs';

/** Cores that a step with a browser asks for. Below six, one runs at a time: two would get too few frames. */
const BROWSER_CORES = Math.max(2, Math.min(3, availableParallelism()));

/** How long a step may take, in minutes. One with a browser takes 10 where nothing else runs. */
const STEP_TIMEOUT = 80;

/** How long a test in Node may take, in ms: those that build the package or walk through the showcase take long. */
const NODE_TEST_TIMEOUT = 600_000;

const RESULTS = 'test/.cache/results';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {number} cores how many it keeps busy
 * @property {number} minutes
 * @property {string} [results] where it writes its results, if it can run some of its files again
 * @property {(files: string[]) => Step} [again] the step that runs only these, one after another
 */

const bin = (name, ...args) => ({ name, command: `node_modules/.bin/${name}`, args, cores: 1, minutes: STEP_TIMEOUT });
const node = (name, ...args) => ({ name, command: process.execPath, args, cores: 1, minutes: STEP_TIMEOUT });

/** Browser tests: those `files`, each in a page of its own, or all. */
function browserStep(name, engine, flags, { seed, files = [] }) {
  const results = `${RESULTS}/${name.replace(' ', '-')}.json`;
  const make = (these, more = []) => ({
    ...node(
      name,
      'test/tools/runner/wtr.mjs',
      engine,
      ...flags,
      ...more,
      '--seed',
      seed,
      '--results',
      results,
      ...these,
    ),
    cores: BROWSER_CORES,
    results,
  });
  return { ...make(files), again: (failed) => make(failed, ['--alone']) };
}

function nodeStep(files) {
  const name = 'in node';
  const results = `${RESULTS}/in-node.json`;
  // Node leaves a core free, which on two cores means one file after another. They wait for browsers and servers more than
  // half of the time.
  const make = (these, concurrency) => ({
    ...node(
      name,
      '--import=./test/tools/runner/node/assertions.mjs',
      '--test',
      `--test-concurrency=${concurrency}`,
      `--test-timeout=${NODE_TEST_TIMEOUT}`,
      '--test-reporter=./test/tools/runner/node/reporter.mjs',
      '--test-reporter-destination=stdout',
      '--test-reporter=./test/tools/runner/node/results.mjs',
      `--test-reporter-destination=${results}`,
      ...these,
    ),
    results,
  });
  return { ...make(files, availableParallelism()), again: (failed) => make(failed, 1) };
}

/** The longest come first. */
const BROWSER_STEPS = [
  { name: 'firefox', engine: 'firefox', flags: [], isFor: () => true },
  { name: 'webkit', engine: 'webkit', flags: [], isFor: () => true },
  { name: 'chromium', engine: 'chromium', flags: [], isFor: () => true },
  { name: 'React 18', engine: 'chromium', flags: ['--react18'], isFor: isOfReact },
];

/**
 * @param {object} options
 * @param {string[]} options.engines none leaves the browsers out
 * @param {boolean} [options.react18] whether React code runs with React 18 as well
 * @param {string[]} [options.browserFiles] run in pages of their own; by default all, several to a page
 * @param {string[]} options.nodeFiles
 * @param {string} options.seed of random sequences
 * @returns {Step[]}
 */
export function stepsOf({ engines, react18 = true, browserFiles, nodeFiles, seed }) {
  const wanted = BROWSER_STEPS.filter(({ engine, flags }) => engines.includes(engine) && (react18 || !flags.length));
  const inBrowsers = wanted.flatMap(({ name, engine, flags, isFor }) => {
    const files = browserFiles?.filter((file) => runsIn(engine, file) && isFor(file));
    return files && !files.length ? [] : [browserStep(name, engine, flags, { seed, files })];
  });
  return [...inBrowsers, ...(nodeFiles.length ? [nodeStep(nodeFiles)] : []), ...CHECKS];
}

const CHECKS = [
  node('types', TSC, '-p', '.'),
  { ...bin('oxlint', '--type-aware'), name: 'lint' },
  { ...bin('prettier', '--check', '--log-level', 'warn', '.'), name: 'format' },
  { ...bin('knip', '--config', 'test/config/knip.json', '--no-progress', '--no-config-hints'), name: 'dead code' },
  node('locales', 'locales/check.mjs'),
  node('sizes', 'test/tools/package/sizes.mjs'),
];
