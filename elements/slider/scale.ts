/** Least and greatest value, and the distance between two values. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * The value of a scale that is nearest, the greater one of two, as a native range input has it. To ten decimals it is
 * exact, so that three steps of 0.1 are 0.3.
 */
export function fit(value: number, { min, max, step }: Scale): number {
  if (!(max > min)) return min;
  const unit = step > 0 ? step : 1;
  // What is short of a step only by what binary fractions cannot say has reached it.
  const stepsTo = (to: number, share: number) => Math.floor((to - min) / unit + share + 1e-9);
  const steps = Math.max(0, Math.min(stepsTo(value, 0.5), stepsTo(max, 0)));
  return Number((min + steps * unit).toFixed(10)) + 0; // Never -0.
}

/** All numbers in what a page gives as a value: `30`, `"30"`, `[20, 80]`, `"20 80"`, `"[20, 80]"`. */
export const numbersIn = (given: unknown): number[] =>
  (String(given).match(/[^\s,[\]]+/g) ?? []).map(Number).filter(isFinite);
