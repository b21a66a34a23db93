import { expect } from '@open-wc/testing';
import {
  ErrCode,
  canIUse,
  device,
  getNetworkType,
  getTheme,
  offNetworkStatusChange,
  onNetworkStatusChange,
  offThemeChange,
  onThemeChange,
  setTheme,
  support,
} from 'nacre/device';
import type { NetworkStatus } from 'nacre/device';
import { expectFailure, started, tick } from './helpers.js';

const root = document.documentElement;

describe('theme', () => {
  afterEach(() => root.removeAttribute('data-nc-theme'));
  const system = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const other = () => (system() === 'dark' ? 'light' : 'dark');

  it('is the system’s unless the app has chosen', async () => {
    expect(await getTheme()).to.include({ theme: system(), setting: 'auto' });
    await setTheme({ theme: other() });
    expect(root.getAttribute('data-nc-theme')).to.equal(other());
    expect(await getTheme()).to.include({ theme: other(), setting: other() });
    await setTheme({ theme: 'auto' });
    expect(root.hasAttribute('data-nc-theme')).to.equal(false);
    expect(await getTheme()).to.include({ theme: system(), setting: 'auto' });
  });

  it('misses no change that comes just after a listener', async () => {
    const themes: string[] = [];
    const stop = device.watch('themeChange', ({ theme }) => themes.push(theme));
    root.dataset['ncTheme'] = other();
    await tick();
    stop();
    expect(themes).to.deep.equal([other()]);
  });

  it('reports a change of the shown theme once, by system or page', async () => {
    const themes: string[] = [];
    const note = ({ theme }: { theme: string }) => themes.push(theme);
    const stop = await started('themeChange', () => {
      root.dataset['ncTheme'] = root.dataset['ncTheme'] === 'dark' ? 'light' : 'dark';
    });
    root.dataset['ncTheme'] = system();
    await tick();
    onThemeChange(note);
    await setTheme({ theme: system() });
    await setTheme({ theme: other() });
    root.dataset['ncTheme'] = system();
    await tick();
    root.dataset['ncTheme'] = 'nonsense';
    await tick();
    await setTheme({ theme: other() });
    await tick();
    offThemeChange(note);
    await setTheme({ theme: 'auto' });
    await tick();
    stop();
    expect(themes).to.deep.equal([other(), system(), other()]);
  });
});

describe('network', () => {
  const restore: (() => void)[] = [];
  const fake = (name: 'onLine' | 'connection', value: unknown) => {
    Object.defineProperty(navigator, name, { value, configurable: true });
    restore.push(() => delete (navigator as unknown as Record<string, unknown>)[name]);
  };
  afterEach(() => {
    restore.splice(0).forEach((undo) => undo());
  });

  const TYPES: [connection: object | undefined, networkType: string][] = [
    [undefined, 'unknown'],
    [{ type: 'wifi', effectiveType: '3g' }, 'wifi'],
    [{ type: 'ethernet' }, 'ethernet'],
    [{ type: 'cellular', effectiveType: '4g' }, '4g'],
    [{ type: 'cellular', effectiveType: 'slow-2g' }, '2g'],
    // A speed, not a network: this is how a desktop on a cable reports.
    [{ effectiveType: '4g' }, 'unknown'],
    [{ type: 'bluetooth' }, 'unknown'],
  ];
  for (const [connection, networkType] of TYPES) {
    it(`is ${networkType} where the browser says ${JSON.stringify(connection) ?? 'nothing'}`, async () => {
      fake('connection', connection);
      expect((await getNetworkType()).networkType).to.equal(networkType);
    });
  }

  it('is none when offline, whatever the connection says', async () => {
    fake('connection', { type: 'wifi' });
    fake('onLine', false);
    expect((await getNetworkType()).networkType).to.equal('none');
  });

  it('tells changes, and only changes, until it is taken off', async () => {
    const connection = Object.assign(new EventTarget(), { type: 'wifi' });
    fake('connection', connection);
    const seen: NetworkStatus[] = [];
    const note = (status: NetworkStatus) => seen.push(status);
    restore.push(
      await started('networkStatusChange', () => {
        connection.type = connection.type === 'wifi' ? 'ethernet' : 'wifi';
        connection.dispatchEvent(new Event('change'));
      }),
    );
    connection.type = 'wifi';
    connection.dispatchEvent(new Event('change'));
    onNetworkStatusChange(note);
    connection.dispatchEvent(new Event('change'));
    connection.type = 'ethernet';
    connection.dispatchEvent(new Event('change'));
    fake('onLine', false);
    dispatchEvent(new Event('offline'));
    connection.dispatchEvent(new Event('change'));
    fake('onLine', true);
    dispatchEvent(new Event('online'));
    offNetworkStatusChange(note);
    fake('onLine', false);
    dispatchEvent(new Event('offline'));
    expect(seen).to.deep.equal([
      { isConnected: true, networkType: 'ethernet' },
      { isConnected: false, networkType: 'none' },
      { isConnected: true, networkType: 'ethernet' },
    ]);
  });
});

describe('support', () => {
  it('tells level and reason of every call', () => {
    for (const name of ['request', 'setStorage', 'getSystemInfo', 'getTheme', 'makePhoneCall']) {
      expect(support(name).level).to.equal('native');
      expect(support(name).reason).to.be.a('string').that.is.not.empty;
      expect(canIUse(name)).to.equal(true);
    }
    expect(support('setClipboardData').level).to.equal('needs-gesture');
    expect(support('vibrateShort').level).to.equal('vibrate' in navigator ? 'needs-gesture' : 'unavailable');
    expect(support('getNetworkType').level).to.equal('connection' in navigator ? 'native' : 'emulated');
  });

  it('says what is missing, as the failed call does', async () => {
    const { level, reason } = support('showModal');
    expect(level).to.equal('unavailable');
    expect(reason).to.contain('nacre/overlays');
    await expectFailure(device.call('showModal'), `showModal:fail ${reason}`, ErrCode.unsupported);
    for (const name of ['navigateTo', 'getPageStyle', 'noSuchCall', 'constructor', '__proto__', '']) {
      expect(support(name).level).to.equal('unavailable');
      expect(canIUse(name)).to.equal(false);
    }
  });

  it('counts providers and hosts', () => {
    const drop = device.provide('showModal', () => ({ confirm: true, cancel: false }));
    expect(support('showModal').level).to.equal('emulated');
    expect(canIUse('showModal')).to.equal(true);
    const other = device.provide(
      'showModal',
      () => ({ confirm: true, cancel: false }),
      () => ({ level: 'needs-gesture', reason: 'so' }),
    );
    expect(support('showModal')).to.deep.equal({ level: 'needs-gesture', reason: 'so' });
    const unclaim = device.claim(['showModal']);
    expect(support('showModal').level).to.equal('native');
    for (const undo of [unclaim, other, drop]) undo();
    expect(support('showModal').level).to.equal('unavailable');
  });

  it('knows the Sync twins and the on… and off… pairs', () => {
    for (const name of [
      'getStorageSync',
      'getSystemInfoSync',
      'onThemeChange',
      'offThemeChange',
      'onWindowResize',
      'getWindowInfo',
    ]) {
      expect(canIUse(name), name).to.equal(true);
    }
    for (const name of ['onNothing', 'showModalSync', 'online']) expect(canIUse(name), name).to.equal(false);
  });
});
