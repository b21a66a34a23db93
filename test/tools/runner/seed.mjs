import { randomInt } from 'node:crypto';

/** The seed of a run: of `random`, a number, printed so that the run can be repeated. */
export function seedOf(option) {
  if (option !== 'random') return option;
  const seed = String(randomInt(2 ** 31));
  console.log(`--seed ${seed}`);
  return seed;
}
