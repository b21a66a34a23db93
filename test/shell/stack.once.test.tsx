import { expect } from '@open-wc/testing';
import { useState } from 'react';
import { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from 'nacre/device';
import { useLoad, usePage, type AppDefinition } from 'nacre/shell';
import { startApp, stopApps, type StartedApp } from './start-app.js';

/** How often each page was built, by its path. */
let built: Record<string, number> = {};

/** A page with state of its own. */
function Counter() {
  const { path } = usePage();
  const [count, setCount] = useState(() => {
    built[path] = (built[path] ?? 0) + 1;
    return 0;
  });
  return (
    <button type="button" style={{ display: 'block', height: 3000 }} onClick={() => setCount(count + 1)}>
      {path} {count}
    </button>
  );
}

const load = () => Counter;
const still = { animationType: 'none' } as const;

const definition: AppDefinition = {
  pages: [
    { path: '/home', load, style: { navigationBarTitleText: 'Home' } },
    { path: '/mine', load, style: { navigationBarTitleText: 'Mine' } },
    { path: '/a', load, style: { navigationBarTitleText: 'A' } },
    { path: '/b', load, style: { navigationBarTitleText: 'B' } },
    { path: '/c', load },
  ],
  style: still,
  tabBar: {
    list: [
      { pagePath: '/home', text: 'Home' },
      { pagePath: '/mine', text: 'Mine' },
    ],
  },
};

const press = (app: StartedApp) => app.top().querySelector<HTMLElement>('.nc-page-content button')!.click();
const isShown = (element: Element) => element.getClientRects().length > 0;

describe('page stack', () => {
  beforeEach(() => {
    built = {};
  });
  afterEach(stopApps);

  it('shows the page of each call', async () => {
    const app = await startApp(definition);
    const shows = async (call: Promise<unknown>, text: string, hash: string): Promise<void> => {
      await call;
      await app.settled();
      expect(app.text()).to.equal(text);
      expect(app.hash()).to.equal(hash);
    };
    await shows(navigateTo({ url: '/a' }), '/a 0', '/a');
    await shows(navigateTo({ url: '/b?x=1' }), '/b 0', '/b?x=1');
    await shows(redirectTo({ url: '/c' }), '/c 0', '/c');
    await shows(navigateBack(), '/a 0', '/a');
    await shows(switchTab({ url: '/mine' }), '/mine 0', '/mine');
    await shows(switchTab({ url: '/home' }), '/home 0', '/home');
    await shows(navigateTo({ url: '/a' }), '/a 0', '/a');
    await shows(reLaunch({ url: '/b' }), '/b 0', '/b');
    await shows(reLaunch({ url: '/home' }), '/home 0', '/home');
  });

  it('follows the browser back and forward', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a' });
    await navigateTo({ url: '/b' });
    await app.settled();
    await app.go(-1);
    expect(app.text()).to.equal('/a 0');
    await app.go(-1);
    expect(app.text()).to.equal('/home 0');
    await app.go(2);
    expect(app.text()).to.equal('/b 0');
    await app.go(-1);
    expect(app.text()).to.equal('/a 0');
  });

  it('makes only the page on top operable', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a' });
    await app.settled();
    const pages = [...app.container.querySelectorAll<HTMLElement>('.nc-page')];
    expect(pages.map(({ inert }) => inert)).to.deep.equal([true, false]);
    expect(pages.map(isShown)).to.deep.equal([false, true]);
  });

  it('keeps the state of covered pages and of other tabs’ pages', async () => {
    const app = await startApp(definition);
    press(app);
    await navigateTo({ url: '/a' });
    await app.settled();
    press(app);
    await navigateTo({ url: '/b' });
    await app.settled();
    await navigateBack();
    await app.settled();
    expect(app.text()).to.equal('/a 1');
    await switchTab({ url: '/mine' });
    await app.settled();
    press(app);
    await switchTab({ url: '/home' });
    await app.settled();
    expect(app.text()).to.equal('/home 1');
    await switchTab({ url: '/mine' });
    await app.settled();
    expect(app.text()).to.equal('/mine 1');
    expect(built).to.deep.equal({ '/home': 1, '/a': 1, '/b': 1, '/mine': 1 });
  });

  it('mounts a page once, also one that replaces another', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a' });
    await redirectTo({ url: '/b' });
    await app.settled();
    await reLaunch({ url: '/c' });
    await app.settled();
    expect(built).to.deep.equal({ '/home': 1, '/a': 1, '/b': 1, '/c': 1 });
  });

  it('does not move the elements of pages in the DOM', async () => {
    const app = await startApp(definition);
    let moved = 0;
    await switchTab({ url: '/mine' });
    await app.settled();
    const pages = app.container.querySelector('.nc-pages')!;
    const observer = new MutationObserver((records) => (moved += records.length));
    observer.observe(pages, { childList: true });
    await switchTab({ url: '/home' });
    await app.settled();
    await switchTab({ url: '/mine' });
    await app.settled();
    observer.disconnect();
    expect(moved).to.equal(0);
  });

  for (const [keep, expected] of [
    ['stack', ['/home 1', '/a 1', '/mine 1']],
    ['tab', ['/home 1', '/a 0', '/mine 1']],
    ['none', ['/home 0', '/a 0', '/mine 0']],
  ] as const) {
    it(`keeps what the policy "${keep}" says`, async () => {
      const app = await startApp({ ...definition, keep });
      press(app);
      await switchTab({ url: '/mine' });
      await app.settled();
      press(app);
      await switchTab({ url: '/home' });
      await app.settled();
      const texts = [app.text()];
      await navigateTo({ url: '/a' });
      await app.settled();
      press(app);
      await navigateTo({ url: '/b' });
      await app.settled();
      await navigateBack();
      await app.settled();
      texts.push(app.text());
      await switchTab({ url: '/mine' });
      await app.settled();
      texts.push(app.text());
      expect(texts).to.deep.equal(expected);
    });
  }

  it('a page’s own keep overrides that of the app', async () => {
    const pages = definition.pages.map((page) => (page.path === '/a' ? { ...page, keep: 'none' as const } : page));
    const app = await startApp({ ...definition, pages });
    press(app);
    await navigateTo({ url: '/a' });
    await app.settled();
    press(app);
    await navigateTo({ url: '/b' });
    await app.settled();
    await navigateBack();
    await app.settled();
    expect(app.text()).to.equal('/a 0');
    await navigateBack();
    await app.settled();
    expect(app.text()).to.equal('/home 1');
  });

  it('keeps the latest pages up to keepLimit', async () => {
    const app = await startApp({ ...definition, keepLimit: 1 });
    press(app);
    await navigateTo({ url: '/a' });
    await app.settled();
    press(app);
    await navigateTo({ url: '/b' });
    await app.settled();
    expect(app.container.querySelectorAll('.nc-page')).to.have.length(2);
    await navigateBack();
    await app.settled();
    expect(app.text()).to.equal('/a 1');
    await navigateBack();
    await app.settled();
    expect(app.text()).to.equal('/home 0');
  });

  it('keeps the scroll offset of a covered page', async () => {
    const app = await startApp(definition);
    app.scroller().scrollTop = 700;
    await navigateTo({ url: '/a' });
    await app.settled();
    expect(app.scroller().scrollTop).to.equal(0);
    await app.go(-1);
    expect(app.scroller().scrollTop).to.equal(700);
  });

  it('shows the title in the bar and in the document', async () => {
    document.title = 'Suite';
    const app = await startApp(definition);
    const titles = () => [
      app.bar().title,
      document.title,
      app.scroller().ariaLabel ?? app.scroller().getAttribute('aria-label'),
    ];
    expect(titles()).to.deep.equal(['Home', 'Home', 'Home']);
    await navigateTo({ url: '/a' });
    await app.settled();
    expect(titles()).to.deep.equal(['A', 'A', 'A']);
    await navigateTo({ url: '/c' });
    await app.settled();
    expect([app.bar().title, document.title], 'a page without a title').to.deep.equal(['', 'Suite']);
    await app.go(-2);
    expect(titles()).to.deep.equal(['Home', 'Home', 'Home']);
  });

  it('connects page and opener by a channel and a result', async () => {
    const told: unknown[] = [];
    function Opened() {
      const { openerEventChannel } = usePage();
      useLoad(() => openerEventChannel!.emit('hello', 7));
      return <p>opened</p>;
    }
    const app = await startApp({
      ...definition,
      pages: [...definition.pages, { path: '/opened', load: () => Opened }],
    });
    const opened = navigateTo({ url: '/opened', events: { hello: (value: number) => told.push(value) } });
    await opened;
    await app.settled();
    expect(told).to.deep.equal([7]);
    await navigateBack({ result: 'done' });
    expect(await opened.result).to.equal('done');
  });
});
