import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { getWindowInfo, hideTabBar, navigateBack, navigateTo, onWindowResize, showTabBar } from 'nacre/device';
import { useLoad, useShow, type AppDefinition } from 'nacre/shell';
import { holdTimers } from '../helpers/timers.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until } from './start-app.js';

const bars = () => {
  const { windowTop, windowBottom, windowHeight } = getWindowInfo();
  expect(windowHeight).to.equal(innerHeight - windowTop - windowBottom);
  return [windowTop, windowBottom];
};

let log: unknown[] = [];

function Page() {
  useLoad(() => void log.push(['load', ...bars()]));
  useShow(() => void log.push(['show', ...bars()]));
  return <p>page</p>;
}

const load = () => Page;
const definition: AppDefinition = {
  pages: [
    { path: '/home', load },
    { path: '/a', load },
    { path: '/own', load, style: { navigationStyle: 'custom' } },
    { path: '/auto', load, style: { transparentTitle: 'auto' } },
    { path: '/float', load, style: { transparentTitle: 'always' } },
  ],
  style: { animationType: 'none' },
  tabBar: { list: [{ pagePath: '/home', text: 'Home' }] },
};

describe('getWindowInfo in an app', () => {
  const root = document.documentElement;
  before(useTokens);
  beforeEach(() => (log = []));
  afterEach(stopApps);

  it('counts the bars of the page on top, already when the page is told that it shows', async () => {
    const app = await startApp(definition);
    expect(bars()).to.deep.equal([44, 50]);
    await navigateTo({ url: '/a' });
    await app.settled();
    expect(bars()).to.deep.equal([44, 0]);
    await navigateTo({ url: '/own' });
    await app.settled();
    expect(bars()).to.deep.equal([0, 0]);
    await navigateBack({ delta: 2 });
    await app.settled();
    expect(log).to.deep.equal([
      ['load', 44, 50],
      ['show', 44, 50],
      ['load', 44, 0],
      ['show', 44, 0],
      ['load', 0, 0],
      ['show', 0, 0],
      ['show', 44, 50],
    ]);
    app.unmount();
    expect(bars()).to.deep.equal([0, 0]);
  });

  it('counts a bar that floats above the page, but not one that appears when the page has scrolled', async () => {
    const app = await startApp(definition, { url: '/auto' });
    expect(bars()).to.deep.equal([0, 0]);
    await navigateTo({ url: '/float' });
    const page = app.scroller().getBoundingClientRect();
    expect([page.top, app.bar().getBoundingClientRect().bottom]).to.deep.equal([0, 44]);
    expect(bars()).to.deep.equal([44, 0]);
  });

  it('counts the safe area, and what the bars really measure', async () => {
    const tokens = { '--nc-safe-top': '20px', '--nc-safe-bottom': '30px', '--nc-nav-bar-height': '50px' };
    for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
    try {
      const app = await startApp(definition);
      expect(bars()).to.deep.equal([70, 80]);
      expect(app.bar().offsetHeight).to.equal(70);
      await navigateTo({ url: '/own' });
      expect(bars(), 'the page draws under the notch').to.deep.equal([20, 0]);
    } finally {
      for (const name of Object.keys(tokens)) root.style.removeProperty(name);
    }
  });

  it('follows a tab bar that calls or the app’s styles hide', async () => {
    const app = await startApp(definition);
    await hideTabBar();
    expect(bars()).to.deep.equal([44, 0]);
    await showTabBar();
    expect(bars()).to.deep.equal([44, 50]);
    await app.settled();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.nc-main > nc-tab-bar { display: none }');
    document.adoptedStyleSheets.push(sheet);
    await until(() => bars()[1] === 0, 'it counts no more');
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    await until(() => bars()[1] === 50, 'it counts again');
  });
});

describe('windowResize', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('fires once, when the window has had its size for 50 ms', async () => {
    const told: unknown[] = [];
    const stop = onWindowResize((resize) => void told.push(resize));
    const timers = holdTimers(50);
    try {
      const resized = (): Promise<unknown> =>
        new Promise((resolve) => addEventListener('resize', resolve, { once: true }));
      for (const width of [700, 500]) {
        const done = resized();
        await setViewport({ width, height: 600 });
        await done;
      }
      expect(told).to.deep.equal([]);
      timers.run();
      const { width: screenWidth, height: screenHeight } = screen;
      const size = { windowWidth: 500, windowHeight: 600, screenWidth, screenHeight };
      expect(told).to.deep.equal([{ size, deviceOrientation: 'portrait' }]);
      dispatchEvent(new Event('resize'));
      stop();
      timers.run();
      expect(told).to.have.length(1);
    } finally {
      timers.restore();
    }
  });
});
