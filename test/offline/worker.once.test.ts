import { expect, waitUntil } from '@open-wc/testing';
import { device } from 'nacre/device';
import { startOffline, type OfflineOptions } from 'nacre/offline';
import { createRouter, type RouterOptions } from 'nacre/router';
import { collectReports } from '../helpers/errors.js';

/** What the browser is asked for, in place of registering it. */
let registered: { script: string; scope: string | undefined }[];
let updates: number;
let stop: (() => void) | undefined;
const { register } = ServiceWorkerContainer.prototype;

const registration = Object.assign(new EventTarget(), {
  active: null,
  waiting: null,
  installing: null,
  update: async () => void updates++,
}) as unknown as ServiceWorkerRegistration;

/** The page's visibility, as the browser tells it. */
function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

async function start(options?: OfflineOptions): Promise<string> {
  stop = startOffline(options);
  await waitUntil(() => registered.length > 0);
  return registered[0]!.script;
}

describe('the worker of an app', () => {
  beforeEach(() => {
    registered = [];
    updates = 0;
    ServiceWorkerContainer.prototype.register = async (script, { scope } = {}) => {
      registered.push({ script: String(script), scope });
      return registration;
    };
  });
  afterEach(() => {
    stop?.();
    stop = undefined;
    ServiceWorkerContainer.prototype.register = register;
    Reflect.deleteProperty(document, 'hidden');
    createRouter({ pages: [{ path: '/' }] });
  });

  const routed = (router: RouterOptions['router']) => createRouter({ pages: [{ path: '/' }], router: router! });
  const beside = (path: string): string => new URL(path, document.baseURI).href;

  it('is beside the document in hash mode', async () => {
    routed({ mode: 'hash', base: '/shop/' });
    expect(await start()).to.equal(beside('sw.js'));
  });

  for (const base of ['/shop', '/shop/', '/', undefined])
    it(`is in the folder of the app in history mode, on each of its pages: base ${base}`, async () => {
      routed({ mode: 'history', ...(base !== undefined && { base }) });
      expect(await start()).to.equal(beside(base?.startsWith('/shop') ? '/shop/sw.js' : '/sw.js'));
    });

  it('may be another one, from the folder of the app or the root', async () => {
    routed({ mode: 'history', base: '/shop' });
    expect(await start({ worker: 'work/er.js', scope: '/shop/' })).to.equal(beside('/shop/work/er.js'));
    expect(registered[0]!.scope).to.equal('/shop/');
    stop!();
    registered = [];
    expect(await start({ worker: '/er.js' })).to.equal(beside('/er.js'));
  });

  it('that is missing is reported by its URL; the app works on', async () => {
    const reports = collectReports();
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new TypeError('404'));
    stop = startOffline({ worker: '/none.js' });
    await waitUntil(() => reports.messages.length > 0);
    expect(reports.stop()).to.deep.equal([`startOffline: no worker at ${beside('/none.js')}: TypeError: 404`]);
    const failure = await device.call('checkForUpdate').catch((error: Error) => error.message);
    expect(failure).to.equal('checkForUpdate:fail the server did not answer');
  });

  it('is looked for again after each time, and not while the page is hidden', async () => {
    const { setInterval, Date: clock } = window;
    let run: (() => void) | undefined;
    let passed = 0;
    const { now } = clock;
    window.setInterval = ((handler: () => void, time: number, ...rest: unknown[]) => {
      if (time !== 60_000) return setInterval(handler, time, ...rest);
      run = handler;
      return setInterval(() => undefined, 2 ** 30);
    }) as typeof setInterval;
    clock.now = () => now() + passed;
    try {
      await start({ checkEvery: 60_000 });
      run!();
      expect(updates, 'before the time').to.equal(0);
      passed += 60_000;
      setHidden(true);
      run!();
      await new Promise((resolve) => setTimeout(resolve));
      expect(updates, 'hidden').to.equal(0);
      setHidden(false);
      await waitUntil(() => updates === 1, 'the user has come back');
      setHidden(true);
      setHidden(false);
      passed += 59_000;
      run!();
      await new Promise((resolve) => setTimeout(resolve));
      expect(updates, 'the time counts from the last question').to.equal(1);
      passed += 1000;
      run!();
      await waitUntil(() => updates === 2);
    } finally {
      clock.now = now;
      window.setInterval = setInterval;
    }
  });
});
