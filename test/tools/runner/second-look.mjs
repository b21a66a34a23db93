// A second look at files with failed tests, alone, when all else is over: a broken product fails again, a busy machine does
// not. What passes then counts as passed, and is listed as unsteady.

/** More files than a busy machine or a lost browser breaks: the product is broken, and a second look would take long. */
const MAX_FILES = 60;

/** More unsteady tests than this fail a run. */
export const MAX_UNSTEADY = 10;

/** @typedef {import('./results.mjs').Failure & { engine: string, seed: string }} Unsteady */

/**
 * @param {{ step: import('./steps.mjs').Step, results: import('./results.mjs').Results }[]} failed the steps with failures
 * @param {(step: import('./steps.mjs').Step) => Promise<{ results?: import('./results.mjs').Results, output: string }>} runStep
 * @param {string} seed
 * @returns for each step its `results` with what the second look gave in place of the first, its `unsteady` tests and the
 *   second `output`; undefined if there is too much to look at
 */
export async function lookAgain(failed, runStep, seed) {
  if (failed.reduce((sum, { results }) => sum + results.again.length, 0) > MAX_FILES) return undefined;
  const looks = [];
  for (const { step, results } of failed) {
    const { results: second, output } = await runStep(step.again(results.again));
    looks.push({ step, output, ...merge(results, second, { engine: step.name, seed }) });
  }
  return looks;
}

/** Without second results nothing passed: the runner itself failed. */
function merge(first, second, about) {
  if (!second) return { results: first, unsteady: [] };
  const again = new Set(first.again);
  const key = ({ file, test }) => `${file}\n${test}`;
  const stillFailing = new Set(second.failures.map(key));
  return {
    results: {
      files: [...first.files.filter(({ file }) => !again.has(file)), ...second.files],
      failures: second.failures,
    },
    unsteady: first.failures
      .filter((failure) => !stillFailing.has(key(failure)))
      .map((each) => ({ ...each, ...about })),
  };
}
