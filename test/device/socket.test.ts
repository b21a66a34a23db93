import { expect, waitUntil } from '@open-wc/testing';
import {
  closeSocket,
  connectSocket,
  device,
  ErrCode,
  offSocketMessage,
  onSocketMessage,
  sendSocketMessage,
} from 'nacre/device';
import { expectFailure, reported } from './helpers.js';
import { closeAll, connect, has, log, serverUrl } from './socket-fixture.js';
import { hashOf, randomFile } from './transfer-fixture.js';

describe('sockets', () => {
  let base: string;
  before(async () => {
    base = await serverUrl();
  });
  afterEach(closeAll);

  it('are there at once, and open, send, receive and close', async () => {
    const task = connect('echo');
    const told = log(task);
    expect([task.readyState, task.CONNECTING, task.OPEN, task.CLOSING, task.CLOSED]).to.deep.equal([0, 0, 1, 2, 3]);
    expect((await task).errMsg).to.equal('connectSocket:ok');
    await has(told, 'open');
    expect(task.readyState).to.equal(1);
    expect((await task.send({ data: 'pearl' })).errMsg).to.equal('sendSocketMessage:ok');
    await has(told, 'pearl');
    expect((await task.close({ code: 4000, reason: 'done' })).errMsg).to.equal('closeSocket:ok');
    expect(task.readyState).to.equal(2);
    await waitUntil(() => task.readyState === 3);
    expect(told).to.deep.equal(['open', 'pearl', 'close 4000 done']);
  });

  it('speak the protocol that the server chooses, at http URLs too', async () => {
    const task = connect('echo', { url: `${base.replace('ws:', 'http:')}echo/a`, protocols: ['one', 'two'] });
    const protocol = await new Promise((resolve) => task.onOpen((event) => resolve(event.protocol)));
    expect(protocol).to.equal('two');
  });

  it('carry binary data unchanged, both ways', async () => {
    const task = connect('echo');
    const file = randomFile(200_000);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const received: unknown[] = [];
    task.onMessage(({ data }) => received.push(data));
    const sent = task.send({ data: bytes });
    // It waits to be sent, as it was.
    bytes.fill(0);
    await sent;
    await task.send({ data: file });
    await waitUntil(() => received.length === 4);
    const hash = await hashOf(file);
    expect([received[0], received[2]]).to.deep.equal([hash, hash]);
    expect(await hashOf(new Blob([received[1] as ArrayBuffer]))).to.equal(hash);
  });

  it('send what waits in its order when they open', async () => {
    const task = connect('echo');
    const told = log(task);
    for (const data of ['1', '2', '3']) void task.send({ data });
    await task;
    void task.send({ data: '4' });
    await has(told, '4');
    expect(told).to.deep.equal(['open', '1', '2', '3', '4']);
  });

  it('bound the queue', async () => {
    const task = connect('stall');
    const sent: Promise<unknown>[] = Array.from({ length: 1000 }, () => task.send({ data: 'a' }));
    await expectFailure(task.send({ data: 'a' }), /:fail too many messages wait/, ErrCode.quota);
    void task.close();
    for (const message of [sent[0]!, sent[999]!]) {
      await expectFailure(message, 'sendSocketMessage:fail the socket was closed', ErrCode.abort);
    }
    await Promise.allSettled(sent);
    const large = connect('stall').send({ data: new Uint8Array(17_000_000) });
    await expectFailure(large, /:fail too many messages wait/, ErrCode.quota);
  });

  it('take a message out of the queue that is aborted', async () => {
    const task = connect('echo');
    const told = log(task);
    const end = new AbortController();
    const message = task.send({ data: 'never', signal: end.signal });
    end.abort();
    await expectFailure(message, 'sendSocketMessage:fail abort', ErrCode.abort);
    await task.send({ data: 'last' });
    await has(told, 'last');
    expect(told).to.deep.equal(['open', 'last']);
  });

  it('tell the end that the server makes', async () => {
    const task = connect('echo');
    const told = log(task);
    await task.send({ data: 'close 4001 bye' });
    await has(told, 'close 4001 bye');
    const failures: string[] = [];
    const again = task.send({
      data: 'late',
      fail: ({ errMsg }) => failures.push(errMsg),
      complete: () => failures.push('complete'),
    });
    await expectFailure(again, 'sendSocketMessage:fail WebSocket is not connected', ErrCode.notFound);
    expect(failures).to.deep.equal(['sendSocketMessage:fail WebSocket is not connected', 'complete']);
    await expectFailure(task.close(), 'closeSocket:fail WebSocket is not connected', ErrCode.notFound);
  });

  it('tell a server that refuses, or does not answer', async () => {
    const refused = connect('refuse');
    const told = log(refused);
    const message = refused.send({ data: 'a' });
    await expectFailure(message, 'sendSocketMessage:fail the socket is closed', ErrCode.network);
    await has(told, 'close 1006');
    expect(told).to.deep.equal([`connectSocket:fail network error (${ErrCode.network})`, 'close 1006']);
    const silent = log(connect('stall', { timeout: 60 }));
    await has(silent, 'close 1006 no answer in 60 ms');
    expect(silent[0]).to.equal(`connectSocket:fail timeout: no answer in 60 ms (${ErrCode.timeout})`);
  });

  it('close while they connect, or by a signal, without an error', async () => {
    const end = new AbortController();
    for (const [task, close] of [
      [connect('stall'), undefined],
      [connect('stall', { signal: end.signal }), () => end.abort()],
    ] as const) {
      const told = log(task);
      await task;
      if (close) close();
      else void task.close();
      await waitUntil(() => task.readyState === 3);
      expect(told).to.deep.equal(['close 1006']);
    }
  });

  it('go on where a listener throws, and stop telling one that is removed', async () => {
    const task = connect('echo');
    const told: string[] = [];
    const listener = () => told.push('b');
    task.onMessage(() => {
      throw new Error('mine');
    });
    task.onMessage(listener);
    const messages = await reported(async () => {
      await task.send({ data: '1' });
      await waitUntil(() => told.length === 1);
    });
    expect(messages).to.deep.equal(['mine']);
    task.offMessage();
    task.onMessage(({ data }) => told.push(`c${data as string}`));
    task.offMessage(listener);
    await task.send({ data: '2' });
    await has(told, 'c2');
    expect(told).to.deep.equal(['b', 'c2']);
  });

  it('name what is wrong with the arguments', async () => {
    const wrong: [Promise<unknown>, RegExp][] = [
      ...(
        [
          [{ url: '' }, /:fail url: expected a ws/],
          [{ url: 'ftp://a/' }, /:fail url: expected a ws/],
          [{ url: 'ws://[a/' }, /:fail url: expected a ws/],
          [{ url: 'ws://a/#b' }, /:fail url: expected a ws/],
          [{ protocols: ['a b'] }, /:fail protocols: expected names of protocols/],
          [{ protocols: ['a', 'a'] }, /:fail protocols: expected names of protocols/],
          [{ reconnect: 5 }, /:fail reconnect: expected a boolean, or/],
          [{ reconnect: { minDelay: -1 } }, /:fail reconnect: .* as minDelay/],
          [{ reconnect: { heartbeat: { interval: 0 } } }, /:fail reconnect: .* as interval as heartbeat/],
          [{ timeout: 'a' }, /:fail timeout: expected a number/],
        ] as [object, RegExp][]
      ).map(([options, text]): [Promise<unknown>, RegExp] => [connectSocket({ url: base, ...options }), text]),
      [sendSocketMessage({ data: 5 as never }), /:fail data: expected a string, or binary data/],
      [sendSocketMessage({} as never), /:fail data: expected a string, or binary data/],
      [closeSocket({ code: 1001 }), /:fail code: expected 1000, or a number from 3000 to 4999/],
      [closeSocket({ reason: 'é'.repeat(62) }), /:fail reason: expected at most 123 bytes/],
    ];
    await Promise.all(wrong.map(([call, text]) => expectFailure(call, text, ErrCode.invalid)));
  });

  describe('of the page', () => {
    it('are the latest that is open', async () => {
      const first = connect('echo');
      const told: string[] = [];
      const listener = ({ data }: { data: unknown }) => told.push(String(data));
      onSocketMessage(listener);
      await first;
      await sendSocketMessage({ data: 'one' });
      await has(told, 'one');
      const second = connect('echo');
      await second;
      await first.send({ data: 'not the latest' });
      await sendSocketMessage({ data: 'two' });
      await has(told, 'two');
      const over = new Promise((resolve) => second.onClose(resolve));
      await closeSocket();
      await over;
      await sendSocketMessage({ data: 'three' });
      await has(told, 'three');
      expect(told).to.deep.equal(['one', 'two', 'three']);
      offSocketMessage(listener);
      const heard = log(first);
      await first.send({ data: 'four' });
      await has(heard, 'four');
      expect(told).to.have.length(3);
    });

    it('fail where there is none', async () => {
      await expectFailure(sendSocketMessage({ data: 'a' }), /:fail WebSocket is not connected/, ErrCode.notFound);
      await expectFailure(closeSocket(), /:fail WebSocket is not connected/, ErrCode.notFound);
    });
  });

  it('can be a host’s', async () => {
    const end = new AbortController();
    const sent: unknown[] = [];
    device.addEventListener('connectSocket', (event) => event.respondWith({ socketTaskId: 7 }), end);
    device.addEventListener(
      'sendSocketMessage',
      (event) => {
        sent.push([event.options.socketTaskId, event.options.data]);
        event.respondWith(undefined);
      },
      end,
    );
    const task = connectSocket({ url: 'ws://native/' });
    const told = log(task);
    await task;
    device.emit('socketOpen', { socketTaskId: 7, protocol: '', isReconnected: false });
    device.emit('socketMessage', { socketTaskId: 8, data: 'of another' });
    device.emit('socketMessage', { socketTaskId: 7, data: 'mine' });
    await task.send({ data: 'hello' });
    device.emit('socketClose', { socketTaskId: 7, code: 1000, reason: '', isReconnecting: false });
    end.abort();
    expect(sent).to.deep.equal([[7, 'hello']]);
    expect(told).to.deep.equal(['open', 'mine', 'close 1000']);
    expect(task.readyState).to.equal(3);
  });
});
