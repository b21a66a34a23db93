import { expect } from '@open-wc/testing';
import {
  getWindowInfo,
  hideTabBar,
  navigateTo,
  offTabBarMidButtonTap,
  onTabBarMidButtonTap,
  pageScrollTo,
  setTabBarBadge,
  setTabBarItem,
  setTabBarStyle,
  showTabBar,
  switchTab,
} from 'nacre/device';
import { useTabItemTap, type AppDefinition, type TabBarComponentProps, type TabBarDefinition } from 'nacre/shell';
import { drawn, settled } from '../helpers/dom.js';
import { mediaUrl } from '../helpers/media.js';
import { useTokens } from '../helpers/tokens.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

let tapped: unknown[] = [];

function Long() {
  useTabItemTap((tap) => void tapped.push(tap));
  return (
    <div>
      <div style={{ height: 3000 }} />
      <button id="last">last</button>
    </div>
  );
}

const load = () => Long;
const list = [
  { pagePath: '/home', text: 'Home', icon: 'home' },
  { pagePath: '/mine', text: 'Mine', icon: 'user' },
];
const definitionOf = (tabBar: Partial<TabBarDefinition>): AppDefinition => ({
  pages: [
    { path: '/home', load, style: { navigationBarTitleText: 'Home' } },
    { path: '/mine', load, style: { tabBar: { backgroundColor: 'rgb(1, 2, 3)', blurEffect: 'none' } } },
    { path: '/a', load },
  ],
  style: { animationType: 'none' },
  tabBar: { list, ...tabBar },
});
const boxOf = (element: Element) => element.getBoundingClientRect();
const insets = () => {
  const { windowTop, windowBottom } = getWindowInfo();
  return [windowTop, windowBottom];
};
const slideOf = (app: StartedApp) => app.tabBar()?.getAnimations()[0];

