// npm run wtr -- [chromium|firefox|webkit|all] [--react18] [--coverage] [--watch] [--seed 1] [--walks 1000] [--times] [--everywhere] [files…]
// Runs browser tests, all of them or the given files, in one engine (Chromium) or in all three, one after another.
// `--seed` is that of random sequences: a number, or `random`. `--walks` is the number of steps of test/router/walk-*.test.ts.
// `--everywhere` also runs what Chromium alone runs (`*.once.test.ts`, `inOneEngine`) in the others.
// `--times` prints which files took longest. `npm test` also gives `--results`, a file for the results as JSON;
// `--grouped`: given files share pages as all do; for a second look `--alone`: one page after another.
import { startTestRunner } from '@web/test-runner';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES } from '../browsers.mjs';
import { freePort } from '../free-port.mjs';
import { countsOf, lineOf, pageResults } from './results.mjs';
import { seedOf } from './seed.mjs';
import { runsIn } from './test-files.mjs';
import { printTimes } from './times.mjs';
import { runnerConfig } from './wtr.config.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    react18: { type: 'boolean' },
    coverage: { type: 'boolean' },
    watch: { type: 'boolean' },
    alone: { type: 'boolean' },
    everywhere: { type: 'boolean' },
    grouped: { type: 'boolean' },
    seed: { type: 'string', default: '1' },
    walks: { type: 'string' },
    times: { type: 'boolean' },
    results: { type: 'string' },
  },
});
const named = [...ENGINES, 'all'].includes(positionals[0]) ? positionals.shift() : 'chromium';
values.seed = seedOf(values.seed);

// The launchers end their browsers when the process exits; a signal alone would not run them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

const all = { seed: values.seed, files: [], failures: [], again: [] };
for (const engine of named === 'all' ? ENGINES : [named]) {
  // None of the given files is for this engine.
  if (named === 'all' && positionals.length && !positionals.some((file) => runsIn(engine, file, values.everywhere)))
    continue;
  const { config, filesOf, limit } = runnerConfig({ engine, files: positionals, ...values });
  const runner = await startTestRunner({
    // The runner's own choice of a port is not safe when engines run at the same time.
    config: { ...config, port: await freePort() },
    readCliArgs: false,
    readFileConfig: false,
    autoExitProcess: false,
  });
  // It has printed why, for example that no file matches.
  if (!runner) {
    all.failures.push({ file: '', test: '', message: `${engine} did not start` });
    break;
  }
  limit.watch(runner.sessions);
  await new Promise((resolve) => runner.on('stopped', resolve));
  const results = pageResults([...runner.sessions.all()], { filesOf, lastOf: limit.lastOf });
  if (values.times) printTimes(results.files);
  for (const list of ['files', 'failures', 'again']) all[list].push(...results[list]);
}

if (values.results) {
  mkdirSync(dirname(values.results), { recursive: true });
  writeFileSync(values.results, JSON.stringify(all));
}
for (const failure of all.failures) console.error(`FAILED ${lineOf(failure)}`);
const { passed, failed } = countsOf(all);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed || !passed ? 1 : 0);
