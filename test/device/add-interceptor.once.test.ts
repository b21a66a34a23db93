import { expect } from '@open-wc/testing';
import { addInterceptor, device, DeviceError, ErrCode, removeInterceptor, type DeviceFailure } from 'nacre/device';
import './calls.js';
import { expectFailure, thrownMessage, tick } from './helpers.js';

describe('addInterceptor, removeInterceptor', () => {
  let log: string[];
  let undo: () => void;
  let fails: boolean;

  beforeEach(() => {
    log = [];
    fails = false;
    undo = device.provide('testEcho', ({ text }) => {
      log.push(`provider ${text}`);
      if (fails) throw new DeviceError('testEcho', ErrCode.network, 'offline');
      return { text: `${text}!` };
    });
  });
  afterEach(() => {
    undo();
    removeInterceptor('testEcho');
    removeInterceptor('testNothing');
  });

  it('run hooks in the order all calls, this call, each in the order of registration', async () => {
    const stop = [
      addInterceptor('testEcho', { invoke: () => void log.push('own 1'), success: () => void log.push('done own') }),
      addInterceptor({ invoke: () => void log.push('all'), success: () => void log.push('done all') }),
      addInterceptor('testEcho', { invoke: () => void log.push('own 2'), complete: () => void log.push('complete') }),
      addInterceptor('testNothing', { invoke: () => void log.push('another call') }),
    ];
    await device.call('testEcho', { text: 'a', success: () => void log.push('caller') });
    await tick();
    expect(log).to.deep.equal(['all', 'own 1', 'own 2', 'provider a', 'done all', 'done own', 'complete', 'caller']);
    stop.forEach((remove) => remove());
    log = [];
    await device.call('testEcho', { text: 'b' });
    expect(log).to.deep.equal(['provider b']);
  });

  it('invoke changes a copy of the options, in the task of the caller', () => {
    addInterceptor('testEcho', {
      invoke: (options) => {
        options.text += ' changed';
        return 'what is no promise does not count';
      },
    });
    const options = { text: 'a' };
    void device.call('testEcho', options);
    expect(log).to.deep.equal(['provider a changed']);
    expect(options).to.deep.equal({ text: 'a' });
  });

  it('several invoke hooks may wait, with or without other options', async () => {
    addInterceptor('testEcho', {
      invoke: async ({ text }) => {
        await tick();
        return { text: `${text}1` };
      },
    });
    addInterceptor('testEcho', {
      invoke: async (options) => {
        await tick();
        options.text += '2';
      },
    });
    addInterceptor('testEcho', { invoke: (options) => void (options.text += '3') });
    expect((await device.call('testEcho', { text: 'a' })).text).to.equal('a123!');
  });

  it('false, now or later, fails the call with a code', async () => {
    for (const answer of [false, Promise.resolve(false)]) {
      const stop = addInterceptor('testEcho', {
        invoke: () => answer,
        fail: ({ errCode }) => void log.push(`${errCode}`),
      });
      await expectFailure(
        device.call('testEcho', { text: 'a' }),
        'testEcho:fail an interceptor refused it',
        ErrCode.denied,
      );
      stop();
    }
    expect(log, 'what never began has no hooks after it').to.deep.equal([]);
  });

  it('an error of a hook fails the call', async () => {
    const broken = () => {
      throw new Error('broken');
    };
    for (const hooks of [
      { invoke: broken },
      { invoke: () => Promise.reject(new Error('broken')) },
      { success: broken },
      { success: () => Promise.reject(new Error('broken')) },
      { complete: broken },
      { returnValue: broken },
    ]) {
      const stop = addInterceptor('testEcho', hooks);
      await expectFailure(device.call('testEcho', { text: 'a' }), 'testEcho:fail broken', ErrCode.unknown);
      stop();
    }
  });

  it('success, fail and complete see the outcome and the options, and delay the caller', async () => {
    const outcomes: unknown[] = [];
    let resolve!: () => void;
    const gate = new Promise<void>((done) => {
      resolve = done;
    });
    addInterceptor('testEcho', {
      success: (result, { text }) => {
        outcomes.push(result.errMsg, text);
        result.text = 'by the hook';
        return gate;
      },
      fail: (failure, { text }) => void outcomes.push(failure.errCode, text),
      complete: (outcome) => void outcomes.push((outcome as DeviceFailure).errMsg),
    });
    const call = device.call('testEcho', { text: 'a' });
    let isDone = false;
    void call.then(() => (isDone = true));
    await tick();
    expect(isDone).to.equal(false);
    resolve();
    expect((await call).text).to.equal('by the hook');
    fails = true;
    await expectFailure(device.call('testEcho', { text: 'b' }), 'testEcho:fail offline', ErrCode.network);
    expect(outcomes).to.deep.equal(['testEcho:ok', 'a', 'testEcho:ok', ErrCode.network, 'b', 'testEcho:fail offline']);
  });

  it('a promise of success or of returnValue replaces the result', async () => {
    const stop = addInterceptor('testEcho', { success: async (result) => ({ ...result, text: 'from success' }) });
    expect((await device.call('testEcho', { text: 'a' })).text).to.equal('from success');
    stop();
    addInterceptor('testEcho', { returnValue: () => undefined });
    addInterceptor('testEcho', { returnValue: (promise) => promise.catch(() => ({ text: 'saved' })) });
    expect((await device.call('testEcho', { text: 'a' })).text).to.equal('a!');
    fails = true;
    expect((await device.call('testEcho', { text: 'a' })).text).to.equal('saved');
  });

  it('a hook may add and remove others for the same call', async () => {
    const later = { success: () => void log.push('added') };
    addInterceptor('testEcho', { invoke: () => void addInterceptor('testEcho', later) });
    await device.call('testEcho', { text: 'a' });
    expect(log).to.deep.equal(['provider a', 'added']);
  });

  it('a function counts once, and goes alone, with its call or with all', async () => {
    const [one, other] = ['one', 'other'].map((mark) => () => void log.push(mark));
    addInterceptor('testEcho', { invoke: one! });
    addInterceptor('testEcho', { invoke: one!, complete: other! });
    await device.call('testEcho', { text: 'a' });
    removeInterceptor('testEcho', { invoke: one! });
    await device.call('testEcho', { text: 'b' });
    removeInterceptor('testEcho');
    await device.call('testEcho', { text: 'c' });
    addInterceptor({ invoke: one! });
    removeInterceptor({ invoke: one! });
    await device.call('testEcho', { text: 'd' });
    expect(log).to.deep.equal(['one', 'provider a', 'other', 'provider b', 'other', 'provider c', 'provider d']);
  });

  it('say which argument is wrong', () => {
    const hooks = 'hooks: expected an object of invoke, success, fail, complete, returnValue';
    expect(thrownMessage(() => addInterceptor('testEcho', undefined as never))).to.equal(
      `addInterceptor:fail ${hooks}`,
    );
    expect(thrownMessage(() => addInterceptor(7 as never))).to.equal(`addInterceptor:fail ${hooks}`);
    expect(thrownMessage(() => addInterceptor('' as never, {}))).to.equal(
      'addInterceptor:fail name: expected a non-empty string',
    );
    expect(thrownMessage(() => addInterceptor('testEcho', { fail: 1 as never }))).to.equal(
      'addInterceptor:fail fail: expected a function',
    );
    expect(thrownMessage(() => removeInterceptor(undefined as never))).to.equal(`removeInterceptor:fail ${hooks}`);
  });
});
