import { expect } from '@open-wc/testing';
import { clip, decodes, mediaUrl, tone } from './media.js';

/** Plays a file, muted, and resolves when its time has begun to run; rejects with the browser's error. */
async function played(file: string, query?: string): Promise<HTMLVideoElement> {
  const video = document.createElement('video');
  video.muted = true;
  video.src = mediaUrl(file, query);
  document.body.append(video);
  const started = new Promise((resolve) => video.addEventListener('timeupdate', () => video.currentTime && resolve(0)));
  try {
    await video.play();
    await started;
    return video;
  } finally {
    video.remove();
  }
}

describe('media files of the tests', () => {
  it('play in this engine', async () => {
    expect((await played(clip())).videoWidth).to.equal(160);
    expect((await played(tone())).duration).to.be.closeTo(4, 0.1);
  });

  it('play, or fail, as the engine says beforehand', async () => {
    const plays = await played('clip.mp4').then(
      () => true,
      () => false,
    );
    expect(plays).to.equal(decodes('mp4'));
  });

  it('come from a server that knows ranges, or that knows none', async () => {
    const partly = await fetch(mediaUrl('clip.webm'), { headers: { range: 'bytes=4-9' } });
    expect(partly.status).to.equal(206);
    expect(partly.headers.get('content-range')).to.match(/^bytes 4-9\/\d+$/);
    expect((await partly.arrayBuffer()).byteLength).to.equal(6);
    const whole = await fetch(mediaUrl('clip.webm', 'ranges=no'), { headers: { range: 'bytes=4-9' } });
    expect(whole.status).to.equal(200);
    expect((await whole.arrayBuffer()).byteLength).to.be.above(1000);
  });
});
