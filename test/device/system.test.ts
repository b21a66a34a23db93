import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import {
  getAppBaseInfo,
  getDeviceInfo,
  getSystemInfo,
  getSystemInfoSync,
  getWindowInfo,
  device,
  offWindowResize,
  onWindowResize,
  type WindowResize,
} from 'nacre/device';
import { readBrowser, readSystem, type UserAgentData } from '../../shell/device/calls/system/web/system-info.js';

const CHROMIUM_DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

const AGENTS: [ua: string, expected: object, touchPoints?: number][] = [
  [CHROMIUM_DESKTOP, { osName: 'linux', deviceType: 'pc', browserName: 'chrome', browserVersion: '156.0.0.0' }],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.1.2',
    { osName: 'windows', osVersion: '10.0', deviceType: 'pc', browserName: 'edge', browserVersion: '150.0.1.2' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    {
      osName: 'ios',
      osVersion: '17.4.1',
      deviceType: 'phone',
      model: 'iPhone',
      browserName: 'safari',
      browserVersion: '17.4',
    },
    5,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    { osName: 'ios', osVersion: '17.4', deviceType: 'pad', model: 'iPad', browserName: 'safari' },
    5,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
    { osName: 'macos', osVersion: '10.15.7', deviceType: 'pc' },
    0,
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B Build/UP1A.231005.007) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36',
    {
      osName: 'android',
      osVersion: '14',
      deviceType: 'phone',
      model: 'SM-S918B',
      browserName: 'samsung',
      browserVersion: '23.0',
    },
    5,
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-X900) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
    { osName: 'android', deviceType: 'pad', model: 'SM-X900' },
    5,
  ],
  [
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1 Mobile',
    { osName: 'harmonyos', osVersion: '5.0', deviceType: 'phone' },
    5,
  ],
  [
    'Mozilla/5.0 (Linux; Android 12; V2001A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/107.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.40',
    { osName: 'android', browserName: 'wechat', browserVersion: '8.0.40' },
    5,
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    { osName: 'linux', deviceType: 'pc', browserName: 'firefox', browserVersion: '128.0', model: '' },
  ],
  ['Mozilla/5.0 Macintosh', { osName: 'macos', osVersion: '', deviceType: 'pc' }],
  ['curl/8.0', { osName: 'other', osVersion: '', deviceType: 'pc', browserName: 'unknown', browserVersion: '' }],
  ['', { osName: 'other', osVersion: '', deviceType: 'pc', model: '' }],
];

describe('system information', () => {
  for (const [ua, expected, touchPoints = 0] of AGENTS) {
    it(`is read from ${ua || 'an empty user agent'}`, () => {
      expect({ ...readSystem(ua, touchPoints), ...readBrowser(ua) }).to.include(expected);
    });
  }

  it('prefers client hints to the user agent', () => {
    const data = (platform: string, mobile: boolean) =>
      ({ platform, mobile, brands: [{ brand: 'Not_A Brand', version: '8' }] }) as unknown as UserAgentData;
    const android = readSystem(CHROMIUM_DESKTOP, 5, data('Android', true));
    expect(android).to.include({ osName: 'android', deviceType: 'phone' });
    expect(readSystem('', 0, data('Windows', false))).to.include({ osName: 'windows', deviceType: 'pc' });
    expect(readSystem('', 0, data('macOS', false))).to.include({ osName: 'macos', deviceType: 'pc' });
    expect(readSystem('', 0, data('Chrome OS', false))).to.include({ osName: 'linux' });
  });

  it('is the same whether asked in parts, at once, or later', async () => {
    const all = getSystemInfoSync();
    expect(all).to.include({ ua: navigator.userAgent, windowWidth: document.documentElement.clientWidth });
    expect(all).to.deep.include(getWindowInfo());
    expect(all).to.deep.include(getDeviceInfo());
    expect(all).to.deep.include(getAppBaseInfo());
    const later = await getSystemInfo();
    expect(
      Object.keys(later)
        .filter((key) => key !== 'errMsg')
        .toSorted(),
    ).to.deep.equal(Object.keys(all).toSorted());
    expect(later.osName).to.equal(all.osName);
    expect((await device.call('getWindowInfo')).windowHeight).to.equal(getWindowInfo().windowHeight);
  });

  it('leaves nothing in the page, and counts the bars of the page', () => {
    const before = document.documentElement.outerHTML;
    const { windowHeight, safeArea, screenTop } = getWindowInfo();
    expect(document.documentElement.outerHTML).to.equal(before);
    expect(windowHeight).to.equal(innerHeight);
    expect(safeArea).to.deep.equal({
      left: 0,
      top: 0,
      right: innerWidth,
      bottom: innerHeight,
      width: innerWidth,
      height: innerHeight,
    });
    document.documentElement.style.setProperty('--window-top', '44px');
    document.documentElement.style.setProperty('--window-bottom', '50px');
    expect(getWindowInfo()).to.include({
      windowTop: 44,
      windowBottom: 50,
      windowHeight: innerHeight - 94,
      screenTop: screenTop + 94,
    });
    document.documentElement.removeAttribute('style');
  });

  it('keeps a device id that cannot be guessed', () => {
    const { deviceId } = getDeviceInfo();
    expect(deviceId).to.match(/^[\da-f]{32}$/);
    expect(getDeviceInfo().deviceId).to.equal(deviceId);
    expect(Object.values({ ...localStorage })).to.include(deviceId);
  });

  it('names the app', () => {
    document.title = 'A title';
    expect(getAppBaseInfo().appName).to.equal('A title');
    const meta = Object.assign(document.createElement('meta'), { name: 'application-name', content: 'An app' });
    document.head.append(meta);
    expect(getAppBaseInfo()).to.include({ appName: 'An app', hostLanguage: navigator.language });
    meta.remove();
  });

  it('is a host’s to answer, in time for the Sync calls', () => {
    const end = new AbortController();
    device.addEventListener('getDeviceInfo', (event) => event.respondWith({ ...getDeviceInfoOf('native') }), {
      signal: end.signal,
    });
    expect(getDeviceInfo().model).to.equal('native');
    end.abort();
    expect(getDeviceInfo().model).not.to.equal('native');
  });
});

const getDeviceInfoOf = (model: string) => ({ ...getSystemInfoSync(), model });

describe('onWindowResize', () => {
  it('tells the new size until it is taken off', async () => {
    await setViewport({ width: 700, height: 500 });
    const resizes: WindowResize[] = [];
    const sized = (width: number) =>
      new Promise<void>((resolve) => {
        const stop = device.watch('windowResize', ({ size }) => {
          if (size.windowWidth !== width) return;
          stop();
          resolve();
        });
      });
    const note = (resize: WindowResize) => resizes.push(resize);
    onWindowResize(note);
    let done = sized(560);
    await setViewport({ width: 560, height: 700 });
    await done;
    expect(resizes.at(-1)).to.deep.equal({
      deviceOrientation: 'portrait',
      size: {
        windowWidth: innerWidth,
        windowHeight: innerHeight,
        screenWidth: screen.width,
        screenHeight: screen.height,
      },
    });
    expect(innerWidth).to.equal(560);
    offWindowResize(note);
    const count = resizes.length;
    done = sized(700);
    await setViewport({ width: 700, height: 500 });
    await done;
    expect(resizes).to.have.length(count);
  });
});
