import { expect } from '@open-wc/testing';
import type * as Device from '../../shell/device/index.js';
import type { NcNavBar } from '../../elements/nav-bar/nav-bar.js';
import type { NcTabBar } from '../../elements/tab-bar/tab-bar.js';
import { openFrame, type Frame } from '../helpers/frame.js';
import { failure } from '../router/start-router.js';

describe('the bars and the page of a plain page, by the bus', () => {
  let frame: Frame;
  let device: typeof Device;
  const open = async (html: string) => {
    frame = await openFrame({ html, csp: true });
    await frame.load('/elements/nav-bar/index.ts');
    await frame.load('/elements/tab-bar/index.ts');
    device = (await frame.load('/shell/device/index.ts')) as typeof Device;
  };
  const navBar = (place = 0) => frame.document.querySelectorAll<NcNavBar>('nc-nav-bar')[place]!;
  const tabBar = () => frame.document.querySelector<NcTabBar>('nc-tab-bar')!;
  afterEach(() => {
    expect(frame.window.problems).to.deep.equal([]);
    frame.remove();
  });

  it('setNavigationBarTitle is for the document and for the bar in sight', async () => {
    await open('<div hidden><nc-nav-bar title="Other"></nc-nav-bar></div><nc-nav-bar title="First"></nc-nav-bar>');
    await device.setNavigationBarTitle({ title: 'Second' });
    expect([frame.document.title, navBar(1).title, navBar(0).title]).to.deep.equal(['Second', 'Second', 'Other']);
    navBar(1).remove();
    await device.setNavigationBarTitle({ title: 'Third' });
    expect([frame.document.title, navBar(0).title]).to.deep.equal(['Third', 'Other']);
  });

  it('colours and the spinner are those of the bar in sight; without one the calls fail', async () => {
    await open('<nc-nav-bar title="First"></nc-nav-bar>');
    await device.setNavigationBarColor({ frontColor: '#ffffff', backgroundColor: 'rgb(1, 2, 3)' });
    expect([navBar().frontColor, navBar().backgroundColor]).to.deep.equal(['#ffffff', 'rgb(1, 2, 3)']);
    await device.showNavigationBarLoading();
    expect(navBar().loading).to.equal(true);
    await device.hideNavigationBarLoading();
    expect(navBar().loading).to.equal(false);
    navBar().remove();
    expect(await failure(device.showNavigationBarLoading())).to.equal(
      'showNavigationBarLoading:fail there is no nc-nav-bar in sight',
    );
  });

  it('calls for the page of a key fail: there is one page', async () => {
    await open('<nc-nav-bar title="First"></nc-nav-bar>');
    const reason = 'fail page: needs a page of nacre/shell';
    expect(await failure(device.setNavigationBarTitle({ title: 'Second', page: 'a' }))).to.include(reason);
    expect(await failure(device.showNavigationBarLoading({ page: 'a' }))).to.include(reason);
    expect(await failure(device.stopPullDownRefresh({ page: 'a' }))).to.include(reason);
    expect([navBar().title, navBar().loading]).to.deep.equal(['First', false]);
  });

  it('calls for tabs change the tab bar', async () => {
    await open('<nc-tab-bar></nc-tab-bar>');
    tabBar().list = [
      { pagePath: '/a', text: 'A' },
      { pagePath: '/b', text: 'B' },
    ];
    await device.setTabBarBadge({ index: 0, text: '7' });
    await device.showTabBarRedDot({ index: 1 });
    await device.setTabBarItem({ index: 1, text: 'Bee', iconPath: '/bee.svg' });
    await device.setTabBarStyle({ color: 'rgb(1, 2, 3)', midButton: { text: 'New' } });
    expect(tabBar().list).to.deep.equal([
      { pagePath: '/a', text: 'A', badge: '7', badgeLabel: '', redDot: false },
      { pagePath: '/b', text: 'Bee', icon: '/bee.svg', badge: '', badgeLabel: '', redDot: true },
    ]);
    expect([tabBar().color, tabBar().midButton]).to.deep.equal(['rgb(1, 2, 3)', { text: 'New' }]);
    await device.removeTabBarBadge({ index: 0 });
    await device.hideTabBarRedDot({ index: 1 });
    expect(tabBar().list!.map(({ badge, redDot }) => [badge, redDot])).to.deep.equal([
      ['', false],
      ['', false],
    ]);
    await device.hideTabBar();
    expect(tabBar().checkVisibility()).to.equal(false);
    await device.showTabBar();
    expect(tabBar().checkVisibility()).to.equal(true);
    expect(await failure(device.setTabBarBadge({ index: 2, text: '1' }))).to.equal(
      'setTabBarBadge:fail tabbar item not found',
    );
    tabBar().remove();
    expect(await failure(device.showTabBar())).to.equal('showTabBar:fail there is no nc-tab-bar on the page');
  });

  it('pageScrollTo scrolls the document', async () => {
    await open('<div class="high"></div><p id="mark">mark</p><div class="high"></div>');
    for (const high of frame.document.querySelectorAll<HTMLElement>('.high')) high.style.height = '2000px';
    const page = frame.document.scrollingElement!;
    await device.pageScrollTo({ scrollTop: 300, duration: 0 });
    expect(page.scrollTop).to.equal(300);
    await device.pageScrollTo({ selector: '#mark', duration: 50 });
    expect(Math.abs(frame.document.querySelector('#mark')!.getBoundingClientRect().top)).to.be.below(1);
    expect(await failure(device.pageScrollTo({ selector: '#none' }))).to.equal(
      'pageScrollTo:fail selector: nothing matches #none',
    );
  });

  it('pageScrollTo scrolls what the router says is the page', async () => {
    await open('<div id="page"><div class="high"></div></div>');
    const page = frame.document.querySelector<HTMLElement>('#page')!;
    page.style.cssText = 'height: 200px; overflow: auto';
    frame.document.querySelector<HTMLElement>('.high')!.style.height = '2000px';
    const current = { key: '1', route: '/', path: '/', fullPath: '/', options: {}, params: {} };
    device.device.provide('getCurrentPages', () => ({ pages: [{ ...current, getHTMLElement: () => page }] }));
    await device.pageScrollTo({ scrollTop: 300, duration: 0 });
    expect(page.scrollTop).to.equal(300);
  });

  it('setPageStyle changes the bar and the background, or nothing', async () => {
    await open('<nc-nav-bar title="First"></nc-nav-bar>');
    await device.setPageStyle({
      navigationBarTitleText: 'Second',
      navigationBarTextStyle: 'white',
      navigationBarBackgroundColor: 'rgb(1, 2, 3)',
      navigationBarShadow: { colorType: 'grey' },
      backgroundColorContent: 'rgb(4, 5, 6)',
    });
    const bar = navBar();
    expect([bar.title, bar.frontColor, bar.backgroundColor, bar.shadow]).to.deep.equal([
      'Second',
      '#ffffff',
      'rgb(1, 2, 3)',
      'grey',
    ]);
    expect(frame.window.getComputedStyle(frame.document.body).backgroundColor).to.equal('rgb(4, 5, 6)');
    await device.setPageStyle({ navigationStyle: 'custom' });
    expect(bar.checkVisibility()).to.equal(false);
    await device.setPageStyle({ navigationStyle: 'default' });
    expect(bar.checkVisibility()).to.equal(true);
    expect(await failure(device.setPageStyle({ navigationBarTitleText: 'Third', leftWindow: false }))).to.equal(
      'setPageStyle:fail leftWindow: needs a page of nacre/shell',
    );
    expect(bar.title).to.equal('Second');
  });
});
