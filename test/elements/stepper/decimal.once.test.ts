import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { addTimes, decimalOf, isLess, rounded } from '../../../elements/internal/text/decimal.js';
import { localText, readNumber } from '../../../elements/internal/text/local-number.js';

/** A number as whole units of its last place. The model counts in these alone. */
interface Model {
  readonly units: bigint;
  readonly places: number;
}

const models: fc.Arbitrary<Model> = fc.record({
  units: fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }),
  places: fc.nat({ max: 12 }),
});

/** Written by long division, digit by digit. */
function write({ units, places }: Model): string {
  let rest = units < 0n ? -units : units;
  const digits: string[] = [];
  for (let place = 0; rest > 0n || place <= places; place++) {
    if (place === places && places > 0) digits.unshift('.');
    digits.unshift(String(rest % 10n));
    rest /= 10n;
  }
  let text = digits.join('');
  if (places > 0) while (text.endsWith('0')) text = text.slice(0, -1);
  if (text.endsWith('.')) text = text.slice(0, -1);
  return units < 0n ? `-${text}` : text;
}

const scaled = ({ units, places }: Model, to: number): bigint => units * 10n ** BigInt(to - places);

describe('Decimals, beside whole numbers', () => {
  const check = <Values extends unknown[]>(property: fc.IProperty<Values>) =>
    fc.assert(property, { numRuns: 500, includeErrorInReport: true });

  it('are what they were written as', () => {
    check(
      fc.property(models, (model) => {
        expect(decimalOf(write(model))).to.equal(write(model));
      }),
    );
  });

  it('add up exactly, any number of times', () => {
    check(
      fc.property(models, models, fc.integer({ min: -1000, max: 1000 }), (a, b, count) => {
        const places = 12;
        const units = scaled(a, places) + scaled(b, places) * BigInt(count);
        expect(addTimes(write(a), write(b), count)).to.equal(write({ units, places }));
      }),
    );
  });

  it('are less or not', () => {
    check(
      fc.property(models, models, (a, b) => {
        expect(isLess(write(a), write(b))).to.equal(scaled(a, 12) < scaled(b, 12));
      }),
    );
  });

  it('are rounded, a half away from zero', () => {
    check(
      fc.property(models, fc.nat({ max: 12 }), (model, places) => {
        const exact = scaled(model, 12);
        const unit = 10n ** BigInt(12 - places);
        const size = exact < 0n ? -exact : exact;
        const near = ((size * 2n + unit) / (unit * 2n)) * unit;
        expect(rounded(write(model), places)).to.equal(write({ units: exact < 0n ? -near : near, places: 12 }));
      }),
    );
  });

  it('show no binary fraction: 10,000 steps of a tenth', () => {
    let decimal = '0';
    for (let step = 1; step <= 10_000; step++) {
      decimal = addTimes(decimal, '0.1', 1);
      expect(decimal).to.equal(write({ units: BigInt(step), places: 1 }));
    }
    expect(addTimes('0.1', '0.2', 1)).to.equal('0.3');
  });

  it('are read from numbers with exponents, and from nothing else', () => {
    const read = [1e21, 1e-7, -0, 5e-324, '1.50', '.5', '5.', '+3', ' 7 ', '1e3', '-00.10'].map(decimalOf);
    const small = `0.${'0'.repeat(323)}5`;
    expect(read).to.deep.equal([
      ...['1000000000000000000000', '0.0000001', '0', small, '1.5', '0.5', '5', '3', '7', '1000', '-0.1'],
    ]);
    for (const text of ['', '.', '-', 'a', '1.2.3', '1e', 'Infinity', NaN, '0x10', '9'.repeat(400), '1e99999'])
      expect(decimalOf(text), String(text)).to.equal(undefined);
  });

  const LANGUAGES = { en: '.,', de: ',.', fr: ',\u202f', ar: '٫٬', hi: '.,', 'de-CH': '.’' };
  for (const [language, [decimal, group]] of Object.entries(LANGUAGES)) {
    it(`are read as they are shown: ${language}`, () => {
      const format = new Intl.NumberFormat(language === 'ar' ? 'ar-EG' : language, { useGrouping: false });
      const digits = Array.from({ length: 10 }, (_, digit) => format.format(digit));
      const minus = format.formatToParts(-1).find(({ type }) => type === 'minusSign')!.value;
      const marks = { digits, decimal: decimal!, group: group!, minus };
      check(
        fc.property(models, fc.option(fc.nat({ max: 14 })), (model, places) => {
          // What ends in three decimals looks like thousands in no language: the decimal mark is its own.
          expect(readNumber(localText(write(model), marks, places ?? undefined), marks)).to.equal(write(model));
        }),
      );
    });
  }
});
