import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
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
import { type TopWindowProps, type WindowProps } from 'nacre/shell';
import { settled } from '../helpers/dom.js';
import { useTokens } from '../helpers/tokens.js';
import { expectFailure } from '../device/helpers.js';
import { startApp, stopApps, until } from './start-app.js';
import { definition, dialogOf, Menu, NARROW, openOver, popupOf, WIDE, windowOf } from './windows-app.js';

let props: WindowProps[] = [];
function Told(given: WindowProps) {
  props.push(given);
  return <p>told</p>;
}

describe('windows', () => {
  before(useTokens);
  beforeEach(async () => {
    props = [];
    await setViewport(WIDE);
  });
  afterEach(stopApps);
  after(() => setViewport(WIDE));

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
      const { onerror } = window;
      // React 18 tells all of them.
      console.error = () => undefined;
      window.onerror = () => true;
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
        window.onerror = onerror;
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
