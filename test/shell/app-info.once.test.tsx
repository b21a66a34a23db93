import { expect } from '@open-wc/testing';
import { device, getAppBaseInfo, getSystemInfoSync, request } from 'nacre/device';
import { defineApp, type AppDefinition } from 'nacre/shell';
import { holdTimers } from '../helpers/timers.js';
import { startApp, stopApps } from './start-app.js';

const definition: AppDefinition = { pages: [{ path: '/home', load: () => () => <p>home</p> }] };

describe('what defineApp says about the app', () => {
  afterEach(stopApps);

  it('is the answer of getAppBaseInfo, as long as the app is there', async () => {
    const before = getAppBaseInfo();
    const own = { appId: 'org.example.shop', name: 'Shop', version: '1.2.0', versionCode: 102 };
    const app = await startApp({ ...definition, ...own });
    const told = { appId: 'org.example.shop', appName: 'Shop', appVersion: '1.2.0', appVersionCode: '102' };
    expect(getAppBaseInfo()).to.include(told);
    expect(await device.call('getAppBaseInfo')).to.include(told);
    expect(getSystemInfoSync()).to.include(told);
    app.unmount();
    expect(getAppBaseInfo()).to.include({ appId: before.appId, appVersion: before.appVersion });
  });

  it('is empty where it says nothing', async () => {
    await startApp(definition);
    const { appId, appName, appVersion, appVersionCode } = getAppBaseInfo();
    expect([appId, appName, appVersion, appVersionCode]).to.deep.equal(['', document.title, '', '']);
  });
});

describe('networkTimeout', () => {
  afterEach(stopApps);

  /** A server that never answers. */
  const silence = (call: Event) =>
    (call as Event & { respondWith(answer: unknown): void }).respondWith(new Promise(() => undefined));
  const reasonOf = (call: Promise<unknown>) =>
    call.then(
      () => 'ok',
      ({ errMsg }: { errMsg: string }) => errMsg,
    );

  for (const [what, options, time] of [
    ['is the time after which a request fails', {}, 12_345],
    ['gives way to the time of the call', { timeout: 678 }, 678],
  ] as const) {
    it(what, async () => {
      const app = await startApp({ ...definition, networkTimeout: { request: 12_345 } });
      device.addEventListener('request', silence);
      const timers = holdTimers(time);
      try {
        const failed = reasonOf(request({ url: '/never', ...options }));
        timers.run();
        expect(await failed).to.equal(`request:fail timeout: no answer in ${time} ms`);
      } finally {
        timers.restore();
        device.removeEventListener('request', silence);
        app.unmount();
      }
    });
  }

  it('ends with the app', async () => {
    const app = await startApp({ ...definition, networkTimeout: { request: 12_345 } });
    app.unmount();
    const asked: unknown[] = [];
    const stop = device.intercept('request', ({ options }) => {
      asked.push(options.timeout);
      return { statusCode: 200, header: {}, cookies: [], data: '' };
    });
    await request({ url: '/never' });
    stop();
    expect(asked).to.deep.equal([undefined]);
  });

  it('is checked when the app is defined', () => {
    const define = (time: unknown) => () => defineApp({ ...definition, networkTimeout: { request: time as number } });
    expect(define('5s')).to.throw(TypeError, 'defineApp: networkTimeout.request: expected a number of ms from 0 on');
    expect(define(Number.NaN)).to.throw(TypeError);
    expect(define(undefined)).not.to.throw();
  });
});
