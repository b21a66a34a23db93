// The lists of the news: what they hold after any order of answers, failures and changes of mind.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import fc from 'fast-check';
import { runnerImport } from 'vite';
import { root } from '../tools/paths.mjs';

const item = (number) => ({ id: `a${number}`, number });

/** A server with articles 1 to `newest`, whose answers wait until they are let go. */
class Server {
  newest = 20;
  size = 4;
  open = [];

  load = (place, signal) =>
    new Promise((resolve, reject) => {
      const call = { place, signal, resolve, reject, answer: this.#answer(place) };
      this.open.push(call);
      signal.addEventListener('abort', () => {
        call.isAborted = true;
      });
    });

  #answer({ cursor, since, size = this.size }) {
    if (since !== undefined) {
      const count = this.newest - Number(since.slice(1));
      const items = Array.from({ length: Math.min(count, size) }, (_, index) => item(this.newest - index));
      return { items, next: items.length ? String(items.at(-1).number - 1) : null, gap: count > size };
    }
    const first = cursor === undefined ? this.newest : Number(cursor);
    const items = Array.from({ length: Math.min(size, first) }, (_, index) => item(first - index));
    const rest = first - items.length;
    return { items, next: rest > 0 ? String(rest) : null, gap: false };
  }

  /** Answers one of the open calls, also an aborted one, as a careless server would. */
  async answer(index = 0, error) {
    const [call] = this.open.splice(index % Math.max(1, this.open.length), 1);
    if (!call) return undefined;
    if (error) call.reject(error);
    else call.resolve(call.answer);
    await new Promise(setImmediate);
    return call;
  }
}

