import type { Kind } from '../internal/element/kinds.js';
import { stepOf, type Scale } from '../internal/element/scale-keys.js';

/**
 * The nearest value of a scale; of two equally near ones the greater, as a native range input has it. It is rounded to ten
 * decimals, so that three steps of 0.1 are 0.3.
 */
export function fit(value: number, scale: Scale): number {
  const { min, max } = scale;
  if (!(max > min)) return min;
  const step = stepOf(scale);
  // 1e-9: binary fractions such as 0.1 may miss a step by that little.
  const stepsTo = (to: number, share: number) => Math.floor((to - min) / step + share + 1e-9);
  const steps = Math.max(0, Math.min(stepsTo(value, 0.5), stepsTo(max, 0)));
  return Number((min + steps * step).toFixed(10)) + 0; // Never -0.
}

/** The values of a slider that was given these numbers: one, or for two thumbs a pair in ascending order. */
export function valuesOf([first, second]: readonly number[], isRange: boolean, scale: Scale): number[] {
  if (!isRange) return [fit(first ?? 0, scale)];
  const { min, max } = scale;
  const pair = second === undefined ? [min, first ?? max] : [first!, second];
  return pair.map((value) => fit(value, scale)).sort((a, b) => a - b);
}

/** Where a value is on its scale, from 0 to 1. */
export const shareOf = (value: number, { min, max }: Scale): number => (max > min ? (value - min) / (max - min) : 0);

/** The number at a place on a scale, from 0 to 1. */
export const numberAt = (share: number, { min, max }: Scale): number => min + share * (max - min);

/** All numbers in what a page gives as a value: `30`, `"30"`, `[20, 80]`, `"20 80"`, `"[20, 80]"`. */
export const numbersIn = (given: unknown): number[] =>
  (String(given).match(/[^\s,[\]]+/g) ?? []).map(Number).filter(isFinite);

/** What `value` takes: a number, a pair, or a text with them. */
export const VALUE: Kind = {
  expected: 'a number, or a pair of numbers',
  read(value, refuse) {
    if (typeof value === 'string' && !value.trim()) return undefined;
    const isGiven = Array.isArray(value) || typeof value === 'string' || typeof value === 'number';
    return isGiven && numbersIn(value).length ? value : refuse();
  },
};
