import { expect } from '@open-wc/testing';
import {
  hideNavigationBarLoading,
  hideTabBar,
  hideTabBarRedDot,
  navigateTo,
  offTabBarMidButtonTap,
  onTabBarMidButtonTap,
  removeTabBarBadge,
  setNavigationBarColor,
  setNavigationBarTitle,
  setTabBarBadge,
  setTabBarItem,
  setTabBarStyle,
  showNavigationBarLoading,
  showTabBar,
  showTabBarRedDot,
} from 'nacre/device';
import { useEffect } from 'react';
import { useLoad, usePage, type AppDefinition } from 'nacre/shell';
import { setViewport } from '@web/test-runner-commands';
import { settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const load = () => () => <a href="#/a">page</a>;
const definition: AppDefinition = {
  pages: [
    { path: '/home', load, style: { navigationBarTitleText: 'Home' } },
    { path: '/mine', load },
    { path: '/a', load, style: { navigationBarTextStyle: 'white', navigationBarBackgroundColor: 'rgb(1, 2, 3)' } },
    { path: '/own', load, style: { navigationStyle: 'custom', leftWindow: false } },
    { path: '/float', load, style: { transparentTitle: 'always' } },
  ],
  style: { animationType: 'none' },
  tabBar: {
    list: [
      { pagePath: '/home', text: 'Home', icon: 'home' },
      { pagePath: '/mine', text: 'Mine' },
    ],
  },
};

const fails = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: Error) => error.message,
  );
const part = (app: StartedApp, name: string) => app.bar().shadowRoot!.querySelector<HTMLElement>(name);
const background = (app: StartedApp) => getComputedStyle(part(app, '[part="bar"]')!).backgroundColor;
const tabs = async (app: StartedApp) => {
  await app.settled();
  await settled(app.tabBar()!);
  return [...app.tabBar()!.shadowRoot!.querySelectorAll<HTMLElement>('[part~="tab"]')];
};
const names = async (app: StartedApp) =>
  (await tabs(app)).map((tab) => {
    const texts = ['text', 'badge'].map((name) => tab.querySelector(`[part="${name}"]`)?.textContent ?? '');
    return `${texts.join(' ').trim()}${tab.querySelector('[part="dot"]') ? ' ●' : ''}`;
  });

