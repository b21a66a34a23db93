import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import { collectWarnings } from '../../helpers/warnings.js';
import { BOX, expectedLeft, playUntil, seek, seen, start, stop, texts } from './danmaku-fixture.js';

/** What 0.1 s of a video move a message, in px: so exact is the clock of a video that runs. */
const NEAR = 40;

async function twoFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

describe('danmaku', () => {
  afterEach(stop);

  it('shows each message at its time, at the place of that time', async () => {
    const scene = await start([
      { text: 'second', time: 1.5 },
      { text: 'first', time: 0 },
      { text: 'third', time: 3.5 },
    ]);
    await seek(scene, 2);
    expect(texts(scene)).to.have.members(['first', 'second']);
    const [first, second] = ['first', 'second'].map((text) => seen(scene).find((each) => each.text === text)!);
    expect(first!.left).to.be.closeTo(expectedLeft(scene, first!, 0), 2);
    expect(second!.left).to.be.closeTo(expectedLeft(scene, second!, 1.5), 2);
  });

  it('goes back with the video', async () => {
    const scene = await start([
      { text: 'early', time: 0 },
      { text: 'late', time: 3 },
    ]);
    await seek(scene, 3.5);
    expect(texts(scene)).to.deep.equal(['late']);
    await seek(scene, 0.5);
    expect(texts(scene)).to.deep.equal(['early']);
    expect(seen(scene)[0]!.left).to.be.closeTo(expectedLeft(scene, seen(scene)[0]!, 0), 2);
  });

  it('moves while the video plays, and stands while it is paused', async () => {
    const scene = await start([{ text: 'runs', time: 0 }]);
    await playUntil(scene, 0.5);
    const [standing] = seen(scene);
    expect(standing!.left).to.be.closeTo(expectedLeft(scene, standing!, 0), NEAR);
    await twoFrames();
    expect(seen(scene)[0]!.left).to.equal(standing!.left);
    await playUntil(scene, 1);
    expect(seen(scene)[0]!.left).to.be.below(standing!.left - NEAR);
  });

  it('follows the video through its loop', async () => {
    const scene = await start([{ text: 'again', time: 0 }]);
    scene.video.loop = true;
    await seek(scene, 3.8);
    expect(texts(scene)).to.deep.equal([]);
    const again = waitUntil(() => scene.video.currentTime < 2 && texts(scene).length === 1);
    await scene.video.play();
    await again;
    scene.video.pause();
    expect(seen(scene)[0]!.left).to.be.closeTo(expectedLeft(scene, seen(scene)[0]!, 0), NEAR);
  });

  it('stands while the video waits for data', async () => {
    const scene = await start([{ text: 'waits', time: 0 }]);
    await scene.video.play();
    // Before, the message may still be outside.
    await waitUntil(() => scene.video.currentTime >= 0.3);
    // HAVE_CURRENT_DATA: it has no data for the next frame.
    Object.defineProperty(scene.video, 'readyState', { value: 2 });
    scene.video.dispatchEvent(new Event('waiting'));
    const [standing] = seen(scene);
    expect(standing!.left).to.be.closeTo(expectedLeft(scene, standing!, 0), NEAR);
    await twoFrames();
    expect(seen(scene)[0]!.left).to.equal(standing!.left);
  });

  it('has room for all: messages never overlap, and the upper lanes come first', async () => {
    const list = Array.from({ length: 400 }, (_, i) => ({ text: 'x'.repeat(1 + ((i * 7) % 20)), time: i / 200 }));
    const scene = await start(list);
    await seek(scene, 2.5);
    const all = seen(scene);
    expect(all.length).to.be.within(12, 120);
    for (const [index, one] of all.entries()) {
      expect(one.top + 20).to.be.at.most(BOX.height * 0.75);
      for (const other of all.slice(index + 1)) {
        const isBeside = one.right <= other.left || other.right <= one.left;
        expect(isBeside || Math.abs(one.top - other.top) >= 20, `${one.text} and ${other.text}`).to.equal(true);
      }
    }
    await seek(scene, 0.01);
    expect(Math.min(...seen(scene).map(({ top }) => top))).to.equal(scene.layer.getBoundingClientRect().top);
  });

  it('leaves out what finds no room within a second, but not what the user sends', async () => {
    const scene = await start(Array.from({ length: 1000 }, (_, i) => ({ text: `listed ${i}`, time: 0.5 })));
    await seek(scene, 0.5);
    scene.danmaku.send({ text: 'sent' }, scene.video.currentTime);
    await seek(scene, 2.5);
    const shown = texts(scene);
    expect(shown).to.include('sent');
    expect(shown.length).to.be.below(60);
  });

  it('shows what is sent at once, and again when the video comes back to it', async () => {
    const scene = await start([]);
    await seek(scene, 1);
    scene.danmaku.send({ text: 'mine', color: 'red' }, scene.video.currentTime);
    await playUntil(scene, 1.5);
    expect(texts(scene)).to.deep.equal(['mine']);
    expect(seen(scene)[0]!.color).to.equal('rgb(255, 0, 0)');
    scene.danmaku.setList([{ text: 'listed', time: 1 }]);
    await seek(scene, 0.5);
    expect(texts(scene)).to.deep.equal([]);
    await seek(scene, 1.2);
    expect(texts(scene)).to.have.members(['mine', 'listed']);
  });

  it('forgets what was sent with the video', async () => {
    const scene = await start([{ text: 'listed', time: 0 }]);
    await seek(scene, 0.5);
    scene.danmaku.send({ text: 'mine' }, scene.video.currentTime);
    const loaded = oneEvent(scene.video, 'loadedmetadata');
    scene.video.load();
    await loaded;
    await seek(scene, 0.6);
    expect(texts(scene)).to.deep.equal(['listed']);
  });

  it('takes another list at once', async () => {
    const scene = await start([{ text: 'old', time: 0 }]);
    await seek(scene, 1);
    scene.danmaku.setList([{ text: 'new', time: 0.5 }]);
    expect(texts(scene)).to.deep.equal(['new']);
  });

  it('shows markup as text, in one line, and leaves out what nobody could read', async () => {
    const scene = await start([
      { text: '<b onclick="alert(1)">bold</b>', time: 0 },
      { text: ' two\nlines ', time: 0 },
      { text: '   ', time: 0 },
      { text: 'y'.repeat(100_000), time: 0 },
    ]);
    await seek(scene, 0.5);
    const [markup, lines, long, ...others] = seen(scene);
    expect(markup!.text).to.equal('<b onclick="alert(1)">bold</b>');
    expect(scene.layer.querySelector('b')).to.equal(null);
    expect(lines!.text).to.equal('two lines');
    expect(long!.text).to.match(/^y{200}…$/);
    expect(long!.width).to.be.at.most(2 * BOX.width);
    expect(others).to.deep.equal([]);
  });

  it('warns of colours that are none, and shows the text in white', async () => {
    const warnings = collectWarnings();
    const scene = await start([{ text: 'blot', color: 'red;background:url(x)', time: 0 }]);
    await seek(scene, 0.5);
    expect(warnings.stop()).to.deep.equal(['<div> danmuList: expected CSS colors, got "red;background:url(x)"']);
    expect(seen(scene)[0]!.color).to.equal('rgb(255, 255, 255)');
  });

  it('runs to the right where text is read from the right', async () => {
    const scene = await start([{ text: 'שלום', time: 0 }], { direction: 'rtl' });
    await seek(scene, 1);
    const [message] = seen(scene);
    expect(message!.right).to.be.closeTo(BOX.width - expectedLeft(scene, message!, 0), 2);
  });

  it('keeps its places when the picture changes its size', async () => {
    const scene = await start([{ text: 'wide', time: 0 }]);
    await seek(scene, 1);
    scene.box.style.width = '200px';
    await waitUntil(() => seen(scene).some(({ left, width }) => Math.abs(left - (200 - (200 + width) / 3)) < 2));
    scene.box.style.width = scene.box.style.height = '1000px';
    await waitUntil(
      () => scene.layer.clientWidth === 1000 && parseFloat(getComputedStyle(scene.layer).fontSize) === 30,
    );
    expect(seen(scene)).to.have.length(1);
  });

  it('is not for screen readers, and takes no clicks', async () => {
    const scene = await start([{ text: 'seen', time: 0 }]);
    await seek(scene, 1);
    expect(scene.layer.getAttribute('aria-hidden')).to.equal('true');
    const { left, top } = seen(scene)[0]!;
    expect(document.elementFromPoint(left + 2, top + 2)).to.equal(scene.video);
  });

  it('leaves nothing behind', async () => {
    const scene = await start([{ text: 'gone', time: 0 }]);
    await seek(scene, 1);
    scene.danmaku.disconnect();
    expect(scene.layer.isConnected).to.equal(false);
    expect(document.getAnimations()).to.deep.equal([]);
    scene.danmaku.connect();
    await waitUntil(() => texts(scene).length === 1);
  });
});
