import { expect } from '@open-wc/testing';
import { setLongTimeout } from '../../../elements/base/timers.js';
import { holdTimers } from '../../helpers/timers.js';

/** In ms: 24.8 days. */
const LONGEST = 2 ** 31 - 1;

describe('a long timer', () => {
  it('ends after its delay', () => {
    const timers = holdTimers(1234);
    let runs = 0;
    setLongTimeout(() => runs++, 1234);
    expect(runs).to.equal(0);
    timers.run();
    timers.restore();
    expect(runs).to.equal(1);
  });

  it('waits as long as browsers can where its delay is longer, and does not end at once', () => {
    const timers = holdTimers(LONGEST);
    let runs = 0;
    for (const delay of [LONGEST, LONGEST + 1, 1e12, Number.MAX_VALUE]) setLongTimeout(() => runs++, delay);
    timers.run();
    timers.restore();
    expect(runs).to.equal(4);
  });

  it('does not exist for an infinite delay', () => {
    expect(setLongTimeout(() => undefined, Infinity)).to.equal(undefined);
  });

  it('is cleared as any other', () => {
    const timers = holdTimers(1234);
    let runs = 0;
    clearTimeout(setLongTimeout(() => runs++, 1234));
    timers.run();
    timers.restore();
    expect(runs).to.equal(0);
  });
});
