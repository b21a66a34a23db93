import 'nacre/locales';
import 'nacre/overlays';
import { expect, waitUntil } from '@open-wc/testing';
import { writeFile } from '@web/test-runner-commands';
import { canIUse, device, support } from 'nacre/device';
import apis from 'nacre/device-apis.json';
import { startOffline } from 'nacre/offline';
import { isChromium, isFirefox } from '../helpers/commands.js';
import { startApp, stopApps } from '../shell/start-app.js';

const ENGINE = isChromium ? 'chromium' : isFirefox ? 'firefox' : 'webkit';
const [, version] = /(?:Chrome|Firefox|Version)\/([\d.]+)/.exec(navigator.userAgent)!;

let stopOffline: () => void;
/** Undefined where a private window has none. */
const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;

describe('support of every call', () => {
  before(async () => {
    // The calls are there without a worker; with one, it would serve the other tests.
    if (workers) Object.defineProperty(workers, 'register', { value: () => new Promise(() => {}), configurable: true });
    stopOffline = startOffline();
    if (workers) await waitUntil(() => device.can('checkForUpdate'));
    const page = () => <p>Pearls</p>;
    await startApp({ pages: [{ path: '/home', load: () => page }], tabBar: { list: [{ pagePath: '/home' }] } });
  });
  after(() => {
    stopOffline();
    if (workers) delete (workers as Partial<ServiceWorkerContainer>).register;
    stopApps();
  });

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
      'showToast.object.position',
      'showModal.object.inputs',
      'showModal.success.tapIndex',
      'showActionSheet.object.lightDismiss',
      'request.object.timeout',
      'request.object.success',
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
      'getStorageSync.object.success',
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
