import { expect } from '@open-wc/testing';
import { follow } from '../../../../elements/internal/overlay/follow.js';
import { drawn } from '../../../helpers/dom.js';
import { openFrame } from '../../../helpers/frame.js';

describe('follow', () => {
  it('tells each change of what it looks at, until it is stopped', async () => {
    const told: number[] = [];
    let left = 0;
    const host = document.body;
    const stop = follow(
      host,
      () => [left],
      () => told.push(left),
    );
    await drawn();
    expect(told).to.deep.equal([]);
    left = 5;
    await drawn();
    expect(told).to.deep.equal([5]);
    stop();
    left = 9;
    await drawn();
    expect(told).to.deep.equal([5]);
  });

  it('ends with the frame that its element is in', async () => {
    const frame = await openFrame();
    const host = frame.document.body.appendChild(frame.document.createElement('div'));
    let looks = 0;
    follow(
      host,
      () => [looks++],
      () => undefined,
    );
    await drawn();
    frame.remove();
    await drawn();
    const before = looks;
    expect(before).to.be.above(1);
    await drawn();
    expect(looks).to.equal(before);
  });
});
