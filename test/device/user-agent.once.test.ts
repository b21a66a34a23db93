import { expect } from '@open-wc/testing';
import { device, getDeviceInfo, getSystemInfo, getSystemSetting } from 'nacre/device';
import { readBrowser, readSystem } from '../../shell/device/calls/system/web/system-info.js';
import { brandOf, modelOf } from '../../shell/device/calls/system/web/user-agent.js';
import { replaced } from './replaced.js';

const REDUCED =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

describe('user agents', () => {
  const MODELS: [ua: string, model: string, brand: string][] = [
    [REDUCED, '', ''],
    ['Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0', '', ''],
    ['Mozilla/5.0 (Linux; Android 14; Pixel 8 Pro) AppleWebKit/537.36', 'Pixel 8 Pro', 'google'],
    ['Mozilla/5.0 (Linux; Android 14; SM-S918B Build/UP1A.231005.007; wv) AppleWebKit/537.36', 'SM-S918B', 'samsung'],
    ['Mozilla/5.0 (Linux; U; Android 13; zh-cn; 2211133C Build/TKQ1) AppleWebKit/537.36', '2211133C', 'xiaomi'],
    ['Mozilla/5.0 (Linux; Android 10; HarmonyOS; ELS-AN00; HMSCore 6.13) AppleWebKit/537.36', 'ELS-AN00', ''],
    ['Mozilla/5.0 (Linux; Android 12; V2001A) AppleWebKit/537.36', 'V2001A', 'vivo'],
    ['Mozilla/5.0 (Linux; Android 13; CPH2451) AppleWebKit/537.36', 'CPH2451', 'oppo'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', '', ''],
    ['', '', ''],
  ];
  for (const [ua, model, brand] of MODELS) {
    it(`tell the model and the maker: ${model || '-'} of ${ua || 'an empty one'}`, () => {
      expect([modelOf(ua), brandOf('android', modelOf(ua))]).to.deep.equal([model, brand]);
    });
  }

  it('of Apple need no model', () => {
    expect(readSystem('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0)).to.include({
      brand: 'apple',
      model: 'Macintosh',
    });
    expect(readSystem('Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X)', 5)).to.include({ brand: 'apple' });
  });

  it('are corrected by client hints', () => {
    const data = { mobile: false, platform: 'Windows', brands: [] } as never;
    const windows = (platformVersion: string) =>
      readSystem('Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 0, data, { platformVersion }).osVersion;
    expect(['15.0.0', '10.0.0', '0.3.0', ''].map(windows)).to.deep.equal(['11', '10', '10.0', '10.0']);
    const hints = { model: 'Pixel 9', platformVersion: '15.0.0', formFactors: ['Tablet'] };
    expect(readSystem(REDUCED, 5, undefined, hints)).to.deep.equal({
      osName: 'android',
      osVersion: '15.0.0',
      deviceType: 'pad',
      model: 'Pixel 9',
      brand: 'google',
    });
    const fullVersionList = [
      { brand: 'Not)A;Brand', version: '8.0.0.0' },
      { brand: 'Google Chrome', version: '130.0.6723.59' },
    ];
    expect(readBrowser(REDUCED, undefined, { fullVersionList }).browserVersion).to.equal('130.0.6723.59');
    const inApp = `${REDUCED} MicroMessenger/8.0.40`;
    expect(readBrowser(inApp, undefined, { fullVersionList })).to.deep.equal({
      browserName: 'wechat',
      browserVersion: '8.0.40',
    });
  });

  it('are asked for the hints by asynchronous calls, and Sync calls know them then', async () => {
    const hints = { model: 'Pixel 9', platformVersion: '15.0.0', fullVersionList: [] };
    const data = (getHighEntropyValues: () => Promise<object>) => ({
      mobile: true,
      platform: 'Android',
      brands: [],
      getHighEntropyValues,
    });
    await replaced(
      navigator,
      'userAgentData',
      data(async () => hints),
      async () => {
        expect(await getSystemInfo()).to.include({ model: 'Pixel 9', deviceBrand: 'google', system: 'android 15.0.0' });
        expect(await device.call('getDeviceInfo')).to.include({ deviceModel: 'Pixel 9' });
        expect(getDeviceInfo()).to.include({ model: 'Pixel 9', osVersion: '15.0.0' });
      },
    );
    const refuse = () => Promise.reject(new DOMException('by policy', 'NotAllowedError'));
    await replaced(navigator, 'userAgentData', data(refuse), async () => {
      expect((await getSystemInfo()).osName).to.equal('android');
    });
  });

  it('leave out what browsers do not tell', async () => {
    await replaced(navigator, 'connection', { type: 'wifi' }, () =>
      expect(getSystemSetting()).to.deep.equal({ deviceOrientation: 'landscape', wifiEnabled: true }),
    );
    await replaced(navigator, 'connection', undefined, async () =>
      expect(await device.call('getSystemSetting')).to.deep.equal({
        deviceOrientation: 'landscape',
        errMsg: 'getSystemSetting:ok',
      }),
    );
  });
});
