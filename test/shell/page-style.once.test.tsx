import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { getPageStyle, navigateBack, navigateTo, rpx2px, setPageStyle, stopPullDownRefresh } from 'nacre/device';
import { useEffect, useState } from 'react';
import { useReachBottom, usePullDownRefresh, type AppDefinition } from 'nacre/shell';
import { drag } from '../helpers/commands.js';
import { deepActiveElement, drawn } from '../helpers/dom.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

let log: string[] = [];

function Long() {
  useReachBottom(() => log.push('end'));
  usePullDownRefresh(() => void log.push('refresh'));
  return <p style={{ height: 3000, margin: 0 }}>long</p>;
}

let grow: (height: number) => void;
function Sized() {
  const [height, setHeight] = useState(100);
  useEffect(() => {
    grow = setHeight;
  }, []);
  useReachBottom(() => log.push('end'));
  return <div style={{ height }} />;
}

const definition: AppDefinition = {
  pages: [
    { path: '/home', load: () => Long },
    { path: '/patient', load: () => Sized, style: { onReachBottomAfterScroll: true } },
    {
      path: '/rpx',
      load: () => Long,
      style: {
        onReachBottomDistance: '600rpx',
        pullToRefresh: { support: true, range: '150rpx', height: '75rpx', offset: '15rpx' },
      },
    },
  ],
  style: { animationType: 'none' },
};

/** Scrolls the page to this distance from its end. */
async function scrollNear(app: StartedApp, distance: number): Promise<void> {
  const { scrollHeight, clientHeight } = app.scroller();
  app.scroller().scrollTop = scrollHeight - clientHeight - distance;
  await drawn();
  await drawn();
}
const refresher = (app: StartedApp) => app.top().querySelector('nc-refresher');
const sizes = (app: StartedApp) => {
  const { range, height, offset } = refresher(app)!;
  return [range, height, offset].map((size) => Math.round(size * 100) / 100);
};
const inPixels = (...lengths: number[]) => lengths.map((length) => Math.round(rpx2px(length) * 100) / 100);

describe('style of a page that changes while it is open', () => {
  beforeEach(() => {
    log = [];
  });
  afterEach(async () => {
    stopApps();
    await setViewport({ width: 800, height: 600 });
  });

  it('onReachBottomDistance: fires where the end is now near, and leaves the page where it is', async () => {
    const app = await startApp(definition);
    await scrollNear(app, 300);
    expect(log).to.deep.equal([]);
    const { scrollTop } = app.scroller();
    await setPageStyle({ onReachBottomDistance: 400 });
    await until(() => log.length === 1, 'the end is near');
    expect(app.scroller().scrollTop).to.equal(scrollTop);
    expect(getPageStyle().onReachBottomDistance).to.equal(400);
    await setPageStyle({ onReachBottomDistance: '20px' });
    await scrollNear(app, 25);
    expect(log, 'not near enough').to.have.length(1);
    await scrollNear(app, 20);
    await until(() => log.length === 2, 'the end is near');
  });

  it('lengths in rpx follow the width of the window', async () => {
    const app = await startApp(definition, { url: '/rpx' });
    await until(() => refresher(app), 'the refresher comes');
    expect(sizes(app)).to.deep.equal(inPixels(150, 75, 15));
    await scrollNear(app, rpx2px(600) + 2);
    expect(log).to.deep.equal([]);
    await scrollNear(app, rpx2px(600));
    await until(() => log.length === 1, 'the end is near');
    await setViewport({ width: 500, height: 600 });
    await until(() => sizes(app).join() === inPixels(150, 75, 15).join(), 'they follow');
    expect(sizes(app)).to.deep.equal([100, 50, 10]);
    await scrollNear(app, 402);
    await scrollNear(app, 400);
    await until(() => log.length === 2, 'at 400 px now');
  });

  it('pullToRefresh: gives a page a refresher, and takes it away', async () => {
    const app = await startApp(definition);
    expect(refresher(app)).to.equal(null);
    await setPageStyle({ pullToRefresh: { support: true, color: 'red', range: 60, height: '40px' } });
    await until(() => refresher(app)?.matches(':defined'), 'it comes');
    await refresher(app)!.updateComplete;
    expect(refresher(app)!.color).to.equal('red');
    expect(sizes(app)).to.deep.equal([60, 40, 0]);
    const { left, top } = app.scroller().getBoundingClientRect();
    await drag([
      [left + 100, top + 60],
      [left + 100, top + 200],
    ]);
    expect(log).to.deep.equal(['refresh']);
    await stopPullDownRefresh();
    await setPageStyle({ pullToRefresh: { support: false } });
    await until(() => !refresher(app), 'it goes');
    expect(getPageStyle().enablePullDownRefresh).to.equal(false);
  });

  it('a page is refreshed by the keyboard', async () => {
    const app = await startApp(definition, { url: '/rpx' });
    await until(() => refresher(app)?.shadowRoot?.querySelector('[part=button]'), 'its button is there');
    app.scroller().focus();
    await sendKeys({ press: 'Tab' });
    expect(deepActiveElement()).to.equal(refresher(app)!.shadowRoot!.querySelector('[part=button]'));
    await sendKeys({ press: 'Enter' });
    await until(() => log.includes('refresh'), 'it refreshes');
    await stopPullDownRefresh();
  });
});

describe('onReachBottomAfterScroll', () => {
  beforeEach(() => {
    log = [];
  });
  afterEach(stopApps);

  it('tells the end only when a scroll has led there', async () => {
    const app = await startApp(definition, { url: '/patient' });
    await drawn();
    grow(150);
    await drawn();
    grow(3000);
    await until(() => app.scroller().scrollHeight === 3000, 'it grows');
    await drawn();
    expect(log, 'short, and growing').to.deep.equal([]);
    await scrollNear(app, 0);
    await until(() => log.length === 1, 'the end is near');
    grow(3030);
    await until(() => app.scroller().scrollHeight === 3030, 'it grows a little');
    await drawn();
    expect(log, 'without a scroll').to.have.length(1);
    await scrollNear(app, 0);
    await until(() => log.length === 2, 'the user goes on');
    await navigateTo({ url: '/home' });
    await app.settled();
    await navigateBack();
    await app.settled();
    await drawn();
    expect(log, 'comes back').to.have.length(2);
  });
});
