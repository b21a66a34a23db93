import { expect } from '@open-wc/testing';
import { DeviceBus, DeviceCallEvent, DeviceError, ErrCode, device } from 'nacre/device';
import './calls.js';
import type {} from './types.types.js';
import { openFrame } from '../helpers/frame.js';
import { deferred, expectFailure, failure, reported, tick } from './helpers.js';

describe('DeviceBus', () => {
  let bus: DeviceBus;
  beforeEach(() => {
    bus = new DeviceBus();
  });

  describe('who answers', () => {
    it('asks hosts in the task of the call, before anything else can happen', () => {
      let asked = false;
      bus.addEventListener('testEcho', (event) => {
        asked = true;
        event.respondWith({ text: 'now' });
      });
      void bus.call('testEcho');
      expect(asked).to.equal(true);
    });

    it('asks the provider in the task of the call', () => {
      let asked = false;
      bus.provide('testEcho', () => {
        asked = true;
        return { text: '' };
      });
      void bus.call('testEcho');
      expect(asked).to.equal(true);
    });

    it('takes the first host that answers, and asks no other', async () => {
      bus.addEventListener('testEcho', () => undefined);
      bus.addEventListener('testEcho', (event) => event.respondWith(Promise.resolve({ text: 'first' })));
      bus.addEventListener('testEcho', () => expect.fail('asked'));
      bus.provide('testEcho', () => expect.fail('asked'));
      expect(await bus.call('testEcho')).to.deep.equal({ text: 'first', errMsg: 'testEcho:ok' });
    });

    it('gives hosts the options, and the event is of the exported class', async () => {
      bus.addEventListener('testEcho', (event) => {
        expect(event).to.be.instanceOf(DeviceCallEvent);
        expect(event.name).to.equal('testEcho');
        event.respondWith({ text: `${event.options.text}!` });
      });
      expect((await bus.call('testEcho', { text: 'hi' })).text).to.equal('hi!');
    });

    it('keeps control options from those who answer', async () => {
      const { signal } = new AbortController();
      bus.addEventListener('testEcho', (event) => {
        expect(event.options).to.deep.equal({ text: 'hi' });
        event.respondWith({ text: '' });
      });
      await bus.call('testEcho', { text: 'hi', signal, success: () => undefined });
    });

    it('lets preventDefault() alone refuse', async () => {
      bus.addEventListener('testEcho', (event) => event.preventDefault());
      bus.provide('testEcho', () => expect.fail('asked'));
      await expectFailure(bus.call('testEcho'), 'testEcho:fail a host refused it', ErrCode.denied);
    });

    it('refuses a second and a late respondWith', async () => {
      const errors: unknown[] = [];
      const attempt = (event: DeviceCallEvent<'testEcho'>, text: string) => {
        try {
          event.respondWith({ text });
        } catch (error) {
          errors.push((error as DOMException).name);
        }
      };
      bus.addEventListener('testEcho', (event) => {
        attempt(event, 'first');
        attempt(event, 'second');
      });
      expect((await bus.call('testEcho')).text).to.equal('first');
      bus = new DeviceBus();
      bus.provide('testEcho', () => ({ text: 'provider' }));
      const late = deferred<void>();
      bus.addEventListener('testEcho', (event) => setTimeout(() => late.resolve(attempt(event, 'late'))));
      expect((await bus.call('testEcho')).text).to.equal('provider');
      await late.promise;
      expect(errors).to.deep.equal(['InvalidStateError', 'InvalidStateError']);
    });

    it('goes on when a host throws, and reports it', async () => {
      // In a page of its own: the error is the window's that the host belongs to.
      const frame = await openFrame({ module: '/shell/device/index.ts' });
      const { device: theirs } = (await frame.load('/shell/device/instance.ts')) as { device: DeviceBus };
      const { Function: Script } = frame.window as unknown as { Function: FunctionConstructor };
      theirs.addEventListener('testEcho', new Script("throw new Error('host broke')") as () => void);
      theirs.provide('testEcho', () => ({ text: 'provider' }));
      expect((await theirs.call('testEcho')).text).to.equal('provider');
      expect(frame.window.problems).to.have.length(1);
      expect(frame.window.problems[0]).to.contain('host broke');
      frame.remove();
    });

    it('uses the latest provider, and the one below when it is taken away', async () => {
      const first = bus.provide('testEcho', () => ({ text: 'first' }));
      const second = bus.provide('testEcho', () => ({ text: 'second' }));
      expect((await bus.call('testEcho')).text).to.equal('second');
      second();
      second();
      expect((await bus.call('testEcho')).text).to.equal('first');
      first();
      await expectFailure(bus.call('testEcho'), /^testEcho:fail no host or provider/, ErrCode.unsupported);
    });

    it('loads a provider once, and again after a failed load', async () => {
      let loads = 0;
      bus.provideLazy('testEcho', async () => {
        if (++loads === 1) throw new Error('no network');
        return { testEcho: () => ({ text: 'loaded' }) };
      });
      await expectFailure(bus.call('testEcho'), 'testEcho:fail no network', ErrCode.unknown);
      expect((await bus.call('testEcho')).text).to.equal('loaded');
      expect((await bus.call('testEcho')).text).to.equal('loaded');
      expect(loads).to.equal(2);
    });

    it('does not start a lazy provider whose call has ended meanwhile', async () => {
      const loaded = deferred<{ default: () => { text: string } }>();
      let isStarted = false;
      bus.provideLazy('testEcho', () => loaded.promise);
      const task = bus.task('testEcho');
      task.abort();
      loaded.resolve({
        default: () => {
          isStarted = true;
          return { text: '' };
        },
      });
      await expectFailure(task, 'testEcho:fail abort', ErrCode.abort);
      await tick();
      expect(isStarted).to.equal(false);
    });

    it('loads several providers from one module', async () => {
      bus.provideLazy(['testEcho', 'testNothing'], async () => ({
        testEcho: () => ({ text: 'a' }),
        testNothing: () => undefined,
      }));
      expect((await bus.call('testEcho')).text).to.equal('a');
      expect(await bus.call('testNothing')).to.deep.equal({ errMsg: 'testNothing:ok' });
    });
  });

  describe('can', () => {
    it('asks a host that listens in the capture phase, also when its other listener is gone', async () => {
      const host = (event: DeviceCallEvent<'testEcho'>) => event.respondWith({ text: 'b' });
      bus.addEventListener('testEcho', host);
      bus.addEventListener('testEcho', host, true);
      bus.removeEventListener('testEcho', host);
      expect((await bus.call('testEcho')).text).to.equal('b');
      bus.removeEventListener('testEcho', host, { capture: true });
      expect(bus.hasHost('testEcho')).to.equal(false);
    });

    it('knows providers, listening hosts and claims, and when they are gone', () => {
      const end = new AbortController();
      const host = (event: DeviceCallEvent<'testEcho'>) => event.respondWith({ text: '' });
      expect(bus.can('testEcho')).to.equal(false);
      bus.addEventListener('testEcho', host);
      expect(bus.can('testEcho')).to.equal(true);
      bus.removeEventListener('testEcho', host);
      expect(bus.can('testEcho')).to.equal(false);
      bus.addEventListener('testEcho', host, { signal: end.signal });
      const drop = bus.claim(['testWork', 'testNothing'], end.signal);
      expect([bus.can('testEcho'), bus.can('testWork'), bus.can('testNothing')]).to.deep.equal([true, true, true]);
      end.abort();
      expect([bus.can('testEcho'), bus.can('testWork'), bus.can('testNothing')]).to.deep.equal([false, false, false]);
      drop();
      bus.claim(['testWork'], end.signal);
      expect(bus.can('testWork')).to.equal(false);
    });
  });

  describe('outcome', () => {
    it('tells callbacks and promise, success before complete, never in the task of the call', async () => {
      bus.provide('testEcho', () => ({ text: 'a' }));
      const told: string[] = [];
      const call = bus.call('testEcho', {
        success: ({ text }) => told.push(`success ${text}`),
        fail: () => told.push('fail'),
        complete: (outcome) => told.push(`complete ${outcome.errMsg}`),
      });
      expect(told).to.deep.equal([]);
      await call;
      await tick();
      expect(told).to.deep.equal(['success a', 'complete testEcho:ok']);
    });

    it('tells fail and complete the error; a call with one of them leaves no unhandled rejection', async () => {
      const told: unknown[] = [];
      const unhandled = (event: PromiseRejectionEvent) => told.push(event.reason);
      addEventListener('unhandledrejection', unhandled);
      void bus.call('testEcho', { fail: (error) => told.push(error.errMsg) });
      void bus.call('testEcho', { complete: (error) => told.push(error.errMsg) });
      await tick();
      await tick();
      removeEventListener('unhandledrejection', unhandled);
      expect(told).to.have.length(2);
      expect(told[0]).to.match(/^testEcho:fail/);
      expect(told[1]).to.equal(told[0]);
    });

    it('reports a throwing callback and runs the other', async () => {
      bus.provide('testEcho', () => ({ text: 'a' }));
      let completed = false;
      const messages = await reported(() =>
        bus.call('testEcho', {
          success: () => {
            throw new Error('callback broke');
          },
          complete: () => {
            completed = true;
          },
        }),
      );
      expect(messages).to.deep.equal(['callback broke']);
      expect(completed).to.equal(true);
    });

    it('is a DeviceError with subject, code, message and cause', async () => {
      const cause = new DOMException('not now', 'NotAllowedError');
      bus.provide('testEcho', () => Promise.reject(cause));
      const error = await failure(bus.call('testEcho'));
      expect(error).to.be.instanceOf(Error);
      expect(error.cause).to.equal(cause);
      expect({ ...error, errMsg: error.errMsg, name: error.name }).to.deep.include({
        errSubject: 'testEcho',
        errCode: ErrCode.permission,
        errMsg: 'testEcho:fail not now',
        name: 'DeviceError',
      });
    });

    const THROWN: [what: string, thrown: unknown, errMsg: string, code: number][] = [
      ['a string', 'cancel', 'testEcho:fail cancel', ErrCode.cancel],
      ['a text of its own', 'out of paper', 'testEcho:fail out of paper', ErrCode.unknown],
      ['nothing', undefined, 'testEcho:fail unknown', ErrCode.unknown],
      ['null', null, 'testEcho:fail unknown', ErrCode.unknown],
      ["a host's object", { errMsg: 'nativeEcho:fail no paper', errCode: 4711 }, 'testEcho:fail no paper', 4711],
      [
        "the user's cancel",
        new DOMException('share canceled', 'AbortError'),
        'testEcho:fail share canceled',
        ErrCode.cancel,
      ],
      ['no room', new DOMException('full', 'QuotaExceededError'), 'testEcho:fail full', ErrCode.quota],
      ['a code named like a property', 'constructor', 'testEcho:fail constructor', ErrCode.unknown],
      [
        'the failure of another call',
        new DeviceError('other', ErrCode.busy, 'in use'),
        'testEcho:fail in use',
        ErrCode.busy,
      ],
    ];
    for (const [what, thrown, errMsg, code] of THROWN) {
      it(`turns ${what} into a DeviceError`, async () => {
        bus.addEventListener('testEcho', (event) => event.respondWith(Promise.reject(thrown)));
        await expectFailure(bus.call('testEcho'), errMsg, code as 1);
      });
    }

    it('turns what a provider throws at once into a failure', async () => {
      bus.provide('testEcho', () => {
        throw new TypeError('broken');
      });
      await expectFailure(bus.call('testEcho'), 'testEcho:fail broken', ErrCode.unknown);
    });
  });

  describe('arguments', () => {
    it('names a wrong one and asks no host, in production too', async () => {
      bus.addEventListener('makePhoneCall', () => expect.fail('asked'));
      bus.provide('makePhoneCall', () => expect.fail('asked'));
      await expectFailure(
        bus.call('makePhoneCall', { phoneNumber: '' }),
        'makePhoneCall:fail phoneNumber: expected a phone number',
        ErrCode.invalid,
      );
    });

    const WRONG: [name: string, options: object, errMsg: string][] = [
      ['makePhoneCall', {}, 'phoneNumber: expected a phone number'],
      ['makePhoneCall', { phoneNumber: '0190 call me' }, 'phoneNumber: expected a phone number'],
      ['makePhoneCall', { phoneNumber: ' - ' }, 'phoneNumber: expected a phone number'],
      ['setClipboardData', { data: '' }, 'data: expected a non-empty string'],
      ['setClipboardData', {}, 'data: expected a non-empty string'],
      ['showActionSheet', { itemList: [] }, 'itemList: expected a non-empty array'],
      [
        'setNavigationBarColor',
        { frontColor: 'red', backgroundColor: '#fff' },
        'frontColor: expected one of #ffffff, #000000',
      ],
      ['setTheme', { theme: 'pink' }, 'theme: expected one of light, dark, auto'],
      ['setTabBarBadge', { index: -1, text: '1' }, 'index: expected an index'],
      ['setTabBarBadge', { index: 1.5, text: '1' }, 'index: expected an index'],
      ['navigateTo', { url: 'javascript:alert(1)' }, 'url: expected the path of a page'],
      ['navigateTo', { url: ' java\nscript:alert(1)' }, 'url: expected the path of a page'],
      ['redirectTo', { url: '//elsewhere.example/' }, 'url: expected the path of a page'],
      ['navigateTo', {}, 'url: expected the path of a page'],
      ['request', { url: 'javascript:alert(1)' }, 'url: expected an http(s) URL'],
      ['request', { url: '\u0001java\tscript:alert(1)' }, 'url: expected an http(s) URL'],
      ['request', { url: 'data:text/plain,a' }, 'url: expected an http(s) URL'],
      ['request', { url: 'file:///etc/passwd' }, 'url: expected an http(s) URL'],
      ['request', { url: '' }, 'url: expected an http(s) URL'],
      [
        'request',
        { url: '/', method: 'TRACE' },
        'method: expected one of GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
      ],
      ['request', { url: '/', header: null }, 'header: expected an object of names and values'],
      ['request', { url: '/', responseType: 'blob' }, 'responseType: expected one of text, arraybuffer'],
      ['navigateTo', { url: '/', events: [] }, 'events: expected an object of names and values'],
      ['setClipboardData', { data: 'a', showToast: 1 }, 'showToast: expected a boolean'],
      ['request', { url: '/', timeout: '5' }, 'timeout: expected a number from 0 on'],
      ['setStorage', { key: '', data: 1 }, 'key: expected a non-empty string'],
      ['setStorage', { key: 'a', data: 1, ttl: -1 }, 'ttl: expected a number from 0 on'],
      ['getStorage', {}, 'key: expected a non-empty string'],
    ];
    for (const [name, options, errMsg] of WRONG) {
      it(`refuses ${name}(${JSON.stringify(options)})`, async () => {
        const host = () => expect.fail('asked');
        bus.addEventListener(name, host);
        await expectFailure(bus.call(name as 'testEcho', options), `${name}:fail ${errMsg}`, ErrCode.invalid);
      });
    }

    for (const url of [
      '/a',
      'a?b=javascript:1',
      '../a',
      '?q',
      'HTTPS://a.example/',
      'http://a.example',
      '//a.example/x',
    ]) {
      it(`lets request(${url}) through`, async () => {
        bus.provide('request', () => ({ data: '', statusCode: 200, header: {}, cookies: [] }));
        expect((await bus.call('request', { url })).errMsg).to.equal('request:ok');
      });
    }

    for (const phoneNumber of ['110', '+49 (30) 123-456', '*100#', '0800.123.456', '12345,,6;7']) {
      it(`lets makePhoneCall(${phoneNumber}) through`, async () => {
        bus.provide('makePhoneCall', () => undefined);
        expect((await bus.call('makePhoneCall', { phoneNumber })).errMsg).to.equal('makePhoneCall:ok');
      });
    }

    it('survives options that are none', async () => {
      bus.provide('testEcho', ({ text }) => ({ text: String(text) }));
      for (const options of [null, undefined, 'text', 7]) {
        expect((await bus.call('testEcho', options as never)).text).to.equal('undefined');
      }
      await expectFailure(
        bus.call('testEcho', { signal: 'soon' as unknown as AbortSignal }),
        'testEcho:fail signal: expected an AbortSignal',
        ErrCode.invalid,
      );
    });

    it('leaves the caller its options as they were', async () => {
      const options = { text: 'a' };
      bus.intercept('testEcho', (call, next) => next({ ...call.options, text: 'b' }));
      bus.provide('testEcho', ({ text }) => ({ text: text! }));
      expect((await bus.call('testEcho', options)).text).to.equal('b');
      expect(options).to.deep.equal({ text: 'a' });
    });
  });

  it('is one per page', async () => {
    expect((globalThis as Record<symbol, unknown>)[Symbol.for('nacre.device')]).to.equal(device);
    const copy = (await import('../../shell/device/instance.js?copy' as string)) as {
      device: DeviceBus;
      isShared: boolean;
    };
    expect(copy.device).to.equal(device);
    expect(copy.isShared).to.equal(true);
  });

  it('keeps what the app provides when a second copy of the code arrives', async () => {
    const undo = device.provide('getTheme', () => ({ theme: 'dark', setting: 'dark' }));
    await import('../../shell/device/index.js?copy' as string);
    expect((await device.call('getTheme')).setting).to.equal('dark');
    undo();
    expect((await device.call('getTheme')).setting).to.equal('auto');
  });
});
