import { expect, waitUntil } from '@open-wc/testing';
import { emulate } from '../../helpers/commands.js';
import { BOX, expectedLeft, playUntil, seek, seen, start, stop, texts } from './danmaku-fixture.js';

describe('danmaku with less motion', () => {
  afterEach(async () => {
    stop();
    await emulate({});
  });

  it('shows each message in its place for three seconds', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const scene = await start([
      { text: 'still', time: 0.2 },
      { text: 'below', time: 0.3 },
    ]);
    await seek(scene, 0.1);
    expect(texts(scene)).to.deep.equal([]);
    await playUntil(scene, 0.5);
    const [one, other] = seen(scene);
    expect((one!.left + one!.right) / 2).to.be.closeTo(BOX.width / 2, 2);
    expect(other!.top - one!.top).to.be.at.least(20);
    await playUntil(scene, 0.8);
    expect(seen(scene)[0]!.left).to.equal(one!.left);
    await seek(scene, 3.3);
    expect(texts(scene)).to.deep.equal([]);
  });

  it('follows a change of the preference', async () => {
    const scene = await start([{ text: 'stops', time: 0 }]);
    await seek(scene, 0.5);
    expect(seen(scene)[0]!.left).to.be.above(BOX.width / 2);
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    await waitUntil(() => Math.abs(seen(scene)[0]!.left + seen(scene)[0]!.width / 2 - BOX.width / 2) < 2);
  });
});

// WebKitGTK jumps to the end of such a short file when its speed changes.
describe('danmaku at another speed', () => {
  afterEach(stop);

  for (const rate of [0.5, 2]) {
    it(`runs ${rate} times as fast with the video`, async () => {
      const scene = await start([{ text: 'in time', time: 0 }]);
      scene.video.playbackRate = rate;
      await playUntil(scene, rate / 2);
      const [message] = seen(scene);
      expect(message!.left).to.be.closeTo(expectedLeft(scene, message!, 0), 40);
      scene.video.playbackRate = 1;
      await playUntil(scene, rate / 2 + 0.3);
      expect(seen(scene)[0]!.left).to.be.closeTo(expectedLeft(scene, message!, 0), 40);
    });
  }
});