describe('lists of the news', () => {
  let Feed;
  let ServerError;
  before(async () => {
    const path = join(root, 'shell/showcase/loading/feed.ts');
    const { module } = await runnerImport(path, { configFile: false, root });
    ({ Feed, ServerError } = module);
  });

  const setUp = (memory) => {
    const server = new Server();
    return { server, feed: new Feed({ load: server.load, memory }) };
  };
  const numbers = (feed) => feed.get().items.map(({ number }) => number);

  it('loads once, page by page, to the end', async () => {
    const { server, feed } = setUp();
    feed.start();
    feed.start();
    assert.equal(feed.get().status, 'loading');
    void feed.loadMore();
    assert.equal(server.open.length, 1);
    await server.answer();
    assert.deepEqual(numbers(feed), [20, 19, 18, 17]);
    for (let page = 0; page < 4; page++) {
      void feed.loadMore();
      void feed.loadMore();
      assert.equal(server.open.length, 1);
      assert.equal(feed.get().tail, 'loading');
      await server.answer();
    }
    assert.equal(numbers(feed).length, 20);
    assert.equal(feed.get().tail, 'end');
    void feed.loadMore();
    assert.equal(server.open.length, 0);
  });

  it('says why the tail failed, and goes on from there', async () => {
    const { server, feed } = setUp();
    feed.start();
    await server.answer();
    void feed.loadMore();
    await server.answer(0, new ServerError('timeout'));
    assert.deepEqual([feed.get().tail, numbers(feed).length], ['timeout', 4]);
    feed.reachEnd();
    assert.equal(server.open.length, 0);
    void feed.loadMore();
    await server.answer();
    assert.equal(numbers(feed).length, 8);
  });

  it('says why the beginning failed, and tries again', async () => {
    const { server, feed } = setUp();
    feed.start();
    await server.answer(0, new ServerError('error'));
    assert.equal(feed.get().status, 'error');
    void feed.retry();
    assert.equal(feed.get().status, 'loading');
    await server.answer();
    assert.equal(feed.get().status, 'ready');
  });

  it('puts news on top, and starts over where there is a gap', async () => {
    const { server, feed } = setUp();
    feed.start();
    await server.answer();
    void feed.loadMore();
    await server.answer();
    server.newest = 22;
    const refreshed = feed.refresh();
    assert.equal(feed.get().refreshing, true);
    await server.answer();
    assert.deepEqual(await refreshed, { count: 2 });
    assert.deepEqual(numbers(feed), [22, 21, 20, 19, 18, 17, 16, 15, 14, 13]);
    server.newest = 40;
    void feed.loadMore();
    void feed.refresh();
    const [tail] = server.open;
    await server.answer(1);
    assert.equal(tail.isAborted, true);
    await server.answer(0);
    assert.deepEqual(numbers(feed), [40, 39, 38, 37]);
    void feed.loadMore();
    await server.answer();
    assert.deepEqual(numbers(feed), [40, 39, 38, 37, 36, 35, 34, 33]);
  });

  it('keeps what it has when news cannot be had', async () => {
    const { server, feed } = setUp();
    feed.start();
    await server.answer();
    const refreshed = feed.refresh();
    await server.answer(0, new ServerError('offline'));
    assert.deepEqual(await refreshed, { problem: 'offline' });
    assert.deepEqual([feed.get().status, feed.get().refreshing, numbers(feed).length], ['ready', false, 4]);
  });

  it('gives up when it is stopped, drops late answers, and takes up again', async () => {
    const { server, feed } = setUp();
    feed.start();
    feed.stop();
    const late = await server.answer();
    assert.equal(late.isAborted, true);
    assert.deepEqual([feed.get().status, numbers(feed).length], ['new', 0]);
    feed.start();
    await server.answer();
    void feed.loadMore();
    feed.stop();
    await server.answer();
    assert.deepEqual([feed.get().tail, numbers(feed).length], ['more', 4]);
    feed.start();
    assert.equal(server.open.length, 1);
    await server.answer();
    assert.equal(numbers(feed).length, 8);
  });

  it('loads again when it is reset, if it is shown', async () => {
    const { server, feed } = setUp();
    feed.start();
    await server.answer();
    feed.reset();
    assert.deepEqual([feed.get().status, numbers(feed).length, server.open.length], ['loading', 0, 1]);
    await server.answer();
    feed.stop();
    feed.reset();
    assert.deepEqual([feed.get().status, server.open.length], ['new', 0]);
    feed.start();
    assert.equal(server.open.length, 1);
  });

  it('shows without a network what it has kept, and replaces it later', async () => {
    let kept;
    const memory = { read: () => kept, write: (value) => (kept = value) };
    const first = setUp(memory);
    first.feed.start();
    await first.server.answer();
    const { server, feed } = setUp(memory);
    feed.start();
    await server.answer(0, new ServerError('offline'));
    assert.deepEqual([feed.get().kept, numbers(feed)], [kept.time, [20, 19, 18, 17]]);
    server.newest = 21;
    const refreshed = feed.refresh();
    await server.answer();
    assert.deepEqual(await refreshed, { count: 4 });
    assert.deepEqual([feed.get().kept, numbers(feed)], [undefined, [21, 20, 19, 18]]);
    const failing = setUp(memory);
    failing.feed.start();
    await failing.server.answer(0, new ServerError('error'));
    assert.deepEqual([failing.feed.get().status, numbers(failing.feed)], ['error', []]);
  });

  it('holds an unbroken part of the channel, whatever happens', async () => {
    const action = fc.oneof(
      fc
        .constantFrom('start', 'stop', 'reset', 'loadMore', 'reachEnd', 'refresh', 'retry', 'publish')
        .map((name) => ({ name })),
      fc.record({ name: fc.constant('answer'), index: fc.nat(3), fails: fc.boolean() }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
        const { server, feed } = setUp();
        for (const { name, index, fails } of actions) {
          if (name === 'publish') server.newest += 3;
          else if (name === 'answer') await server.answer(index, fails && new ServerError('error'));
          else void feed[name]();
          const { status, tail, refreshing } = feed.get();
          const shown = numbers(feed);
          shown.forEach((number, place) => assert.equal(number, shown[0] - place));
          const wanted = server.open.filter(({ isAborted }) => !isAborted);
          assert.ok(wanted.length <= 2, 'one request for each end');
          const isBusy = status === 'loading' || refreshing;
          assert.equal(
            wanted.some(({ place }) => place.cursor === undefined),
            isBusy,
          );
          assert.equal(
            wanted.some(({ place }) => place.cursor !== undefined),
            tail === 'loading',
          );
          if (tail === 'end') assert.equal(shown.at(-1), 1);
        }
      }),
      { numRuns: 300 },
    );
  });
});
