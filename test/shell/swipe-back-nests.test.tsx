import { expect } from '@open-wc/testing';
import { navigateTo } from 'nacre/device';
import { Slider } from 'nacre/react/slider';
import { Swiper } from 'nacre/react/swiper';
import { SwiperItem } from 'nacre/react/swiper-item';
import type { AppDefinition } from 'nacre/shell';
import { gestureArena } from '../../elements/internal/gesture/arena.js';
import { SWIPE_BACK } from '../../shell/ui/motion/swipe.js';
import type { Point } from '../helpers/commands.js';
import { drawn, settled } from '../helpers/dom.js';
import { flick, FLICK_ID } from '../helpers/finger.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const News = () => (
  <div style={{ height: 2000 }}>
    <Swiper current={1} onChange={() => {}} duration={0} aria-label="News">
      <SwiperItem>One</SwiperItem>
      <SwiperItem>Two</SwiperItem>
      <SwiperItem>Three</SwiperItem>
    </Swiper>
    <Slider aria-label="Volume" style={{ display: 'block', margin: 0 }} />
  </div>
);
const definition: AppDefinition = {
  pages: ['/home', '/news'].map((path) => ({ path, load: () => News, style: { enablePullDownRefresh: true } })),
};

describe('swipe back over what swipes, scrolls and slides', () => {
  // Apps load it after their first page.
  before(() => SWIPE_BACK.load());
  afterEach(stopApps);

  async function start(): Promise<StartedApp> {
    const app = await startApp(definition);
    await navigateTo({ url: '/news', animationType: 'none' });
    await app.settled();
    await until(() => app.top().querySelector('nc-refresher:defined'), 'the refresher comes');
    await import('../../elements/refresher/pull.js');
    await settled(app.top());
    await drawn();
    return app;
  }
  /** Who owns a pointer that starts on the element, so far from its start, and goes 60 px that way. */
  function ownerOf(
    app: StartedApp,
    tag: string,
    inset: number,
    [toX, toY]: Point,
    pointerType: string,
  ): string | undefined {
    const { left, top, height } = app.top().querySelector(tag)!.getBoundingClientRect();
    const from: Point = [Math.round(left + inset), Math.round(top + height / 2)];
    let owner: string | undefined;
    const points = [0, 3, 6, 10, 60].map((px): Point => [from[0] + toX * px, from[1] + toY * px]);
    flick(points, pointerType, (index) => {
      const now = gestureArena().ownerOf(FLICK_ID)?.name;
      // Decided in the first 10 px, and never again.
      if (index === 3) owner = now;
      if (index === 4) expect(now).to.equal(owner);
    });
    return owner;
  }
  const RIGHT: Point = [1, 0];
  const DOWN: Point = [0, 1];

  it('wins over a swiper at the edge only', async () => {
    const app = await start();
    expect(ownerOf(app, 'nc-swiper', 40, RIGHT, 'pen')).to.equal('swiper');
    expect(ownerOf(app, 'nc-swiper', 5, [-1, 0], 'pen'), 'outwards').to.equal('swiper');
    expect(ownerOf(app, 'nc-swiper', 5, RIGHT, 'mouse')).to.equal('swiper');
    expect(app.hash()).to.equal('/news');
    expect(ownerOf(app, 'nc-swiper', 5, RIGHT, 'pen')).to.equal('swipe-back');
    await until(() => app.hash() === '/home', 'the app goes back');
    await app.settled();
  });

  it('does not start on a slider, also at the edge', async () => {
    const app = await start();
    expect(ownerOf(app, 'nc-slider', 8, RIGHT, 'touch')).to.equal('slider');
    await app.settled();
    expect(app.hash()).to.equal('/news');
  });

  it('does not start while the refresher is pulled, also at the edge', async () => {
    const app = await start();
    expect(ownerOf(app, 'nc-swiper', 5, DOWN, 'touch')).to.equal('refresher');
    expect(ownerOf(app, 'nc-swiper', 100, DOWN, 'touch')).to.equal('refresher');
    await app.settled();
    expect(app.hash()).to.equal('/news');
  });
});
