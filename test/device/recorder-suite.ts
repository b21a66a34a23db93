import { expect } from '@open-wc/testing';
import { ErrCode, getRecorderManager, releaseTempFiles, support, type RecordedFrame } from 'nacre/device';
import { holdTimers } from '../helpers/timers.js';
import { next, record, stopped, watchMicrophones } from './recorder-fixture.js';

/** What a browser with a microphone records. */
export function recorderSuite(): void {
  describe('getRecorderManager', () => {
    const recorder = getRecorderManager();
    let microphones: ReturnType<typeof watchMicrophones>;

    beforeEach(() => {
      microphones = watchMicrophones();
    });

    afterEach(() => microphones.restore());

    it('is one, and says what it needs', () => {
      expect(getRecorderManager()).to.equal(recorder);
      expect(support('getRecorderManager')).to.deep.equal({ level: 'needs-permission', reason: 'MediaRecorder' });
    });

    it('records a sound that plays, and frees the microphone', async () => {
      const { duration } = await record();
      expect(duration).to.be.below(100);
      expect(microphones.open()).to.equal(1);
      const sound = await stopped();
      expect(microphones.open()).to.equal(0);
      expect(sound.duration).to.be.within(50, 5000);
      expect(sound.format).to.equal('webm');
      expect(sound.mimeType).to.match(/^audio\/webm/);
      const file = await (await fetch(sound.tempFilePath)).blob();
      expect(file.size).to.be.above(0);
      expect(file.size).to.equal(sound.fileSize);
      const audio = new Audio(sound.tempFilePath);
      await new Promise((resolve, reject) => {
        audio.oncanplay = resolve;
        audio.onerror = reject;
      });
      await releaseTempFiles({ filePaths: [sound.tempFilePath] });
    });

    it('pauses: what is not recorded does not count', async () => {
      await record();
      const paused = next('Pause');
      recorder.pause();
      const { duration } = await paused;
      const time = performance.now();
      while (performance.now() - time < 200) await new Promise(requestAnimationFrame);
      const resumed = next('Resume');
      const resumedAt = performance.now();
      // What was recorded until now: at most the time since then, and 20 ms of rounding.
      const most = () => duration + performance.now() - resumedAt + 20;
      recorder.resume();
      expect((await resumed).duration).to.be.within(duration, most());
      expect((await stopped()).duration).to.be.within(duration, most());
    });

    it('ends by itself after its duration', async () => {
      const timers = holdTimers(700);
      try {
        await record({ duration: 700 });
        const sound = next('Stop');
        timers.run();
        expect((await sound).fileSize).to.be.above(0);
        expect(microphones.open()).to.equal(0);
      } finally {
        timers.restore();
      }
    });

    it('gives frames of the size that was asked for, which are the file', async () => {
      const frames: RecordedFrame[] = [];
      const remove = recorder.onFrameRecorded((frame) => void frames.push(frame));
      const first = next('FrameRecorded');
      recorder.start({ frameSize: 0.25 });
      expect((await first).frameBuffer.byteLength).to.equal(256);
      const { fileSize } = await stopped();
      remove();
      expect(frames.map(({ isLastFrame }) => isLastFrame).lastIndexOf(false)).to.equal(frames.length - 2);
      expect(frames.at(-1)!.isLastFrame).to.equal(true);
      expect(frames.reduce((sum, { frameBuffer }) => sum + frameBuffer.byteLength, 0)).to.equal(fileSize);
    });

    it('takes what the browser can write where it cannot write the format', async () => {
      await record({ format: 'mp3', sampleRate: 44_100, numberOfChannels: 1, encodeBitRate: 32_000 });
      expect((await stopped()).format).to.equal('webm');
    });

    it('gives what there is when the microphone goes away', async () => {
      await record();
      const sound = next('Stop');
      const track = microphones.last();
      track.stop();
      track.dispatchEvent(new Event('ended'));
      recorder.stop();
      expect((await sound).fileSize).to.be.above(0);
    });

    it('does not start twice, and forgets a microphone that comes after stop', async () => {
      await record();
      const busy = next('Error');
      recorder.start();
      expect(await busy).to.include({ errCode: ErrCode.busy, errMsg: 'getRecorderManager:fail a recording goes on' });
      await stopped();
      const aborted = next('Error');
      recorder.start();
      recorder.stop();
      expect((await aborted).errCode).to.equal(ErrCode.abort);
      expect(microphones.open()).to.equal(0);
      await record();
      await stopped();
    });

    it('leaves no microphone open when the browser cannot record it', async () => {
      const { start } = MediaRecorder.prototype;
      MediaRecorder.prototype.start = () => {
        throw new DOMException('no encoder', 'NotSupportedError');
      };
      try {
        const error = next('Error');
        recorder.start();
        expect(await error).to.include({ errCode: ErrCode.unsupported, errMsg: 'getRecorderManager:fail no encoder' });
        expect(microphones.open()).to.equal(0);
      } finally {
        MediaRecorder.prototype.start = start;
      }
    });
  });
}
