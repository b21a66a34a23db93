import { expect, waitUntil } from '@open-wc/testing';
import { ErrCode } from 'nacre/device';
import { holdTimers } from '../helpers/timers.js';
import { expectFailure } from './helpers.js';
import { closeAll, connect, FAST, has, log, named, serverUrl } from './socket-fixture.js';

describe('sockets with reconnect', () => {
  before(serverUrl);
  afterEach(closeAll);

  it('open again after a loss, and send what was sent meanwhile', async () => {
    const task = connect('echo', { reconnect: FAST });
    const told = log(task);
    await has(told, 'open');
    const lost = new Promise<number>((resolve) => {
      const stop = task.onClose(() => {
        stop();
        void task.send({ data: 'kept' });
        resolve(task.readyState);
      });
    });
    await task.send({ data: 'drop' });
    expect(await lost).to.equal(task.CONNECTING);
    await has(told, 'kept');
    expect(told.filter((text) => !text.startsWith('connectSocket'))).to.deep.equal([
      'open',
      'close 1006 …',
      'open again',
      'kept',
    ]);
  });

  it('try until the server lets them in', async () => {
    for (const path of [named('refuse', '?times=2'), named('drop', '?times=2')]) {
      const task = connect(path, { reconnect: FAST });
      const told = log(task);
      await waitUntil(() => task.readyState === 1 && told.filter((text) => text.startsWith('close')).length === 2);
      await task.send({ data: 'count' });
      await has(told, '3');
    }
  });

  it('end when the page closes them, also while they wait, or the server has nothing more to say', async () => {
    const waiting = connect('refuse', { reconnect: { minDelay: 60_000, maxDelay: 60_000 } });
    const told = log(waiting);
    const message = waiting.send({ data: 'a' });
    await has(told, 'close 1006 …');
    void waiting.close({ code: 4000, reason: 'enough' });
    await expectFailure(message, 'sendSocketMessage:fail the socket was closed', ErrCode.abort);
    await has(told, 'close 4000 enough');
    const normal = connect('echo', { reconnect: FAST });
    const end = log(normal);
    await normal.send({ data: 'close 1000 bye' });
    await has(end, 'close 1000 bye');
    expect(normal.readyState).to.equal(3);
  });

  it('wait the longest time while the device seems offline, or until it is online', async () => {
    const task = connect('echo', { reconnect: { minDelay: 5, maxDelay: 600_000 } });
    const told = log(task);
    await has(told, 'open');
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    const timers = holdTimers(600_000);
    try {
      await task.send({ data: 'drop' });
      await has(told, 'close 1006 …');
      expect(task.readyState).to.equal(0);
      // The browser is wrong: the server can be reached.
      timers.run();
      await has(told, 'open again');
      told.splice(0);
      await task.send({ data: 'drop' });
      await has(told, 'close 1006 …');
      expect(told).not.to.include('open again');
    } finally {
      timers.restore();
      delete (navigator as { onLine?: boolean }).onLine;
    }
    dispatchEvent(new Event('online'));
    await has(told, 'open again');
  });

  it('take undefined options for the default ones', async () => {
    const heartbeat = { interval: 30, timeout: undefined, message: undefined, answer: undefined } as never;
    const task = connect('pong', { reconnect: { ...FAST, heartbeat } });
    const told = log(task);
    const pings: string[] = [];
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function count(data) {
      pings.push(String(data));
      send.call(this, data);
    };
    const timers = holdTimers(30);
    try {
      await has(told, 'open');
      await task.send({ data: 'here' });
      await has(told, 'got here');
      timers.run();
      await waitUntil(() => pings.includes('ping'), 'a ping');
      timers.run();
      await has(told, `connectSocket:fail timeout: no heartbeat in 30 ms (${ErrCode.timeout})`);
      await has(told, 'close 1006 no heartbeat in 30 ms…');
    } finally {
      WebSocket.prototype.send = send;
      timers.restore();
    }
  });

  it('wait longer each time, until a connection has lasted', async () => {
    const timers = holdTimers(5000);
    const { setTimeout } = window;
    const delays: number[] = [];
    try {
      window.setTimeout = ((handler: () => void, delay = 0) => {
        const isWait = delay >= 100 && delay < 5000;
        if (isWait) delays.push(delay);
        return setTimeout(handler, isWait ? 0 : delay);
      }) as typeof setTimeout;
      const task = connect('echo', { reconnect: { minDelay: 1000, maxDelay: 4000 } });
      const told = log(task);
      const opened = (times: number) =>
        waitUntil(() => told.filter((text) => text.startsWith('open')).length === times, `open ${times} times`);
      for (const times of [1, 2, 3]) {
        await opened(times);
        await task.send({ data: 'drop' });
      }
      await opened(4);
      timers.run();
      await task.send({ data: 'drop' });
      await opened(5);
    } finally {
      window.setTimeout = setTimeout;
      timers.restore();
    }
    [1000, 2000, 4000, 1000].forEach((longest, index) =>
      expect(delays[index], `wait ${index}`).to.be.within(longest / 2, longest),
    );
  });

  it('keep quiet connections alive, and notice dead ones', async () => {
    // A busy machine may answer late.
    const alive = connect('pong', { reconnect: { ...FAST, heartbeat: { interval: 60, timeout: 8000 } } });
    const told = log(alive);
    let pings = 0;
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function count(data) {
      if (data === 'ping') pings++;
      send.call(this, data);
    };
    try {
      await waitUntil(() => pings > 3, 'pings');
    } finally {
      WebSocket.prototype.send = send;
    }
    await alive.send({ data: 'still' });
    await has(told, 'got still');
    expect(told).to.deep.equal(['open', 'got still']);
    const dead = connect(named('mute', '?times=1'), {
      reconnect: { ...FAST, heartbeat: { interval: 30, timeout: 40, message: 'are you there' } },
    });
    const heard = log(dead);
    await has(heard, 'open again');
    expect(heard.slice(1, 3)).to.deep.equal([
      `connectSocket:fail timeout: no heartbeat in 40 ms (${ErrCode.timeout})`,
      'close 1006 no heartbeat in 40 ms…',
    ]);
  });
});
