import { expect } from '@open-wc/testing';
import { navigateTo, reLaunch, setTabBarItem, switchTab } from 'nacre/device';
import { useTabItemTap, type AppDefinition } from 'nacre/shell';
import { settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

let taps = 0;

function Long() {
  useTabItemTap(() => (taps += 1));
  return <div style={{ height: 5000 }}>long</div>;
}

const load = () => Long;
const definition: AppDefinition = {
  pages: ['/home', '/mine', '/news', '/news/:topic'].map((path) => ({ path, load })),
  style: { animationType: 'none' },
  tabBar: {
    list: [
      { pagePath: '/home', text: 'Home' },
      { pagePath: '/mine', text: 'Mine' },
    ],
  },
};

const tap = async (app: StartedApp, index: number) => {
  await settled(app.tabBar()!);
  app.tabBar()!.shadowRoot!.querySelectorAll<HTMLElement>('[part~="tab"]')[index]!.click();
};
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    ({ errMsg }: { errMsg: string }) => errMsg,
  );

describe('tabs', () => {
  before(useTokens);
  beforeEach(() => (taps = 0));
  afterEach(stopApps);

  describe('setTabBarItem({ pagePath })', () => {
    it('makes the tab open another page, which becomes a page of the tab bar', async () => {
      const app = await startApp(definition);
      await setTabBarItem({ index: 1, text: 'News', pagePath: 'news' });
      await app.settled();
      await tap(app, 1);
      await until(() => app.hash() === '/news', 'the tab leads there');
      await app.settled();
      expect(app.tabBar()!.selected).to.equal(1);
      expect(app.app.router.getSnapshot().entries, 'as a tab, not on top of one').to.have.length(1);
      expect(await reasonOf(navigateTo({ url: '/news' }))).to.match(/^navigateTo:fail/);
      expect(await reasonOf(switchTab({ url: '/mine' }))).to.match(/^switchTab:fail/);
      await navigateTo({ url: '/mine' });
      await app.settled();
      expect([app.hash(), app.tabBar()]).to.deep.equal(['/mine', null]);
      await app.go(-1);
      await tap(app, 0);
      await until(() => app.hash() === '/home', 'the other tab leads where it did');
    });

    it('keeps the bar on the page whose tab has gone', async () => {
      const app = await startApp(definition);
      await setTabBarItem({ index: 0, pagePath: '/news' });
      await app.settled();
      expect([app.hash(), app.tabBar()!.selected]).to.deep.equal(['/home', -1]);
      await tap(app, 0);
      await until(() => app.hash() === '/news', 'the tab leads to the new page');
      await app.settled();
      expect(app.tabBar()!.selected).to.equal(0);
      await setTabBarItem({ index: 0, pagePath: '/home' });
      await switchTab({ url: '/home' });
      await app.settled();
      expect(app.tabBar()!.selected).to.equal(0);
    });

    it('fails for what is no page, and changes nothing', async () => {
      const app = await startApp(definition);
      for (const [pagePath, reason] of [
        ['/nowhere', 'pagePath: no page /nowhere'],
        ['', 'pagePath: expected the path of a page'],
        ['//evil.com', 'pagePath: expected the path of a page'],
        [5, 'pagePath: expected the path of a page'],
      ] as [string, string][]) {
        const call = setTabBarItem({ index: 1, text: 'No', pagePath });
        expect(await reasonOf(call)).to.equal(`setTabBarItem:fail ${reason}`);
      }
      expect(await reasonOf(setTabBarItem({ index: 7, pagePath: '/news' }))).to.equal(
        'setTabBarItem:fail tabbar item not found',
      );
      await tap(app, 1);
      await until(() => app.hash() === '/mine', 'the tab leads where it did');
      await app.settled();
      expect(app.tabBar()!.list!.map(({ text }) => text)).to.deep.equal(['Home', 'Mine']);
    });
  });

  describe('a tap on the tab that shows', () => {
    it('scrolls its page to the top, smoothly', async () => {
      const app = await startApp(definition);
      app.scroller().scrollTo({ top: 2000, behavior: 'instant' });
      const offsets: number[] = [];
      const scroller = app.scroller();
      scroller.addEventListener('scroll', () => offsets.push(scroller.scrollTop));
      await tap(app, 0);
      await until(() => app.scroller().scrollTop === 0, 'it is at the top');
      expect(
        offsets.some((offset) => offset > 0 && offset < 2000),
        'on its way',
      ).to.equal(true);
      expect(taps).to.equal(1);
    });
  });

  it('a tap on another tab leaves its page where it was', async () => {
    const app = await startApp(definition);
    app.scroller().scrollTo({ top: 1500, behavior: 'instant' });
    await app.settled();
    await tap(app, 1);
    await until(() => app.hash() === '/mine', 'the tab leads there');
    await app.settled();
    await tap(app, 0);
    await until(() => app.hash() === '/home', 'and back');
    await until(() => app.scroller().scrollTop === 1500, 'it is where it was');
  });

  it('a tap on a tab that leads to no page tells the app', async () => {
    const errors: unknown[] = [];
    const app = await startApp({
      pages: [{ path: '/home', load: () => () => <p>home</p> }],
      tabBar: {
        list: [
          { pagePath: '/home', text: 'Home' },
          { pagePath: '/lost', text: 'Lost' },
        ],
      },
      onError: (error) => errors.push((error as Error).message),
    });
    await tap(app, 1);
    await until(() => errors.length > 0, 'it is told');
    expect(errors).to.deep.equal(['switchTab:fail page `/lost` is not found']);
  });

  it('paths of a definition begin at the root, from any page', async () => {
    const app = await startApp(
      {
        pages: ['pages/home/index', 'pages/mine/index', 'pages/home/other'].map((path) => ({
          path,
          load: () => () => <p>{path}</p>,
        })),
        tabBar: { list: [{ pagePath: 'pages/home/index' }, { pagePath: 'pages/mine/index' }] },
        style: { animationType: 'none' },
      },
      { url: '/pages/home/index' },
    );
    expect(app.tabBar()!.selected).to.equal(0);
    await tap(app, 1);
    await until(() => app.hash() === '/pages/mine/index', 'the other tab shows');
    await app.settled();
    expect([app.text(), app.tabBar()!.selected]).to.deep.equal(['pages/mine/index', 1]);
    await reLaunch({ url: '../home/other' });
    await app.settled();
    await settled(app.bar());
    app.bar().shadowRoot!.querySelector('button')!.click();
    await until(() => app.hash() === '/pages/home/index', 'the first page shows');
    await app.settled();
  });
});
