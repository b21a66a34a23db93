import { expect } from '@open-wc/testing';
import { navigateTo } from 'nacre/device';
import { SHARED_ELEMENTS } from '../../shell/ui/motion/shared.js';
import { SWIPE_BACK } from '../../shell/ui/motion/swipe.js';
import { hold } from '../helpers/commands.js';
import { drawn } from '../helpers/dom.js';
import { flick } from '../helpers/finger.js';
import { holdTimers } from '../helpers/timers.js';
import {
  animationsOf,
  definition,
  expectAtRest,
  expectSamePlace,
  pageOf,
  shared,
  start,
  stopAt,
} from './shared-fixture.js';
import { stopApps, until } from './start-app.js';

/** How long (ms) pictures are waited for. */
const PICTURES_TIMEOUT = 120;

customElements.define(
  'test-frame',
  class extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode: 'open' }).innerHTML = '<div style="padding: 25px"><slot></slot></div>';
    }
  },
);
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'test-frame': React.PropsWithChildren;
    }
  }
}

const withDetail = (component: () => React.ReactNode) => ({
  pages: [definition.pages[0]!, { path: '/detail/:id', load: () => component }],
});
const open = (url: string, more: object = {}) => navigateTo({ url, animationDuration: 2000, ...more });
const finish = (app: Parameters<typeof animationsOf>[0]) =>
  animationsOf(app).forEach((animation) => animation.finish());

describe('shared elements', () => {
  // Apps load it with the first page that has elements to share.
  before(() => Promise.all([SHARED_ELEMENTS.load(), SWIPE_BACK.load()]));
  afterEach(stopApps);

  it('are found in slots', async () => {
    const app = await start(
      withDetail(() => (
        <test-frame>
          <div data-shared="square-1" style={{ width: 240, height: 240 }} />
        </test-frame>
      )),
    );
    await open('/detail/1');
    await stopAt(app, 0);
    expectSamePlace(shared(pageOf(app, '/detail/1'), 'square-1'), shared(pageOf(app, '/home'), 'square-1'));
    finish(app);
    await expectAtRest(app, '/detail/1');
  });

  it('wait for a picture, but not for long', async () => {
    const release = hold('media/photo');
    const timers = holdTimers(PICTURES_TIMEOUT);
    try {
      const app = await start(
        withDetail(() => (
          <img alt="" src="/__http__/media/photo.jpg" data-shared="square-1" width="240" height="240" />
        )),
      );
      await open('/detail/1');
      await until(() => animationsOf(app).length > 0, 'there is a motion');
      await drawn();
      await drawn();
      expect(animationsOf(app).every(({ playState }) => playState === 'paused')).to.equal(true);
      timers.run();
      await stopAt(app, 0);
      expectSamePlace(shared(pageOf(app, '/detail/1'), 'square-1'), shared(pageOf(app, '/home'), 'square-1'));
      finish(app);
      await expectAtRest(app, '/detail/1');
    } finally {
      timers.restore();
      await release();
    }
  });

  it('stay with their page in a swipe back, which moves as ever', async () => {
    const app = await start();
    await navigateTo({ url: '/detail/1', animationType: 'none' });
    await app.settled();
    const { left, top } = app.container.querySelector('.nc-pages')!.getBoundingClientRect();
    const points = [8, 60, 110, 160].map((inset) => [left + inset, top + 100] as const);
    const shifts: number[] = [];
    flick(
      points.map(([x, y]) => [x, y]),
      'touch',
      () => {
        shifts.push(new DOMMatrix(getComputedStyle(pageOf(app, '/detail/1')).transform).m41);
      },
    );
    for (const [index, shift] of shifts.entries())
      expect(shift, 'follows the finger').to.be.closeTo(points[index + 1]![0] - points[0]![0], 1);
    expect(getComputedStyle(pageOf(app, '/detail/1')).clipPath).to.equal('none');
    await until(() => app.hash() === '/home' && animationsOf(app).length === 0, 'the app has gone back');
    await expectAtRest(app, '/home');
  });

  it('do not move where the browser has animated the change', async () => {
    const app = await start();
    await navigateTo({ url: '/detail/1', animationType: 'none' });
    await app.settled();
    const mark = (event: Event): void => void Object.defineProperty(event, 'hasUAVisualTransition', { value: true });
    addEventListener('popstate', mark, { capture: true, once: true });
    history.back();
    await until(() => app.hash() === '/home', 'the app follows');
    await drawn();
    expect(animationsOf(app)).to.deep.equal([]);
    await expectAtRest(app, '/home');
  });
});
