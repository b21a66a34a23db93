import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import {
  getWindowInfo,
  hideLeftWindow,
  hideTabBar,
  navigateTo,
  rpx2px,
  setLeftWindowStyle,
  setPageStyle,
  showLeftWindow,
  showTabBar,
} from 'nacre/device';
import { useShow, type AppDefinition } from 'nacre/shell';
import { settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const NAMES = [
  '--window-top',
  '--window-bottom',
  '--window-left',
  '--window-right',
  '--window-margin',
  '--top-window-height',
  '--tab-bar-height',
  '--status-bar-height',
] as const;

/** A length of the document in px, as an element that uses it gets it. */
function lengthOf(name: string, parent: Element = document.body): number {
  const probe = document.createElement('div');
  // Times 750: layout knows parts of a px, but not small ones.
  probe.style.cssText = `position: fixed; top: 0; left: 0; width: calc(750 * var(${name}))`;
  parent.append(probe);
  const width = Math.round(probe.getBoundingClientRect().width) / 750;
  const isSet = getComputedStyle(document.documentElement).getPropertyValue(name) !== '';
  probe.remove();
  return isSet ? width : NaN;
}
/** `--window-left` -> `left`; those that are 0 are left out. */
const lengths = (): Record<string, number> =>
  Object.fromEntries(
    NAMES.map((name) => [name.replace(/^--(?:window-)?/, ''), lengthOf(name)]).filter(([, length]) => length !== 0),
  ) as Record<string, number>;

let shown: Record<string, number>[] = [];
function Page() {
  useShow(() => void shown.push(lengths()));
  return <p>page</p>;
}
const load = () => Page;
const Side = () => <p style={{ width: 150, margin: 0 }}>side</p>;
const definition: AppDefinition = {
  pages: [
    { path: '/home', load },
    { path: '/own', load, style: { navigationStyle: 'custom', leftWindow: false, topWindow: false } },
    { path: '/narrow', load, style: { maxWidth: 500 } },
    { path: '/sheet', load, presentation: 'sheet' },
  ],
  style: { animationType: 'none' },
  tabBar: { list: [{ pagePath: '/home' }] },
  windows: {
    top: { component: () => <p style={{ height: 20, margin: 0 }}>top</p>, height: 60 },
    left: { component: Side, width: 200 },
    right: { component: Side, minWidth: 790 },
  },
};
const HOME = { top: 104, bottom: 50, left: 200, right: 151, 'top-window-height': 60, 'tab-bar-height': 50 };

/** Where the pages really are. */
const pages = (app: StartedApp) => app.container.querySelector('.nc-pages')!.getBoundingClientRect();

describe('custom properties of the document', () => {
  const root = document.documentElement;
  before(useTokens);
  beforeEach(async () => {
    shown = [];
    await setViewport({ width: 800, height: 600 });
  });
  afterEach(stopApps);
  after(() => setViewport({ width: 800, height: 600 }));

  it('tell what bars and windows cover, already when a page is told that it shows', async () => {
    const app = await startApp(definition);
    const { right: _, ...known } = HOME;
    expect(shown[0], 'but for what has to be measured').to.deep.include(known);
    await until(() => lengths()['right'] === 151, 'the window on the right is measured');
    expect(lengths()).to.deep.equal(HOME);
    const { left, right, bottom } = pages(app);
    expect([left, 800 - right, 600 - bottom]).to.deep.equal([200, 151, 50]);
    expect(app.scroller().getBoundingClientRect().top).to.equal(104);
    expect(getWindowInfo().windowTop).to.equal(104);
    await navigateTo({ url: '/own' });
    expect(shown.at(-1)).to.deep.equal({ right: 151 });
    await app.settled();
    await app.go(-1);
    expect(lengths()).to.deep.equal(HOME);
  });

  it('place what is fixed to the window, and what is fixed in a page', async () => {
    const app = await startApp(definition);
    await until(() => lengths()['right'] === 151, 'all is measured');
    const { left, right, bottom } = pages(app);
    const fixed = document.createElement('div');
    const sides = ['top', 'right', 'bottom', 'left'];
    fixed.style.cssText = `position: fixed; ${sides.map((side) => `${side}: var(--window-${side})`).join('; ')}`;
    for (const parent of [document.body, app.top().querySelector('.nc-page-content')!]) {
      parent.append(fixed);
      const box = fixed.getBoundingClientRect();
      expect([box.top, box.right, box.bottom, box.left], parent.className).to.deep.equal([104, right, bottom, left]);
    }
    fixed.remove();
  });

  it('tell each page the height of the tab bar beside it, also while another page covers it', async () => {
    const app = await startApp(definition);
    const heights = (): number[] =>
      [...app.container.querySelectorAll('.nc-page-content')].map((page) => lengthOf('--tab-bar-height', page));
    expect(heights()).to.deep.equal([50]);
    await navigateTo({ url: '/sheet' });
    await app.settled();
    expect(heights(), 'over one of the tabs').to.deep.equal([50, 50]);
    await app.go(-1);
    await navigateTo({ url: '/own', animationType: 'slide-in-right', animationDuration: 10_000 });
    await until(() => heights().length === 2, 'it comes');
    expect(heights()).to.deep.equal([50, 0]);
    expect(lengthOf('--tab-bar-height'), 'of the document').to.equal(0);
  });

  it('follow calls at once, and resizes', async () => {
    const app = await startApp(definition);
    await until(() => lengths()['right'] === 151, 'all is measured');
    await hideLeftWindow();
    const { left: _, ...others } = HOME;
    expect(lengths()).to.deep.equal(others);
    await showLeftWindow();
    expect(lengths()).to.deep.equal(HOME);
    await setLeftWindowStyle({ width: '300px' });
    expect(lengths()).to.deep.equal({ ...HOME, left: 300 });
    await hideTabBar();
    expect(lengths()).to.not.have.any.keys('bottom', 'tab-bar-height');
    await showTabBar();
    await setPageStyle({ navigationStyle: 'custom' });
    expect(lengths()).to.deep.equal({ ...HOME, left: 300, top: 60 });
    await setViewport({ width: 780, height: 600 });
    await until(() => !lengths()['right'], 'the right one has gone');
    await setViewport({ width: 500, height: 600 });
    await until(() => !lengths()['left'], 'all have gone');
    expect(lengths()).to.deep.equal({ bottom: 50, 'tab-bar-height': 50 });
    await showLeftWindow();
    await settled(app.container);
    expect(lengths(), 'over the page it covers no edge').to.deep.equal({ bottom: 50, 'tab-bar-height': 50 });
  });

  it('count the margins of an app that is narrower than the window, per page', async () => {
    const app = await startApp({
      ...definition,
      maxWidth: '700px',
      windows: { left: { component: Side, width: 200 } },
    });
    expect(lengths()).to.deep.include({ margin: 50, left: 250, right: 50 });
    expect([pages(app).left, 800 - pages(app).right]).to.deep.equal([250, 50]);
    await navigateTo({ url: '/narrow' });
    await app.settled();
    expect(lengths()).to.deep.include({ margin: 150, left: 350, right: 150 });
    expect([pages(app).left, 800 - pages(app).right]).to.deep.equal([350, 150]);
    await setPageStyle({ maxWidth: '600px' });
    expect(lengths()).to.deep.include({ margin: 100, left: 300, right: 100 });
    await setViewport({ width: 640, height: 600 });
    await until(() => lengths()['margin'] === 20, 'the margin shrinks');
    await setViewport({ width: 590, height: 600 });
    await until(() => !lengths()['margin'], 'there is none');
  });

  it('are physical: in text from right to left the left window covers the right', async () => {
    root.dir = 'rtl';
    try {
      const app = await startApp({ ...definition, windows: { left: { component: Side, width: 200 } } });
      const bars = { top: 44, bottom: 50, 'tab-bar-height': 50 };
      expect(lengths()).to.deep.equal({ ...bars, right: 200 });
      expect(800 - pages(app).right).to.equal(200);
      root.dir = 'ltr';
      expect(lengths()).to.deep.equal({ ...bars, left: 200 });
    } finally {
      root.dir = '';
    }
  });

  it('count safe areas once: windows keep clear of them for the pages', async () => {
    const insets = { top: 20, left: 30, bottom: 10 };
    for (const [side, inset] of Object.entries(insets)) root.style.setProperty(`--nc-safe-${side}`, `${inset}px`);
    try {
      const app = await startApp({ ...definition, windows: { ...definition.windows, right: { component: Side } } });
      await settled(app.container);
      expect(lengths()).to.deep.include({ 'status-bar-height': 20, top: 104, bottom: 60, left: 200 });
      expect(app.bar().offsetHeight).to.equal(44);
      expect(app.scroller().getBoundingClientRect().top).to.equal(104);
      const content = app.top().querySelector('.nc-page-content')!;
      expect(getComputedStyle(content).paddingLeft).to.equal('0px');
      const left = app.container.querySelector('.nc-window[data-side="left"]')!;
      expect(getComputedStyle(left).paddingLeft).to.equal('30px');
      await navigateTo({ url: '/own' });
      await app.settled();
      expect(lengths()).to.deep.include({ top: 20 });
      expect(getComputedStyle(app.top().querySelector('.nc-page-content')!).paddingLeft).to.equal('30px');
    } finally {
      for (const side of Object.keys(insets)) root.style.removeProperty(`--nc-safe-${side}`);
    }
  });

  it('go with the app', async () => {
    const before = root.style.cssText;
    const app = await startApp({ ...definition, maxWidth: 700 });
    expect(root.style.cssText).not.to.equal(before);
    app.unmount();
    expect(root.style.cssText).to.equal(before);
    for (const name of [...NAMES, '--rpx']) expect(lengthOf(name), name).to.deep.equal(NaN);
  });

  it('--rpx is that of rpx2px, at any width of the window', async () => {
    await startApp(definition);
    for (const width of [500, 800, 960, 961, 1280]) {
      await setViewport({ width, height: 600 });
      await until(() => Math.abs(lengthOf('--rpx') * 750 - rpx2px(750)) < 0.1, `it follows to ${width}`);
    }
    expect(lengthOf('--rpx')).to.equal(0.5);
  });
});
