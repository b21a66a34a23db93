import { expect, waitUntil } from '@open-wc/testing';
import { DeviceBus, type DeviceError, ErrCode, answerCalls, connectDom, device, forwardCalls } from 'nacre/device';
import { RequestEvent } from '../../elements/internal/element/events.js';
import { openFrame } from '../helpers/frame.js';
import './calls.js';
import { deferred, expectFailure, tick } from './helpers.js';

describe('requests of elements', () => {
  const ask = (name: string, options = {}, target: EventTarget = document.body) => {
    const event = new RequestEvent(name, options);
    target.dispatchEvent(event);
    return event;
  };

  it('are answered by the bus, out of shadow trees too', async () => {
    const undo = device.provide('testEcho', ({ text }) => ({ text: `${text}!` }));
    const host = document.createElement('div');
    const button = document.createElement('button');
    host.attachShadow({ mode: 'open' }).append(button);
    document.body.append(host);
    const event = ask('testEcho', { text: 'hi' }, button);
    expect(event.defaultPrevented).to.equal(true);
    expect(await event.answer).to.deep.equal({ text: 'hi!', errMsg: 'testEcho:ok' });
    host.remove();
    undo();
  });

  it('are answered by a host that only listens', async () => {
    const end = new AbortController();
    device.addEventListener('testEcho', (event) => event.respondWith({ text: 'host' }), { signal: end.signal });
    expect(await ask('testEcho').answer).to.include({ text: 'host' });
    end.abort();
  });

  it('fail as calls do', async () => {
    await expectFailure(ask('makePhoneCall', { phoneNumber: '' }).answer!, /phoneNumber/, ErrCode.invalid);
  });

  it('are left to the element where the bus can do nothing', () => {
    expect(ask('testEcho').answer).to.equal(undefined);
    expect(ask('navigateTo', { url: '/' }).defaultPrevented).to.equal(false);
  });

  it('are left to who answered or refused them before', () => {
    const undo = device.provide('testEcho', () => expect.fail('asked'));
    document.body.addEventListener('nc-request', (event) => event.preventDefault(), { once: true });
    expect(ask('testEcho').answer).to.equal(undefined);
    undo();
  });

  it('can be answered by any bus, for any part of the page, until disconnected', async () => {
    const bus = new DeviceBus();
    bus.provide('testEcho', () => ({ text: 'own' }));
    const part = document.createElement('div');
    const disconnect = connectDom(bus, part);
    expect(await ask('testEcho', {}, part).answer).to.include({ text: 'own' });
    disconnect();
    expect(ask('testEcho', {}, part).answer).to.equal(undefined);
  });
});

