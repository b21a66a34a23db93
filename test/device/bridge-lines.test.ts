import { expect, waitUntil } from '@open-wc/testing';
import {
  answerCalls,
  type BridgeOptions,
  DeviceBus,
  ErrCode,
  forwardCalls,
  type TextLine,
  webViewLine,
} from 'nacre/device';
import { openFrame, type Frame } from '../helpers/frame.js';
import { holdTimers } from '../helpers/timers.js';
import './calls.js';
import { deferred, expectFailure, reported, tick } from './helpers.js';
import { textLines } from './text-lines.js';

const names = ['testEcho', 'testWork', 'testNothing'] as const;

describe('a bridge of texts', () => {
  let page: DeviceBus;
  let native: DeviceBus;
  let end: AbortController;
  beforeEach(() => {
    page = new DeviceBus();
    native = new DeviceBus();
    end = new AbortController();
  });
  afterEach(() => end.abort());
  const connect = (theirs: Partial<BridgeOptions> = {}, ours: Partial<BridgeOptions> = {}) => {
    const { lines, texts, crash } = textLines();
    forwardCalls(page, lines[0], { names, signal: end.signal, ...ours });
    const answer = () => answerCalls(native, lines[1], { names, signal: end.signal, ...theirs });
    return { answer, texts, crash };
  };

  it('carries calls that were made before the other side was there', async () => {
    native.provide('testEcho', ({ text }) => ({ text: `${text}!` }));
    const { answer } = connect();
    const early = page.call('testEcho', { text: 'early' });
    await tick();
    answer();
    expect((await early).text).to.equal('early!');
    expect((await page.call('testEcho', { text: 'late' })).text).to.equal('late!');
  });

  it('carries progress, aborts and failures', async () => {
    const aborted = deferred<void>();
    native.provide('testWork', ({ size }, { report, signal }) => {
      signal.addEventListener('abort', () => aborted.resolve());
      if (!size) throw new DOMException('not allowed', 'NotAllowedError');
      queueMicrotask(() => report('progress', { progress: 50 }));
      return new Promise(() => undefined);
    });
    connect().answer();
    await expectFailure(page.call('testWork', { size: 0 }), 'testWork:fail not allowed', ErrCode.permission);
    const task = page.task('testWork', { size: 1 });
    task.onProgressUpdate(({ progress }) => {
      expect(progress).to.equal(50);
      task.abort();
    });
    await expectFailure(task, 'testWork:fail abort', ErrCode.abort);
    await aborted.promise;
  });

  it('leaves to this side what the other one does not answer', async () => {
    page.provide('testNothing', () => ({ by: 'page' }));
    native.provide('testEcho', () => ({ text: 'native' }));
    connect({ names: ['testEcho'] }).answer();
    expect((await page.call('testEcho')).text).to.equal('native');
    expect(page.hasHost('testNothing')).to.equal(false);
    expect(await page.call('testNothing')).to.include({ by: 'page' });
  });

  it('fails what waits when the other side never comes, and is no host until it does', async () => {
    const timers = holdTimers(10_000);
    native.provide('testEcho', () => ({ text: 'native' }));
    const { answer } = connect();
    const waiting = page.call('testEcho');
    timers.run();
    await expectFailure(waiting, 'testEcho:fail the other side does not answer', ErrCode.timeout);
    expect(page.can('testEcho')).to.equal(false);
    answer();
    await waitUntil(() => page.can('testEcho'));
    expect((await page.call('testEcho')).text).to.equal('native');
    timers.restore();
  });

  it('fails what waits for a name that the other side does not answer', async () => {
    const timers = holdTimers(50);
    const { answer } = connect({ names: ['testEcho'] }, { timeout: 50 });
    const waiting = page.call('testNothing');
    answer();
    await waitUntil(() => !page.can('testNothing'));
    timers.run();
    await expectFailure(waiting, 'testNothing:fail the other side does not answer it', ErrCode.unsupported);
    timers.restore();
  });

  it('fails open calls when the other side begins anew, and asks that for the next ones', async () => {
    const asked = deferred<void>();
    native.provide('testEcho', () => {
      asked.resolve();
      return new Promise(() => undefined);
    });
    const { answer, crash } = connect();
    answer();
    const open = page.call('testEcho');
    await asked.promise;
    crash();
    native = new DeviceBus();
    native.provide('testEcho', () => ({ text: 'again' }));
    answer();
    await expectFailure(open, 'testEcho:fail the other side has restarted', ErrCode.abort);
    expect((await page.call('testEcho')).text).to.equal('again');
  });

  it('fails what JSON would change, on either side', async () => {
    const answered: unknown[] = [];
    native.provide('testEcho', () => ({ text: answered.shift() as string }));
    connect().answer();
    const lost = [new Map(), new Date(), new File([], 'a'), 1n, () => 1, Symbol('a'), NaN, new Uint8Array(2)];
    for (const value of lost) {
      const text = { deep: [value] } as never;
      await expectFailure(page.call('testEcho', { text }), 'testEcho:fail 0 cannot be sent as text', ErrCode.invalid);
      answered.push(value);
      await expectFailure(page.call('testEcho'), 'testEcho:fail text cannot be sent as text', ErrCode.invalid);
    }
    answered.push({ a: [1, null, 'b', { c: true }], d: undefined });
    expect((await page.call('testEcho')).text).to.deep.equal({ a: [1, null, 'b', { c: true }] });
  });

  it('carries signals while they have listeners', async () => {
    let emit!: (count: number) => void;
    let isOver = false;
    native.source('testCount', (send, signal) => {
      emit = send;
      signal.addEventListener('abort', () => {
        isOver = true;
      });
    });
    page.source('testCount', () => expect.fail('the page has its own'));
    const { answer, texts } = connect({ signals: ['testCount'] }, { signals: ['testCount'] });
    const heard: number[] = [];
    const stop = page.watch('testCount', (count) => heard.push(count));
    answer();
    await waitUntil(() => emit);
    emit(1);
    emit(2);
    await waitUntil(() => heard.length === 2);
    expect(heard).to.deep.equal([1, 2]);
    stop();
    await waitUntil(() => isOver);
    const before = texts.length;
    native.emit('testCount', 3);
    expect(texts).to.have.length(before);
  });

  it('leaves signals to this side that the other one does not have', async () => {
    const heard: number[] = [];
    page.source('testCount', (send) => send(7));
    const { answer } = connect({ names: ['testEcho'] }, { signals: ['testCount'] });
    page.watch('testCount', (count) => heard.push(count));
    expect(heard).to.deep.equal([]);
    answer();
    await waitUntil(() => heard.length);
    expect(heard).to.deep.equal([7]);
  });

  it('ends signals and calls with its signal', async () => {
    let isOver: boolean | undefined;
    native.source('testCount', (_send, signal) => {
      isOver = false;
      signal.addEventListener('abort', () => {
        isOver = true;
      });
    });
    native.provide('testEcho', () => new Promise(() => undefined));
    const mine = new AbortController();
    const { answer } = connect({ signals: ['testCount'] }, { signals: ['testCount'], signal: mine.signal });
    answer();
    page.watch('testCount', () => undefined);
    const open = page.call('testEcho');
    await waitUntil(() => isOver === false);
    mine.abort();
    await expectFailure(open, 'testEcho:fail the bridge has ended', ErrCode.abort);
    await waitUntil(() => isOver);
    expect([page.can('testEcho'), page.hasSignal('testCount')]).to.deep.equal([false, false]);
  });

  it('drops whatever else comes over the line', async () => {
    const { lines } = textLines();
    native.provide('testEcho', () => ({ text: 'a' }));
    native.provide('testNothing', () => expect.fail('asked'));
    answerCalls(native, lines[1], { names: ['testEcho'], signal: end.signal });
    const answers: { nacre: string; id?: number }[] = [];
    lines[0].listen((text) => answers.push(JSON.parse(text) as { nacre: string }), end.signal);
    const errors = await reported(async () => {
      for (const text of [
        '',
        'null',
        '{',
        '[]',
        '7',
        '"nacre"',
        '{"nacre":"call"}',
        '{"nacre":{},"name":"testEcho"}',
      ]) {
        lines[0].send(text);
      }
      const strange = { nacre: 'call', id: 1, options: {} };
      for (const name of ['testNothing', '__proto__', 'constructor', ['testEcho'], null]) {
        lines[0].send(JSON.stringify({ ...strange, name }));
      }
      for (const nacre of [
        'abort',
        'result',
        'failure',
        'report',
        'signal',
        'watch',
        'unwatch',
        'names',
        '__proto__',
      ]) {
        lines[0].send(JSON.stringify({ nacre, id: 9, name: 'testEcho', names: 'x', signals: 7 }));
      }
      // The second has the id of the first: it is the same call.
      const call = JSON.stringify({ nacre: 'call', id: 2, name: 'testEcho', options: { __proto__: null, signal: 1 } });
      lines[0].send(call);
      lines[0].send(JSON.stringify({ nacre: 'call', id: 3, name: 'testEcho', options: {} }));
      await waitUntil(() => answers.some(({ id }) => id === 3));
    });
    expect(errors).to.deep.equal([]);
    expect(answers.map(({ nacre, id }) => `${nacre} ${id ?? ''}`)).to.deep.equal(['here ', 'failure 2', 'result 3']);
  });

  it('believes no side about names that it did not name', async () => {
    const { lines } = textLines();
    forwardCalls(page, lines[0], { names: ['testEcho'], signal: end.signal });
    lines[1].send(
      JSON.stringify({ nacre: 'names', from: 1, names: ['testNothing', 'testEcho'], signals: ['testCount'] }),
    );
    await tick();
    await tick();
    expect([page.can('testEcho'), page.can('testNothing'), page.hasSignal('testCount')]).to.deep.equal([
      ...[true, false, false],
    ]);
  });
});

