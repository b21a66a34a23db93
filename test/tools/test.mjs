// npm test: everything that must hold, one step after another; a step that fails does not keep the next from running.
// `npm run check` (--static) leaves the browsers out. The last line is the sum: "N passed, N failed".
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES } from './browsers.mjs';
import { generate } from './generate.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';

const bin = (name, ...args) => [`node_modules/.bin/${name}`, args];
const node = (...args) => [process.execPath, args];

const STATIC = {
  types: bin('tsc', '-p', '.'),
  lint: bin('oxlint', '--type-aware'),
  format: bin('prettier', '--check', '--log-level', 'warn', '.'),
  'dead code': bin('knip', '--config', 'test/config/knip.json', '--no-progress', '--no-config-hints'),
  locales: node('locales/check.mjs'),
  sizes: node('test/tools/sizes.mjs'),
  'in node': node('--test', '--test-reporter=./test/tools/node-reporter.mjs', ...nodeTests()),
};
const BROWSERS = {
  ...Object.fromEntries(ENGINES.map((engine) => [engine, node('test/tools/wtr.mjs', engine)])),
  'React 18': node('test/tools/wtr.mjs', 'chromium', '--react18'),
};

function nodeTests() {
  return readdirSync(join(root, 'test'), { recursive: true })
    .filter((name) => name.endsWith('.node.test.mjs'))
    .map((name) => join('test', name))
    .sort();
}

/** The last line "12 passed, 0 failed" of a step; one that counts nothing is a test itself. */
function countsIn(output, code) {
  const sum = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  const [passed, failed] = sum ? [Number(sum[1]), Number(sum[2])] : [code === 0 ? 1 : 0, 0];
  return { passed, failed: failed || (code === 0 ? 0 : 1) };
}

const total = { passed: 0, failed: 0 };

function report(name, { passed, failed }, started, output) {
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (failed) console.log(`\n--- ${name}\n${output.trim()}\n---`);
  console.log(`${failed ? 'FAIL' : '  ok'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}

const started = performance.now();
try {
  await generate();
  report('generate', { passed: 1, failed: 0 }, started);
} catch (error) {
  report('generate', { passed: 0, failed: 1 }, started, error.message);
}

const steps = { ...STATIC, ...(process.argv.includes('--static') ? {} : BROWSERS) };
for (const [name, [command, args]] of Object.entries(steps)) {
  const begun = performance.now();
  const { code, output } = await run(command, args, { minutes: 15 });
  report(name, countsIn(output, code), begun, output);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;
