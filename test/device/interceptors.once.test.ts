import { expect } from '@open-wc/testing';
import { DeviceBus, ErrCode, type Interceptor } from 'nacre/device';
import './calls.js';
import { deferred, expectFailure, failure, tick } from './helpers.js';

describe('DeviceBus: interceptors, aborts and timeouts', () => {
  let bus: DeviceBus;
  beforeEach(() => {
    bus = new DeviceBus();
    bus.provide('testEcho', ({ text }) => ({ text: text ?? '' }));
  });

  it('wraps interceptors in the order of registration, those of one call and those of all', async () => {
    const mark =
      (name: string): Interceptor<'testEcho'> =>
      async ({ options }, next) => {
        const { text } = await next({ text: options.text + name });
        return { text: text + name.toUpperCase() };
      };
    bus.intercept('testEcho', mark('a'));
    bus.intercept('*', mark('b') as unknown as Interceptor);
    bus.intercept('testEcho', mark('c'));
    bus.intercept('testWork', () => expect.fail('asked'));
    expect((await bus.call('testEcho', { text: '-' })).text).to.equal('-abcCBA');
  });

  it('puts one that asks to be first before all others, also before an earlier one that asked', async () => {
    const order: string[] = [];
    const note =
      (name: string): Interceptor =>
      (_call, next) => {
        order.push(name);
        return next();
      };
    bus.intercept('*', note('a'));
    bus.intercept('*', note('b'), { first: true });
    bus.intercept('*', note('c'));
    bus.intercept('*', note('d'), { first: true });
    await bus.call('testEcho');
    expect(order.join('')).to.equal('dbac');
  });

  it('runs in the task of the call, down to the host', () => {
    let asked = false;
    bus.intercept('testEcho', (_call, next) => next());
    bus.intercept('testEcho', async (_call, next) => next());
    bus.addEventListener('testEcho', () => {
      asked = true;
    });
    void bus.call('testEcho');
    expect(asked).to.equal(true);
  });

  it('may answer itself, with or without a promise', async () => {
    bus.addEventListener('testEcho', () => expect.fail('asked'));
    bus.intercept('testEcho', () => ({ text: 'cached' }));
    expect((await bus.call('testEcho')).text).to.equal('cached');
  });

  it('stops when it is taken away', async () => {
    const stop = bus.intercept('testEcho', () => ({ text: 'cached' }));
    stop();
    expect((await bus.call('testEcho', { text: 'a' })).text).to.equal('a');
  });

  it('fails the call by throwing, at once or later', async () => {
    const stop = bus.intercept('testEcho', () => {
      throw new Error('no');
    });
    await expectFailure(bus.call('testEcho'), 'testEcho:fail no', ErrCode.unknown);
    stop();
    bus.intercept('testEcho', async () => Promise.reject(new DOMException('later', 'NetworkError')));
    await expectFailure(bus.call('testEcho'), 'testEcho:fail later', ErrCode.network);
  });

  it('may catch the failure of what comes after it', async () => {
    bus.intercept('testEcho', (_call, next) => next().catch(() => ({ text: 'saved' })));
    bus.addEventListener('testEcho', (event) => event.respondWith(Promise.reject(new Error('no'))));
    expect((await bus.call('testEcho')).text).to.equal('saved');
  });

  it('may try again what has failed, with other options too', async () => {
    const asked: unknown[] = [];
    bus.provide('testEcho', async ({ text }) => {
      asked.push(text);
      if (asked.length < 3) throw new DOMException('not yet', 'NetworkError');
      return { text: `${text}!` };
    });
    bus.intercept('testEcho', async (call, next) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await next({ text: `${call.options.text}${attempt}` });
        } catch (error) {
          if (attempt === 3) throw error;
        }
      }
    });
    expect((await bus.call('testEcho', { text: 'a' })).text).to.equal('a3!');
    expect(asked).to.deep.equal(['a1', 'a2', 'a3']);
    asked.splice(0);
    bus.provide('testEcho', () => {
      asked.push('at once');
      throw new DOMException('never', 'NetworkError');
    });
    await expectFailure(bus.call('testEcho'), 'testEcho:fail never', ErrCode.network);
    expect(asked).to.have.length(3);
  });

  it('tries again through those after it, and hosts', async () => {
    const seen: string[] = [];
    bus.intercept('testEcho', async (_call, next) => {
      try {
        return await next();
      } catch {
        return next();
      }
    });
    bus.intercept('testEcho', (_call, next) => {
      seen.push('interceptor');
      return next();
    });
    bus.addEventListener('testEcho', (event) => {
      seen.push('host');
      event.respondWith(seen.length < 4 ? Promise.reject(new Error('busy')) : { text: 'here' });
    });
    expect((await bus.call('testEcho')).text).to.equal('here');
    expect(seen).to.deep.equal(['interceptor', 'host', 'interceptor', 'host']);
  });

  it('cannot try again when the call has ended', async () => {
    let asked = 0;
    bus.provide('testEcho', () => {
      asked++;
      return new Promise(() => undefined);
    });
    let outcome: Promise<unknown> | undefined;
    const end = new AbortController();
    bus.intercept('testEcho', (call, next) => {
      const first = next();
      const again = async () => {
        await new Promise((resolve) => call.signal.addEventListener('abort', resolve));
        return next();
      };
      outcome = again();
      outcome.catch(() => undefined);
      return first;
    });
    const call = bus.call('testEcho', { signal: end.signal });
    end.abort();
    await expectFailure(call, 'testEcho:fail abort', ErrCode.abort);
    await failure(outcome!);
    expect(asked).to.equal(1);
  });

  it('fails the call by calling next() again while it runs, or has succeeded', async () => {
    const stop = bus.intercept('testEcho', (_call, next) => {
      void next();
      return next();
    });
    const running = 'testEcho:fail an interceptor called next() again before the first one had failed';
    await expectFailure(bus.call('testEcho'), running, ErrCode.unknown);
    stop();
    bus.intercept('testEcho', async (_call, next) => {
      await next();
      return next();
    });
    const done = 'testEcho:fail an interceptor called next() again after it had succeeded';
    await expectFailure(bus.call('testEcho'), done, ErrCode.unknown);
  });

  it('checks the arguments that interceptors made, not those they were given', async () => {
    bus.provide('makePhoneCall', () => undefined);
    const stop = bus.intercept('makePhoneCall', (_call, next) => next({ phoneNumber: '112' }));
    expect((await bus.call('makePhoneCall', { phoneNumber: 'police' })).errMsg).to.equal('makePhoneCall:ok');
    stop();
    bus.intercept('makePhoneCall', (_call, next) => next({ phoneNumber: '' }));
    await expectFailure(bus.call('makePhoneCall', { phoneNumber: '112' }), /phoneNumber/, ErrCode.invalid);
  });

  describe('abort', () => {
    it('fails the call at once, whatever the provider does', async () => {
      const end = new AbortController();
      let told: AbortSignal | undefined;
      bus.provide('testEcho', (_options, { signal }) => {
        told = signal;
        return new Promise(() => undefined);
      });
      const call = bus.call('testEcho', { signal: end.signal });
      end.abort();
      await expectFailure(call, 'testEcho:fail abort', ErrCode.abort);
      expect(told?.aborted).to.equal(true);
    });

    it('asks no host when it came first', async () => {
      bus.intercept('testEcho', () => expect.fail('asked'));
      await expectFailure(bus.call('testEcho', { signal: AbortSignal.abort() }), 'testEcho:fail abort', ErrCode.abort);
    });

    it('ends an interceptor that never answers; its late next() reaches no host', async () => {
      const go = deferred<void>();
      let refused: unknown;
      bus.addEventListener('testEcho', () => expect.fail('asked'));
      bus.intercept('testEcho', async (_call, next) => {
        await go.promise;
        return next().catch((error: unknown) => {
          refused = error;
          return { text: '' };
        });
      });
      const task = bus.task('testEcho');
      task.abort();
      await expectFailure(task, 'testEcho:fail abort', ErrCode.abort);
      go.resolve();
      await tick();
      expect(refused).to.have.property('errCode', ErrCode.abort);
    });

    it('changes nothing once the call has settled', async () => {
      const end = new AbortController();
      const task = bus.task('testEcho', { text: 'a', signal: end.signal });
      await task;
      end.abort();
      task.abort();
      expect((await task).text).to.equal('a');
    });

    it('by AbortSignal.timeout() is a timeout', async () => {
      bus.provide('testEcho', () => new Promise(() => undefined));
      await expectFailure(
        bus.call('testEcho', { signal: AbortSignal.timeout(10) }),
        'testEcho:fail timeout',
        ErrCode.timeout,
      );
    });

    it('leaves no listener on a long-lived signal', async () => {
      const { signal } = new AbortController();
      let listeners = 0;
      const { addEventListener, removeEventListener } = signal;
      signal.addEventListener = (...args: Parameters<typeof addEventListener>) => {
        listeners++;
        addEventListener.apply(signal, args);
      };
      signal.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
        listeners--;
        removeEventListener.apply(signal, args);
      };
      await bus.call('testEcho', { signal });
      bus.watch('testCount', () => undefined, { signal })();
      expect(listeners).to.equal(0);
    });
  });

  describe('timeout', () => {
    it('ends a provider, a host and an interceptor that never answer', async () => {
      const never = () => new Promise<never>(() => undefined);
      const expectTimeout = () =>
        expectFailure(bus.call('testEcho', { timeout: 10 }), 'testEcho:fail timeout', ErrCode.timeout);
      bus.provide('testEcho', never);
      await expectTimeout();
      bus.addEventListener('testEcho', (event) => event.respondWith(never()));
      await expectTimeout();
      bus.intercept('testEcho', never);
      await expectTimeout();
    });

    it('can be given by an interceptor', async () => {
      bus.provide('testEcho', () => new Promise(() => undefined));
      bus.intercept('testEcho', ({ options }, next) => next({ ...options, timeout: 10 } as object));
      await expectFailure(bus.call('testEcho'), 'testEcho:fail timeout', ErrCode.timeout);
    });

    it('starts again by progress and chunks, not by headers: a server may send those and nothing more', async () => {
      const restarts: Record<string, number> = {};
      bus.provide('request', (_options, { report }) => {
        const { setTimeout } = window;
        const reports = {
          headers: () => report('headers', { statusCode: 200, header: {}, cookies: [] }),
          chunk: () => report('chunk', { data: new Uint8Array(1) }),
        };
        for (const [type, send] of Object.entries(reports)) {
          restarts[type] = 0;
          window.setTimeout = ((...args: Parameters<typeof setTimeout>) => {
            restarts[type]!++;
            return setTimeout(...args);
          }) as typeof setTimeout;
          send();
          window.setTimeout = setTimeout;
        }
        return { data: '', statusCode: 200, header: {}, cookies: [] };
      });
      await bus.call('request', { url: '/' });
      expect(restarts).to.deep.equal({ headers: 0, chunk: 1 });
    });

    for (const timeout of [0, Infinity, 2 ** 40]) {
      it(`of ${timeout} waits`, async () => {
        const answer = deferred<{ text: string }>();
        bus.provide('testEcho', () => answer.promise);
        const { setTimeout } = window;
        const delays: (number | undefined)[] = [];
        window.setTimeout = ((...args: Parameters<typeof setTimeout>) => {
          delays.push(args[1]);
          return setTimeout(...args);
        }) as typeof setTimeout;
        const call = bus.call('testEcho', { timeout });
        window.setTimeout = setTimeout;
        // With a longer delay a timer would end at once.
        expect([...new Set(delays)]).to.deep.equal(timeout === 2 ** 40 ? [2 ** 31 - 1] : []);
        answer.resolve({ text: 'late' });
        expect((await call).text).to.equal('late');
      });
    }

    for (const [name, time] of [
      ['request', 60_000],
      ['uploadFile', 60_000],
      ['downloadFile', 60_000],
      ['getSystemInfo', undefined],
    ] as const) {
      it(`of ${name} is ${time} ms by default`, async () => {
        const { setTimeout } = window;
        const times: unknown[] = [];
        window.setTimeout = ((...args: Parameters<typeof setTimeout>) => {
          times.push(args[1]);
          return setTimeout(...args);
        }) as typeof setTimeout;
        bus.provide(name as 'uploadFile', () => ({ data: '', statusCode: 200, header: {} }));
        const call = bus.call(name as 'uploadFile', { url: '/', filePath: '/a' });
        window.setTimeout = setTimeout;
        await call;
        expect([...new Set(times)]).to.deep.equal(time ? [time] : []);
      });
    }
  });

  describe('tasks', () => {
    it('report progress to those who listen, and nothing after the end', async () => {
      let report!: (progress: number) => void;
      const answer = deferred<{ sum: number }>();
      bus.provide('testWork', (_options, context) => {
        report = (progress) => context.report('progress', { progress });
        report(0);
        return answer.promise;
      });
      const seen: string[] = [];
      const task = bus.task('testWork', { size: 3 });
      const stop = task.onProgressUpdate(({ progress }) => seen.push(`a${progress}`));
      const b = ({ progress }: { progress: number }) => seen.push(`b${progress}`);
      task.onProgressUpdate(b);
      task.onProgressUpdate(({ progress }) => seen.push(`c${progress}`));
      report(1);
      stop();
      report(2);
      task.offProgressUpdate(b);
      report(3);
      task.offProgressUpdate();
      report(4);
      task.onProgressUpdate(() => seen.push('late'));
      answer.resolve({ sum: 6 });
      expect((await task).sum).to.equal(6);
      report(5);
      expect(seen).to.deep.equal(['a1', 'b1', 'c1', 'b2', 'c2', 'c3']);
    });

    it('hosts report too; a report restarts the timeout', async () => {
      bus.addEventListener('testWork', (event) => {
        let progress = 0;
        event.respondWith(
          new Promise((resolve) => {
            const timer = setInterval(() => {
              event.report('progress', { progress: ++progress });
              if (progress < 8) return;
              clearInterval(timer);
              resolve({ sum: progress });
            }, 15);
          }),
        );
      });
      const { sum } = await bus.task('testWork', { size: 1, timeout: 80 });
      expect(sum).to.equal(8);
    });

    it('are heard by interceptors', async () => {
      bus.provide('testWork', async (_options, { report }) => {
        await tick();
        report('progress', { progress: 50 });
        return { sum: 1 };
      });
      const seen: unknown[] = [];
      bus.intercept('testWork', (call, next) => {
        call.on('progress', (detail) => seen.push(detail));
        return next();
      });
      await bus.call('testWork', { size: 1 });
      expect(seen).to.deep.equal([{ progress: 50 }]);
    });
  });
});
