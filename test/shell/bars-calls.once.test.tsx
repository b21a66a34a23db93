import { expect } from '@open-wc/testing';
import {
  device,
  type CallName,
  getPageStyle,
  hideNavigationBarLoading,
  navigateBack,
  navigateTo,
  setNavigationBarColor,
  setNavigationBarTitle,
  setPageStyle,
  showNavigationBarLoading,
  startPullDownRefresh,
  stopPullDownRefresh,
} from 'nacre/device';
import { usePage, type AppDefinition, type PageHandle } from 'nacre/shell';
import { settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { settlesOnce } from '../suites/settles-once.js';
import { startApp, stopApps, until } from './start-app.js';

const handles: PageHandle[] = [];

function Page() {
  const page = usePage();
  if (!handles.some(({ key }) => key === page.key)) handles.push(page);
  return <div style={{ height: 3000 }}>page</div>;
}

const load = () => Page;
const definition: AppDefinition = {
  pages: [
    { path: '/home', load, style: { navigationBarTitleText: 'Home', enablePullDownRefresh: true } },
    { path: '/mine', load },
    {
      path: '/auto',
      load,
      style: {
        transparentTitle: 'auto',
        coverage: '100px',
        titleSize: '20px',
        titlePenetrate: 'YES',
        navigationBarShadow: { colorType: 'blue' },
      },
    },
  ],
  tabBar: {
    list: [
      { pagePath: '/home', text: 'Home' },
      { pagePath: '/mine', text: 'Mine' },
    ],
  },
};

/** Right options of each call about bars and the page. */
const RIGHT: [name: CallName, options: object][] = [
  ['setNavigationBarTitle', { title: 'A' }],
  ['setNavigationBarColor', { frontColor: '#ffffff', backgroundColor: 'red', animation: { duration: 1 } }],
  ['showNavigationBarLoading', {}],
  ['hideNavigationBarLoading', {}],
  ['setTabBarItem', { index: 0, text: 'A', iconfont: { text: 'a' }, visible: true }],
  ['setTabBarStyle', { color: 'red', midButton: { text: 'A' } }],
  ['hideTabBar', { animation: true }],
  ['showTabBar', { animation: true }],
  ['setTabBarBadge', { index: 0, text: '1' }],
  ['removeTabBarBadge', { index: 0 }],
  ['showTabBarRedDot', { index: 0 }],
  ['hideTabBarRedDot', { index: 0 }],
  ['setPageMeta', { pageStyle: '', rootFontSize: 16 }],
  ['setPageStyle', { titleSize: 20 }],
  ['getPageStyle', {}],
  ['pageScrollTo', { scrollTop: 0, duration: 0 }],
  ['startPullDownRefresh', {}],
  ['stopPullDownRefresh', {}],
];

const SCRIPT = 'javascript:alert(1)';
const COLOR = 'a CSS color';
const LENGTH = 'a number of px from 0 on, or a length of CSS';
/** Wrong options, and what their failure says. */
const WRONG: [name: CallName, options: object, reason: string][] = [
  ['setNavigationBarTitle', {}, 'title: expected a string'],
  [
    'setNavigationBarColor',
    { frontColor: '#fff', backgroundColor: '#000' },
    'frontColor: expected one of #ffffff, #000000',
  ],
  ['setNavigationBarColor', { frontColor: '#ffffff' }, `backgroundColor: expected ${COLOR}`],
  [
    'setNavigationBarColor',
    { frontColor: '#ffffff', backgroundColor: 'rubbish' },
    `backgroundColor: expected ${COLOR}`,
  ],
  [
    'setNavigationBarColor',
    { frontColor: '#ffffff', backgroundColor: 'red', animation: { timingFunc: 'ease' } },
    'animation: expected one of linear, easeIn, easeOut, easeInOut as timingFunc',
  ],
  [
    'setNavigationBarColor',
    { frontColor: '#ffffff', backgroundColor: 'red', animation: { duration: -1 } },
    'animation: expected a number from 0 on as duration',
  ],
  ...['setNavigationBarTitle', 'showNavigationBarLoading', 'hideNavigationBarLoading', 'startPullDownRefresh'].map(
    (name): [CallName, object, string] => [
      name as CallName,
      { title: 'A', page: 'gone' },
      'page: no page with the key gone is open',
    ],
  ),
  ['stopPullDownRefresh', { page: 5 }, 'page: expected a non-empty string'],
  ['setTabBarItem', { text: 'A' }, 'index: expected an index'],
  ['setTabBarItem', { index: 0, text: 5 }, 'text: expected a string'],
  ['setTabBarItem', { index: 0, iconPath: SCRIPT }, 'iconPath: expected the URL of a picture'],
  ['setTabBarItem', { index: 0, selectedIconPath: SCRIPT }, 'selectedIconPath: expected the URL of a picture'],
  ['setTabBarItem', { index: 0, iconfont: 'a' }, 'iconfont: expected an object of names and values'],
  ['setTabBarItem', { index: 0, iconfont: { color: 'rubbish' } }, `iconfont: expected ${COLOR} as color`],
  ['setTabBarItem', { index: 0, visible: 'no' }, 'visible: expected a boolean'],
  ['setTabBarItem', { index: 0, pagePath: '' }, 'pagePath: expected the path of a page'],
  ['setTabBarItem', { index: 0, pagePath: '/none' }, 'pagePath: no page /none'],
  ['setTabBarItem', { index: 2, text: 'A' }, 'tabbar item not found'],
  ...['color', 'selectedColor', 'backgroundColor', 'borderColor'].map((name): [CallName, object, string] => [
    'setTabBarStyle',
    { [name]: 'rubbish' },
    `${name}: expected ${COLOR}`,
  ]),
  ['setTabBarStyle', { borderStyle: 'red' }, 'borderStyle: expected one of black, white'],
  ['setTabBarStyle', { backgroundImage: SCRIPT }, 'backgroundImage: expected the URL of a picture'],
  [
    'setTabBarStyle',
    { backgroundRepeat: 'round' },
    'backgroundRepeat: expected one of no-repeat, repeat, repeat-x, repeat-y',
  ],
  ['setTabBarStyle', { blurEffect: 'much' }, 'blurEffect: expected one of none, dark, light, extralight'],
  ['setTabBarStyle', { midButton: { width: 'wide' } }, `midButton: expected ${LENGTH} as width`],
  ['setTabBarStyle', { midButton: { iconPath: SCRIPT } }, 'midButton: expected the URL of a picture as iconPath'],
  ['showTabBar', { animation: 1 }, 'animation: expected a boolean'],
  ['hideTabBar', { animation: 'yes' }, 'animation: expected a boolean'],
  ['setTabBarBadge', { index: 0, text: 5 }, 'text: expected a string'],
  ['setTabBarBadge', { index: 5, text: '5' }, 'tabbar item not found'],
  ['removeTabBarBadge', { index: 5 }, 'tabbar item not found'],
  ['removeTabBarBadge', {}, 'index: expected an index'],
  ['showTabBarRedDot', { index: 5 }, 'tabbar item not found'],
  ['showTabBarRedDot', { index: 0.5 }, 'index: expected an index'],
  ['hideTabBarRedDot', { index: 5 }, 'tabbar item not found'],
  ['hideTabBarRedDot', { index: '0' }, 'index: expected an index'],
  ['setPageMeta', { pageStyle: 5 }, 'pageStyle: expected a string'],
  ['setPageMeta', { rootFontSize: 'large!' }, 'rootFontSize: expected a size of CSS, or a number of px'],
  ['setPageStyle', { titleSize: 'big' }, `titleSize: expected ${LENGTH}`],
  ['setPageStyle', { coverage: -1 }, `coverage: expected ${LENGTH}`],
  ['setPageStyle', { titlePenetrate: 'YES' }, 'titlePenetrate: expected a boolean'],
  ['setPageStyle', { transparentTitle: 'yes' }, 'transparentTitle: expected one of none, auto, always'],
  [
    'setPageStyle',
    { navigationBarShadow: { colorType: 'pink' } },
    'navigationBarShadow: expected one of grey, blue, green, orange, red, yellow as colorType',
  ],
  ['pageScrollTo', {}, 'scrollTop: expected a number, or a selector'],
  ['pageScrollTo', { scrollTop: 'far' }, 'scrollTop: expected a number, or a selector'],
  ['pageScrollTo', { scrollTop: NaN }, 'scrollTop: expected a number, or a selector'],
  ['pageScrollTo', { selector: '' }, 'selector: expected a non-empty string'],
  ['pageScrollTo', { selector: '..' }, 'selector: expected a CSS selector'],
  ['pageScrollTo', { selector: '#none' }, 'selector: nothing matches #none'],
  ['pageScrollTo', { scrollTop: 0, duration: -1 }, 'duration: expected a number from 0 on'],
];

const outcomeOf = async (name: CallName, options: object): Promise<string> => {
  const outcome = await settlesOnce(device, name, options, `${name} ${JSON.stringify(options)}`);
  return (outcome as { errMsg: string }).errMsg;
};

describe('calls for bars and the page', () => {
  before(useTokens);
  beforeEach(() => void handles.splice(0));
  afterEach(stopApps);

  it('settle once, in success', async () => {
    await startApp(definition);
    for (const [name, options] of RIGHT) expect(await outcomeOf(name, options)).to.equal(`${name}:ok`);
  });

  it('are for the page that they name, also while another one covers it, else for the one on top', async () => {
    const app = await startApp(definition);
    const [home] = handles;
    await navigateTo({ url: '/auto' });
    await app.settled();
    const late = { page: home!.key };
    await setNavigationBarTitle({ title: 'Home, loaded', ...late });
    await setNavigationBarColor({ frontColor: '#ffffff', backgroundColor: 'rgb(1, 2, 3)', ...late });
    await showNavigationBarLoading(late);
    await startPullDownRefresh(late);
    expect(app.bar().title).to.equal('');
    expect(app.bar().loading).to.equal(false);
    await setNavigationBarTitle({ title: 'On top' });
    await until(() => app.bar().title === 'On top', 'the page on top is renamed');
    expect(document.title).to.equal('On top');
    await navigateBack();
    await app.settled();
    const { title, frontColor, backgroundColor, loading } = app.bar();
    expect([title, frontColor, backgroundColor, loading]).to.deep.equal([
      'Home, loaded',
      '#ffffff',
      'rgb(1, 2, 3)',
      true,
    ]);
    expect(document.title).to.equal('Home, loaded');
    await hideNavigationBarLoading(late);
    await stopPullDownRefresh(late);
    await until(() => !app.bar().loading, 'the spinner goes');
  });

  it('fail with the argument that is wrong and what it should be, and change nothing', async () => {
    const app = await startApp(definition);
    const before = [
      app.app.bars.tabs.get(),
      app.app.bars.page(app.app.router.page(app.app.router.getSnapshot().entries[0]!.key)!).get(),
    ];
    for (const [name, options, reason] of WRONG)
      expect(await outcomeOf(name, options)).to.equal(`${name}:fail ${reason}`);
    const { entries } = app.app.router.getSnapshot();
    expect([app.app.bars.tabs.get(), app.app.bars.page(app.app.router.page(entries[0]!.key)!).get()]).to.deep.equal(
      before,
    );
  });

  it('fail while the app has no page yet, and once it has gone', async () => {
    let open = (): void => undefined;
    const canEnter = () => new Promise<boolean>((resolve) => (open = () => resolve(true)));
    const isAsked = open;
    const starting = startApp({ ...definition, canEnter });
    await until(() => open !== isAsked, 'the guard is asked');
    const calls = RIGHT.filter(([name]) => !['getPageStyle', 'setPageMeta'].includes(name));
    for (const [name, options] of calls) expect(await outcomeOf(name, options)).to.equal(`${name}:fail page not found`);
    open();
    const app = await starting;
    expect(await outcomeOf('setTabBarBadge', { index: 0, text: '1' })).to.equal('setTabBarBadge:ok');
    app.unmount();
    expect(await outcomeOf('setTabBarBadge', { index: 0, text: '1' })).to.match(/^setTabBarBadge:fail /);
  });

  it('of a page that is covered go to that page', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/auto' });
    await app.settled();
    handles[0]!.setTitle('Under');
    handles[0]!.setNavigationBar({ loading: true, backgroundColor: 'rgb(1, 2, 3)' });
    await app.settled();
    expect([app.bar().title, app.bar().loading]).to.deep.equal(['', false]);
    await app.go(-1);
    expect([app.bar().title, app.bar().loading, app.bar().backgroundColor]).to.deep.equal([
      'Under',
      true,
      'rgb(1, 2, 3)',
    ]);
    expect(document.title).to.equal('Under');
  });

  it('work while pages move, for the one that comes', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/auto' });
    expect(app.app.router.getSnapshot().entries.at(-1)!.phase).to.equal('entering');
    await setNavigationBarTitle({ title: 'New' });
    expect(await outcomeOf('hideTabBar', {})).to.equal('hideTabBar:fail not TabBar page');
    await app.settled();
    expect([app.bar().title, document.title]).to.deep.equal(['New', 'New']);
    await app.go(-1);
    expect(app.bar().title).to.equal('Home');
  });
});

