import { expect } from '@open-wc/testing';
import {
  createInnerAudioContext,
  ErrCode,
  device,
  getStorageSync,
  getWindowInfo,
  record,
  removeStorageSync,
  replay,
  setStorageSync,
} from 'nacre/device';
import { holdTimers } from '../helpers/timers.js';
import './calls.js';
import { expectFailure, tick } from './helpers.js';

describe('record and replay', () => {
  const undo: (() => void)[] = [];
  afterEach(() => {
    undo.splice(0).forEach((stop) => stop());
  });

  /** A recording of one success, one failure, a task with progress and two signals. */
  async function tape(): Promise<string> {
    const drop = [
      device.provide('testEcho', async ({ text }) => ({ text: `real ${text}` })),
      device.provide('testNothing', () => Promise.reject(new DOMException('refused', 'NotAllowedError'))),
      device.provide('testWork', async (_options, { report }) => {
        await tick();
        report('progress', { progress: 50 });
        return { sum: 4, at: new Date(5), dropped: () => 1 };
      }),
    ];
    const recording = record();
    await device.call('testEcho', { text: 'a' });
    await device.call('testEcho', { text: 'b' });
    await expectFailure(device.call('testNothing'), /refused/, ErrCode.permission);
    await device.call('testWork', { size: 2 });
    device.emit('testCount', 1);
    device.emit('testCount', 2);
    const json = recording.stop();
    await device.call('testEcho', { text: 'not recorded' });
    drop.forEach((stop) => stop());
    return json;
  }

  it('makes a JSON file of what happened while it ran', async () => {
    const { calls, signals } = JSON.parse(await tape()) as Record<string, { name: string }[]>;
    expect(calls!.map(({ name }) => name)).to.deep.equal(['testEcho', 'testEcho', 'testNothing', 'testWork']);
    expect(signals!.map(({ name }) => name)).to.deep.equal(['testCount', 'testCount']);
    expect(calls![1]).to.deep.include({ options: { text: 'b' }, result: { text: 'real b' } });
  });

  it('answers the same calls the same way, before hosts and providers', async () => {
    const json = await tape();
    device.addEventListener('testEcho', () => expect.fail('asked'), { signal: endsWith(undo) });
    undo.push(device.provide('testEcho', () => expect.fail('asked')));
    undo.push(replay(json));
    expect((await device.call('testEcho', { text: 'b' })).text).to.equal('real b');
    expect((await device.call('testEcho', { text: 'a' })).text).to.equal('real a');
    await expectFailure(device.call('testNothing'), 'testNothing:fail refused', ErrCode.permission);
    const progress: number[] = [];
    const task = device.task('testWork', { size: 2 });
    task.onProgressUpdate((detail) => progress.push(detail.progress));
    expect(await task).to.deep.equal({ sum: 4, at: new Date(5), errMsg: 'testWork:ok' });
    expect(progress).to.deep.equal([50]);
  });

  it('answers other options in turn, and the last one for good', async () => {
    undo.push(replay(await tape(), { speed: Infinity }));
    const ask = async (text: string) => (await device.call('testEcho', { text })).text;
    expect([await ask('x'), await ask('y'), await ask('z')]).to.deep.equal(['real a', 'real b', 'real b']);
  });

  it('plays signals to those who watch, instead of their source', async () => {
    const json = await tape();
    undo.push(device.source('testCount', (emit) => emit(99)));
    undo.push(replay(json, { speed: Infinity }));
    const seen: number[] = [];
    await new Promise<void>((resolve) => {
      undo.push(
        device.watch('testCount', (count) => {
          seen.push(count);
          if (seen.length === 2) resolve();
        }),
      );
    });
    expect(seen).to.deep.equal([1, 2]);
  });

  it('leaves other calls alone, and all of them when it ends', async () => {
    const stop = replay(await tape());
    expect(device.can('testEcho')).to.equal(true);
    expect((await device.call('getTheme')).errMsg).to.equal('getTheme:ok');
    stop();
    await expectFailure(device.call('testEcho', { text: 'a' }), /no host/, ErrCode.unsupported);
  });

  it('takes the recorded time, or another speed of it', async () => {
    let time = 0;
    performance.now = () => time;
    undo.push(
      device.provide('testEcho', async () => {
        time += 5000;
        return { text: '' };
      }),
    );
    const recording = record();
    await device.call('testEcho');
    const json = recording.stop();
    Reflect.deleteProperty(performance, 'now');
    for (const [options, wait] of [
      [{}, 5000],
      [{ speed: 2 }, 2500],
      [{ speed: Infinity }, 0],
      // The longest that a timer of a browser can wait.
      [{ speed: 1e-9 }, 2 ** 31 - 1],
    ] as const) {
      const timers = holdTimers(wait);
      const stop = replay(json, options);
      let isAnswered = false;
      const answer = device.call('testEcho').then(() => (isAnswered = true));
      await tick();
      expect(isAnswered, `before ${wait} ms`).to.equal(false);
      timers.run();
      timers.restore();
      await answer;
      stop();
    }
  });

  it('obeys an abort', async () => {
    undo.push(replay(await tape(), { speed: 0.001 }));
    const task = device.task('testWork', { size: 2 });
    task.abort();
    await expectFailure(task, 'testWork:fail abort', ErrCode.abort);
  });

  it('records what was aborted, or took too long, though its provider never answers', async () => {
    undo.push(device.provide('testEcho', () => new Promise<never>(() => undefined)));
    const session = record();
    const task = device.task('testEcho', { text: 'a' });
    task.abort();
    await expectFailure(task, 'testEcho:fail abort', ErrCode.abort);
    await expectFailure(device.call('testEcho', { text: 'b', timeout: 1 }), 'testEcho:fail timeout', ErrCode.timeout);
    undo.push(replay(session.stop(), { speed: Infinity }));
    await expectFailure(device.call('testEcho', { text: 'b' }), 'testEcho:fail timeout', ErrCode.timeout);
    await expectFailure(device.call('testEcho', { text: 'a' }), 'testEcho:fail abort', ErrCode.abort);
  });

  describe('secrets', () => {
    const jwt = 'eyJhbGciOiJub25lIn0.eyJ1aWQiOiJhYmNkZWYifQ.c2lnbmF0dXJl';
    const options = {
      url: 'https://ada:abcdef@example.com/login?api_key=abcdef&page=2',
      header: { Authorization: 'Bearer abcdef', 'X-Page': '2' },
      data: { user: 'ada', password: 'abcdef', pin: 123456, nested: [{ token: { value: 'abcdef' } }] },
    };
    /** A recording of a sign-in. */
    async function signIn(secrets?: boolean): Promise<string> {
      const answer = { data: { name: 'Ada', access_token: 'abcdef', expires: 60, text: `{"jwt": "${jwt}"}` } };
      const drop = device.provide('request', () => answer as never);
      const session = record({ ...(secrets !== undefined && { secrets }) });
      await device.call('request', options as never);
      setStorageSync('my:token', 'abcdef');
      getStorageSync('my:token');
      undo.push(device.provide('testNothing', () => Promise.reject(new Error('refused: Bearer abcdef'))));
      await expectFailure(device.call('testNothing'), /refused/, ErrCode.unknown);
      device.emit('testCount', 'token=abcdef' as never);
      const json = session.stop();
      removeStorageSync('my:token');
      drop();
      return json;
    }

    it('are masked in options, results, failures and signals; the rest stays', async () => {
      const json = await signIn();
      expect(json).not.to.match(/abcdef|123456|c2lnbmF0dXJl/);
      expect(json).to.contain('••••').and.contain('page=2').and.contain('"X-Page":"2"').and.contain('Ada');
    });

    it('are found again by a replay of the same calls, which answers with masks', async () => {
      undo.push(replay(await signIn(), { speed: Infinity }));
      const { data } = (await device.call('request', options as never)) as { data: object };
      expect(data).to.deep.include({ name: 'Ada', access_token: '••••', expires: 60 });
      expect(getStorageSync('my:token')).to.equal('••••');
    });

    it('stay if that is asked for', async () => {
      const json = await signIn(true);
      expect(json)
        .to.contain('Bearer abcdef')
        .and.contain('123456')
        .and.contain('c2lnbmF0dXJl')
        .and.not.contain('••••');
      undo.push(replay(json, { speed: Infinity }));
      expect(getStorageSync('my:token')).to.equal('abcdef');
    });
  });

  it('keeps files, and gives those of temporary URLs new ones', async () => {
    const made = new File(['pearl'], 'pearl.txt', { type: 'text/plain' });
    const url = URL.createObjectURL(made);
    const drop = device.provide('testEcho', () => ({ text: url, file: made, deep: [{ blob: new Blob(['large!']) }] }));
    const session = record({ maxFileSize: 5 });
    await device.call('testEcho', { file: made } as object);
    URL.revokeObjectURL(url);
    drop();
    const stop = replay(session.stop(), { speed: Infinity });
    const result = (await device.call('testEcho', { file: made } as object)) as unknown as {
      text: string;
      file: File;
      deep: { blob: Blob }[];
    };
    expect(result.file).to.be.instanceOf(File);
    expect([result.file.name, result.file.type, await result.file.text()]).to.deep.equal([
      'pearl.txt',
      'text/plain',
      'pearl',
    ]);
    expect(result.text)
      .to.match(/^blob:/)
      .and.not.equal(url);
    expect(await (await fetch(result.text)).text()).to.equal('pearl');
    expect(result.deep[0]!.blob.size, 'larger than the limit').to.equal(0);
    stop();
    const revoked = await fetch(result.text).then(
      () => 'there',
      () => 'gone',
    );
    expect(revoked).to.equal('gone');
  });

  it('keeps what surrounds a value without JSON', async () => {
    const loop: Record<string, unknown> = { good: 1, list: [() => 1, 2] };
    loop['self'] = loop;
    undo.push(
      device.provide('testEcho', () => ({ text: 'a', map: new Map([[1, 'one']]), loop, error: new Error('x') })),
    );
    const session = record();
    await device.call('testEcho', { text: 'a', run: () => 1 } as object);
    undo.push(replay(session.stop(), { speed: Infinity }));
    expect(await device.call('testEcho', { text: 'a' })).to.deep.equal({
      text: 'a',
      map: new Map([[1, 'one']]),
      loop: { good: 1, list: [undefined, 2] },
      errMsg: 'testEcho:ok',
    });
  });

  it('answers calls that return at once, their failures too', () => {
    const session = record();
    setStorageSync('recorded', { pearls: 3 });
    const before = [getStorageSync('recorded'), getStorageSync('missing'), getWindowInfo().windowWidth];
    expect(() => setStorageSync('', 1)).to.throw('setStorage:fail key');
    const json = session.stop();
    const stop = replay(json);
    setStorageSync('recorded', 'other');
    expect([getStorageSync('recorded'), getStorageSync('missing'), getWindowInfo().windowWidth]).to.deep.equal(before);
    expect(() => setStorageSync('', 1)).to.throw('setStorage:fail key');
    stop();
    expect(getStorageSync('recorded'), 'nothing was stored during the replay').to.deep.equal({ pearls: 3 });
  });

  it('leaves objects with methods to the browser', () => {
    const drop = new AbortController();
    const context = { play: () => 1 };
    device.addEventListener('createInnerAudioContext', (event) => event.respondWith({ context } as never), drop);
    const session = record();
    expect(createInnerAudioContext()).to.equal(context);
    undo.push(replay(session.stop()));
    expect(createInnerAudioContext()).to.equal(context);
    drop.abort();
  });

  it('tells calls at the same time apart by their options', async () => {
    const waiting = new Map<string, () => void>();
    const drop = device.provide('testEcho', async ({ text }) => {
      await new Promise<void>((resolve) => waiting.set(text!, resolve));
      return { text: `real ${text}` };
    });
    const session = record();
    const calls = ['a', 'b', 'c'].map((text) => device.call('testEcho', { text }));
    for (const text of ['c', 'a', 'b']) waiting.get(text)!();
    await Promise.all(calls);
    drop();
    undo.push(replay(session.stop(), { speed: Infinity }));
    const again = ['b', 'c', 'a'].map(async (text) => (await device.call('testEcho', { text })).text);
    expect(await Promise.all(again)).to.deep.equal(['real b', 'real c', 'real a']);
  });

  it('says who answered', async () => {
    const session = record();
    undo.push(device.provide('testEcho', () => ({ text: 'provider' })));
    await device.call('testEcho');
    const host = new AbortController();
    device.addEventListener('testEcho', (event) => event.respondWith({ text: 'host' }), host);
    await device.call('testEcho');
    undo.push(device.intercept('testEcho', () => ({ text: 'interceptor' })));
    await device.call('testEcho');
    host.abort();
    const { calls } = JSON.parse(session.stop()) as { calls: { by: string }[] };
    expect(calls.map(({ by }) => by)).to.deep.equal(['provider', 'host', 'interceptor']);
  });

  it('refuses what is no recording, and a speed that is none', () => {
    for (const json of ['', '{', '{}', 'null', '[]', '{"calls":1}']) {
      expect(() => replay(json), json).to.throw('replay:fail json: expected a recording');
    }
    const empty = record().stop();
    for (const speed of [0, -1, NaN, '2' as never]) {
      expect(() => replay(empty, { speed })).to.throw('replay:fail speed: expected a number above 0');
    }
  });
});

/** A signal that aborts when the disposers run. */
function endsWith(disposers: (() => void)[]): AbortSignal {
  const end = new AbortController();
  disposers.push(() => end.abort());
  return end.signal;
}