describe('bars', () => {
  before(useTokens);
  afterEach(stopApps);

  describe('navigation bar', () => {
    it('goes back', async () => {
      const app = await startApp(definition);
      await settled(app.bar());
      expect(part(app, '[aria-label="Back"]'), 'not from the first page').to.equal(null);
      await navigateTo({ url: '/a' });
      await app.settled();
      await settled(app.bar());
      part(app, '[aria-label="Back"]')!.click();
      await until(() => app.hash() === '/home', 'it leads back');
      await app.settled();
      expect(app.text()).to.equal('page');
    });

    it('opens the first page from a page that a link from outside opened', async () => {
      const app = await startApp(definition, { url: '/a' });
      await settled(app.bar());
      part(app, '[aria-label="Back"]')!.click();
      await until(() => app.hash() === '/home', 'it leads home');
      await app.settled();
      expect(app.app.router.getSnapshot().entries).to.have.length(1);
    });

    it('has the colours of the page’s style, then those of calls', async () => {
      const app = await startApp(definition, { url: '/a' });
      expect(app.bar().frontColor).to.equal('#ffffff');
      await settled(app.bar());
      expect(background(app)).to.equal('rgb(1, 2, 3)');
      await setNavigationBarColor({
        frontColor: '#000000',
        backgroundColor: '#00ff00',
        animation: { duration: 40, timingFunc: 'easeInOut' },
      });
      await app.settled();
      await settled(app.bar());
      expect(app.bar().frontColor).to.equal('#000000');
      const { transitionDuration, transitionTimingFunction } = getComputedStyle(part(app, '[part="bar"]')!);
      expect(transitionDuration).to.equal('0.04s, 0.04s');
      expect(transitionTimingFunction).to.equal('ease-in-out, ease-in-out');
      await until(() => background(app) === 'rgb(0, 255, 0)', 'it takes the colour');
      const wrong = setNavigationBarColor({ frontColor: '#ff0000' as '#ffffff', backgroundColor: '#fff' });
      expect(await fails(wrong)).to.equal('setNavigationBarColor:fail frontColor: expected one of #ffffff, #000000');
    });

    it('colours the browser’s bars as its own, where it has a colour', async () => {
      const browser = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content;
      const app = await startApp(definition);
      expect(browser()).to.equal(undefined);
      await navigateTo({ url: '/a' });
      await until(() => browser() === 'rgb(1, 2, 3)', 'it has the colour of the page’s style');
      await setNavigationBarColor({ frontColor: '#000000', backgroundColor: 'var(--nc-color-primary)' });
      await until(() => browser()?.startsWith('rgb') && browser() !== 'rgb(1, 2, 3)', 'it has that of the call');
      await app.go(-1);
      expect(browser()).to.equal(undefined);
      await navigateTo({ url: '/a' });
      await until(browser, 'it has a colour again');
      app.unmount();
      expect(browser()).to.equal(undefined);
    });

    it('shows the title of calls, also while the page loads', async () => {
      function Told() {
        useLoad(() => void setNavigationBarTitle({ title: 'Told' }));
        return <p>told</p>;
      }
      const app = await startApp({ ...definition, pages: [{ path: '/home', load: () => Told }] });
      await until(() => document.title === 'Told', 'the document is named');
      expect(app.bar().title).to.equal('Told');
      await showNavigationBarLoading();
      await app.settled();
      expect(app.bar().loading).to.equal(true);
      await hideNavigationBarLoading();
      await app.settled();
      expect(app.bar().loading).to.equal(false);
    });

    it('takes the same title again from each effect of a page', async () => {
      function Often() {
        const page = usePage();
        useEffect(() => page.setTitle('Often'));
        return <p>often</p>;
      }
      const app = await startApp({ ...definition, pages: [{ path: '/home', load: () => Often }] });
      await until(() => app.bar().title === 'Often', 'it has the title');
      expect(app.text()).to.equal('often');
    });

    it('is absent or covers the page, by the page’s style', async () => {
      const app = await startApp(definition, { url: '/own' });
      expect(app.bar()).to.equal(null);
      expect(app.scroller().clientHeight).to.equal(app.top().clientHeight);
      await navigateTo({ url: '/float' });
      await app.settled();
      expect(app.bar().type).to.equal('float');
      expect(app.scroller().clientHeight).to.equal(app.top().clientHeight);
    });
  });

  describe('tab bar', () => {
    it('shows on its pages only', async () => {
      const app = await startApp(definition);
      expect(app.tabBar()!.selected).to.equal(0);
      await navigateTo({ url: '/a' });
      await app.settled();
      expect(app.tabBar()).to.equal(null);
      await app.go(-1);
      (await tabs(app))[1]!.click();
      await until(() => app.hash() === '/mine', 'the tab leads there');
      await app.settled();
      expect(app.tabBar()!.selected).to.equal(1);
    });

    it('shows a badge or a dot, never both', async () => {
      const app = await startApp(definition);
      await setTabBarBadge({ index: 1, text: '3' });
      expect(await names(app)).to.deep.equal(['Home', 'Mine 3']);
      await showTabBarRedDot({ index: 1 });
      expect(await names(app)).to.deep.equal(['Home', 'Mine ●']);
      await setTabBarBadge({ index: 1, text: '7' });
      await hideTabBarRedDot({ index: 1 });
      expect(await names(app)).to.deep.equal(['Home', 'Mine 7']);
      await removeTabBarBadge({ index: 1 });
      expect(await names(app)).to.deep.equal(['Home', 'Mine']);
    });

    it('changes only the given fields of an item', async () => {
      const app = await startApp(definition);
      await setTabBarItem({ index: 0, text: 'Start' });
      expect(await names(app)).to.deep.equal(['Start', 'Mine']);
      expect(app.tabBar()!.list![0]!.icon).to.equal('home');
      await setTabBarItem({ index: 0, iconPath: 'star', selectedIconPath: 'heart' });
      await app.settled();
      expect(app.tabBar()!.list![0]).to.include({ text: 'Start', icon: 'star', selectedIcon: 'heart' });
      await setTabBarItem({ index: 1, visible: false });
      expect(await names(app)).to.deep.equal(['Start']);
      await setTabBarStyle({ selectedColor: 'rgb(9, 9, 9)' });
      await app.settled();
      expect(app.tabBar()!.selectedColor).to.equal('rgb(9, 9, 9)');
    });

    it('hides and shows', async () => {
      const app = await startApp(definition);
      await hideTabBar();
      await app.settled();
      expect(app.tabBar()).to.equal(null);
      await showTabBar();
      await app.settled();
      expect(app.tabBar()).not.to.equal(null);
    });

    it('calls without effect fail with a reason', async () => {
      const app = await startApp(definition);
      expect(await fails(setTabBarBadge({ index: 9, text: '1' }))).to.equal(
        'setTabBarBadge:fail tabbar item not found',
      );
      expect(await fails(setTabBarItem({ index: -1, text: '1' }))).to.equal(
        'setTabBarItem:fail index: expected an index',
      );
      await navigateTo({ url: '/a' });
      await app.settled();
      expect(await fails(showTabBar())).to.equal('showTabBar:fail not TabBar page');
      expect(await fails(hideTabBar())).to.equal('hideTabBar:fail not TabBar page');
      await app.go(-1);
      expect(await names(app)).to.deep.equal(['Home', 'Mine']);
    });

    it('calls change it while a page that is no tab is on top', async () => {
      const app = await startApp(definition);
      await navigateTo({ url: '/a' });
      await app.settled();
      await setTabBarItem({ index: 0, text: 'Start' });
      await setTabBarStyle({ color: 'rgb(255, 0, 0)' });
      await setTabBarBadge({ index: 0, text: '7' });
      await showTabBarRedDot({ index: 1 });
      await app.go(-1);
      expect(app.tabBar()!.color).to.equal('rgb(255, 0, 0)');
      expect(app.tabBar()!.list!.map(({ text, badge, redDot }) => [text, badge, redDot])).to.deep.equal([
        ['Start', '7', false],
        ['Mine', '', true],
      ]);
      await navigateTo({ url: '/a' });
      await app.settled();
      await removeTabBarBadge({ index: 0 });
      await hideTabBarRedDot({ index: 1 });
      await app.go(-1);
      expect(app.tabBar()!.list!.map(({ badge, redDot }) => [badge, redDot])).to.deep.equal([
        ['', false],
        ['', false],
      ]);
    });

    it('an app without a tab bar says so', async () => {
      const { tabBar: _, ...without } = definition;
      await startApp(without);
      expect(await fails(setTabBarStyle({ color: 'red' }))).to.equal('setTabBarStyle:fail the app has no tab bar');
      expect(await fails(setTabBarBadge({ index: 0, text: '1' }))).to.equal(
        'setTabBarBadge:fail the app has no tab bar',
      );
    });

    it('has a button in the middle', async () => {
      let taps = 0;
      const midButton = { text: 'New' };
      const app = await startApp({ ...definition, tabBar: { ...definition.tabBar!, midButton } });
      const count = () => void taps++;
      const tapMid = () => app.tabBar()!.shadowRoot!.querySelector<HTMLElement>('[part="mid"]')!.click();
      const stop = onTabBarMidButtonTap(count);
      await settled(app.tabBar()!);
      tapMid();
      stop();
      tapMid();
      expect(taps).to.equal(1);
      onTabBarMidButtonTap(count);
      tapMid();
      offTabBarMidButtonTap(count);
      tapMid();
      expect(taps).to.equal(2);
    });
  });

  describe('windows and sizes', () => {
    afterEach(() => setViewport({ width: 800, height: 600 }));
    const Side = () => <nav aria-label="Side">side</nav>;
    const sides = (app: StartedApp) =>
      [...app.container.querySelectorAll<HTMLElement>('.nc-window')].map(({ dataset }) => dataset['side']);

    it('windows show beside the pages from 768 px or `minWidth` on', async () => {
      const windows = {
        left: { component: Side },
        right: { component: Side, minWidth: 780 },
        top: { component: Side },
      };
      const app = await startApp({ ...definition, windows });
      expect(sides(app)).to.deep.equal(['top', 'left', 'right']);
      const [left, pages] = ['[data-side="left"]', '.nc-pages'].map((selector) =>
        app.container.querySelector(selector)!.getBoundingClientRect(),
      );
      expect(left!.right).to.be.at.most(pages!.left);
      await setViewport({ width: 770, height: 600 });
      await until(() => sides(app).length === 2, 'the right one goes');
      await setViewport({ width: 760, height: 600 });
      await until(() => sides(app).length === 0, 'all go');
    });

    it('windows hide on pages whose style disables them', async () => {
      const app = await startApp({ ...definition, windows: { left: { component: Side } } });
      expect(sides(app)).to.deep.equal(['left']);
      await navigateTo({ url: '/own' });
      await app.settled();
      expect(sides(app)).to.deep.equal([]);
    });

    it('maxWidth limits the width and centres the app', async () => {
      const app = await startApp({ ...definition, maxWidth: 500 });
      const { left, width } = app.container.querySelector('.nc-app')!.getBoundingClientRect();
      expect(width).to.equal(500);
      expect(Math.round(left)).to.equal(Math.round((document.documentElement.clientWidth - 500) / 2));
    });

    it('bars and content stay within the safe area', async () => {
      const { style } = document.documentElement;
      const insets = { top: 20, right: 11, bottom: 30, left: 7 };
      for (const [side, inset] of Object.entries(insets)) style.setProperty(`--nc-safe-${side}`, `${inset}px`);
      try {
        const app = await startApp(definition);
        await settled(app.container);
        expect(app.bar().offsetHeight).to.equal(44 + insets.top);
        const content = () => getComputedStyle(app.top().querySelector('.nc-page-content')!);
        const paddings = () => [content().paddingRight, content().paddingBottom, content().paddingLeft];
        expect(paddings(), 'above the tab bar').to.deep.equal(['11px', '0px', '7px']);
        await navigateTo({ url: '/a' });
        await app.settled();
        expect(paddings()).to.deep.equal(['11px', '30px', '7px']);
      } finally {
        for (const side of Object.keys(insets)) style.removeProperty(`--nc-safe-${side}`);
      }
    });
  });

  it('bars and pages are accessible', async () => {
    const Side = () => <nav aria-label="Side">side</nav>;
    const windows = { left: { component: Side }, top: { component: () => <header>top</header>, minWidth: 0 } };
    const app = await startApp({ ...definition, windows });
    await settled(app.container);
    await expect(app.container).to.be.accessible();
    await navigateTo({ url: '/a' });
    await app.settled();
    await settled(app.container);
    await expect(app.container).to.be.accessible();
  });
});
