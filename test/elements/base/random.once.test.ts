import { expect } from '@open-wc/testing';
import { randomKey } from '../../../elements/base/random.js';

describe('a random key', () => {
  it('is of 32 hexadecimal digits, and each time another', () => {
    const keys = Array.from({ length: 100 }, randomKey);
    for (const key of keys) expect(key).to.match(/^[\da-f]{32}$/);
    expect(new Set(keys)).to.have.property('size', 100);
  });
});
