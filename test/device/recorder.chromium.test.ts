import { expect } from '@open-wc/testing';
import { getRecorderManager } from 'nacre/device';
import { next, record, stopped, watchMicrophones } from './recorder-fixture.js';
import { recorderSuite } from './recorder-suite.js';

recorderSuite();

// Firefox hands no event that a script has made to listeners on a track.
describe('getRecorderManager, when the system takes the microphone', () => {
  it('pauses, and goes on when the page says so', async () => {
    const microphones = watchMicrophones();
    await record();
    const begun = next('InterruptionBegin');
    microphones.last().dispatchEvent(new Event('mute'));
    await begun;
    const ended = next('InterruptionEnd');
    microphones.last().dispatchEvent(new Event('unmute'));
    await ended;
    const resumed = next('Resume');
    getRecorderManager().resume();
    await resumed;
    expect((await stopped()).fileSize).to.be.above(0);
    expect(microphones.open()).to.equal(0);
    microphones.restore();
  });
});
