import { expect } from '@open-wc/testing';
import {
  canIUse,
  device,
  type DeviceError,
  enableAlertBeforeUnload,
  getCurrentPages,
  getEnterOptionsSync,
  getLaunchOptionsSync,
  getPageStyle,
  type LaunchOptions,
  offAppShow,
  onAppHide,
  onAppShow,
  onPageNotFound,
  onUnhandledRejection,
  setPageMeta,
  ErrCode,
} from 'nacre/device';
import { openFrame } from '../helpers/frame.js';
import { expectFailure } from './helpers.js';

/** Pages without a router. */
describe('events of the app', () => {
  const setHidden = (hidden: boolean): void => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => {
    delete (document as { hidden?: boolean }).hidden;
  });

  it('onAppShow and onAppHide follow the visibility of the document', () => {
    const log: unknown[] = [];
    const show = (options: LaunchOptions) => log.push(options);
    const stops = [onAppShow(show), onAppHide(() => log.push('hide'))];
    const { href } = location;
    history.replaceState(history.state, '', '?a=1&b=x%20y&a=2');
    setHidden(true);
    setHidden(false);
    const { pathname: path } = location;
    const options = {
      path,
      query: { a: ['1', '2'], b: 'x y' },
      scene: 1001,
      referrerInfo: { appId: '', extraData: {} },
    };
    expect(log).to.deep.equal(['hide', options]);
    expect(getEnterOptionsSync()).to.deep.equal(options);
    history.replaceState(history.state, '', href);
    offAppShow(show);
    setHidden(false);
    stops.forEach((stop) => stop());
    setHidden(true);
    expect(log).to.have.length(2);
  });

  it('getLaunchOptionsSync tells the URL with which the document was opened', () => {
    const { href } = location;
    const { path, query, scene } = getLaunchOptionsSync();
    history.replaceState(history.state, '', '/elsewhere?x=1');
    expect(getLaunchOptionsSync()).to.deep.include({ path, query, scene });
    expect(getEnterOptionsSync()).to.deep.include({ path: '/elsewhere', query: { x: '1' } });
    history.replaceState(history.state, '', href);
    expect(path).to.equal(new URL(href).pathname);
    expect(scene).to.equal(1001);
  });

  it('onError tells errors that no code has caught; one in a listener is reported, and told no more', async () => {
    const frame = await openFrame();
    const page = (await frame.load('/shell/device/index.ts')) as typeof import('nacre/device');
    const log: unknown[] = [];
    const errors: string[] = [];
    frame.window.reportError = (error: Error) => void errors.push(error.message);
    const listener = (error: unknown): void => {
      log.push(error);
      throw new Error('in the listener');
    };
    page.onError(listener);
    const lost = new Error('lost');
    frame.window.dispatchEvent(new ErrorEvent('error', { error: lost, message: 'lost' }));
    frame.window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    expect(log).to.deep.equal([lost, 'Script error.']);
    expect(errors).to.deep.equal(['in the listener', 'in the listener']);
    page.offError(listener);
    frame.window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    expect(log).to.have.length(2);
    frame.remove();
  });

  it('onUnhandledRejection tells the reason', () => {
    const log: unknown[] = [];
    const stop = onUnhandledRejection(({ reason, promise }) => log.push(reason, promise));
    const promise = Promise.resolve();
    dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { reason: 'why', promise }));
    stop();
    expect(log).to.deep.equal(['why', promise]);
  });

  it('has no pages and no style of one without a router', async () => {
    expect(getCurrentPages()).to.deep.equal([]);
    let failure: DeviceError | undefined;
    try {
      getPageStyle();
    } catch (error) {
      failure = error as DeviceError;
    }
    expect(failure!.errMsg).to.include('getPageStyle:fail no host or provider here');
    await expectFailure(
      enableAlertBeforeUnload({ message: 'Leave?' }),
      /^enableAlertBeforeUnload:fail no host/,
      ErrCode.unsupported,
    );
    expect(['onAppShow', 'offError', 'onPageNotFound', 'getCurrentPages'].map(canIUse)).to.deep.equal([
      true,
      true,
      false,
      false,
    ]);
    expect(onPageNotFound(() => undefined)).to.be.a('function');
  });

  it('a host answers them', () => {
    const end = new AbortController();
    const opened: LaunchOptions = {
      path: '/a',
      query: {},
      scene: 1007,
      referrerInfo: { appId: 'other', extraData: {} },
    };
    device.addEventListener('getLaunchOptions', (event) => event.respondWith(opened), { signal: end.signal });
    expect(getLaunchOptionsSync()).to.equal(opened);
    end.abort();
    expect(getLaunchOptionsSync().scene).to.equal(1001);
  });
});

describe('setPageMeta', () => {
  const { body, documentElement } = document;
  afterEach(async () => {
    await setPageMeta({ pageStyle: '', rootFontSize: '' });
    body.removeAttribute('style');
  });

  it('styles the body instead of the time before, and leaves what is not its own', async () => {
    body.style.cssText = 'margin: 3px; color: red';
    await setPageMeta({ pageStyle: 'overflow: hidden; color: blue; --mine: 1' });
    expect([body.style.overflow, body.style.color, body.style.margin]).to.deep.equal(['hidden', 'blue', '3px']);
    body.style.overflow = 'auto';
    await setPageMeta({ pageStyle: 'background-color: green' });
    expect([body.style.color, body.style.backgroundColor]).to.deep.equal(['red', 'green']);
    expect(body.style.overflow, 'the page has changed it').to.equal('auto');
    expect(body.style.getPropertyValue('--mine')).to.equal('');
  });

  it('sets the size of 1 rem, and gives it back', async () => {
    for (const [rootFontSize, expected] of [
      ['20px', '20px'],
      [18, '18px'],
    ] as const) {
      await setPageMeta({ rootFontSize });
      expect(getComputedStyle(documentElement).fontSize).to.equal(expected);
    }
    await setPageMeta({ rootFontSize: '' });
    expect(documentElement.style.fontSize).to.equal('');
  });

  it('says which argument is wrong', async () => {
    await expectFailure(
      setPageMeta({ rootFontSize: 'big' }),
      'setPageMeta:fail rootFontSize: expected a size of CSS, or a number of px',
      ErrCode.invalid,
    );
    await expectFailure(
      setPageMeta({ pageStyle: {} as never }),
      'setPageMeta:fail pageStyle: expected a string',
      ErrCode.invalid,
    );
  });
});
