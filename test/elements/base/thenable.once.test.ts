import { expect } from '@open-wc/testing';
import { isThenable } from '../../../elements/base/thenable.js';

describe('what can be waited for', () => {
  it('is a promise, or an object or function with a method `then`', () => {
    const then = (): void => undefined;
    // oxlint-disable-next-line unicorn/no-thenable -- what is tested
    for (const value of [Promise.resolve(), { then }, Object.assign(() => 1, { then })])
      expect(isThenable(value)).to.equal(true);
  });

  it('is nothing else', () => {
    // oxlint-disable-next-line unicorn/no-thenable -- what is tested
    for (const value of [undefined, null, 0, '', 'then', {}, [], () => 1, { then: true }])
      expect(isThenable(value)).to.equal(false);
  });
});
