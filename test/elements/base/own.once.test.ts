import { expect } from '@open-wc/testing';
import { own } from '../../../elements/base/own.js';

describe('a value of a table', () => {
  const table: Readonly<Record<string, number>> = { one: 1, none: 0 };

  it('is found under its name', () => {
    expect([own(table, 'one'), own(table, 'none'), own(table, 'two')]).to.deep.equal([1, 0, undefined]);
  });

  it('is none that every object inherits', () => {
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
      expect(own(table, name), name).to.equal(undefined);
  });
});
