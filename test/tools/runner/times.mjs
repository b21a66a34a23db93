const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

/** How long the tests of a suite took, in ms. Hooks and the loading of the page are not part of it. */
const timeOf = ({ tests, suites }) =>
  [...tests.map(({ duration }) => duration ?? 0), ...suites.map(timeOf)].reduce((sum, time) => sum + time, 0);

/** Prints the files whose tests took longest. */
export function printTimes(sessions, count = 30) {
  const files = [];
  for (const { testFile, testResults } of sessions)
    for (const suite of testResults?.suites ?? [])
      files.push([`${suite.name}  (${testFile.split('/').at(-1)})`, timeOf(suite)]);
  files.sort(([, a], [, b]) => b - a);
  for (const [name, time] of files.slice(0, count)) console.log(`${seconds(time)}  ${name}`);
  console.log(`${seconds(files.reduce((sum, [, time]) => sum + time, 0))}  all`);
}