describe('the line of a native web view', () => {
  const host = globalThis as unknown as Record<string, unknown>;
  afterEach(() => {
    for (const name of ['ReactNativeWebView', 'webkit', 'nacreHost', 'ownHost']) delete host[name];
  });

  it('is there in web views only', () => {
    expect(webViewLine()).to.equal(undefined);
    host['nacreHost'] = {};
    expect(webViewLine()).to.equal(undefined);
  });

  const PLACES: [what: string, put: (channel: object) => void, name?: string][] = [
    ['React Native', (channel) => Object.assign(host, { ReactNativeWebView: channel })],
    ['a WKWebView', (channel) => Object.assign(host, { webkit: { messageHandlers: { nacreHost: channel } } })],
    ['an Android interface', (channel) => Object.assign(host, { nacreHost: channel })],
    ['an interface of another name', (channel) => Object.assign(host, { ownHost: channel }), 'ownHost'],
  ];
  for (const [what, put, name] of PLACES) {
    it(`carries calls to ${what} and back`, async () => {
      const sent = new EventTarget();
      put({ postMessage: (data: string) => sent.dispatchEvent(new MessageEvent('message', { data })) });
      const end = new AbortController();
      const bus = new DeviceBus();
      const native = new DeviceBus();
      native.provide('testEcho', ({ text }) => ({ text: `${text} there` }));
      // What the native code does: text in, and a `message` event out.
      const theirs: TextLine = {
        send: (data) => void dispatchEvent(new MessageEvent('message', { data })),
        listen: (receive) => sent.addEventListener('message', (event) => receive((event as MessageEvent<string>).data)),
      };
      forwardCalls(bus, webViewLine(name)!, { names, signal: end.signal });
      answerCalls(native, theirs, { names, signal: end.signal });
      expect((await bus.call('testEcho', { text: 'hi' })).text).to.equal('hi there');
      end.abort();
    });
  }

  it('hears the app at the window, the document and the object, once each, and no other window', async () => {
    const channel = Object.assign(new EventTarget(), { postMessage: () => undefined });
    host['nacreHost'] = channel;
    const heard: string[] = [];
    const end = new AbortController();
    webViewLine()!.listen((text) => heard.push(text), end.signal);
    const frame = await openFrame();
    for (const [place, init] of [
      [window, { data: 'window' }],
      [document, { data: 'document', bubbles: true }],
      [channel, { data: 'object', origin: 'https://app.example' }],
      [window, { data: 'of a frame', source: frame.window, origin: location.origin }],
      [window, { data: 'of a window that has closed', origin: 'https://elsewhere.example' }],
      [window, { data: { no: 'text' } }],
    ] as const) {
      (place as EventTarget).dispatchEvent(new MessageEvent('message', init as MessageEventInit));
    }
    expect(heard).to.deep.equal(['window', 'document', 'object']);
    end.abort();
    dispatchEvent(new MessageEvent('message', { data: 'over' }));
    expect(heard).to.have.length(3);
    frame.remove();
  });
});

