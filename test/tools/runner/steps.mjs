// The steps of `npm test`: a command each, in a process of its own.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LOCALES, root, SHOWCASE_LOCALES, TSC } from '../paths.mjs';
import { isOfReact, LONG_NODE_TESTS, runsIn } from './test-files.mjs';

/** Cores that a step with a browser asks for. Below six, one runs at a time: two would get too few frames. */
const BROWSER_CORES = Math.max(2, Math.min(3, availableParallelism()));

/** How long a step may take, in minutes. One with a browser takes 10 where nothing else runs. */
const STEP_TIMEOUT = 80;

/** How long a test in Node may take, in ms: those that build the package or walk through the showcase take long. */
const NODE_TEST_TIMEOUT = 1_200_000;

const RESULTS = 'test/.cache/results';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {number} cores how many it keeps busy
 * @property {number} minutes
 * @property {boolean} [inBackground] with a lower priority, beside the others
 * @property {string} [results] where it writes its results, if it can run some of its files again
 * @property {(files: string[]) => Step} [again] the step that runs only these, one after another
 */

const bin = (name, file, ...args) => ({ ...node(name), command: `node_modules/.bin/${file}`, args });
const node = (name, ...args) => ({ name, command: process.execPath, args, cores: 1, minutes: STEP_TIMEOUT });
/** A step beside the others, with a lower priority: browsers leave some of the processor while they wait for frames. */
const inBackground = (step) => ({ ...step, inBackground: true });

/** Browser tests: those `files`, or all; several share a page. */
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
  return { ...make(files, ['--grouped']), again: (failed) => make(failed, ['--alone']) };
}

/**
 * Tests in Node. Long ones are steps of their own: Node takes files by their names, and one that is long and late would leave
 * the other cores idle.
 */
function nodeSteps(files) {
  const long = new Set(Object.values(LONG_NODE_TESTS).flat());
  const steps = [
    ['in node', files.filter((file) => !long.has(file))],
    ...Object.entries(LONG_NODE_TESTS).map(([name, own]) => [name, files.filter((file) => own.includes(file))]),
  ].filter(([, own]) => own.length);
  // Two steps share the cores; one alone has all.
  const cores = Math.max(1, Math.floor(availableParallelism() / Math.min(2, steps.length || 1)));
  return steps.map(([name, own]) => nodeStep(name, own, Math.min(cores, own.length)));
}

/** @param {number} cores how many files run at once */
function nodeStep(name, files, cores) {
  const results = `${RESULTS}/${name.replace(' ', '-')}.json`;
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
    cores: concurrency,
    results,
  });
  return { ...make(files, cores), again: (failed) => make(failed, 1) };
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
 * @param {string[]} [options.browserFiles] by default all
 * @param {string[]} options.nodeFiles
 * @param {string} options.seed of random sequences
 * @param {string[]} [options.changed] the files to check; by default all
 * @returns {Step[]}
 */
export function stepsOf({ engines, react18 = true, browserFiles, nodeFiles, seed, changed }) {
  const wanted = BROWSER_STEPS.filter(({ engine, flags }) => engines.includes(engine) && (react18 || !flags.length));
  const inBrowsers = wanted.flatMap(({ name, engine, flags, isFor }) => {
    const files = browserFiles?.filter((file) => runsIn(engine, file) && isFor(file));
    return files && !files.length ? [] : [browserStep(name, engine, flags, { seed, files })];
  });
  return [...inBrowsers, ...nodeSteps(nodeFiles), ...checks(changed).map(inBackground)];
}

/** What the sizes of the package come from, and its texts. */
const PACKAGED = /^(?:elements|react|shell|locales)\//;
const CODE = /\.(?:tsx?|mjs|js)$/;

/** The configurations of all texts. */
const CATALOGUES = [LOCALES, SHOWCASE_LOCALES].map((folder) => `${folder}/lit-localize.json`);

/** Checks of all files, or, where a check looks at one file at a time, of those that changed. */
function checks(changed) {
  const there = changed?.filter((file) => existsSync(join(root, file)));
  const formatted = there ?? ['.'];
  const linted = there?.filter((file) => CODE.test(file)) ?? [];
  const isPackaged = !changed || changed.some((file) => PACKAGED.test(file));
  return [
    node('types', TSC, '-p', '.'),
    ...(!there || linted.length ? [bin('lint', 'oxlint', '--type-aware', ...linted)] : []),
    ...(formatted.length
      ? [bin('format', 'prettier', '--check', '--ignore-unknown', '--log-level', 'warn', ...formatted)]
      : []),
    bin('dead code', 'knip', '--config', 'test/config/knip.json', '--no-progress', '--no-config-hints'),
    ...(isPackaged
      ? [node('locales', 'locales/check.mjs', ...CATALOGUES), node('sizes', 'test/tools/package/sizes.mjs')]
      : []),
  ];
}
