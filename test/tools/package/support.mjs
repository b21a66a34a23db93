// npm run support: asks each engine how well it supports every call, writes the answers into shell/device/support.json, and
// the tables that are made from it.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { ENGINES } from '../browsers.mjs';
import { generate } from './generate.mjs';
import { root } from '../paths.mjs';
import { run } from '../run.mjs';

/** Written by test/device/support.alone.test.tsx. */
const answerOf = (engine) => join(root, `test/.cache/support-${engine}.json`);

await generate();
for (const engine of ENGINES) rmSync(answerOf(engine), { force: true });
// It fails where the answers are not those of the file yet.
const { output } = await run(process.execPath, [
  'test/tools/runner/wtr.mjs',
  'all',
  'test/device/support.alone.test.tsx',
]);
const answers = {};
for (const engine of ENGINES) {
  try {
    answers[engine] = JSON.parse(readFileSync(answerOf(engine), 'utf8'));
  } catch (cause) {
    throw new Error(`${engine} did not answer:\n${output}`, { cause });
  }
}
const path = join(root, 'shell/device/support.json');
writeFileSync(path, await format(JSON.stringify(answers), { parser: 'json', printWidth: 120 }));
execFileSync(process.execPath, ['test/apis.node.test.mjs', '--update'], { cwd: root, stdio: 'inherit' });
