import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { navigateTo, redirectTo } from 'nacre/device';
import { lazy, useReducer, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useReachBottom, useReady, type AppDefinition } from 'nacre/shell';
import { deepActiveElement, settled } from '../helpers/dom.js';
import { holdTimers } from '../helpers/timers.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

let log: string[] = [];
let bump: () => void = () => undefined;

const Fine = () => <p>fine</p>;

/** A component that waits for its data, as one that calls `use()` does. */
function suspending(text = 'data') {
  let state: 'waiting' | 'there' | { error: unknown } = 'waiting';
  let settle!: () => void;
  const waiting = new Promise<void>((resolve) => (settle = resolve));
  const Late = () => {
    [, bump] = useReducer((count: number) => count + 1, 0) as [number, () => void];
    if (state === 'waiting') throw waiting; // eslint-disable-line @typescript-eslint/only-throw-error
    if (typeof state === 'object') throw state.error;
    return <p>{text}</p>;
  };
  const end = (next: 'there' | { error: unknown }) => {
    state = next;
    settle();
  };
  return {
    Late,
    arrive: () => end('there'),
    fail: (error: unknown) => end({ error }),
  };
}

const base: AppDefinition = {
  pages: [
    { path: '/home', load: () => Fine, style: { navigationBarTitleText: 'Home' } },
    { path: '/other', load: () => Fine },
  ],
  style: { animationType: 'none' },
};
const withPage = (Late: ComponentType, more: Partial<AppDefinition> = {}): AppDefinition => ({
  ...base,
  pages: [...base.pages, { path: '/late', load: () => Late, style: { navigationBarTitleText: 'Late' } }],
  ...more,
});

const notice = (app: StartedApp, within: Element = app.top()) => within.querySelector('nc-status');
const title = (app: StartedApp) => notice(app)?.shadowRoot!.querySelector('[part="title"]')?.textContent;
const button = async (app: StartedApp) => {
  await settled(notice(app)!);
  return notice(app)!.shadowRoot!.querySelector('button')!;
};

