import { expect } from '@open-wc/testing';
import * as nacre from 'nacre/device';
import { DeviceBus, DeviceError, ErrCode, EventChannel } from 'nacre/device';
import './calls.js';

const NONE: unknown[] = ['text', 7, null, {}, [], true, Symbol('x')];

/** Each of these throws, for all that is no function. */
function refuses(errMsg: string, run: (listener: never) => unknown, values = [...NONE, undefined]): void {
  for (const value of values) {
    let error: unknown;
    try {
      run(value as never);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).to.be.instanceOf(DeviceError);
    const { errMsg: message, errCode } = error as DeviceError;
    expect([message, errCode]).to.deep.equal([errMsg, ErrCode.invalid]);
  }
}

describe('listeners that are none', () => {
  const named = Object.entries(nacre).filter(
    ([name]) => /^(?:on|off)[A-Z]/.test(name) && !['onBack', 'onBackHold'].includes(name),
  ) as [string, (listener: never) => unknown][];

  it('are looked for in all functions of signals', () => {
    expect(named.map(([name]) => name)).to.include.members(['onThemeChange', 'offThemeChange', 'offLocaleChange']);
  });

  for (const [name, run] of named) {
    it(`are refused by ${name}`, () => refuses(`${name}:fail listener: expected a function`, run));
  }

  it('are refused by the bus', () => {
    const bus = new DeviceBus();
    refuses('testCount:fail listener: expected a function', (listener) => bus.watch('testCount', listener));
    refuses('testCount:fail listener: expected a function', (listener) => bus.unwatch('testCount', listener));
    refuses('testCount:fail source: expected a function', (source) => bus.source('testCount', source));
    refuses('testEcho:fail provider: expected a function', (provider) => bus.provide('testEcho', provider));
    refuses('testEcho:fail load: expected a function', (load) => bus.provideLazy('testEcho', load));
    refuses('*:fail interceptor: expected a function', (interceptor) => bus.intercept('*', interceptor));
    expect([bus.can('testEcho'), bus.hasSignal('testCount')]).to.deep.equal([false, false]);
    bus.addEventListener('testEcho', null);
    expect(bus.can('testEcho')).to.equal(false);
  });

  it('are refused by tasks, whose off… without one removes all', async () => {
    const bus = new DeviceBus();
    bus.provide('testWork', (_options, { report }) => {
      queueMicrotask(() => report('progress', { progress: 1 }));
      return new Promise((resolve) => setTimeout(() => resolve({ sum: 1 })));
    });
    const task = bus.task('testWork', { size: 1 });
    refuses('testWork:fail listener: expected a function', task.onProgressUpdate);
    refuses('testWork:fail listener: expected a function', task.onHeadersReceived);
    refuses('testWork:fail listener: expected a function', task.offChunkReceived, NONE);
    const seen: string[] = [];
    const first = () => seen.push('first');
    task.onProgressUpdate(first);
    task.onProgressUpdate(() => seen.push('second'));
    task.offProgressUpdate(first);
    await task;
    expect(seen).to.deep.equal(['second']);
    const other = bus.task('testWork', { size: 1 });
    other.onProgressUpdate(first);
    other.offProgressUpdate();
    await other;
    expect(seen).to.deep.equal(['second']);
  });

  it('are refused by Back and by event channels', () => {
    refuses('onBack:fail handler: expected a function', nacre.onBack);
    refuses('onBackHold:fail listener: expected a function', nacre.onBackHold);
    const channel = new EventChannel();
    refuses('eventChannel:fail listener: expected a function', (listener) => channel.on('a', listener));
    refuses('eventChannel:fail listener: expected a function', (listener) => channel.once('a', listener));
    refuses('eventChannel:fail listener: expected a function', (listener) => channel.off('a', listener), NONE);
  });

  it('leave nothing behind when their signal is none', () => {
    const bus = new DeviceBus();
    let heard = 0;
    const watch = (signal: unknown) => bus.watch('testCount', () => heard++, { signal: signal as AbortSignal });
    const claim = (signal: unknown) => bus.claim(['testEcho'], signal as AbortSignal);
    for (const signal of [{ aborted: false }, 'soon', { aborted: true, addEventListener() {} }]) {
      expect(() => watch(signal)).to.throw('testCount:fail signal: expected an AbortSignal');
      expect(() => claim(signal)).to.throw('claim:fail signal: expected an AbortSignal');
    }
    bus.emit('testCount', 1);
    expect([heard, bus.can('testEcho')]).to.deep.equal([0, false]);
  });
});
