import type { Kind } from '../element/kinds.js';

/** An exact decimal number in plain text: `-12.5`. It has no exponent and no needless zeros. */
export type Decimal = string;

const SYNTAX = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d{1,4}))?$/i;

/** The decimal that a number or a text such as `1e-7` stands for; undefined for what is no finite number. */
export function decimalOf(given: number | string): Decimal | undefined {
  const text = String(given).trim();
  const [, sign, whole = '', fraction = '', exponent = '0'] = SYNTAX.exec(text) ?? [];
  const digits = whole + fraction;
  if (!digits || !Number.isFinite(Number(text))) return undefined;
  if (Number(text) === 0) return '0';
  const places = fraction.length - Number(exponent);
  return places > 0
    ? fromUnits(BigInt(`${sign === '-' ? '-' : ''}${digits}`), places)
    : fromUnits(BigInt(`${sign === '-' ? '-' : ''}${digits}${'0'.repeat(-places)}`), 0);
}

/** Whether a number may have so many decimals. */
export const isPlaces = (places: number | undefined): boolean =>
  Number.isInteger(places) && places! >= 0 && places! <= 100;

/** How many decimals it has. */
const placesOf = (decimal: Decimal): number => decimal.split('.')[1]?.length ?? 0;

/** How many units of the last of `places` decimals it is, where it has no more decimals than these. */
const toUnits = (decimal: Decimal, places: number): bigint =>
  BigInt(decimal.replace('.', '') + '0'.repeat(places - placesOf(decimal)));

function fromUnits(units: bigint, places: number): Decimal {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

/** The sum of `a` and `count` times `b`. */
export function addTimes(a: Decimal, b: Decimal, count: number): Decimal {
  const places = Math.max(placesOf(a), placesOf(b));
  return fromUnits(toUnits(a, places) + toUnits(b, places) * BigInt(count), places);
}

export function isLess(a: Decimal, b: Decimal): boolean {
  const places = Math.max(placesOf(a), placesOf(b));
  return toUnits(a, places) < toUnits(b, places);
}

/** Rounded to at most `places` decimals; a half away from zero. */
export function rounded(decimal: Decimal, places: number): Decimal {
  const excess = placesOf(decimal) - places;
  if (excess <= 0) return decimal;
  const unit = 10n ** BigInt(excess);
  const units = toUnits(decimal, places + excess);
  return fromUnits((units + (units < 0n ? -unit : unit) / 2n) / unit, places);
}

export const numberOf = (decimal: Decimal | null): number | null => (decimal === null ? null : Number(decimal));

/** A number, or a text that is one: a text may have more digits than a number can hold. */
export const DECIMAL: Kind = {
  expected: 'a number',
  read(value, refuse) {
    if (typeof value !== 'number' && typeof value !== 'string' && typeof value !== 'bigint') return refuse();
    if (Number.isNaN(value) || String(value).trim() === '') return undefined;
    return decimalOf(String(value)) ?? refuse();
  },
};
