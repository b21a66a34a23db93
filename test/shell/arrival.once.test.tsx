import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import { Navigator } from 'nacre/react';
import { navigateBack, navigateTo } from 'nacre/device';
import type { AppDefinition } from 'nacre/shell';
import { settled } from '../helpers/dom.js';
import { holdTimers } from '../helpers/timers.js';
import { useTokens } from '../helpers/tokens.js';
import { deferred } from '../router/start-router.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

let loads: string[] = [];
let code = deferred<unknown>();

const Home = () => (
  <>
    <a href="#/a">plain</a>
    <Navigator url="/b">navigator</Navigator>
  </>
);
const later = (path: string) => () => {
  loads.push(path);
  return code.promise;
};
const definition: AppDefinition = {
  pages: [
    { path: '/home', load: () => Home },
    { path: '/a', load: later('/a'), style: { navigationBarTitleText: 'Page A' } },
    { path: '/b', load: later('/b') },
    { path: '/mine', load: later('/mine') },
    { path: '/ready', load: () => Home },
  ],
  // A page that counts as pending comes at once.
  loading: { delay: 60_000 },
  tabBar: {
    list: [
      { pagePath: '/home', text: 'Home' },
      { pagePath: '/mine', text: 'Mine' },
    ],
  },
};
const Page = () => <p>here</p>;
const moving = (app: StartedApp) => app.top().getAnimations()[0];
const left = (app: StartedApp) =>
  Math.round(app.top().getBoundingClientRect().left - app.top().parentElement!.getBoundingClientRect().left);

describe('a page that opens', () => {
  before(useTokens);
  beforeEach(() => {
    loads = [];
    code = deferred();
  });
  afterEach(stopApps);

  const press = async (element: Element) => {
    const { left: x, top: y, width, height } = element.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
    await sendMouse({ type: 'down' });
  };
  const LINKS: Record<string, [path: string, find: (app: StartedApp) => Element]> = {
    'a plain link': ['/a', (app) => app.top().querySelector('a')!],
    'a navigator': ['/b', (app) => app.top().querySelector('nc-navigator')!],
    'a tab': ['/mine', (app) => app.tabBar()!.shadowRoot!.querySelectorAll('[part~="tab"]')[1]!],
  };
  for (const [what, [path, find]] of Object.entries(LINKS)) {
    it(`is fetched when ${what} is pressed, before it is released`, async () => {
      const app = await startApp(definition);
      await settled(app.container);
      await press(find(app));
      await until(() => loads.length, 'it is fetched');
      expect([loads, app.hash()]).to.deep.equal([[path], '/home']);
      code.resolve({ default: Page });
      await sendMouse({ type: 'up' });
      await until(() => app.hash() === path, 'the link leads there');
      await app.settled();
      expect([loads, app.text()]).to.deep.equal([[path], 'here']);
    });
  }

  it('waits beside the screen for its code, then comes with its content', async () => {
    const app = await startApp(definition);
    const timers = holdTimers(120);
    try {
      await navigateTo({ url: '/a' });
      await until(() => moving(app), 'it has a motion');
      await new Promise((resolve) => requestAnimationFrame(resolve));
      expect([moving(app)!.playState, left(app) === app.top().clientWidth]).to.deep.equal(['paused', true]);
      code.resolve({ default: Page });
      await until(() => moving(app)?.playState === 'running', 'it comes');
      expect(app.text()).to.equal('here');
      timers.run();
      await app.settled();
      expect(left(app)).to.equal(0);
    } finally {
      timers.restore();
    }
  });

  it('is rendered in a task after that of the change, and is there when the call resolves', async () => {
    const app = await startApp(definition);
    const pages = () => app.container.querySelectorAll('.nc-page').length;
    let atEnd: Promise<number> | undefined;
    const endOfTask = async () => {
      // More than what React renders in takes.
      for (let turn = 0; turn < 20; turn++) await Promise.resolve();
      return pages();
    };
    const stop = app.app.router.subscribe(() => (atEnd ??= endOfTask()));
    await navigateTo({ url: '/ready' });
    const after = pages();
    stop();
    expect([await atEnd, after]).to.deep.equal([1, 2]);
    await app.settled();
  });

  it('rests in its first frame until that has been drawn', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/ready' });
    const { playState, pending } = moving(app)!;
    expect([playState, pending, left(app)]).to.deep.equal(['paused', false, app.top().clientWidth]);
    await until(() => moving(app)?.playState === 'running', 'it comes');
    await app.settled();
    expect(left(app)).to.equal(0);
  });

  it('comes without its code after 120 ms', async () => {
    const app = await startApp(definition);
    const timers = holdTimers(120);
    try {
      await navigateTo({ url: '/a' });
      await until(() => moving(app)?.playState === 'paused', 'it waits');
      timers.run();
      await until(() => moving(app)?.playState === 'running', 'it comes');
      expect(app.text()).to.equal('');
      code.resolve({ default: Page });
      await app.settled();
      expect(app.text()).to.equal('here');
    } finally {
      timers.restore();
    }
  });

  it('does not come if the user has gone back meanwhile', async () => {
    const app = await startApp(definition);
    const timers = holdTimers(120);
    try {
      await navigateTo({ url: '/a' });
      await until(() => moving(app)?.playState === 'paused', 'it waits');
      await navigateBack();
      await app.settled();
      timers.run();
      code.resolve({ default: Page });
      await app.settled();
      expect([app.hash(), left(app), app.container.querySelectorAll('.nc-page').length]).to.deep.equal(['/home', 0, 1]);
    } finally {
      timers.restore();
    }
  });

  it('has its title from the first frame on', async () => {
    const app = await startApp(definition);
    const titles: (string | undefined)[] = [];
    // The observer is called after the layout of each frame in which it finds a new element.
    const sizes = new ResizeObserver(() =>
      titles.push(app.bar().shadowRoot?.querySelector('[part="title"]')?.textContent),
    );
    const changes = new MutationObserver(() => {
      const bar = app.container.querySelectorAll('nc-nav-bar')[1];
      if (bar) sizes.observe(bar);
    });
    changes.observe(app.container, { childList: true, subtree: true });
    await navigateTo({ url: '/a' });
    await until(() => titles.length, 'it is there');
    changes.disconnect();
    sizes.disconnect();
    expect(titles[0]!.trim()).to.equal('Page A');
    code.resolve({ default: Page });
    await app.settled();
  });

  describe('in a wide window', () => {
    afterEach(() => setViewport({ width: 800, height: 600 }));

    const frames = (app: StartedApp) => {
      const [first] = (moving(app)!.effect as KeyframeEffect).getKeyframes();
      return [first!['transform'] ?? 'none', first!['opacity'] ?? '1'];
    };

    it('fades from 900 px on, and slides where that is asked for', async () => {
      await setViewport({ width: 900, height: 600 });
      const app = await startApp(definition);
      await navigateTo({ url: '/ready' });
      await until(() => moving(app), 'it comes');
      expect(frames(app)).to.deep.equal(['none', '0']);
      await app.settled();
      await navigateTo({ url: '/ready?2', animationType: 'slide-in-bottom' });
      await until(() => moving(app), 'it comes');
      expect(frames(app)[0]).to.contain('translate');
      await app.settled();
    });

    it('slides below', async () => {
      await setViewport({ width: 899, height: 600 });
      const app = await startApp(definition);
      await navigateTo({ url: '/ready' });
      await until(() => moving(app), 'it comes');
      expect(frames(app)[0]).to.contain('translate');
      await app.settled();
    });
  });
});
