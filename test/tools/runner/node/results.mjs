import { relative } from 'node:path';
import { root } from '../../paths.mjs';

/** For node's test runner: the results as results.mjs describes them, as JSON. */
export default async function* results(events) {
  const failures = [];
  const files = new Map();
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const file = relative(root, data.file ?? data.name).replaceAll('\\', '/');
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
