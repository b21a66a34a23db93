import { expect } from '@open-wc/testing';
import { navigateBack, navigateTo } from 'nacre/device';
import { usePage, type AppDefinition } from 'nacre/shell';
import { gestureArena, type Gesture } from '../../elements/internal/gesture/arena.js';
import { SWIPE_BACK } from '../../shell/ui/motion/swipe.js';
import { drag, type Point } from '../helpers/commands.js';
import { drawn } from '../helpers/dom.js';
import { finger, flick, rest } from '../helpers/finger.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

let log: string[] = [];
function Page() {
  const { path } = usePage();
  return <button onClick={() => log.push(`click ${path}`)}>{path}</button>;
}
const load = () => Page;
const definition: AppDefinition = {
  pages: [
    { path: '/home', load },
    { path: '/mine', load },
    { path: '/a', load },
    { path: '/b', load },
    { path: '/fixed', load, style: { swipeBack: false } },
  ],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
};

const pageOf = (app: StartedApp, path: string) =>
  [...app.container.querySelectorAll<HTMLElement>('.nc-page')].find(
    (page) => page.querySelector('.nc-page-content')?.textContent === path,
  );
const shiftOf = (page: Element) => Math.round(new DOMMatrix(getComputedStyle(page).transform).m41);
const isSeen = (page: Element | undefined) => Boolean(page?.checkVisibility());
const boxOf = (app: StartedApp) => app.container.querySelector('.nc-pages')!.getBoundingClientRect();
const animations = (app: StartedApp) =>
  [...app.container.querySelectorAll('.nc-page')].flatMap((page) => page.getAnimations());

/** Two pages, the second on top. */
async function start(more: Partial<AppDefinition> = {}, url = '/a'): Promise<StartedApp> {
  const app = await startApp({ ...definition, ...more });
  await navigateTo({ url, animationType: 'none' });
  await app.settled();
  return app;
}
/** A point so far from the edge at which lines start. */
function at(app: StartedApp, inset: number, down = 0): Point {
  const { left, right, top, height } = boxOf(app);
  const isRtl = getComputedStyle(app.container).direction === 'rtl';
  return [Math.round(isRtl ? right - inset : left + inset), Math.round(top + height / 2 + down)];
}
/** From the edge so far in, and no further. */
async function pull(app: StartedApp, distance: number, from = 8): Promise<void> {
  await finger('down', at(app, from));
  for (const share of [0.1, 0.4, 0.7, 1]) await finger('move', at(app, from + distance * share));
  await drawn();
}
const flickBack = (app: StartedApp, from = 8) => flick([0, 50, 100, 150].map((way) => at(app, from + way)));

/** All is as it was: nothing moves, and no trace of it is left. */
async function expectAtRest(app: StartedApp, path: string): Promise<void> {
  // A browser that is busy may take longer to go back than the page waits for it: then the page rests where it was first.
  await until(() => app.hash() === path, `the page is ${path}`);
  await until(() => animations(app).length === 0 && !app.container.querySelector('[data-swiped]'), 'pages rest');
  await app.settled();
  expect(app.hash()).to.equal(path);
  expect(app.text()).to.equal(path);
  for (const page of app.container.querySelectorAll<HTMLElement>('.nc-page')) {
    expect(page.style.cssText).to.equal('');
    expect(isSeen(page), 'the page on top is seen, no other').to.equal(!page.inert);
  }
}

