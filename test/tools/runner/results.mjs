// What a run gave, file by file: what `npm test` adds up, and looks at a second time.
/**
 * @typedef {object} Failure
 * @property {string} file relative to the project
 * @property {string} test with the suites around it; '' for what is wrong with the page as a whole
 * @property {string} message
 */
/**
 * @typedef {object} Results
 * @property {{ file: string, passed: number, ms: number }[]} files `ms`: what its tests took, without hooks and the page
 * @property {Failure[]} failures
 * @property {string[]} again the files to look at again: of a page that failed as a whole, all
 */

/**
 * The results of pages.
 * @param {import('@web/test-runner').TestSession[]} sessions
 * @param {{ filesOf: (page: string) => string[], lastOf: (id: string) => string[] }} options `filesOf`: the test files of a
 *   page; `lastOf`: the titles of the last test of a session
 * @returns {Results}
 */
export function pageResults(sessions, { filesOf, lastOf }) {
  const all = { files: [], failures: [], again: [] };
  for (const session of sessions) {
    const members = filesOf(session.testFile);
    const suites = suitesOf(session, members);
    const failures = members.flatMap((file) => {
      const tests = suites.get(file) ?? [];
      const passed = tests.filter((test) => test.passed && !test.skipped);
      const ms = tests.reduce((sum, { duration = 0 }) => sum + duration, 0);
      all.files.push({ file, passed: passed.length, ms });
      return tests.filter((test) => !passed.includes(test)).map((test) => failureOf(file, test));
    });
    const complaint = complaintOf(session, failures.length > 0);
    const [running = members[0], ...titles] = lastOf(session.id);
    if (complaint) {
      const where = titles.length && !session.testResults ? ` (at "${titles.join(' > ')}")` : '';
      failures.push({ file: running, test: '', message: `${complaint}${where}` });
    }
    all.failures.push(...failures);
    all.again.push(...(complaint ? members : new Set(failures.map(({ file }) => file))));
  }
  return all;
}

/** file -> its tests. A page of several files has a suite for each. */
function suitesOf({ testResults }, members) {
  if (!testResults) return new Map();
  const named = testResults.suites.filter(({ name }) => members.includes(name));
  if (!named.length) return new Map([[members[0], testsOf(testResults)]]);
  return new Map(named.map((suite) => [suite.name, testsOf(suite)]));
}

/** The tests of a suite, each with the names of the suites around it. */
function testsOf({ tests, suites }, path = []) {
  const own = tests.map((test) => ({ ...test, name: [...path, test.name].join(' > ') }));
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...path, suite.name]))];
}

const failureOf = (file, { name, skipped, error }) => ({
  file,
  test: name,
  message: skipped ? 'is skipped' : (error?.message ?? 'failed'),
});

/** What is wrong with a page as a whole. One that prints or throws outside its tests has failed, even if its tests pass. */
function complaintOf({ logs, errors, passed }, hasFailures) {
  const complaints = [
    ...logs.map((log) => `printed to the console: ${log.join(' ')}`),
    ...errors.map((error) => `error outside the tests: ${error.message}`),
  ];
  if (!complaints.length && !hasFailures && !passed) return 'did not finish';
  return complaints.join('; ');
}

export const countsOf = ({ files, failures }) => ({
  passed: files.reduce((sum, { passed }) => sum + passed, 0),
  failed: failures.length,
});

const firstLine = (text) => text.trim().split('\n')[0];

/** 'test/a.test.ts: suite > test: expected 1 to equal 2' */
export const lineOf = ({ file, test, message }) => [file, test, firstLine(message)].filter(Boolean).join(': ');
