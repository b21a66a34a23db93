import { expect } from '@open-wc/testing';
import { canIUse, ErrCode, getRecorderManager, support } from 'nacre/device';
import { next } from './recorder-fixture.js';

// WebKitGTK has MediaRecorder, but the GStreamer of these machines has no encoder.
describe('getRecorderManager in a browser that writes no sound', () => {
  it('says so, beforehand and when it starts', async () => {
    const reason = 'this browser writes no sound files';
    expect(support('getRecorderManager')).to.deep.equal({ level: 'unavailable', reason });
    expect(canIUse('getRecorderManager')).to.equal(false);
    const error = next('Error');
    getRecorderManager().start();
    expect(await error).to.include({ errCode: ErrCode.unsupported, errMsg: `getRecorderManager:fail ${reason}` });
  });
});
