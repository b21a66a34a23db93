import { expect } from '@open-wc/testing';
import {
  navigateTo,
  setNavigationBarColor,
  setNavigationBarTitle,
  startPullDownRefresh,
  stopPullDownRefresh,
} from 'nacre/device';
import type { AppDefinition } from 'nacre/shell';
import { settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const load = () => () => <div style={{ height: 3000 }}>page</div>;
const full = () => () => <div style={{ height: '100%' }}>page</div>;
const large = { navigationBarTitleText: 'Letters', largeTitle: true };
const definition: AppDefinition = {
  pages: [
    { path: '/home', load, style: large },
    { path: '/letter', load, style: { navigationBarTitleText: 'Letter', backLabel: true } },
    { path: '/slow', load, style: { backLabel: true, animationType: 'pop-in', animationDuration: 200 } },
    { path: '/named', load, style: { backLabel: () => 'All letters' } },
    { path: '/still', load: full, style: { ...large, disableScroll: true } },
    { path: '/short', load: full, style: large },
    {
      path: '/refresh',
      load,
      style: { ...large, enablePullDownRefresh: true, pullToRefresh: { style: 'default' } },
    },
    { path: '/over', load, style: { ...large, transparentTitle: 'always' } },
  ],
  style: { animationType: 'none' },
};

const largeOf = (app: StartedApp) => app.top().querySelector<HTMLElement>('.nc-large-title');
const part = (app: StartedApp, selector: string) => app.bar().shadowRoot!.querySelector<HTMLElement>(selector)!;
const opacity = (app: StartedApp) => Number(getComputedStyle(part(app, '[part=title]')).opacity);

describe('a page with a large title', () => {
  before(useTokens);
  afterEach(stopApps);

  it('shows it at the start of the page, and in the bar when it has scrolled away', async () => {
    const app = await startApp(definition);
    const bar = app.bar().getBoundingClientRect();
    const title = largeOf(app)!.getBoundingClientRect();
    expect(largeOf(app)!.textContent).to.equal('Letters');
    expect([bar.height, title.top]).to.deep.equal([44, bar.bottom]);
    expect(app.top().querySelector('.nc-page-content')!.getBoundingClientRect().top).to.equal(title.bottom);
    await until(() => opacity(app) === 0, 'the title of the bar is not seen');
    app.scroller().scrollTop = title.height;
    await until(() => opacity(app) === 1, 'the title has come into the bar');
    app.scroller().scrollTop = 0;
    await until(() => opacity(app) === 0, 'it has gone again');
  });

  it('shows it in the bar when the browser reports two positions at once', async () => {
    const { IntersectionObserver } = window;
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const held: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          held.push(...entries);
          if (held.length > 1) callback(held, observer);
        }, options);
      }
    };
    try {
      const app = await startApp(definition);
      app.scroller().scrollTop = 500;
      await until(() => opacity(app) === 1, 'the title has come into the bar');
    } finally {
      Object.assign(window, { IntersectionObserver });
    }
  });

  it('has one heading, that of the bar', async () => {
    const app = await startApp(definition);
    expect(part(app, 'h1').textContent).to.equal('Letters');
    await expect(app.container).to.be.accessible();
  });

  it('follows calls that change the title and the colours', async () => {
    const app = await startApp(definition);
    await setNavigationBarTitle({ title: 'Post' });
    await setNavigationBarColor({ frontColor: '#ffffff', backgroundColor: 'rgb(1, 2, 3)' });
    await app.settled();
    const { color, backgroundColor } = getComputedStyle(largeOf(app)!);
    expect([largeOf(app)!.textContent, color, backgroundColor]).to.deep.equal([
      'Post',
      'rgb(255, 255, 255)',
      'rgb(1, 2, 3)',
    ]);
  });

  for (const url of ['/still', '/short'])
    it(`${url === '/still' ? 'does not scroll where its style says so' : 'scrolls only as far as its content needs'}`, async () => {
      const app = await startApp(definition, { url });
      const { clientHeight, scrollHeight } = app.scroller();
      const content = app.top().querySelector('.nc-page-content')!.getBoundingClientRect();
      expect(scrollHeight).to.equal(clientHeight);
      expect(content.bottom).to.be.closeTo(app.scroller().getBoundingClientRect().bottom, 0.5);
      const inner = app.top().querySelector('.nc-page-content > div')!.getBoundingClientRect();
      if (url === '/still') expect(inner.height).to.be.closeTo(content.height, 0.5);
    });

  it('moves down as a whole while it is refreshed', async () => {
    const app = await startApp(definition, { url: '/refresh' });
    const topOf = () => largeOf(app)!.getBoundingClientRect().top;
    const start = topOf();
    await startPullDownRefresh();
    await until(() => topOf() > start + 40, 'the title is below the indicator');
    await stopPullDownRefresh();
    await until(() => topOf() === start, 'it is back');
  });

  it('shows the title of the bar alone where the bar is over the page', async () => {
    const app = await startApp(definition, { url: '/over' });
    expect(largeOf(app)).to.equal(null);
    expect(opacity(app)).to.equal(1);
  });

  it('keeps the place of the page below while another page is open', async () => {
    const app = await startApp(definition);
    app.scroller().scrollTop = 500;
    await until(() => opacity(app) === 1, 'the title has come into the bar');
    await navigateTo({ url: '/letter' });
    await app.settled();
    await app.go(-1);
    expect(app.scroller().scrollTop).to.equal(500);
    await until(() => opacity(app) === 1, 'the title is in the bar');
  });
});

describe('the label of the back button', () => {
  before(useTokens);
  afterEach(stopApps);

  const label = async (app: StartedApp) => {
    await settled(app.bar());
    return part(app, '.back').textContent.trim().replaceAll(/\s+/g, ' ');
  };

  it('is the title that the page below has', async () => {
    const app = await startApp(definition);
    await setNavigationBarTitle({ title: 'Post' });
    await navigateTo({ url: '/letter' });
    await app.settled();
    expect(await label(app)).to.equal('Back Post');
  });

  it('stays while the page leaves', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/letter' });
    await navigateTo({ url: '/slow' });
    await app.settled();
    const bar = app.bar();
    expect(bar.backLabel).to.equal('Letter');
    void app.app.router.navigateBack();
    await until(() => bar.closest('[data-phase=leaving]'), 'it leaves');
    expect(bar.backLabel).to.equal('Letter');
    await app.settled();
  });

  it('is the title of the first page where a link from outside has opened the page', async () => {
    expect(await label(await startApp(definition, { url: '/letter' }))).to.equal('Back Letters');
  });

  it('is a text of the page’s style', async () => {
    expect(await label(await startApp(definition, { url: '/named' }))).to.equal('Back All letters');
  });
});
