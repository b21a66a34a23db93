import { expect } from '@open-wc/testing';
import {
  getLeftWindowStyle,
  getPageStyle,
  setLeftWindowStyle,
  setNavigationBarColor,
  setPageStyle,
  setTabBarStyle,
  setTheme,
} from 'nacre/device';
import type { AppDefinition } from 'nacre/shell';
import { settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { collectWarnings } from '../helpers/warnings.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const LIGHT = 'rgb(250, 240, 230)';
const DARK = 'rgb(10, 20, 30)';
const ICONS = { light: 'home', dark: 'star' };

const Page = () => <p>page</p>;
const load = () => Page;
const definition: AppDefinition = {
  pages: [
    {
      path: '/home',
      load,
      style: {
        navigationBarTitleText: '@home',
        navigationBarButtons: [{ type: 'share', color: '@accent' }],
        pullToRefresh: { support: true, color: '@accent' },
      },
    },
    { path: '/other', load },
  ],
  style: {
    animationType: 'none',
    navigationBarBackgroundColor: '@surface',
    navigationBarTextStyle: '@text',
    backgroundColor: '@surface',
  },
  tabBar: {
    color: '@accent',
    backgroundColor: '@surface',
    borderStyle: '@text',
    list: [
      { pagePath: '/home', text: 'Home', icon: '@icon' },
      { pagePath: '/other', text: '@other' },
    ],
    midButton: { icon: '@icon' },
  },
  windows: { left: { component: () => <p>left</p>, minWidth: 0, width: 100, style: { backgroundColor: '@surface' } } },
  theme: {
    light: { surface: LIGHT, text: 'black', accent: 'rgb(1, 1, 1)', icon: ICONS.light, width: '120px' },
    dark: { surface: DARK, text: 'white', accent: 'rgb(2, 2, 2)', icon: ICONS.dark, width: '140px' },
  },
};

const leftOf = (app: StartedApp) => getComputedStyle(app.container.querySelector('.nc-window')!);

/** What the parts of the app have of the theme. */
function looks(app: StartedApp) {
  const { backgroundColor, frontColor, buttons, title } = app.bar();
  const tabs = app.tabBar()!;
  return {
    bar: [backgroundColor, frontColor, buttons?.[0]?.color],
    page: getComputedStyle(app.top().querySelector('.nc-page-frame')!).backgroundColor,
    refresher: app.top().querySelector('nc-refresher')?.color,
    tabs: [tabs.color, tabs.backgroundColor, tabs.borderStyle, tabs.list![0]!.icon, tabs.midButton?.icon],
    window: leftOf(app).backgroundColor,
    texts: [title, tabs.list![1]!.text],
  };
}

const looksIn = (theme: 'light' | 'dark') => {
  const [surface, text, front, accent] =
    theme === 'light' ? [LIGHT, 'black', '#000000', 'rgb(1, 1, 1)'] : [DARK, 'white', '#ffffff', 'rgb(2, 2, 2)'];
  const icon = ICONS[theme];
  return {
    bar: [surface, front, accent],
    page: surface,
    refresher: accent,
    tabs: [accent, surface, text, icon, icon],
    window: surface,
    texts: ['@home', '@other'],
  };
};

async function start(): Promise<StartedApp> {
  const app = await startApp(definition);
  await until(() => app.top().querySelector('nc-refresher'), 'the refresher comes');
  await settled(app.container);
  return app;
}

describe('theme of an app', () => {
  before(useTokens);
  beforeEach(() => setTheme({ theme: 'light' }));
  afterEach(async () => {
    stopApps();
    await setTheme({ theme: 'auto' });
  });

  it('is the one that was chosen in the visit before, until the system’s is chosen again', async () => {
    const { dataset } = document.documentElement;
    await setTheme({ theme: 'dark' });
    delete dataset['ncTheme'];
    const app = await start();
    expect(looks(app)).to.deep.equal(looksIn('dark'));
    app.unmount();
    await setTheme({ theme: 'auto' });
    dataset['ncTheme'] = 'light';
    await app.mount();
    expect(dataset['ncTheme'], 'what the page itself says').to.equal('light');
  });

  it('gives styles their values, live when the theme changes, and leaves texts alone', async () => {
    const app = await start();
    expect(looks(app)).to.deep.equal(looksIn('light'));
    await setTheme({ theme: 'dark' });
    await until(() => leftOf(app).backgroundColor === DARK, 'it becomes dark');
    expect(looks(app)).to.deep.equal(looksIn('dark'));
    expect(getPageStyle()).to.deep.include({
      navigationBarBackgroundColor: DARK,
      navigationBarTextStyle: 'white',
      backgroundColorContent: DARK,
    });
  });

  it('follows `color-scheme` of the system until the app chooses', async () => {
    await setTheme({ theme: 'auto' });
    const app = await start();
    expect(looks(app)).to.deep.equal(looksIn(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  });

  it('holds for what calls set', async () => {
    const app = await start();
    await setNavigationBarColor({ frontColor: '#000000', backgroundColor: '@accent' });
    await setTabBarStyle({ selectedColor: '@accent' });
    await setPageStyle({ backgroundColorContent: '@accent' });
    await setLeftWindowStyle({ backgroundColor: '@accent', width: '@width' });
    await until(() => app.bar().backgroundColor === 'rgb(1, 1, 1)', 'the bar has it');
    const set = () => [
      app.bar().backgroundColor,
      app.tabBar()!.selectedColor,
      getComputedStyle(app.top().querySelector('.nc-page-frame')!).backgroundColor,
      leftOf(app).backgroundColor,
    ];
    await until(() => set().every((color) => color === 'rgb(1, 1, 1)'), 'all have it');
    expect(getLeftWindowStyle()).to.deep.equal({ width: '120px', backgroundColor: 'rgb(1, 1, 1)' });
    await setTheme({ theme: 'dark' });
    await until(() => set().every((color) => color === 'rgb(2, 2, 2)'), 'all follow');
    expect(getComputedStyle(document.documentElement).getPropertyValue('--window-left')).to.include('140px');
    expect(leftOf(app).width).to.equal('140px');
  });

  it('warns once of an unknown name, naming the property, which is as if unset', async () => {
    const warnings = collectWarnings();
    try {
      const style = { navigationBarBackgroundColor: '@lost' };
      const pages = [{ path: '/home', load, style }];
      const app = await startApp({ ...definition, pages });
      expect(app.bar().backgroundColor, 'that of the app').to.equal(LIGHT);
      for (let times = 0; times < 2; times++) {
        await setPageStyle({ navigationBarBackgroundColor: '@lost' });
        await app.settled();
        expect(app.bar().backgroundColor).to.equal(LIGHT);
      }
    } finally {
      const lost = 'the theme of the app has no value named @lost (defineApp({ theme: { light: … } }))';
      expect(warnings.stop(), 'the style of the page, and the state of its bar').to.deep.equal([
        `navigationBarBackgroundColor: ${lost}`,
        `backgroundColor: ${lost}`,
      ]);
    }
  });
});
