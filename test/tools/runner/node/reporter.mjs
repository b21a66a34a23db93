import { inspect } from 'node:util';

/** For node's test runner: prints failures (npm test repeats their first lines at its end), then "N passed, N failed". A skipped test counts as failed. */
export default async function* report(events) {
  let passed = 0;
  let failed = 0;
  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const suite = data.details.type === 'suite';
    if (type === 'test:pass' && !data.skip && !data.todo) {
      if (!suite) passed++;
      continue;
    }
    const error = data.details.error;
    // A suite fails because one of its tests does, which is printed already, or because of a hook, with all its tests.
    if (error?.failureType === 'subtestsFailed') continue;
    failed++;
    if (error?.failureType === 'cancelledByParent') continue;
    yield `FAILED ${data.file ?? ''}: ${data.name}\n${error ? inspect(error.cause ?? error) : 'skipped'}\n\n`;
  }
  yield `${passed} passed, ${failed} failed\n`;
}
