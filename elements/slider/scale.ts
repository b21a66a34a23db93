/** Least and greatest value, and the distance between two values. */
export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

function decimalsOf(number: number): number {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  return Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent));
}

/**
 * The value of a scale that is nearest, the greater one of two, as a native range input has it. It is exact: whole
 * numbers are counted, never fractions added, so that three steps of 0.1 are 0.3.
 */
export function fit(value: number, { min, max, step }: Scale): number {
  if (!(max > min)) return min;
  const unit = step > 0 ? step : 1;
  const power = 10 ** Math.max(decimalsOf(min), decimalsOf(unit));
  const size = Math.round(unit * power);
  // What lies between two numbers of the scale by rounding alone counts as the upper one.
  const stepsTo = (to: number, share: number) => Math.floor(((to - min) * power) / size + share + 1e-9);
  const steps = Math.max(0, Math.min(stepsTo(value, 0.5), stepsTo(max, 0)));
  return (Math.round(min * power) + steps * size) / power;
}

/** All numbers in what a page gives as a value: `30`, `"30"`, `[20, 80]`, `"20 80"`, `"[20, 80]"`. */
export const numbersIn = (given: unknown): number[] =>
  String(given ?? '')
    .split(/[\s,[\]]+/)
    .filter(Boolean)
    .map(Number)
    .filter(Number.isFinite);
