// npm test: all checks and tests. As many steps run at once as there are cores for them, each in a process of its own; the
// others run also when one fails.
// `npm run check` (--static) leaves the browsers out. The last line is the sum: "N passed, N failed".
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { generate } from '../package/generate.mjs';
import { root } from '../paths.mjs';
import { run } from '../run.mjs';

const bin = (name, ...args) => [`node_modules/.bin/${name}`, args];
const node = (...args) => [process.execPath, args];

/** Cores that a step with a browser asks for. Below six, one runs at a time: two would get too few frames. */
const BROWSER_CORES = Math.max(2, Math.min(3, availableParallelism()));

/** name -> command and how many cores it keeps busy. The longest start first. */
const BROWSERS = Object.fromEntries([
  ...['firefox', 'webkit', 'chromium'].map((engine) => [
    engine,
    [...node('test/tools/runner/wtr.mjs', engine), BROWSER_CORES],
  ]),
  ['React 18', [...node('test/tools/runner/wtr.mjs', 'chromium', '--react18'), BROWSER_CORES]],
]);
const STATIC = {
  'in node': [
    ...node(
      '--import',
      './test/tools/runner/node/assertions.mjs',
      '--test',
      // Files at once. Node leaves a core free, which on two cores means one file after another.
      `--test-concurrency=${availableParallelism()}`,
      '--test-reporter=./test/tools/runner/node/reporter.mjs',
      ...nodeTests(),
    ),
    // They wait for browsers and servers more than half of the time.
    1,
  ],
  types: bin('tsc', '-p', '.'),
  lint: bin('oxlint', '--type-aware'),
  format: bin('prettier', '--check', '--log-level', 'warn', '.'),
  'dead code': bin('knip', '--config', 'test/config/knip.json', '--no-progress', '--no-config-hints'),
  locales: node('locales/check.mjs'),
  sizes: node('test/tools/package/sizes.mjs'),
};

function nodeTests() {
  return readdirSync(join(root, 'test'), { recursive: true })
    .filter((name) => name.endsWith('.node.test.mjs'))
    .map((name) => join('test', name))
    .sort();
}

/** The last line "12 passed, 0 failed" of a step; a step without one counts as a test itself. */
function countsIn(output, code) {
  const sum = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  const [passed, failed] = sum ? [Number(sum[1]), Number(sum[2])] : [code === 0 ? 1 : 0, 0];
  return { passed, failed: failed || (code === 0 ? 0 : 1) };
}

const total = { passed: 0, failed: 0 };
/** The lines that name what failed. A step without such lines is named by itself. */
const failures = [];

function report(name, { passed, failed }, started, output) {
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (failed) {
    console.log(`\n--- ${name}\n${output.trim()}\n---`);
    const lines = output.match(/^FAILED .*/gm) ?? [];
    failures.push(...(lines.length ? lines.map((line) => `${name}: ${line}`) : [`${name}: FAILED`]));
  }
  console.log(`${failed ? 'FAIL' : '  ok'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}

const started = performance.now();
try {
  await generate();
  report('generate', { passed: 1, failed: 0 }, started);
} catch (error) {
  report('generate', { passed: 0, failed: 1 }, started, error.message);
}

const waiting = Object.entries({ ...(process.argv.includes('--static') ? {} : BROWSERS), ...STATIC });
const running = new Map();
// On a single core the browsers get fewer than they ask for.
let free = Math.max(2, availableParallelism());

async function runStep([name, [command, args, cores = 1]]) {
  const begun = performance.now();
  free -= cores;
  const { code, output } = await run(command, args, { minutes: 30 });
  report(name, countsIn(output, code), begun, output);
  free += cores;
  running.delete(name);
}

while (waiting.length || running.size) {
  const next = waiting.findIndex(([, [, , cores = 1]]) => cores <= free);
  if (next >= 0) {
    const [step] = waiting.splice(next, 1);
    running.set(step[0], runStep(step));
  } else {
    await Promise.race(running.values());
  }
}
for (const failure of failures) console.log(failure);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
