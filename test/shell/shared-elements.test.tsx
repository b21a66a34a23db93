import { expect, waitUntil } from '@open-wc/testing';
import { navigateBack, navigateTo } from 'nacre/device';
import { SHARED_ELEMENTS } from '../../shell/ui/motion/shared.js';
import { drawn } from '../helpers/dom.js';
import { holdTimers } from '../helpers/timers.js';
import {
  animationsOf,
  definition,
  expectAtRest,
  expectSamePlace,
  holeOf,
  ordinary,
  pageOf,
  shared,
  start,
  stopAt,
} from './shared-fixture.js';
import { stopApps, until, type StartedApp } from './start-app.js';

const SLOW = 2000;
const open = (url: string, more: object = {}) => navigateTo({ url, animationDuration: SLOW, ...more });
const finish = (app: StartedApp) => animationsOf(app).forEach((animation) => animation.finish());

describe('shared elements', () => {
  // Apps load it with the first page that has elements to share.
  before(() => SHARED_ELEMENTS.load());
  afterEach(() => {
    document.documentElement.dir = '';
    stopApps();
  });

  for (const dir of ['ltr', 'rtl']) {
    it(`move from the list to the detail page, and back: ${dir}`, async () => {
      document.documentElement.dir = dir;
      const app = await start();
      await open('/detail/3');
      await stopAt(app, 0);
      const [list, detail] = [pageOf(app, '/home'), pageOf(app, '/detail/3')];
      const [from, to] = [shared(list, 'square-3'), shared(detail, 'square-3')];
      expectSamePlace(to, from);
      const { left, top, right, bottom } = from.getBoundingClientRect();
      for (const [index, edge] of holeOf(detail).entries())
        expect(edge, 'no more of the page is seen').to.be.closeTo([left, top, right, bottom][index]!, 1);
      expect(getComputedStyle(detail).clipPath, 'its corners').to.contain('round 6px');
      finish(app);
      await expectAtRest(app, '/detail/3');
      await navigateBack({ animationDuration: SLOW });
      await stopAt(app, 0.99999);
      expectSamePlace(to, from, 'on the way back');
      finish(app);
      await expectAtRest(app, '/home');
    });
  }

  it('covers the place on the page beneath at each moment', async () => {
    const app = await start();
    await open('/wide/2');
    for (const share of [0, 0.1, 0.3, 0.6, 0.9]) {
      await stopAt(app, 0).catch(() => undefined);
      for (const animation of animationsOf(app)) animation.currentTime = SLOW * share;
      const place = shared(pageOf(app, '/home'), 'square-2').getBoundingClientRect();
      const [left, top, right, bottom] = holeOf(pageOf(app, '/wide/2'));
      expect(left).to.be.at.most(place.left + 1);
      expect(top).to.be.at.most(place.top + 1);
      expect(right).to.be.at.least(place.right - 1);
      expect(bottom).to.be.at.least(place.bottom - 1);
      const moved = shared(pageOf(app, '/wide/2'), 'square-2').getBoundingClientRect();
      if (share === 0) {
        expect(moved.width, 'of another shape, it covers the place').to.be.closeTo(96, 1);
        expect(moved.height).to.be.closeTo(48, 1);
      }
      for (const animation of animationsOf(app)) animation.play();
    }
    finish(app);
    await expectAtRest(app, '/wide/2');
  });

  it('move each in its own way where there are several, also out of what clips them', async () => {
    for (const url of ['/both/1', '/clipped/1']) {
      const app = await start();
      await open(url);
      await stopAt(app, 0);
      const [list, detail] = [pageOf(app, '/home'), pageOf(app, url)];
      for (const name of ['square-1', 'bar-1']) expectSamePlace(shared(detail, name), shared(list, name), name);
      const clip = shared(detail, 'bar-1').parentElement!;
      if (url === '/clipped/1') expectSamePlace(clip, shared(detail, 'bar-1'), 'what clips it comes along');
      finish(app);
      await expectAtRest(app, url);
      stopApps();
    }
  });

  it('take the first of a name that is seen', async () => {
    const app = await start();
    await open('/twice/4');
    await stopAt(app, 0);
    const second = pageOf(app, '/twice/4').querySelectorAll('[data-shared]')[1]!;
    expectSamePlace(second, shared(pageOf(app, '/home'), 'square-4'));
    finish(app);
    await expectAtRest(app, '/twice/4');
  });

  it('leave the motion as it is where there is no pair to be seen', async () => {
    const app = await start();
    for (const url of ['/other/1', '/below/1', '/unseen/1', '/detail/39']) {
      await open(url);
      expect(await ordinary(app), url).to.equal(true);
      finish(app);
      await app.settled();
      await navigateBack({ animationType: 'none' });
      await app.settled();
    }
    await expectAtRest(app, '/home');
  });

  it('give way to an animation that was chosen, by the call or the style', async () => {
    const app = await start({
      pages: definition.pages.map((page) =>
        page.path === '/styled/:id' ? { ...page, style: { animationType: 'pop-in' } } : page,
      ),
    });
    await open('/detail/1', { animationType: 'fade-in' });
    expect(await ordinary(app)).to.equal(true);
    finish(app);
    await app.settled();
    await navigateBack({ animationDuration: SLOW });
    expect(await ordinary(app), 'back as it came').to.equal(true);
    finish(app);
    await app.settled();
    await open('/styled/1');
    expect(await ordinary(app)).to.equal(true);
    finish(app);
    await app.settled();
    await navigateBack({ animationType: 'none' });
    await app.settled();
    await open('/detail/1', { animationType: 'none' });
    await drawn();
    expect(animationsOf(app)).to.deep.equal([]);
    await expectAtRest(app, '/detail/1');
    await navigateBack({ animationType: 'slide-out-right', animationDuration: SLOW });
    expect(await ordinary(app)).to.equal(true);
    finish(app);
    await expectAtRest(app, '/home');
  });

  it('are found when the code of the page has come', async () => {
    let arrive!: (component: unknown) => void;
    const detail = definition.pages.find(({ path }) => path === '/detail/:id')!;
    const load = () => new Promise((resolve) => (arrive = resolve));
    // The time for which a motion waits for the code of its page does not pass.
    const timers = holdTimers(120);
    try {
      const app = await start({ pages: [definition.pages[0]!, { path: '/detail/:id', load }] });
      await open('/detail/2');
      const states = () => [...new Set(animationsOf(app).map(({ playState }) => playState))].join();
      await waitUntil(() => states() === 'paused', 'the motion waits');
      arrive(detail.load(0));
      await stopAt(app, 0);
      expectSamePlace(shared(pageOf(app, '/detail/2'), 'square-2'), shared(pageOf(app, '/home'), 'square-2'));
      finish(app);
      await expectAtRest(app, '/detail/2');
    } finally {
      timers.restore();
    }
  });

  for (const keep of ['stack', 'none'] as const) {
    it(`return to a place in a page that was scrolled: keep ${keep}`, async () => {
      const app = await start({ keep });
      app.scroller().scrollTo({ top: 700 });
      await drawn();
      await open('/detail/20');
      await stopAt(app, 0);
      expectSamePlace(shared(pageOf(app, '/detail/20'), 'square-20'), shared(pageOf(app, '/home'), 'square-20'));
      finish(app);
      await app.settled();
      await navigateBack({ animationDuration: SLOW });
      await stopAt(app, 0.99999);
      const [list, detail] = [pageOf(app, '/home'), pageOf(app, '/detail/20')];
      expect(list.querySelector('.nc-page-scroll')!.scrollTop).to.equal(700);
      expectSamePlace(shared(detail, 'square-20'), shared(list, 'square-20'));
      finish(app);
      await expectAtRest(app, '/home');
    });
  }

  it('come out of what a scroller shows of their place', async () => {
    const app = await start();
    const scroller = app.scroller();
    scroller.scrollTo({ top: 40 });
    await drawn();
    await open('/detail/0');
    await stopAt(app, 0);
    const [, top, , bottom] = holeOf(pageOf(app, '/detail/0'));
    const place = shared(pageOf(app, '/home'), 'square-0').getBoundingClientRect();
    expect(place.top).to.be.below(scroller.getBoundingClientRect().top);
    expect(top).to.be.closeTo(scroller.getBoundingClientRect().top, 1);
    expect(bottom).to.be.closeTo(place.bottom, 1);
    finish(app);
    await expectAtRest(app, '/detail/0');
  });

  it('turn where they are when the user goes back, and forward again', async () => {
    const app = await start();
    await open('/detail/3');
    const animations = await stopAt(app, 0.4);
    const at = shared(pageOf(app, '/detail/3'), 'square-3').getBoundingClientRect();
    await navigateBack();
    await until(() => animations.every(({ playbackRate }) => playbackRate < 0), 'it turns');
    expect(animationsOf(app)).to.have.length(animations.length);
    for (const animation of animations) animation.pause();
    await drawn();
    const { left, width } = shared(pageOf(app, '/detail/3'), 'square-3').getBoundingClientRect();
    expect(width).to.be.within(48, at.width + 1);
    expect(left).to.be.within(Math.min(20, at.left), Math.max(60, at.left));
    for (const animation of animations) animation.play();
    history.forward();
    await until(() => animations.every(({ playbackRate }) => playbackRate > 0), 'it turns again');
    finish(app);
    await expectAtRest(app, '/detail/3');
  });

  it('leave nothing when the app is unmounted meanwhile', async () => {
    const app = await start();
    await open('/detail/3');
    const animations = await stopAt(app, 0.4);
    app.unmount();
    expect(animations.map(({ playState }) => playState)).to.deep.equal(animations.map(() => 'idle'));
    await app.mount();
    await expectAtRest(app, '/detail/3');
  });

  it('leave nothing when the page changes its size meanwhile', async () => {
    const app = await start();
    await open('/detail/3');
    await stopAt(app, 0.4);
    app.container.style.cssText = 'width: 320px; height: 400px';
    await drawn();
    finish(app);
    await expectAtRest(app, '/detail/3');
    const page = app.top().getBoundingClientRect();
    const { left, width } = shared(app.top(), 'square-3').getBoundingClientRect();
    expect([left - page.left, width]).to.deep.equal([30, 240]);
  });
});
