import 'nacre/locales';
import 'nacre/overlays';
import { expect } from '@open-wc/testing';
import { writeFile } from '@web/test-runner-commands';
import { canIUse, support } from 'nacre/device';
import apis from 'nacre/device-apis.json';
import { isChromium, isFirefox } from '../helpers/commands.js';
import { startApp, stopApps } from '../shell/start-app.js';

const ENGINE = isChromium ? 'chromium' : isFirefox ? 'firefox' : 'webkit';
const [, version] = /(?:Chrome|Firefox|Version)\/([\d.]+)/.exec(navigator.userAgent)!;

describe('support of every call', () => {
  before(async () => {
    const page = () => <p>Pearls</p>;
    await startApp({ pages: [{ path: '/home', load: () => page }], tabBar: { list: [{ pagePath: '/home' }] } });
  });
  after(stopApps);

  it('is what shell/device/support.json says; if not, run npm run support', async () => {
    const calls = Object.fromEntries(apis.calls.map(({ name }) => [name, support(name)]));
    // Beside the folder of the page's group, from where `npm run support` takes it.
    await writeFile({ path: `../../support-${ENGINE}.json`, content: JSON.stringify({ version, calls }) });
    const published = Object.fromEntries(apis.calls.map(({ name, support: table }) => [name, table[ENGINE]]));
    expect(calls).to.deep.equal(published);
  });

  it('is true of every call that works, and of its Sync form', () => {
    for (const { name, sync } of apis.calls) {
      const works = support(name).level !== 'unavailable';
      expect(canIUse(name), name).to.equal(works);
      if (sync) expect(canIUse(sync), sync).to.equal(works);
    }
  });

  it('is true of functions that are no calls, and of what a browser can style', () => {
    for (const name of ['canIUse', 'support', 'css.var', 'css.env', 'css.opacity'])
      expect(canIUse(name), name).to.equal(true);
    for (const name of ['css', 'css.', 'css.constant', 'css.pearls', 'css.opacity.a', 'requestSync', 'toString']) {
      expect(canIUse(name), name).to.equal(false);
    }
  });

  it('knows options, results and fields of signals', () => {
    for (const name of [
      'showToast.object.image',
      'showToast.options.icon',
      'getSystemInfo.success.theme',
      'getSystemInfoSync.return.theme',
      'getStorageSync.object.namespace',
      'onThemeChange.callback.theme',
    ]) {
      expect(canIUse(name), name).to.equal(true);
    }
    for (const name of [
      'showToast.',
      'showToast.object',
      'showToast.object.pearls',
      'showToast.object.icon.x',
      'showToast.success.image',
      'showToast.constructor.name',
      'constructor.object.name',
      'onThemeChange.object.theme',
      'noSuchCall.object.image',
      '.object.image',
    ]) {
      expect(canIUse(name), name).to.equal(false);
    }
  });
});
