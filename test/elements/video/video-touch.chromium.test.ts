import 'nacre/elements/scroll-view';
import 'nacre/elements/swiper';
import 'nacre/elements/swiper-item';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcSwiper } from 'nacre/elements/swiper';
import type { NcVideo } from 'nacre/elements/video';
import { pointer, touch, type Point } from '../../helpers/commands.js';
import { settled } from '../../helpers/dom.js';
import { clip, mediaUrl } from '../../helpers/media.js';
import { loaded } from './video-fixture.js';

const FROM: Point = [60, 100];
const at = (x: number, y = 0): Point => [FROM[0] + x, FROM[1] + y];

/** A video within something that scrolls. */
async function within(open: string, attributes: string, close: string): Promise<NcVideo> {
  const markup = `<nc-video src=${mediaUrl(clip())} ${attributes}></nc-video>`;
  const box = await fixture<HTMLElement>(
    `<div style="position:fixed;inset:0 auto auto 0;width:300px;height:300px">${open}${markup}${close}</div>`,
  );
  const video = box.querySelector('nc-video')!;
  await loaded(video);
  return video;
}

const scroller = async (attributes = ''): Promise<NcVideo> =>
  within('<div style="overflow:auto;height:300px" id="scroller">', attributes, '<p style="height:900px"></p></div>');

const swiper = async (attributes = ''): Promise<NcVideo> =>
  within(
    '<nc-swiper vertical style="height:150px"><nc-swiper-item>',
    attributes,
    '</nc-swiper-item><nc-swiper-item>next</nc-swiper-item></nc-swiper>',
  );

const currentOf = (video: NcVideo): number => video.closest<NcSwiper>('nc-swiper')!.current;

describe('<nc-video> by a finger', () => {
  it('goes to another time along the picture', async () => {
    const video = await scroller();
    await touch([FROM, at(10), at(160)]);
    await waitUntil(() => video.currentTime > 0.8);
    expect(video.currentTime).to.be.closeTo(1, 0.1);
    expect(video.closest('#scroller')!.scrollTop).to.equal(0);
  });

  it('lets the page scroll up and down', async () => {
    const video = await scroller();
    await touch([FROM, at(0, -90)]);
    await waitUntil(() => video.closest('#scroller')!.scrollTop > 30);
    expect(video.volume).to.equal(1);
    expect(video.currentTime).to.equal(0);
  });

  it('changes the volume instead, with vslide-gesture', async () => {
    const video = await scroller('vslide-gesture');
    await touch([FROM, at(0, 10), at(0, 110)]);
    await waitUntil(() => video.volume < 1);
    expect(video.volume).to.be.within(0.44, 0.56);
    expect(video.closest('#scroller')!.scrollTop).to.equal(0);
  });

  it('takes back a change that is cancelled', async () => {
    const video = await scroller('vslide-gesture muted');
    await pointer({ phase: 'down', position: FROM });
    await pointer({ phase: 'move', position: at(0, -10) });
    await pointer({ phase: 'move', position: at(0, -110) });
    await waitUntil(() => !video.muted && Math.abs(video.volume - 0.5) < 0.03);
    await pointer({ phase: 'cancel', position: at(0, -110) });
    await waitUntil(() => video.muted && video.volume === 1);
    await pointer({ phase: 'down', position: FROM });
    await pointer({ phase: 'move', position: at(10) });
    await pointer({ phase: 'move', position: at(110) });
    await pointer({ phase: 'cancel', position: at(110) });
    await settled(video);
    expect(video.currentTime).to.equal(0);
  });

  it('leaves swipes to the swiper around it, unless they change the volume', async () => {
    let video = await swiper();
    await touch([FROM, at(0, -95)]);
    await waitUntil(() => currentOf(video) === 1);
    video = await swiper('vslide-gesture');
    await touch([FROM, at(0, 10), at(0, 60)]);
    await waitUntil(() => video.volume < 1);
    expect(currentOf(video)).to.equal(0);
  });

  it('hides and shows the controls by taps, and plays by double ones', async () => {
    const video = await scroller('enable-play-gesture muted');
    await touch([FROM]);
    await waitUntil(() => video.matches(':state(idle)'));
    expect(video.paused).to.equal(true);
  });
});
