import { expect } from '@open-wc/testing';
import { device, ErrCode, getRecorderManager, type RecorderManager } from 'nacre/device';
import { next } from './recorder-fixture.js';

describe('getRecorderManager, when it cannot record', () => {
  const { getUserMedia } = MediaDevices.prototype;
  const { isTypeSupported } = MediaRecorder;

  beforeEach(() => {
    MediaRecorder.isTypeSupported = (type) => type === 'audio/webm';
  });

  afterEach(() => {
    MediaDevices.prototype.getUserMedia = getUserMedia;
    MediaRecorder.isTypeSupported = isTypeSupported;
  });

  const failure = async (options?: object) => {
    const error = next('Error');
    getRecorderManager().start(options);
    const { errMsg, errCode, errSubject } = await error;
    expect(errSubject).to.equal('getRecorderManager');
    return [errCode, errMsg.replace('getRecorderManager:fail ', '')];
  };
  const refuse = (message: string, name: string) => {
    MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException(message, name));
  };

  it('says that the user, or the policy of the page, denies it', async () => {
    refuse('Permission denied', 'NotAllowedError');
    expect(await failure()).to.deep.equal([ErrCode.permission, 'Permission denied']);
  });

  it('says that there is no microphone, or that another app has it', async () => {
    refuse('Requested device not found', 'NotFoundError');
    expect(await failure()).to.deep.equal([ErrCode.notFound, 'Requested device not found']);
    refuse('Could not start', 'NotReadableError');
    expect(await failure()).to.deep.equal([ErrCode.busy, 'Could not start']);
  });

  it('says that the page is not secure, or that the browser cannot write sound', async () => {
    MediaRecorder.isTypeSupported = () => false;
    expect(await failure()).to.deep.equal([ErrCode.unsupported, 'this browser writes no sound files']);
    Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
    try {
      expect(await failure()).to.deep.equal([ErrCode.unsupported, 'the microphone needs a secure page']);
    } finally {
      delete (navigator as { mediaDevices?: unknown }).mediaDevices;
    }
  });

  it('asks for nothing when an option is wrong', async () => {
    MediaDevices.prototype.getUserMedia = () => expect.fail('asked');
    expect(await failure({ duration: 0 })).to.deep.equal([ErrCode.invalid, 'duration: expected a number above 0']);
    expect(await failure({ numberOfChannels: 3 })).to.deep.equal([
      ErrCode.invalid,
      'numberOfChannels: expected 1 or 2',
    ]);
    expect(await failure({ format: 'flac' })).to.deep.equal([
      ErrCode.invalid,
      'format: expected one of webm, ogg, mp4, aac, mp3, wav',
    ]);
  });

  it('has nothing to pause, resume or stop before it records', async () => {
    for (const method of ['pause', 'resume', 'stop'] as const) {
      const error = next('Error');
      getRecorderManager()[method]();
      expect((await error).errMsg).to.equal(`getRecorderManager:fail ${method}: nothing is being recorded`);
    }
  });

  it('is what a host answers', () => {
    const own = {} as RecorderManager;
    const host = new AbortController();
    device.addEventListener('getRecorderManager', (event) => event.respondWith({ manager: own }), host);
    expect(getRecorderManager()).to.equal(own);
    host.abort();
    expect(getRecorderManager()).to.not.equal(own);
  });
});