describe('the tab bar of an app', () => {
  before(useTokens);
  beforeEach(() => (tapped = []));
  afterEach(stopApps);

  describe('of glass', () => {
    it('lets the page scroll under it, to its very end', async () => {
      const app = await startApp(definitionOf({ blurEffect: 'light' }));
      await settled(app.tabBar()!);
      const bar = boxOf(app.tabBar()!);
      expect([boxOf(app.scroller()).bottom, bar.height]).to.deep.equal([bar.bottom, 50]);
      expect(insets()).to.deep.equal([44, 50]);
      await pageScrollTo({ scrollTop: 1e6, duration: 0 });
      expect(boxOf(app.top().querySelector('#last')!).bottom, 'the end is above the bar').to.be.at.most(bar.top);
    });

    it('covers nothing that gets the focus', async () => {
      const app = await startApp(definitionOf({ blurEffect: 'dark' }));
      await settled(app.tabBar()!);
      app.top().querySelector<HTMLElement>('#last')!.focus();
      await until(() => app.scroller().scrollTop > 0, 'it comes into view');
      expect(boxOf(app.top().querySelector('#last')!).bottom).to.be.at.most(boxOf(app.tabBar()!).top);
      expect(getComputedStyle(app.scroller()).scrollPaddingBottom).to.equal('50px');
    });

    it('leaves no room when it is hidden, and none on pages without it', async () => {
      const app = await startApp(definitionOf({ blurEffect: 'light' }));
      const padding = () => getComputedStyle(app.top().querySelector('.nc-page-content')!).paddingBottom;
      await until(() => padding() === '50px', 'there is room');
      await hideTabBar();
      await app.settled();
      expect(padding()).to.equal('0px');
      await showTabBar();
      await navigateTo({ url: '/a' });
      await app.settled();
      expect(padding()).to.equal('0px');
    });

    it('is turned on by a call, and off by a page', async () => {
      const app = await startApp(definitionOf({}));
      await settled(app.tabBar()!);
      expect(boxOf(app.scroller()).bottom).to.equal(boxOf(app.tabBar()!).top);
      await setTabBarStyle({ blurEffect: 'dark' });
      await app.settled();
      expect(boxOf(app.scroller()).bottom).to.equal(boxOf(app.tabBar()!).bottom);
      await switchTab({ url: '/mine' });
      await app.settled();
      expect(app.tabBar()!.backgroundColor).to.equal('rgb(1, 2, 3)');
      expect(boxOf(app.scroller()).bottom).to.equal(boxOf(app.tabBar()!).top);
    });
  });

  it('at the top is above the pages, and takes the safe area there', async () => {
    document.documentElement.style.setProperty('--nc-safe-top', '20px');
    try {
      const app = await startApp(definitionOf({ position: 'top' }));
      await settled(app.tabBar()!);
      expect([boxOf(app.tabBar()!).top, boxOf(app.tabBar()!).height]).to.deep.equal([0, 70]);
      expect([boxOf(app.bar()).top, boxOf(app.bar()).height]).to.deep.equal([70, 44]);
      expect(insets()).to.deep.equal([114, 0]);
      const order = app.tabBar()!.compareDocumentPosition(app.bar());
      expect(order & Node.DOCUMENT_POSITION_FOLLOWING, 'Tab reaches it first').to.be.above(0);
      await navigateTo({ url: '/a' });
      await app.settled();
      expect([boxOf(app.bar()).top, boxOf(app.bar()).height]).to.deep.equal([0, 64]);
      expect(insets()).to.deep.equal([64, 0]);
    } finally {
      document.documentElement.style.removeProperty('--nc-safe-top');
    }
  });

  it('has the lengths of its definition, and --window-bottom follows', async () => {
    const app = await startApp(definitionOf({ height: 70, fontSize: '12px', iconWidth: 30, layout: 'row' }));
    expect(insets()).to.deep.equal([44, 70]);
    await settled(app.tabBar()!);
    expect([app.tabBar()!.offsetHeight, app.tabBar()!.fontSize]).to.deep.equal([70, 12]);
    app.tabBar()!.style.setProperty('--nc-tab-bar-font-size', '60px');
    await until(() => insets()[1]! > 70, 'it follows a large text');
    expect(insets()[1]).to.be.closeTo(app.tabBar()!.offsetHeight, 1);
  });

  describe('slides', () => {
    it('away and back, and takes no room meanwhile', async () => {
      const app = await startApp(definitionOf({}));
      await settled(app.tabBar()!);
      const { bottom } = boxOf(app.tabBar()!);
      await hideTabBar({ animation: true });
      await until(() => slideOf(app), 'it moves');
      expect(insets(), 'the page has its room at once').to.deep.equal([44, 0]);
      expect(boxOf(app.scroller()).bottom).to.equal(bottom);
      slideOf(app)!.finish();
      await until(() => !app.tabBar(), 'it is gone');
      await showTabBar({ animation: true });
      await until(() => slideOf(app), 'it comes');
      slideOf(app)!.finish();
      await until(() => app.tabBar() && !app.tabBar()!.hasAttribute('data-over'), 'it stands');
      expect(boxOf(app.tabBar()!).bottom).to.equal(bottom);
      expect(boxOf(app.scroller()).bottom).to.equal(boxOf(app.tabBar()!).top);
      expect(slideOf(app)).to.equal(undefined);
    });

    it('back from where it is', async () => {
      const app = await startApp(definitionOf({}));
      await settled(app.tabBar()!);
      await hideTabBar({ animation: true });
      await until(() => slideOf(app), 'it moves');
      slideOf(app)!.pause();
      slideOf(app)!.currentTime = 110;
      const { top } = boxOf(app.tabBar()!);
      slideOf(app)!.play();
      await showTabBar({ animation: true });
      await drawn();
      expect(app.tabBar(), 'the same bar').to.not.equal(null);
      expect(boxOf(app.tabBar()!).top).to.be.at.most(top + 25);
      await until(() => !slideOf(app), 'it stands');
      expect(insets()).to.deep.equal([44, 50]);
    });

    it('not without being asked, and not with the pages', async () => {
      const app = await startApp(definitionOf({}));
      await hideTabBar();
      await drawn();
      expect(app.tabBar()).to.equal(null);
      await showTabBar({ animation: true });
      await until(() => app.tabBar() && !slideOf(app), 'it stands');
      await navigateTo({ url: '/a' });
      await drawn();
      expect(app.tabBar()).to.equal(null);
      await app.go(-1);
      expect([app.tabBar()!.hasAttribute('data-over'), slideOf(app)]).to.deep.equal([false, undefined]);
    });
  });

  for (const position of ['bottom', 'top'] as const) {
    it(`is there again after Back, and meanwhile takes neither place nor safe area, at the ${position}`, async () => {
      const root = document.documentElement;
      for (const side of ['top', 'bottom']) root.style.setProperty(`--nc-safe-${side}`, '10px');
      try {
        const app = await startApp(definitionOf({ position }));
        const bar = app.tabBar()!;
        const { top } = boxOf(bar);
        await navigateTo({ url: '/a' });
        await app.settled();
        expect([bar.checkVisibility(), boxOf(bar).height]).to.deep.equal([false, 0]);
        const pages = boxOf(app.container.querySelector('.nc-pages')!);
        expect([pages.top, pages.bottom]).to.deep.equal([0, innerHeight]);
        expect(boxOf(app.scroller()).top, 'below its own bar').to.equal(54);
        const content = app.scroller().querySelector('.nc-page-content')!;
        expect(getComputedStyle(content).paddingBottom).to.equal('10px');
        await app.go(-1);
        expect(app.tabBar() === bar, 'the same bar').to.equal(true);
        expect(boxOf(bar).top).to.equal(top);
        expect(bar.selected).to.equal(0);
      } finally {
        for (const side of ['top', 'bottom']) root.style.removeProperty(`--nc-safe-${side}`);
      }
    });
  }

  describe('of the app’s own', () => {
    const Own = ({ list: tabs, selected, style, switchTab: open }: TabBarComponentProps) => (
      <nav aria-label="Own" style={{ height: 77, color: style.color }}>
        {tabs.map(({ text, badge }, index) => (
          <button key={text} aria-current={index === selected ? 'page' : undefined} onClick={() => open(index)}>
            {text} {badge}
          </button>
        ))}
      </nav>
    );
    const own = (app: StartedApp) => app.container.querySelector<HTMLElement>('.nc-tab-bar nav');
    const buttons = (app: StartedApp) => [...own(app)!.querySelectorAll('button')];

    it('takes the place of the shell’s', async () => {
      const app = await startApp(
        definitionOf({ component: Own, list: [{ ...list[0]!, text: () => 'Start' }, list[1]!] }),
      );
      expect(app.tabBar()).to.equal(null);
      await until(() => insets()[1] === 77, 'its height counts');
      expect(buttons(app).map(({ textContent }) => textContent)).to.deep.equal(['Start ', 'Mine ']);
      buttons(app)[1]!.click();
      await until(() => app.hash() === '/mine', 'its tabs lead to their pages');
      await app.settled();
      expect(buttons(app).map(({ ariaCurrent }) => ariaCurrent)).to.deep.equal([null, 'page']);
      buttons(app)[1]!.click();
      expect(tapped.at(-1)).to.deep.equal({ index: 1, text: 'Mine', pagePath: '/mine' });
      await navigateTo({ url: '/a' });
      await app.settled();
      expect(own(app)).to.equal(null);
    });

    it('gets what calls change', async () => {
      const app = await startApp(definitionOf({ component: Own }));
      await setTabBarBadge({ index: 1, text: '5' });
      await setTabBarStyle({ color: 'rgb(1, 2, 3)' });
      await app.settled();
      expect(buttons(app)[1]!.textContent).to.equal('Mine 5');
      expect(own(app)!.style.color).to.equal('rgb(1, 2, 3)');
      await hideTabBar();
      await app.settled();
      expect([own(app), insets()[1]]).to.deep.equal([null, 0]);
    });
  });

  it('says what its badges count: from the definition, in the language of the app, and by a call', async () => {
    const list = [
      { pagePath: '/home', text: 'Home', redDot: true, badgeLabel: () => 'unread' },
      { pagePath: '/mine', text: 'Mine' },
    ];
    const app = await startApp(definitionOf({ list }));
    const words = () =>
      [...document.querySelectorAll('nc-tab-bar')].flatMap((bar) =>
        [...bar.shadowRoot!.querySelectorAll('.unseen')].map((each) => each.textContent),
      );
    expect(words()).to.deep.equal(['unread']);
    await setTabBarBadge({ index: 1, text: '5', label: '5 orders' });
    await app.settled();
    expect(words()).to.deep.equal(['unread', '5 orders']);
    await setTabBarBadge({ index: 1, text: '6' });
    await app.settled();
    expect(words()).to.deep.equal(['unread', '6']);
  });

  it('gets a button in the middle by a call, which changes only what it names', async () => {
    const app = await startApp(definitionOf({}));
    await setTabBarStyle({ midButton: { text: 'New', iconPath: 'edit', width: 70, iconfont: { text: '\ue001' } } });
    await app.settled();
    await setTabBarStyle({ midButton: { text: 'Add' } });
    await app.settled();
    expect(app.tabBar()!.midButton).to.deep.equal({
      text: 'Add',
      icon: 'edit',
      width: 70,
      iconfont: { text: '\ue001' },
    });
    await settled(app.tabBar()!);
    let taps = 0;
    const count = () => void taps++;
    const mid = app.tabBar()!.shadowRoot!.querySelector<HTMLElement>('[part=mid]')!;
    onTabBarMidButtonTap(count);
    mid.click();
    offTabBarMidButtonTap(count);
    mid.click();
    expect(taps).to.equal(1);
  });

  it('takes glyphs and pictures by calls', async () => {
    const app = await startApp(definitionOf({ iconfontSrc: mediaUrl('wide.ttf', 'app') }));
    const iconfont = { text: 'a', selectedText: 'b', fontSize: 20, color: '#111', selectedColor: '#222' };
    await setTabBarItem({ index: 0, iconfont });
    await setTabBarStyle({
      backgroundImage: 'linear-gradient(red, blue)',
      backgroundRepeat: 'repeat-x',
      borderColor: 'rgb(1, 2, 3)',
      borderStyle: 'white',
    });
    await app.settled();
    const { backgroundImage, backgroundRepeat, borderColor, borderStyle, list: tabs } = app.tabBar()!;
    expect(tabs![0]).to.deep.include({ text: 'Home', icon: 'home', iconfont });
    expect([backgroundImage, backgroundRepeat]).to.deep.equal(['linear-gradient(red, blue)', 'repeat-x']);
    expect([borderColor, borderStyle]).to.deep.equal(['rgb(1, 2, 3)', 'white']);
  });
});