describe('a bridge to a window that has not begun', () => {
  let frame: Frame;
  let end: AbortController;
  beforeEach(async () => {
    frame = await openFrame();
    end = new AbortController();
  });
  afterEach(() => {
    end.abort();
    frame.remove();
  });
  const elsewhere = 'https://elsewhere.example';

  it('carries early calls when it has, whichever of its origins it has', async () => {
    const bus = new DeviceBus();
    forwardCalls(bus, frame.window, { names, origin: [elsewhere, location.origin], signal: end.signal });
    const early = bus.call('testEcho', { text: 'hi' });
    const theirs = (await frame.load('/shell/device/index.ts')) as typeof import('nacre/device');
    theirs.device.provide('testEcho', ({ text }) => ({ text: `${text} from the frame` }));
    theirs.answerCalls(theirs.device, window, { names, origin: [location.origin], signal: end.signal });
    expect((await early).text).to.equal('hi from the frame');
  });

  it('tells windows of other origins nothing but that it is there', async () => {
    const posted: [message: { nacre: string }, origin: string][] = [];
    const post = (message: { nacre: string }, origin: string) => void posted.push([message, origin]);
    const target = Object.assign(Object.create(null) as Window, {
      window: null,
      postMessage: post,
    }) as unknown as Window;
    const bus = new DeviceBus();
    forwardCalls(bus, target, { names, origin: elsewhere, signal: end.signal });
    bus.call('testEcho', { text: 'secret' }).catch(() => undefined);
    answerCalls(bus, target, { names, origin: elsewhere, signal: end.signal });
    expect(posted).to.deep.equal([
      [{ nacre: 'ask' }, '*'],
      [{ nacre: 'here' }, '*'],
    ]);
  });

  it('drops what other windows and origins say about names', async () => {
    const bus = new DeviceBus();
    forwardCalls(bus, frame.window, { names, origin: location.origin, signal: end.signal });
    const posted: unknown[] = [];
    frame.window.postMessage = ((message: unknown) => posted.push(message)) as never;
    bus.call('testEcho', { text: 'secret' }).catch(() => undefined);
    const data = { nacre: 'names', from: 1, names, signals: [] };
    const say = (origin: string, source: Window) =>
      dispatchEvent(new MessageEvent('message', { data, origin, source }));
    say(elsewhere, frame.window);
    say(location.origin, window);
    say('null', frame.window);
    expect(posted).to.deep.equal([]);
    say(location.origin, frame.window);
    expect(posted).to.have.length(1);
  });
});
