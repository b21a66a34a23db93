import { expect } from '@open-wc/testing';
import { warnOnce } from '../../../../elements/internal/element/warn.js';

describe('a warning of an element', () => {
  const { warn } = console;
  let warnings: string[];
  const tell = (value: unknown) => warnOnce(document.createElement('x-y'), 'mode', 'one of a, b', value);

  beforeEach(() => {
    warnings = [];
    console.warn = (text: string) => warnings.push(text);
  });
  afterEach(() => {
    console.warn = warn;
  });

  it('names element, property, what is accepted and what came, once', () => {
    tell('c');
    tell('c');
    tell('d');
    const start = '<x-y> mode: expected one of a, b, got';
    expect(warnings).to.deep.equal([`${start} "c"`, `${start} "d"`]);
  });

  it('prints values that JSON cannot hold', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    for (const value of [1n, circle, Symbol('s'), undefined, new TypeError('Mine')]) tell(value);
    expect(warnings.map((text) => text.replace(/.* got /, ''))).to.deep.equal([
      'bigint',
      'object',
      'Symbol(s)',
      'undefined',
      'Mine',
    ]);
  });
});