describe('a bridge over a message port', () => {
  const names = ['testEcho', 'testWork', 'testNothing'] as const;
  let page: DeviceBus;
  let native: DeviceBus;
  let end: AbortController;
  let ports: MessageChannel;
  beforeEach(() => {
    page = new DeviceBus();
    native = new DeviceBus();
    end = new AbortController();
    ports = new MessageChannel();
    forwardCalls(page, ports.port1, { names, signal: end.signal });
    answerCalls(native, ports.port2, { names: ['testEcho', 'testWork'], signal: end.signal });
  });
  afterEach(() => {
    end.abort();
    ports.port1.close();
    ports.port2.close();
  });

  it('carries options there and results back, several at once', async () => {
    native.provide('testEcho', async ({ text }) => ({ text: text!.toUpperCase() }));
    expect(page.can('testEcho')).to.equal(true);
    const results = await Promise.all(['a', 'b', 'c'].map((text) => page.call('testEcho', { text })));
    expect(results.map(({ text }) => text)).to.deep.equal(['A', 'B', 'C']);
    expect(results[0]).to.have.property('errMsg', 'testEcho:ok');
  });

  it('carries failures with their codes', async () => {
    native.provide('testEcho', () => Promise.reject(new DOMException('not allowed', 'NotAllowedError')));
    await expectFailure(page.call('testEcho'), 'testEcho:fail not allowed', ErrCode.permission);
    await expectFailure(page.call('testWork', { size: 1 }), /^testWork:fail no host/, ErrCode.unsupported);
  });

  it('carries progress', async () => {
    const answer = deferred<{ sum: number }>();
    native.provide('testWork', (_options, { report }) => {
      report('progress', { progress: 50 });
      setTimeout(() => {
        report('progress', { progress: 100 });
        answer.resolve({ sum: 9 });
      });
      return answer.promise;
    });
    const seen: number[] = [];
    const task = page.task('testWork', { size: 1 });
    task.onProgressUpdate(({ progress }) => seen.push(progress));
    expect((await task).sum).to.equal(9);
    expect(seen).to.deep.equal([100]);
  });

  it('carries an abort', async () => {
    const aborted = deferred<void>();
    native.provide('testEcho', (_options, { signal }) => {
      signal.addEventListener('abort', () => aborted.resolve());
      task.abort();
      return new Promise(() => undefined);
    });
    const task = page.task('testEcho');
    await expectFailure(task, 'testEcho:fail abort', ErrCode.abort);
    await aborted.promise;
  });

  it('fails where something cannot be cloned, on either side', async () => {
    await expectFailure(page.call('testEcho', { text: (() => 1) as never }), /^testEcho:fail/, ErrCode.invalid);
    native.provide('testEcho', () => ({ text: (() => 1) as never }));
    await expectFailure(page.call('testEcho'), /^testEcho:fail/, ErrCode.invalid);
  });

  it('answers the named calls only, and ignores other messages', async () => {
    native.provide('testNothing', () => expect.fail('asked'));
    const call = page.call('testNothing', { timeout: 50 });
    for (const message of [null, 'text', 7, {}, { nacre: 'call' }, { nacre: 'result', id: 1, name: 'testEcho' }]) {
      ports.port1.postMessage(message);
      ports.port2.postMessage(message);
    }
    await expectFailure(call, 'testNothing:fail timeout', ErrCode.timeout);
  });

  it('runs one call of an id at a time, which keeps its abort and its answer', async () => {
    const asked: string[] = [];
    const aborted: string[] = [];
    const first = deferred<{ text: string }>();
    native.provide('testEcho', ({ text }, { signal }) => {
      asked.push(text!);
      signal.addEventListener('abort', () => aborted.push(text!));
      return text === 'first' ? first.promise : { text: 'second' };
    });
    const answers: unknown[] = [];
    ports.port1.addEventListener('message', ({ data }) => answers.push(data));
    const call = (id: number, text: string) =>
      ports.port1.postMessage({ nacre: 'call', id, name: 'testEcho', options: { text } });
    call(7, 'first');
    call(7, 'twice');
    call(8, 'other');
    await waitUntil(() => answers.length, 'the other one is answered');
    expect(asked).to.deep.equal(['first', 'other']);
    ports.port1.postMessage({ nacre: 'abort', id: 7, name: 'testEcho' });
    await waitUntil(() => aborted.length, 'the first one is aborted');
    expect(aborted).to.deep.equal(['first']);
    await waitUntil(() => answers.length === 2, 'the first one is answered');
    expect(answers.map((answer) => (answer as { id: number; nacre: string }).nacre)).to.deep.equal([
      'result',
      'failure',
    ]);
    // An id that is free again may come again.
    call(7, 'later');
    await waitUntil(() => asked.length === 3);
    expect(asked).to.deep.equal(['first', 'other', 'later']);
  });

  const ended = (call: PromiseLike<unknown>) =>
    expectFailure(call, 'testEcho:fail the bridge has ended', ErrCode.abort);
  /** Calls whose answers never come; resolves when the other side has them. */
  const hang = async (): Promise<{ calls: Promise<unknown>[]; aborted: string[] }> => {
    const aborted: string[] = [];
    const asked = deferred<void>();
    native.provide('testEcho', ({ text }, { signal }) => {
      signal.addEventListener('abort', () => aborted.push(text!));
      if (text === 'b') asked.resolve();
      return new Promise(() => undefined);
    });
    const calls = ['a', 'b'].map((text) => page.call('testEcho', { text }));
    for (const call of calls) call.catch(() => undefined);
    await asked.promise;
    return { calls, aborted };
  };

  it('ends with its signal', async () => {
    end.abort();
    expect(page.can('testEcho')).to.equal(false);
    await expectFailure(page.call('testEcho'), /no host/, ErrCode.unsupported);
  });

  it('fails open calls when its signal ends it, and ends them at the other side', async () => {
    const { calls, aborted } = await hang();
    end.abort();
    for (const call of calls) await ended(call);
    await waitUntil(() => aborted.length === 2);
    expect(aborted).to.deep.equal(['a', 'b']);
  });

  for (const side of ['port1', 'port2'] as const) {
    it(`fails open calls, and takes no more, when ${side} is closed`, async () => {
      const { calls, aborted } = await hang();
      ports[side].close();
      for (const call of calls) await ended(call);
      await waitUntil(() => !page.can('testEcho'));
      await expectFailure(page.call('testEcho'), /no host/, ErrCode.unsupported);
      await waitUntil(() => aborted.length === 2);
      expect(aborted).to.deep.equal(['a', 'b']);
    });
  }

  it('fails open calls when only the other side ends, and its answers can begin again', async () => {
    const line = new MessageChannel();
    const first = new AbortController();
    page = new DeviceBus();
    forwardCalls(page, line.port1, { names: ['testEcho'] });
    answerCalls(native, line.port2, { names: ['testEcho'], signal: first.signal });
    const { calls } = await hang();
    first.abort();
    for (const call of calls) await ended(call);
    native.provide('testEcho', () => ({ text: 'again' }));
    answerCalls(native, line.port2, { names: ['testEcho'] });
    expect((await page.call('testEcho')).text).to.equal('again');
    line.port1.close();
  });

  it('lets other bridges over the same port go on when one ends by its signal', async () => {
    const { calls } = await hang();
    const other = new DeviceBus();
    forwardCalls(other, ports.port1, { names: ['testWork'] });
    native.provide('testWork', () => ({ sum: 3 }));
    end.abort();
    await ended(calls[0]!);
    answerCalls(native, ports.port2, { names: ['testWork'] });
    expect((await other.call('testWork', { size: 1 })).sum).to.equal(3);
  });

  it('fails the call whose report cannot be cloned, and ends it at the other side', async () => {
    const aborted = deferred<void>();
    native.provide('testWork', (_options, { report, signal }) => {
      signal.addEventListener('abort', () => aborted.resolve());
      setTimeout(() => report('progress', { progress: (() => 1) as never }));
      return new Promise(() => undefined);
    });
    await expectFailure(page.call('testWork', { size: 1 }), /^testWork:fail/, ErrCode.invalid);
    await aborted.promise;
  });

  /** What a remote sends that is not this library, and what it gets back. */
  const sendRaw = async (options: unknown): Promise<{ nacre: string; failure?: { errMsg: string } }> => {
    const line = new MessageChannel();
    const bus = new DeviceBus();
    bus.provide('testEcho', () => ({ text: 'a' }));
    answerCalls(bus, line.port2, { names: ['testEcho'] });
    const answer = new Promise<{ nacre: string }>((resolve) => {
      line.port1.onmessage = ({ data }) => resolve(data as { nacre: string });
    });
    line.port1.postMessage({ nacre: 'call', id: 1, name: 'testEcho', options });
    const got = await answer;
    line.port1.close();
    line.port2.close();
    return got;
  };

  const REMOTE: [what: string, options: unknown, failure: string | undefined][] = [
    ['no options', undefined, undefined],
    ['null', null, undefined],
    ['a text', 'text', undefined],
    ['a signal that is none', { signal: { aborted: true } }, 'signal: expected an AbortSignal'],
    ['a BigInt as timeout', { timeout: 5n }, 'timeout: expected a number from 0 on'],
    ['a callback that is none', { success: {} }, 'success: expected a function'],
  ];
  for (const [what, options, failure] of REMOTE) {
    it(`answers a remote that sends ${what}`, async () => {
      const { nacre, failure: told } = await sendRaw(options);
      expect([nacre, told?.errMsg]).to.deep.equal(
        failure === undefined ? ['result', undefined] : ['failure', `testEcho:fail ${failure}`],
      );
    });
  }

  it('settles the call whatever a remote answers', async () => {
    for (const [message, expected] of [
      [{ nacre: 'result', result: null }, 'testEcho:ok'],
      [{ nacre: 'result' }, 'testEcho:ok'],
      [{ nacre: 'failure' }, 'testEcho:fail unknown'],
      [{ nacre: 'failure', failure: { errMsg: { a: 1 }, errCode: 5n } }, 'testEcho:fail [object Object]'],
    ] as const) {
      const line = new MessageChannel();
      const bus = new DeviceBus();
      forwardCalls(bus, line.port1, { names: ['testEcho'] });
      line.port2.onmessage = ({ data: { id, name } }: MessageEvent<{ id: number; name: string }>) => {
        line.port2.postMessage({ nacre: 'report', id, name, type: '__proto__', detail: null });
        line.port2.postMessage({ nacre: 'strange', id, name });
        line.port2.postMessage({ ...message, id, name });
        line.port2.postMessage({ nacre: 'result', id, name, result: { text: 'again' } });
      };
      const outcome = await bus.call('testEcho').catch((error: unknown) => error as DeviceError);
      expect(outcome.errMsg).to.equal(expected);
      line.port1.close();
      line.port2.close();
    }
  });
});

