import { expect } from '@open-wc/testing';
import { scanCode } from 'nacre/device';
import { installOverlays } from 'nacre/overlays';
import { QR } from './scanner-fixture.js';

// The camera of the browser shows test/media/codes/camera.mjpeg: see tools/runner/launchers/puppeteer.mjs.
describe("the scanner, with the browser's own camera", () => {
  it('reads the QR code that the camera sees, and turns it off', async () => {
    const end = installOverlays();
    const tracks: MediaStreamTrack[] = [];
    const { getUserMedia } = MediaDevices.prototype;
    MediaDevices.prototype.getUserMedia = async function (constraints) {
      const stream = await getUserMedia.call(this, constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
    const { result, scanType } = await scanCode({ onlyFromCamera: true });
    MediaDevices.prototype.getUserMedia = getUserMedia;
    expect([result, scanType]).to.deep.equal([QR, 'QR_CODE']);
    expect(tracks.map(({ readyState }) => readyState)).to.deep.equal(['ended']);
    end();
  });
});
