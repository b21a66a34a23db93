import { expect } from '@open-wc/testing';
import { ErrCode, device, record, replay } from 'nacre/device';
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
});

/** A signal that aborts when the disposers run. */
function endsWith(disposers: (() => void)[]): AbortSignal {
  const end = new AbortController();
  disposers.push(() => end.abort());
  return end.signal;
}