describe('components of the app that suspend', () => {
  const { error } = console;
  const { onerror } = window;
  beforeEach(() => {
    log = [];
  });
  afterEach(() => {
    stopApps();
    console.error = error;
    window.onerror = onerror;
    return setViewport({ width: 800, height: 600 });
  });

  it('a page of a deep link: the bar is there, the page says that it loads, then shows', async () => {
    const { Late, arrive } = suspending();
    const app = await startApp(withPage(Late), { url: '/late' });
    expect(app.bar().title).to.equal('Late');
    expect(app.text()).to.equal('');
    await until(() => notice(app)?.type === 'loading', 'it says that it loads');
    await expect(app.container).to.be.accessible();
    arrive();
    await until(() => app.text() === 'data', 'it shows');
    expect(notice(app)).to.equal(null);
  });

  it('a page that opens: it is on screen at once, and Back shows the page before', async () => {
    const { Late } = suspending();
    const app = await startApp(withPage(Late));
    await navigateTo({ url: '/late' });
    await app.settled();
    expect([app.hash(), app.bar().title, app.text()]).to.deep.equal(['/late', 'Late', '']);
    await app.go(-1);
    expect([app.hash(), app.bar().title, app.text()]).to.deep.equal(['/home', 'Home', 'fine']);
  });

  it('a page whose part is lazy', async () => {
    const Part = lazy(async () => ({ default: Fine }));
    const app = await startApp(withPage(Part));
    await navigateTo({ url: '/late' });
    await until(() => app.text() === 'fine', 'it shows');
  });

  it('a page that is quick shows no notice', async () => {
    const timers = holdTimers(1234);
    const { Late, arrive } = suspending();
    const app = await startApp(withPage(Late, { loading: { delay: 1234 } }), { url: '/late' });
    arrive();
    await until(() => app.text() === 'data', 'it shows');
    timers.run();
    timers.restore();
    expect(notice(app)).to.equal(null);
  });

  it('a page gets `ready` when it has rendered, not while it waits', async () => {
    const { Late, arrive } = suspending();
    const Page = () => {
      useReady(() => void log.push('useReady'));
      return <Late />;
    };
    const app = await startApp(withPage(Page), { url: '/late' });
    const page = app.app.router.page(app.app.router.getSnapshot().entries[0]!.key)!;
    page.on('ready', () => log.push('ready event'));
    await until(() => notice(app), 'it says that it loads');
    expect(log).to.deep.equal([]);
    arrive();
    await until(() => log.length === 2, 'it is ready');
    expect(log).to.have.members(['useReady', 'ready event']);
  });

  it('a page does not count as short while it waits', async () => {
    const { Late, arrive } = suspending();
    const Page = () => {
      useReady(() => void log.push('ready'));
      useReachBottom(() => void log.push('reachbottom'));
      return (
        <>
          <Late />
          <div style={{ height: 4000 }} />
        </>
      );
    };
    const app = await startApp(withPage(Page), { url: '/late' });
    await until(() => notice(app), 'it says that it loads');
    arrive();
    await until(() => app.text() === 'data', 'it shows');
    await app.settled();
    expect(log).to.deep.equal(['ready']);
  });

  it('the scroll position comes back to a page that waits again', async () => {
    const { Late, arrive } = suspending();
    let Inner: ComponentType = Fine;
    const Page = () => {
      const [, render] = useReducer((count: number) => count + 1, 0);
      bump = render;
      return (
        <>
          <Inner />
          <div style={{ height: 4000 }} />
        </>
      );
    };
    const app = await startApp(withPage(Page), { url: '/late' });
    app.scroller().scrollTop = 700;
    await app.settled();
    Inner = Late;
    flushSync(() => bump());
    await until(() => notice(app), 'it says that it loads');
    arrive();
    await until(() => app.text() === 'data' && app.scroller().scrollTop === 700, 'it shows at its place');
  });

  it('a page that waits too long says so, and a tap renders it anew', async () => {
    let isBroken = true;
    const { Late } = suspending();
    const Page = () => (isBroken ? <Late /> : <p>fine</p>);
    const timers = holdTimers(4321);
    const errors: unknown[] = [];
    const onError = (late: unknown) => errors.push((late as Error).message);
    const app = await startApp(withPage(Page, { loading: { delay: 30, timeout: 4321 }, onError }), { url: '/late' });
    await until(() => notice(app)?.type === 'loading', 'it says that it loads');
    timers.run();
    timers.restore();
    await until(() => notice(app)?.type === 'timeout', 'time is up');
    const retry = await button(app);
    expect(errors).to.deep.equal(['page `/late`: it has waited for 4321 ms']);
    expect(title(app)).to.equal('Connection timed out');
    retry.focus();
    isBroken = false;
    retry.click();
    await until(() => app.text() === 'fine', 'it shows');
    expect(deepActiveElement(), 'the focus stays in the page').to.equal(app.scroller());
  });

  it('a page whose data fails shows a notice, and other pages work', async () => {
    console.error = () => undefined;
    window.onerror = () => true;
    const errors: unknown[] = [];
    const { Late, fail } = suspending();
    const app = await startApp(withPage(Late, { onError: (thrown) => errors.push((thrown as Error).message) }), {
      onError: () => undefined,
    });
    await navigateTo({ url: '/late' });
    fail(new Error('no data'));
    await until(() => notice(app)?.type === 'error', 'it says so');
    expect(errors).to.include('no data');
    await redirectTo({ url: '/other' });
    await app.settled();
    expect(app.text()).to.equal('fine');
  });

  it('a sheet and a dialog', async () => {
    const { Late, arrive } = suspending();
    const second = suspending('answer');
    const app = await startApp({
      ...base,
      pages: [
        ...base.pages,
        { path: '/sheet', load: () => Late, presentation: 'sheet' },
        { path: '/dialog', load: () => second.Late, presentation: 'dialog' },
      ],
    });
    await navigateTo({ url: '/sheet' });
    await app.settled();
    await until(() => notice(app)?.type === 'loading', 'the sheet says that it loads');
    arrive();
    await until(() => app.text() === 'data', 'the sheet shows');
    await navigateTo({ url: '/dialog' });
    await app.settled();
    await until(() => notice(app)?.type === 'loading', 'the dialog says that it loads');
    second.arrive();
    await until(() => app.text() === 'answer', 'the dialog shows');
    await app.go(-1);
    await app.go(-1);
    expect(app.text()).to.equal('fine');
  });

  it('a window', async () => {
    const { Late, arrive } = suspending('menu');
    const top = suspending('head');
    const app = await startApp({ ...base, windows: { left: { component: Late }, top: { component: top.Late } } });
    const windowAt = (side: string) => app.container.querySelector(`.nc-window[data-side="${side}"]`)!;
    expect(app.text()).to.equal('fine');
    await until(() => notice(app, windowAt('left'))?.type === 'loading', 'it says that it loads');
    arrive();
    top.arrive();
    await until(() => windowAt('left').textContent === 'menu', 'it shows');
    await until(() => windowAt('top').textContent === 'head', 'the other shows');
  });

  it('what is beside a list without a detail; also when it throws', async () => {
    console.error = () => undefined;
    window.onerror = () => true;
    const errors: unknown[] = [];
    const { Late, arrive, fail } = suspending('choose one');
    const pages: AppDefinition['pages'] = [
      { path: '/home', load: () => Fine },
      { path: '/home/:id', load: () => Fine, parent: '/home', split: true },
    ];
    const definition = { ...base, pages, onError: (thrown: unknown) => void errors.push((thrown as Error).message) };
    const app = await startApp({ ...definition, split: { minWidth: 600, empty: Late } }, { onError: () => undefined });
    const empty = (of: StartedApp) => of.container.querySelector('.nc-split-empty')!;
    expect(app.text()).to.equal('fine');
    await until(() => notice(app, empty(app))?.type === 'loading', 'it says that it loads');
    arrive();
    await until(() => empty(app).textContent === 'choose one', 'it shows');
    fail(new Error('nothing to choose'));
    flushSync(() => bump());
    await until(() => notice(app, empty(app))?.type === 'error', 'it says so');
    expect(errors).to.include('nothing to choose');
    expect(app.text()).to.equal('fine');
  });

  it('a tab bar of the app; one that throws is replaced by that of the shell', async () => {
    console.error = () => undefined;
    window.onerror = () => true;
    const errors: unknown[] = [];
    const { Late, arrive, fail } = suspending('my tabs');
    const app = await startApp(
      {
        ...base,
        tabBar: { list: [{ pagePath: '/home', text: 'Home' }, { pagePath: '/other' }], component: Late },
        onError: (thrown) => errors.push((thrown as Error).message),
      },
      { onError: () => undefined },
    );
    expect(app.text()).to.equal('fine');
    arrive();
    const own = () => app.container.querySelector('.nc-tab-bar');
    await until(() => own()?.textContent === 'my tabs', 'it shows');
    fail(new Error('no tabs'));
    flushSync(() => bump());
    await until(() => app.tabBar()?.list!.length === 2, 'the tab bar of the shell shows');
    expect(errors).to.include('no tabs');
    expect(app.text()).to.equal('fine');
  });

  it('a notice of the app is replaced by that of the shell while it waits', async () => {
    const { Late, arrive } = suspending('my notice');
    const app = await startApp(
      withPage(Fine, {
        pages: [...base.pages, { path: '/late', load: () => ({ none: 1 }) }],
        notices: { error: Late },
        onError: () => undefined,
      }),
      { url: '/late' },
    );
    await until(() => notice(app)?.type === 'error', 'that of the shell shows');
    arrive();
    await until(() => app.text() === 'my notice', 'it shows');
  });
});

describe('a sheet whose load is a promise', () => {
  afterEach(stopApps);

  for (const presentation of ['sheet', 'dialog'] as const) {
    it(`that is fulfilled already opens at the first time (${presentation})`, async () => {
      const ready = Promise.resolve({ default: Fine });
      const app = await startApp({
        ...base,
        pages: [...base.pages, { path: '/late', load: () => ready, presentation }],
      });
      await navigateTo({ url: '/late' });
      await app.settled();
      await until(() => app.container.querySelector('nc-popup'), 'what shows it has loaded');
      const popup = app.container.querySelector('nc-popup')!;
      await app.settled();
      await settled(popup);
      expect([popup.open, popup.shadowRoot!.querySelector('dialog')!.open]).to.deep.equal([true, true]);
      await until(() => app.top().checkVisibility() && app.text() === 'fine', 'its page shows');
    });
  }
});
