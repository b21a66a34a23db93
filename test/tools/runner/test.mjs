// npm test [-- --changed [base]] [--all] [--seed 1]: all checks and tests, or those that a change can affect.
// As many steps run at once as there are cores for them, each in a process of its own; the others run also when one fails.
// Checks without tests run beside them, on what they leave of the processor.
// Files with failed tests then run a second time, alone (second-look.mjs).
// `npm run check` (--static) leaves the browsers out. The last line is the sum: "N passed, N failed".
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ENGINES } from '../browsers.mjs';
import { generate } from '../package/generate.mjs';
import { root } from '../paths.mjs';
import { run } from '../run.mjs';
import { changedFiles, testsAffectedBy } from './changed.mjs';
import { countsOf, lineOf } from './results.mjs';
import { lookAgain, MAX_UNSTEADY } from './second-look.mjs';
import { seedOf } from './seed.mjs';
import { stepsOf } from './steps.mjs';
import { browserTests, nodeTests } from './test-files.mjs';

const UNSTEADY = join(root, 'test/.cache/unsteady.json');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    static: { type: 'boolean' },
    changed: { type: 'boolean' },
    all: { type: 'boolean' },
    seed: { type: 'string', default: '1' },
  },
});

// One for both looks.
const seed = seedOf(values.seed);

const total = { passed: 0, failed: 0 };
/** The lines that name what failed; they come again at the end. */
const failures = [];

/** Runs a step; `results` if it wrote some. */
async function runStep({ command, args, minutes, inBackground, results: path }) {
  const started = performance.now();
  const file = path && join(root, path);
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
  }
  const { code, output } = await run(command, args, { minutes, inBackground });
  const results = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8') || 'null') : undefined;
  return { code, output, results, seconds: (performance.now() - started) / 1000 };
}

/** A step that wrote no results counts as a test itself. */
function report(name, { code, output = '', results, seconds }) {
  const { passed, failed } = results ? countsOf(results) : { passed: code === 0 ? 1 : 0, failed: 0 };
  const lost = failed || (code === 0 ? 0 : 1);
  total.passed += passed;
  total.failed += lost;
  if (lost) {
    if (output) console.log(`\n--- ${name}\n${output.trim()}\n---`);
    const lines = results?.failures.length ? results.failures.map(lineOf) : [''];
    failures.push(...lines.map((line) => `${name}: FAILED ${line}`.trim()));
  }
  console.log(`${lost ? 'FAIL' : '  ok'} ${name}: ${passed} passed, ${lost} failed (${seconds.toFixed(1)} s)`);
}

async function generateFirst() {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    await generate();
    report('generate', { code: 0, seconds: seconds() });
  } catch (error) {
    report('generate', { code: 1, output: error.message, seconds: seconds() });
  }
}

/** Runs all steps, and reports those that need no second look. @returns the others */
async function runAll(steps) {
  const failed = [];
  const finish = async (step) => {
    const outcome = await runStep(step);
    if (!outcome.results?.again.length) {
      report(step.name, outcome);
      return;
    }
    failed.push({ step, ...outcome });
    const { passed, failed: lost } = countsOf(outcome.results);
    console.log(`   ? ${step.name}: ${passed} passed, ${lost} to look at again (${outcome.seconds.toFixed(1)} s)`);
  };
  await Promise.all([
    // Two at a time: when the tests have ended, no core waits for the other.
    asCoresAllow(
      2,
      steps.filter((step) => step.inBackground),
      finish,
    ),
    // On a single core the browsers get fewer than they ask for.
    asCoresAllow(
      Math.max(2, availableParallelism()),
      steps.filter((step) => !step.inBackground),
      finish,
    ),
  ]);
  return failed;
}

async function asCoresAllow(cores, waiting, finish) {
  const running = new Map();
  let free = cores;
  const start = async (step) => {
    free -= step.cores;
    await finish(step);
    free += step.cores;
    running.delete(step);
  };
  while (waiting.length || running.size) {
    const next = waiting.findIndex(({ cores }) => cores <= free);
    if (next >= 0) {
      const [step] = waiting.splice(next, 1);
      running.set(step, start(step));
    } else {
      await Promise.race(running.values());
    }
  }
}

async function settle(failed) {
  const looks = await lookAgain(failed, runStep, seed);
  if (!looks) {
    console.log('\nToo many files failed for a busy machine: there is no second look.');
    for (const { step, ...outcome } of failed) report(step.name, outcome);
    return;
  }
  looks.forEach(({ step, ...look }, index) => {
    const { seconds } = failed[index];
    report(step.name, { code: look.results.failures.length ? 1 : 0, ...look, seconds });
  });
  reportUnsteady(looks.flatMap(({ unsteady }) => unsteady));
}

function reportUnsteady(unsteady) {
  writeFileSync(UNSTEADY, `${JSON.stringify(unsteady, null, 2)}\n`);
  if (!unsteady.length) return;
  console.log('\nUnsteady: failed, then passed alone. Each is a fault to repair.');
  for (const each of unsteady) console.log(`  ${each.engine}, seed ${each.seed}: ${lineOf(each)}`);
  if (unsteady.length > MAX_UNSTEADY) {
    total.failed++;
    failures.push(`FAILED ${unsteady.length} tests are unsteady, more than ${MAX_UNSTEADY}`);
  }
}

/** The steps for what has changed since a commit, by default the last. */
function stepsForChange(base = 'HEAD') {
  const changed = changedFiles(base);
  const { browserFiles, nodeFiles, left } = testsAffectedBy(changed, { all: values.all });
  const chosen = browserFiles.length + nodeFiles.length;
  const count = browserTests().length + nodeTests().length;
  console.log(`${changed.length} files changed since ${base}: ${chosen} of ${count} test files`);
  if (left.length) console.log(`left out, --all runs them: ${left.join(', ')}`);
  const engines = values.static ? [] : values.all ? ENGINES : ['chromium'];
  return stepsOf({ engines, react18: Boolean(values.all), browserFiles, nodeFiles, changed, seed });
}

const allSteps = () => {
  const engines = values.static ? [] : ENGINES;
  return stepsOf({ engines, nodeFiles: nodeTests(), seed });
};

await generateFirst();
await settle(await runAll(values.changed ? stepsForChange(...positionals) : allSteps()));
for (const failure of failures) console.log(failure);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
