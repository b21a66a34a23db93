// npm run wtr -- [chromium|firefox|webkit|all] [--react18] [--coverage] [--watch] [--seed 1] [--walks 1000] [--times] [test files…]
// Runs browser tests, all of them or the given files, in one engine (Chromium) or in all three, one after another.
// `--seed` is that of random sequences: a number, or `random`. `--walks` is the number of steps of test/router/walk-*.test.ts.
// `--times` prints which files took longest.
import { startTestRunner } from '@web/test-runner';
import { parseArgs } from 'node:util';
import { runnerConfig, runsIn } from './wtr.config.mjs';
import { ENGINES } from '../browsers.mjs';
import { freePort } from '../free-port.mjs';
import { printTimes } from './times.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    react18: { type: 'boolean' },
    coverage: { type: 'boolean' },
    watch: { type: 'boolean' },
    seed: { type: 'string' },
    walks: { type: 'string' },
    times: { type: 'boolean' },
  },
});
const named = [...ENGINES, 'all'].includes(positionals[0]) ? positionals.shift() : 'chromium';

// The launchers end their browsers when the process exits; a signal alone would not run them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

let passed = 0;
let failed = 0;
for (const engine of named === 'all' ? ENGINES : [named]) {
  // None of the given files is for this engine.
  if (named === 'all' && positionals.length && !positionals.some((file) => runsIn(engine, file))) continue;
  // The runner's own choice of a port is not safe when engines run at the same time.
  const config = { ...runnerConfig({ engine, files: positionals, ...values }), port: await freePort() };
  const runner = await startTestRunner({ config, readCliArgs: false, readFileConfig: false, autoExitProcess: false });
  // It has printed why, for example that no file matches.
  if (!runner) {
    failed++;
    break;
  }
  await new Promise((resolve) => runner.on('stopped', resolve));
  if (values.times) printTimes(runner.sessions.all());
  for (const session of runner.sessions.all()) {
    const results = countResults(session);
    passed += results.passed;
    failed += results.failed;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);

/** A file that prints, throws outside its tests or skips a test has failed, even if its tests pass. */
function countResults({ testFile, testResults, passed: ok, errors, logs }) {
  const tests = testResults ? allTests(testResults) : [];
  const skipped = tests.filter((test) => test.skipped);
  const broken = tests.filter((test) => !test.passed && !test.skipped);
  const complaints = [
    ...(logs.length ? [`printed to the console: ${logs.map((log) => log.join(' ')).join('; ')}`] : []),
    ...(errors.length ? [`error outside the tests: ${errors.map((error) => error.message).join('; ')}`] : []),
    ...skipped.map((test) => `skips "${test.name}"`),
    ...(!ok && !broken.length && !errors.length ? ['did not finish'] : []),
  ];
  const file = testFile.replace(process.cwd(), '.');
  // npm test repeats these lines at its end.
  for (const test of broken) console.error(`FAILED ${file}: ${test.name}: ${test.error?.message ?? ''}`);
  for (const complaint of complaints) console.error(`FAILED ${file} ${complaint}`);
  return {
    passed: tests.filter((test) => test.passed && !test.skipped).length,
    failed: broken.length + complaints.length,
  };
}

/** The tests of a suite, each with the names of the suites around it. */
function allTests({ tests, suites }, path = []) {
  const named = tests.map((test) => ({ ...test, name: [...path, test.name].join(' > ') }));
  return [...named, ...suites.flatMap((suite) => allTests(suite, [...path, suite.name]))];
}