describe('the navigation bar by the style of its page', () => {
  before(useTokens);
  afterEach(stopApps);

  it('has its sizes, its shadow, and comes over `coverage`', async () => {
    const app = await startApp(definition, { url: '/auto' });
    const bar = app.bar();
    await settled(bar);
    expect([bar.type, bar.titleSize, bar.coverage, bar.titlePenetrate, bar.shadow]).to.deep.equal([
      'transparent',
      20,
      100,
      true,
      'blue',
    ]);
    app.scroller().scrollTop = 50;
    await until(() => bar.style.getPropertyValue('--nc-nav-bar-cover') === '0.5', 'it is half there');
    app.scroller().scrollTop = 300;
    await until(() => bar.style.getPropertyValue('--nc-nav-bar-cover') === '1', 'it is there');
  });

  it('is told and changed by getPageStyle and setPageStyle', async () => {
    const app = await startApp(definition, { url: '/auto' });
    expect(getPageStyle()).to.deep.include({
      transparentTitle: 'auto',
      coverage: '100px',
      titleSize: '20px',
      titlePenetrate: true,
      navigationBarShadow: { colorType: 'blue' },
    });
    const change = {
      titleSize: 18,
      titlePenetrate: false,
      coverage: 60,
      navigationBarShadow: { colorType: 'red' },
    } as const;
    await setPageStyle(change);
    await app.settled();
    expect(getPageStyle()).to.deep.include({ ...change, transparentTitle: 'auto' });
    const { titleSize, titlePenetrate, coverage, shadow } = app.bar();
    expect([titleSize, titlePenetrate, coverage, shadow]).to.deep.equal([18, false, 60, 'red']);
    await setPageStyle({ transparentTitle: 'none', navigationBarShadow: {} });
    await app.settled();
    expect([app.bar().type, app.bar().shadow]).to.deep.equal(['default', '']);
    expect(app.scroller().getBoundingClientRect().top).to.equal(44);
  });
});
