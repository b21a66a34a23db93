import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { useEffect, useState } from 'react';
import {
  $emit,
  $on,
  device,
  ErrCode,
  getLeftWindowStyle,
  getTopWindowStyle,
  hideLeftWindow,
  hideTopWindow,
  navigateTo,
  setLeftWindowStyle,
  setNavigationBarTitle,
  setPageStyle,
  setTopWindowStyle,
  showLeftWindow,
  showRightWindow,
  showTopWindow,
  switchTab,
} from 'nacre/device';
import {
  type AppDefinition,
  type TopWindowProps,
  useApp,
  usePage,
  useTopPage,
  useWindow,
  type WindowProps,
} from 'nacre/shell';
import { touch } from '../helpers/commands.js';
import { settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { expectFailure } from '../device/helpers.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const NARROW = { width: 500, height: 600 };
const WIDE = { width: 800, height: 600 };

function Menu() {
  const { side, isOver, hide } = useWindow();
  const { router } = useApp();
  const page = useTopPage();
  return (
    <nav aria-label="Menu">
      <p className="handle">{`${side} ${isOver ? 'over' : 'beside'} ${page?.route} ${page?.title}`}</p>
      <a href={router.createUrl('/user/7')}>User</a>
      <button type="button" onClick={hide}>
        Hide
      </button>
    </nav>
  );
}

let props: WindowProps[] = [];
function Told(given: WindowProps) {
  props.push(given);
  return <p>told</p>;
}

const Page = () => <p>page {usePage().path}</p>;
const load = () => Page;
const definition: AppDefinition = {
  pages: [
    { path: '/home', load, style: { navigationBarTitleText: 'Home' } },
    { path: '/b', load, style: { navigationBarTitleText: 'B' } },
    { path: '/user/:id', load, style: { navigationBarTitleText: 'User' } },
    { path: '/own', load, style: { leftWindow: false, topWindow: false } },
  ],
  style: { animationType: 'none' },
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/b' }] },
  windows: { left: { component: Menu, width: 240, label: 'Sections' } },
};

const windowOf = (app: StartedApp, side: string) =>
  app.container.querySelector<HTMLElement>(`.nc-window[data-side="${side}"]`);
const popupOf = (app: StartedApp) => app.container.querySelector('nc-popup');
const dialogOf = (app: StartedApp) => popupOf(app)!.shadowRoot!.querySelector('dialog')!;
const isOpen = (app: StartedApp) => Boolean(popupOf(app)?.open);

/** On a narrow screen, with the left window over the page. */
async function openOver(change: Partial<AppDefinition> = {}, url?: string): Promise<StartedApp> {
  await setViewport(NARROW);
  const app = await startApp({ ...definition, ...change }, { ...(url && { url }) });
  await showLeftWindow();
  await until(() => isOpen(app) && dialogOf(app).open, 'the window comes over the page');
  await settled(app.container);
  return app;
}
const closed = (app: StartedApp): Promise<void> =>
  until(() => !isOpen(app) && !popupOf(app)!.querySelector('.nc-window'), 'it has gone');

describe('windows', () => {
  before(useTokens);
  beforeEach(async () => {
    props = [];
    await setViewport(WIDE);
  });
  afterEach(stopApps);

  describe('beside the pages', () => {
    it('show from `matchMedia.minWidth` on; a width that no screen has counts as 768', async () => {
      const windows = {
        left: { component: Menu, matchMedia: { minWidth: '780px' } },
        right: { component: Menu, minWidth: 99_999 },
      };
      const app = await startApp({ ...definition, windows });
      await until(() => windowOf(app, 'left') && windowOf(app, 'right'), 'both show');
      await setViewport({ width: 770, height: 600 });
      await until(() => !windowOf(app, 'left'), 'the left one goes');
      expect(windowOf(app, 'right')).not.to.equal(null);
      await setViewport({ width: 760, height: 600 });
      await until(() => !windowOf(app, 'right'), 'the right one goes');
    });

    it('have the width and style that they were given', async () => {
      const style = { backgroundColor: 'rgb(1, 2, 3)', padding: '8rpx' };
      const app = await startApp({ ...definition, windows: { left: { component: Menu, width: '400rpx', style } } });
      const left = windowOf(app, 'left')!;
      expect(left.offsetWidth).to.equal(Math.round((400 * 800) / 750));
      const { backgroundColor, paddingTop } = getComputedStyle(left);
      expect([backgroundColor, parseFloat(paddingTop).toFixed(1)]).to.deep.equal(['rgb(1, 2, 3)', '8.5']);
    });

    it('are told which of them fit and show, and that at the top the title of the page', async () => {
      const windows = { top: { component: Told, height: 40 }, right: { component: Menu, minWidth: 5000 } };
      const app = await startApp({ ...definition, windows });
      const latest = () => props.at(-1) as TopWindowProps;
      expect(latest()).to.deep.equal({
        matchTopWindow: true,
        matchLeftWindow: false,
        matchRightWindow: true,
        showTopWindow: true,
        showLeftWindow: false,
        showRightWindow: true,
        navigationBarTitleText: 'Home',
      });
      await setNavigationBarTitle({ title: 'Now' });
      await until(() => latest().navigationBarTitleText === 'Now', 'it is told the title');
      await navigateTo({ url: '/user/7' });
      await app.settled();
      expect(latest().navigationBarTitleText).to.equal('User');
      await setViewport(NARROW);
      await until(() => !windowOf(app, 'top'), 'it goes');
      await showTopWindow();
      await until(() => !latest().matchTopWindow, 'it comes by a call');
      expect(latest().showTopWindow).to.equal(true);
      expect(latest().showRightWindow).to.equal(false);
    });

    it('hide while a page is on top whose style says so, also when a call says it', async () => {
      const app = await startApp(definition);
      expect(windowOf(app, 'left')).not.to.equal(null);
      await navigateTo({ url: '/own' });
      await app.settled();
      expect(windowOf(app, 'left')).to.equal(null);
      await app.go(-1);
      expect(windowOf(app, 'left')).not.to.equal(null);
      await setPageStyle({ leftWindow: false });
      await until(() => !windowOf(app, 'left'), 'it hides');
      await switchTab({ url: '/b' });
      await app.settled();
      expect(windowOf(app, 'left')).not.to.equal(null);
    });

    it('are hidden and shown by calls, also that at the top of a narrow screen', async () => {
      const app = await startApp({ ...definition, windows: { ...definition.windows, top: { component: Told } } });
      expect((await hideLeftWindow()).errMsg).to.equal('hideLeftWindow:ok');
      await until(() => !windowOf(app, 'left'), 'it hides');
      await switchTab({ url: '/b' });
      await app.settled();
      expect(windowOf(app, 'left'), 'still').to.equal(null);
      await showLeftWindow();
      await until(() => windowOf(app, 'left'), 'it shows');
      expect(popupOf(app)).to.equal(null);
      await setViewport(NARROW);
      await until(() => !windowOf(app, 'top') && !windowOf(app, 'left'), 'both go');
      await showTopWindow();
      await until(() => windowOf(app, 'top'), 'it shows in its place');
      expect(windowOf(app, 'top')!.getBoundingClientRect().top).to.equal(0);
      await switchTab({ url: '/home' });
      await app.settled();
      expect(windowOf(app, 'top'), 'on other pages too').not.to.equal(null);
      await hideTopWindow();
      await until(() => !windowOf(app, 'top'), 'it hides');
    });

    it('change their style by calls, which getLeftWindowStyle tells', async () => {
      const style = { width: 200, backgroundColor: 'red' };
      const app = await startApp({ ...definition, windows: { left: { component: Menu, style } } });
      expect(getLeftWindowStyle()).to.deep.equal(style);
      await setLeftWindowStyle({ width: '260px', color: 'rgb(0, 0, 9)' });
      expect(getLeftWindowStyle()).to.deep.equal({ ...style, width: '260px', color: 'rgb(0, 0, 9)' });
      await until(() => windowOf(app, 'left')!.offsetWidth === 260, 'it has its new width');
      expect(getComputedStyle(windowOf(app, 'left')!).color).to.equal('rgb(0, 0, 9)');
      await setLeftWindowStyle({ width: '', color: '' });
      expect(getLeftWindowStyle()).to.deep.equal(style);
    });

    it('fail without such a window, without the shell, and with a length that is none', async () => {
      const app = await startApp(definition);
      await expectFailure(showRightWindow(), 'showRightWindow:fail the app has no right window', ErrCode.notFound);
      await expectFailure(setTopWindowStyle({ height: 4 }), /the app has no top window/, ErrCode.notFound);
      expect(() => getTopWindowStyle()).to.throw('getTopWindowStyle:fail the app has no top window');
      const reason = 'width: expected a number of px, or a length in px or rpx';
      await expectFailure(setLeftWindowStyle({ width: '2em' }), `setLeftWindowStyle:fail ${reason}`, ErrCode.invalid);
      app.unmount();
      await expectFailure(showLeftWindow(), /^showLeftWindow:fail/, ErrCode.unsupported);
      expect(() => getLeftWindowStyle()).to.throw('getLeftWindowStyle:fail');
    });

    it('load their component when they show, and again when the user retries', async () => {
      const attempts: number[] = [];
      const { reportError } = window;
      window.reportError = () => undefined;
      const module = (attempt: number) => {
        attempts.push(attempt);
        return attempt ? Promise.resolve({ default: Menu }) : Promise.reject(new Error('lost'));
      };
      try {
        await setViewport(NARROW);
        const app = await startApp({ ...definition, windows: { left: { load: module } } });
        expect(attempts).to.deep.equal([]);
        await setViewport(WIDE);
        const notice = () => windowOf(app, 'left')?.querySelector('nc-status');
        await until(() => notice()?.type === 'error', 'it says that it failed');
        await until(() => notice()!.shadowRoot?.querySelector('button'), 'it can be retried');
        notice()!.shadowRoot!.querySelector('button')!.click();
        await until(() => windowOf(app, 'left')!.querySelector('.handle'), 'it shows');
        expect(attempts).to.deep.equal([0, 1]);
      } finally {
        window.reportError = reportError;
      }
    });

    it('that throw leave the pages alone', async () => {
      const errors: unknown[] = [];
      const { error } = console;
      console.error = () => undefined;
      const Broken = (): never => {
        throw new Error('broken');
      };
      try {
        const onError = (thrown: unknown) => void errors.push((thrown as Error).message);
        const windows = { left: { component: Broken } };
        const app = await startApp({ ...definition, windows, onError }, { onError: () => undefined });
        expect(app.text()).to.equal('page /home');
        expect(errors).to.include('broken');
      } finally {
        console.error = error;
      }
    });
  });

  describe('over the page', () => {
    it('comes where there is no room beside it, and closes by Escape, a tap beside it or its own button', async () => {
      const app = await openOver();
      expect(windowOf(app, 'left')!.querySelector('.handle')!.textContent).to.equal('left over /home Home');
      await until(() => dialogOf(app).getBoundingClientRect().left === 0, 'it is there');
      expect(dialogOf(app).offsetWidth).to.equal(240);
      const press = (selector: string) => popupOf(app)!.querySelector<HTMLElement>(selector)!.click();
      const ways: (() => unknown)[] = [
        () => sendKeys({ press: 'Escape' }),
        () => touch([[450, 300]]),
        () => press('.nc-window-close'),
        () => press('nav button'),
        () => hideLeftWindow(),
      ];
      for (const close of ways) {
        await close();
        await closed(app);
        await showLeftWindow();
        await until(() => isOpen(app) && dialogOf(app).open, 'it is open again');
        await settled(app.container);
      }
      expect(isOpen(app)).to.equal(true);
    });

    it('closes by Back, which leaves the page', async () => {
      const app = await openOver({}, '/b');
      await app.go(-1);
      await closed(app);
      expect(app.hash()).to.equal('/b');
      expect(app.text()).to.equal('page /b');
    });

    it('closes by a swipe towards its edge', async () => {
      const app = await openOver();
      await until(() => dialogOf(app).getBoundingClientRect().left === 0, 'it is there');
      await touch([
        [200, 400],
        [150, 400],
        [20, 400],
      ]);
      await closed(app);
    });

    it('keeps the focus, and returns it', async () => {
      await setViewport(NARROW);
      const app = await startApp(definition);
      app.scroller().focus();
      await showLeftWindow();
      await until(() => isOpen(app) && dialogOf(app).open, 'it comes');
      await settled(app.container);
      const within = () => popupOf(app)!.contains(document.activeElement);
      for (let presses = 0; presses < 5; presses++) {
        await sendKeys({ press: 'Tab' });
        expect(within() || document.activeElement === document.body, `Tab ${presses}`).to.equal(true);
      }
      await sendKeys({ press: 'Escape' });
      await closed(app);
      expect(document.activeElement).to.equal(app.scroller());
    });

    it('closes when the user follows a link in it', async () => {
      const app = await openOver();
      popupOf(app)!.querySelector('a')!.click();
      await until(() => app.hash() === '/user/7', 'the page opens');
      await closed(app);
      await app.settled();
      expect(app.text()).to.equal('page /user/7');
      await app.go(-1);
      expect(app.hash()).to.equal('/home');
      expect(isOpen(app)).to.equal(false);
    });

    it('goes to its place when the screen becomes wide, and is gone when it is narrow again', async () => {
      const app = await openOver();
      await setViewport(WIDE);
      await until(() => windowOf(app, 'left') && !popupOf(app), 'it is beside the page');
      expect(windowOf(app, 'left')!.querySelector('.handle')!.textContent).to.equal('left beside /home Home');
      await setViewport(NARROW);
      await until(() => !windowOf(app, 'left'), 'it has gone');
      expect(isOpen(app)).to.equal(false);
    });

    it('comes over a page whose style hides it, on wide screens too', async () => {
      const app = await startApp(definition, { url: '/own' });
      expect(windowOf(app, 'left')).to.equal(null);
      await showLeftWindow();
      await until(() => isOpen(app), 'it comes');
      await navigateTo({ url: '/user/7' });
      await app.settled();
      await until(() => windowOf(app, 'left') && !popupOf(app), 'it is beside the next page');
    });

    it('is at the other side in text from right to left', async () => {
      document.documentElement.dir = 'rtl';
      try {
        const app = await openOver();
        await until(() => dialogOf(app).getBoundingClientRect().right === 500, 'it is there');
      } finally {
        document.documentElement.dir = '';
      }
    });
  });

  describe('and pages', () => {
    /** Shows what the page has said, and says what the page hears. */
    function Basket() {
      const [items, setItems] = useState<string[]>([]);
      useEffect(() => {
        const stop = $on('basket:add', (item: string) => setItems((known) => [...known, item]));
        $emit('basket:open');
        return stop;
      }, []);
      return (
        <button type="button" className="basket" onClick={() => $emit('basket:clear', items.length)}>
          {items.join()}
        </button>
      );
    }

    it('exchange events in both directions, also with a window that comes later and goes again', async () => {
      const heard: unknown[] = [];
      const stops = [
        $on('basket:clear', (count: number) => heard.push(['clear', count])),
        $on('basket:open', () => {
          heard.push('open');
          $emit('basket:add', 'kept');
        }),
      ];
      try {
        await setViewport(NARROW);
        const app = await startApp({ ...definition, windows: { right: { component: Basket } } });
        $emit('basket:add', 'before');
        expect(heard).to.deep.equal([]);
        await setViewport(WIDE);
        const basket = () => app.container.querySelector<HTMLElement>('.basket');
        await until(() => basket()?.textContent === 'kept', 'it asks the page, and is told');
        $emit('basket:add', 'pearl');
        await until(() => basket()!.textContent === 'kept,pearl', 'it is told');
        basket()!.click();
        expect(heard).to.deep.equal(['open', ['clear', 2]]);
        await setViewport(NARROW);
        await until(() => !basket(), 'it goes');
        $emit('basket:add', 'after');
        expect(heard).to.have.length(2);
      } finally {
        stops.forEach((stop) => stop());
      }
    });
  });

  describe('for screen readers', () => {
    it('are landmarks with names, beside the pages and over them', async () => {
      const windows = {
        top: { component: Told, label: 'Shop', minWidth: 0 },
        left: { component: Menu, label: () => 'Sections' },
        right: { component: () => <p>more</p> },
      };
      const app = await startApp({ ...definition, windows });
      await settled(app.container);
      const named = ['top', 'left', 'right'].map((side) => {
        const { role, ariaLabel } = windowOf(app, side)!;
        return [role, ariaLabel];
      });
      expect(named).to.deep.equal([
        ['region', 'Shop'],
        ['complementary', 'Sections'],
        ['complementary', 'Second side panel'],
      ]);
      await expect(app.container).to.be.accessible();
      stopApps();
      const narrow = await openOver({ windows });
      expect(dialogOf(narrow).ariaLabel).to.equal('Sections');
      await expect(narrow.container).to.be.accessible();
    });
  });

  it('calls can be provided by a host', async () => {
    const stop = device.provide('showLeftWindow', () => undefined);
    try {
      expect((await showLeftWindow()).errMsg).to.equal('showLeftWindow:ok');
    } finally {
      stop();
    }
  });
});