describe('swipe back', () => {
  // Apps load it after their first page.
  before(() => SWIPE_BACK.load());
  beforeEach(() => {
    log = [];
  });
  afterEach(() => {
    document.documentElement.dir = '';
    stopApps();
  });

  for (const dir of ['ltr', 'rtl']) {
    it(`follows the finger, shows the page beneath, and goes there: ${dir}`, async () => {
      document.documentElement.dir = dir;
      const app = await start();
      const { width } = boxOf(app);
      expect(isSeen(pageOf(app, '/home'))).to.equal(false);
      await pull(app, width * 0.75);
      const [a, home] = [pageOf(app, '/a')!, pageOf(app, '/home')!];
      expect(isSeen(home)).to.equal(true);
      expect(home.inert).to.equal(true);
      const sign = dir === 'rtl' ? -1 : 1;
      expect(shiftOf(a) * sign).to.be.within(width * 0.7, width * 0.8);
      expect(shiftOf(home) * sign, 'comes from the other side').to.be.within(-width * 0.1, -width * 0.05);
      const { x, y } = a.getBoundingClientRect();
      const seam: Point = dir === 'ltr' ? [x + 3, y + 60] : [x + width - 3, y + 60];
      expect(a.contains(document.elementFromPoint(...seam)), 'lies above').to.equal(true);
      await rest(at(app, 8 + width * 0.75));
      await finger('up', at(app, 8 + width * 0.75));
      await expectAtRest(app, '/home');
      expect(app.container.querySelectorAll('.nc-page')).to.have.length(1);
    });
  }

  it('continues from where the page was released, in one motion', async () => {
    const app = await start();
    const { animate } = Element.prototype;
    const starts: number[] = [];
    Element.prototype.animate = function (...options) {
      if (this === pageOf(app, '/a')) starts.push(shiftOf(this));
      return animate.apply(this, options);
    };
    try {
      const way = boxOf(app).width * 0.6;
      await pull(app, way);
      await rest(at(app, 8 + way));
      const moved = shiftOf(pageOf(app, '/a')!);
      await finger('up', at(app, 8 + way));
      await expectAtRest(app, '/home');
      expect(starts).to.deep.equal([moved]);
    } finally {
      Element.prototype.animate = animate;
    }
  });

  it('returns from less than half of the way, unless the swipe was fast', async () => {
    const app = await start();
    await pull(app, boxOf(app).width * 0.4);
    await rest(at(app, 8 + boxOf(app).width * 0.4));
    await finger('up', at(app, 8 + boxOf(app).width * 0.4));
    await expectAtRest(app, '/a');
    flickBack(app);
    await expectAtRest(app, '/home');
  });

  it('returns if the swipe ends towards the edge, from any position', async () => {
    const app = await start();
    flick([8, 300, 700, 700, 700, 700, 700, 680, 640, 600, 560, 520, 480].map((inset) => at(app, inset)));
    await expectAtRest(app, '/a');
  });

  it('starts within 20 px of the edge only, towards the middle only, and not with a mouse', async () => {
    const app = await start();
    flickBack(app, 22);
    flick([at(app, 8), at(app, 20, 60), at(app, 200, 150)]);
    flick([at(app, 18), at(app, 8), at(app, 200)]);
    flick([at(app, 8), at(app, 100), at(app, 200)], 'mouse');
    await drawn();
    await expectAtRest(app, '/a');
    flickBack(app, 19);
    await expectAtRest(app, '/home');
  });

  it('does not start on the first page', async () => {
    const app = await start();
    await navigateBack({ animationType: 'none' });
    await app.settled();
    flickBack(app);
    await drawn();
    await expectAtRest(app, '/home');
  });

  it('is disabled by the style of the page or the app', async () => {
    let app = await start({}, '/fixed');
    flickBack(app);
    await drawn();
    await expectAtRest(app, '/fixed');
    stopApps();
    app = await start({ style: { swipeBack: false } });
    flickBack(app);
    await drawn();
    await expectAtRest(app, '/a');
  });

  it('is off in browsers that have such a swipe, unless the style enables it', async () => {
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value: 'iPhone Mobile/15E148 Safari/604.1' });
    try {
      let app = await start();
      flickBack(app);
      await drawn();
      await expectAtRest(app, '/a');
      stopApps();
      app = await start({ style: { swipeBack: true } });
      flickBack(app);
      await expectAtRest(app, '/home');
    } finally {
      for (const name of ['standalone', 'userAgent']) Reflect.deleteProperty(navigator, name);
    }
  });

  it('fires no click after a swipe, and leaves a tap alone', async () => {
    const app = await start();
    const button = pageOf(app, '/a')!.querySelector<HTMLElement>('.nc-page-content button')!;
    button.style.cssText = 'position: fixed; inset: 0';
    await pull(app, 100);
    await rest(at(app, 108));
    await finger('up', at(app, 108));
    await expectAtRest(app, '/a');
    expect(log).to.deep.equal([]);
    await drag([at(app, 8)]);
    expect(log).to.deep.equal(['click /a']);
  });

  it('is blocked by name in the gesture arena, and by controls', async () => {
    const app = await start();
    const stop = gestureArena().block('swipe-back');
    flickBack(app);
    stop();
    const control: Gesture = { name: 'slider', priority: 20, judge: () => 'claim' };
    app.container.addEventListener('pointerdown', (event) => gestureArena().enter(event, control), { once: true });
    flickBack(app);
    await drawn();
    await expectAtRest(app, '/a');
  });
});
