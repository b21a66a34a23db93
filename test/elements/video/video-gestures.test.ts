import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import type { NcVideo } from 'nacre/elements/video';
import { drag, pointer, type Point } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';
import { part, player, started } from './video-fixture.js';

/** On the picture, beside the play button. */
const FROM: Point = [60, 60];

/** A point so many px from there. */
const at = (x: number, y = 0): Point => [FROM[0] + x, FROM[1] + y];

const notice = ({ shadowRoot }: NcVideo) =>
  shadowRoot!.querySelector<HTMLElement>('[part=drag]')?.textContent?.trim().replace(/\s+/g, ' ');

/** What the player says from now on; it shows each text for a while only. */
function spoken({ shadowRoot }: NcVideo): string[] {
  const texts: string[] = [];
  const read = (): void => {
    const parts = [...shadowRoot!.querySelectorAll('[role=status]')];
    const text = parts.map(({ textContent }) => textContent!.trim()).join('');
    if (text && text !== texts.at(-1)) texts.push(text);
  };
  new MutationObserver(read).observe(shadowRoot!, { subtree: true, childList: true, characterData: true });
  return texts;
}

async function place(attributes = ''): Promise<NcVideo> {
  const video = await player(attributes);
  video.style.cssText = 'position:fixed;inset:0 auto auto 0';
  await settled(video);
  return video;
}

describe('<nc-video> drags with a mouse', () => {
  it('along the picture go to another time, at the end, with a preview', async () => {
    const video = await place();
    const texts = spoken(video);
    await pointer({ phase: 'down', position: FROM, pointerType: 'mouse' });
    // The first px decide what is dragged.
    await pointer({ phase: 'move', position: at(10), pointerType: 'mouse' });
    await pointer({ phase: 'move', position: at(130), pointerType: 'mouse' });
    await waitUntil(() => notice(video) === '00:00/ 00:04');
    expect(video.currentTime).to.equal(0);
    expect(texts).to.deep.equal([]);
    await pointer({ phase: 'up', position: at(130), pointerType: 'mouse' });
    await settled(video);
    expect(video.currentTime).to.be.closeTo(0.8, 0.05);
    expect(notice(video)).to.equal(undefined);
    await waitUntil(() => texts.length > 0);
    expect(texts).to.deep.equal(['0 seconds of 4 seconds']);
  });

  it('end at both ends of the video', async () => {
    const video = await place();
    await drag([FROM, at(10), at(680)]);
    await waitUntil(() => Math.abs(video.currentTime - 4) < 0.1);
    await drag([at(190), at(180), at(50)]);
    await waitUntil(() => video.currentTime < 3.5);
    expect(video.currentTime).to.be.closeTo(4 - (130 / 600) * 4, 0.1);
  });

  it('run the other way where text is read from the right', async () => {
    const video = await place('dir="rtl"');
    await drag([at(190), at(180), at(60)]);
    await waitUntil(() => video.currentTime > 0);
    expect(video.currentTime).to.be.closeTo(0.8, 0.05);
  });

  it('are no clicks', async () => {
    const video = await place();
    let shown = 0;
    video.addEventListener('controlstoggle', () => shown++);
    await drag([FROM, at(40)]);
    expect(shown).to.equal(0);
    await drag([FROM]);
    await waitUntil(() => shown === 1);
  });

  it('do nothing while they are off', async () => {
    const video = await place('enable-progress-gesture="false"');
    await drag([FROM, at(10), at(130)]);
    await drag([FROM, at(0, 10), at(0, 60)]);
    expect(video.currentTime).to.equal(0);
    expect(video.volume).to.equal(1);
  });

  it('do nothing before the length is known', async () => {
    const video = await place();
    video.src = '';
    await settled(video);
    await drag([FROM, at(10), at(130)]);
    expect(video.currentTime).to.equal(0);
    expect(notice(video)).to.equal(undefined);
  });

  for (const name of ['vslide-gesture', 'page-gesture']) {
    it(`down and up change the volume, with ${name}`, async () => {
      const video = await place(name);
      video.muted = false;
      await settled(video);
      await pointer({ phase: 'down', position: FROM, pointerType: 'mouse' });
      await pointer({ phase: 'move', position: at(0, 10), pointerType: 'mouse' });
      await pointer({ phase: 'move', position: at(80, 110), pointerType: 'mouse' });
      await waitUntil(() => notice(video) === '50%');
      expect(video.volume).to.be.closeTo(0.5, 0.001);
      const texts = spoken(video);
      await pointer({ phase: 'up', position: at(80, 110), pointerType: 'mouse' });
      await waitUntil(() => texts.length > 0);
      expect(texts).to.deep.equal(['Volume 50%']);
      expect(video.currentTime).to.equal(0);
      await drag([FROM, at(0, 10), at(0, 300)]);
      await waitUntil(() => video.volume === 0);
    });
  }

  it('leave the bars alone', async () => {
    const video = await place('vslide-gesture');
    const { x, y } = part(video, 'mute').getBoundingClientRect();
    await drag([
      [x + 60, y - 2],
      [x + 60, y - 60],
    ]);
    expect(video.volume).to.equal(1);
  });
});

describe('<nc-video> taps', () => {
  it('hide and show the controls', async () => {
    const video = await place();
    await drag([FROM]);
    await waitUntil(() => video.matches(':state(idle)'));
    // A mouse that moves shows them as well.
    video.media!.click();
    await waitUntil(() => !video.matches(':state(idle)'));
    expect(video.paused).to.equal(true);
  });

  it('play and pause if they are double, with enable-play-gesture', async () => {
    const video = await place('enable-play-gesture');
    const click = (time: number, clientX = 100) => {
      const event = new MouseEvent('click', { bubbles: true, composed: true, clientX, clientY: 100 });
      Object.defineProperty(event, 'timeStamp', { value: time });
      video.media!.dispatchEvent(event);
    };
    click(1000);
    click(1200);
    await oneEvent(video, 'playing');
    // Too late, too far away, or the third of three: single taps.
    click(2000);
    click(2400);
    click(2500, 200);
    expect(video.paused).to.equal(false);
    click(2600, 200);
    expect(video.paused).to.equal(true);
    click(2700, 200);
    expect(video.paused).to.equal(true);
  });

  it('do not play without it', async () => {
    const video = await place();
    await started(video);
    video.media!.click();
    video.media!.click();
    expect(video.paused).to.equal(false);
  });
});
