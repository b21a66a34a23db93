import { readFileSync } from 'node:fs';
import { posix, relative } from 'node:path';
import { root } from '../../paths.mjs';
import { nodeTests } from '../test-files.mjs';

/** For node's test runner: the results as results.mjs describes them, as JSON. */
export default async function* results(events) {
  const failures = [];
  const files = new Map();
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const file = testFileOf(relative(root, data.file ?? data.name).replaceAll('\\', '/'));
    const of = files.get(file) ?? { file, passed: 0, ms: 0 };
    files.set(file, of);
    const { error, type: kind, duration_ms: ms } = data.details;
    if (kind !== 'suite') of.ms += ms;
    if (type === 'test:pass' && !data.skip && !data.todo) {
      if (kind !== 'suite') of.passed++;
    } else if (error?.failureType !== 'subtestsFailed' && error?.failureType !== 'cancelledByParent') {
      failures.push({ file, test: data.name, message: error ? String((error.cause ?? error).message) : 'is skipped' });
    }
  }
  yield JSON.stringify({ files: [...files.values()], failures, again: [...new Set(failures.map(({ file }) => file))] });
}

/** module -> the test that imports it */
const owners = new Map();

/** Node says in which module a test is written. It runs by the file that imports that. */
export function testFileOf(file) {
  if (file.endsWith('.node.test.mjs')) return file;
  if (!owners.has(file)) owners.set(file, nodeTests().find((test) => importsOf(test).includes(file)) ?? file);
  return owners.get(file);
}

const importsOf = (test) =>
  [...readFileSync(`${root}/${test}`, 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, path]) =>
    posix.join(posix.dirname(test), path),
  );