describe('a bridge to a window', () => {
  it('talks to one window of one origin', async () => {
    const frame = await openFrame();
    const theirs = (await frame.load('/shell/device/index.ts')) as typeof import('nacre/device');
    const end = new AbortController();
    const options = { names: ['testEcho'] as const, origin: location.origin, signal: end.signal };
    const bus = new DeviceBus();
    forwardCalls(bus, frame.window, options);
    theirs.answerCalls(theirs.device, window, options);
    theirs.device.provide('testEcho', ({ text }) => ({ text: `${text} from the frame` }));
    expect((await bus.call('testEcho', { text: 'hi' })).text).to.equal('hi from the frame');
    end.abort();
    frame.remove();
  });

  it('drops messages of other windows and origins', async () => {
    const bus = new DeviceBus();
    let asked = 0;
    bus.provide('testEcho', () => {
      asked++;
      return { text: '' };
    });
    const frame = await openFrame();
    const end = new AbortController();
    answerCalls(bus, frame.window, { names: ['testEcho'], origin: location.origin, signal: end.signal });
    const data = { nacre: 'call', id: 1, name: 'testEcho', options: {} };
    const send = (origin: string, source: Window) =>
      dispatchEvent(new MessageEvent('message', { data, origin, source }));
    send('https://elsewhere.example', frame.window);
    send(location.origin, window);
    await tick();
    expect(asked).to.equal(0);
    send(location.origin, frame.window);
    await tick();
    expect(asked).to.equal(1);
    end.abort();
    frame.remove();
  });

  it('insists on an origin', () => {
    const bus = new DeviceBus();
    for (const origin of [undefined, '', '*']) {
      expect(() =>
        forwardCalls(bus, window, { names: ['testEcho'], ...(origin === undefined ? {} : { origin }) }),
      ).to.throw('origin: expected the one origin to talk to');
    }
  });
});
