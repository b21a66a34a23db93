const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

/** Prints the files whose tests took longest. Hooks and the loading of the page are not part of it. */
export function printTimes(files, count = 30) {
  const longest = files.toSorted((a, b) => b.ms - a.ms).slice(0, count);
  for (const { file, ms } of longest) console.log(`${seconds(ms)}  ${file}`);
  console.log(`${seconds(files.reduce((sum, { ms }) => sum + ms, 0))}  all`);
}
