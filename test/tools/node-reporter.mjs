import { inspect } from 'node:util';

/** For node's test runner: tells of failures only, then "N passed, N failed". A skipped test has failed. */
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
    // A suite fails because a test of it does, which is told already, or because of a hook, and then takes its tests along.
    if (error?.failureType === 'subtestsFailed') continue;
    failed++;
    if (error?.failureType === 'cancelledByParent') continue;
    yield `${data.file ?? ''} ${data.name}\n${error ? inspect(error.cause ?? error) : 'skipped'}\n\n`;
  }
  yield `${passed} passed, ${failed} failed\n`;
}
