// The news endpoint of the showcase, over HTTP.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sourceProblems } from '../../locales/check-rules.mjs';
import { serve } from './server.mjs';

const CHANNELS = ['pearls', 'web', 'cities', 'space'];

describe('news endpoint of the showcase', () => {
  let server;
  let url;
  before(async () => {
    ({ server, url } = await serve());
  });
  after(() => server.close());

  const get = (path, options) => fetch(`${url}/api/news${path}`, options);
  const json = async (path) => {
    const response = await get(path);
    return { status: response.status, ...(await response.json()) };
  };
  /** All of a channel, page by page; `between` runs after each. */
  const readAll = async (channel, size, between = async () => undefined) => {
    const items = [];
    for (let next = ''; next !== null;) {
      const page = await json(`?channel=${channel}&size=${size}${next && `&cursor=${next}`}`);
      assert.equal(page.status, 200);
      assert.ok(page.items.length <= size);
      items.push(...page.items);
      next = page.next;
      await between(items);
    }
    return items;
  };
  const idsOf = (items) => items.map(({ id }) => id);

  it('has enough to read, each item once, the newest first', async () => {
    let count = 0;
    for (const channel of CHANNELS) {
      const items = await readAll(channel, 4);
      assert.equal(new Set(idsOf(items)).size, items.length);
      const times = items.map(({ published }) => published);
      assert.deepEqual(times, [...times].sort().reverse());
      assert.ok(items.every((item) => item.channel === channel && item.title && item.lead && item.minutes >= 1));
      count += items.length;
    }
    assert.ok(count >= 60, `${count} items`);
  });

  it('gives the same in pages of any size', async () => {
    const ids = idsOf(await readAll('space', 20));
    for (const size of [1, 3, 7]) assert.deepEqual(idsOf(await readAll('space', size)), ids);
  });

  it('tells what is new, moves no page by it, and says when there is no more', async () => {
    const before = idsOf(await readAll('web', 20));
    const seen = idsOf(
      await readAll('web', 4, async ([newest]) => {
        await json(`?channel=web&since=${newest.id}`);
      }),
    );
    assert.deepEqual(seen, before);
    const fresh = await json(`?channel=web&since=${before[0]}`);
    assert.equal(fresh.items.length, 1);
    assert.equal(fresh.gap, false);
    const now = idsOf(await readAll('web', 20));
    assert.deepEqual(now, [fresh.items[0].id, ...before]);
    let newest = now[0];
    let published = 0;
    for (let page; (page = await json(`?channel=web&since=${newest}`)).items.length > 0; published++) {
      newest = page.items[0].id;
    }
    assert.equal(published, 2);
    const rest = await json(`?channel=web&since=${before[0]}&size=2`);
    assert.deepEqual([rest.items.length, rest.gap], [2, true]);
    assert.deepEqual((await json(`?channel=web&cursor=${rest.next}`)).items[0].id, fresh.items[0].id);
  });

  it('has every article in American English, with pictures of the size that it says', async () => {
    for (const channel of CHANNELS) {
      for (const item of await readAll(channel, 20)) {
        const { status, body, pictures, ...article } = await json(`/article/${item.id}`);
        assert.equal(status, 200);
        assert.deepEqual(article, item);
        const said = [item.title, item.lead, ...body, ...pictures.map(({ alt }) => alt)];
        for (const text of said) assert.deepEqual(sourceProblems(text), [], item.id);
        assert.ok(body.length >= 2 && body.every((paragraph) => paragraph.length > 30), item.id);
        for (const picture of pictures) {
          assert.ok(picture.alt && picture.width > picture.height);
          const response = await fetch(`${url}/${picture.url}?width=320`);
          assert.equal(response.status, 200);
          assert.equal(response.headers.get('content-type'), 'image/svg+xml');
          const bytes = Buffer.from(await response.arrayBuffer());
          assert.equal(Number(response.headers.get('content-length')), bytes.length);
          assert.ok(bytes.length < 20_000, `${picture.name}: ${bytes.length} bytes`);
          assert.match(bytes.toString(), /^<svg [^>]*width="320" height="200" viewBox="0 0 800 500"/);
          assert.doesNotMatch(bytes.toString(), /NaN|undefined/, picture.name);
        }
      }
    }
  });

  it('names the parameter that is wrong', async () => {
    const wrong = {
      '?size=3': 'channel',
      '?channel=sport': 'channel',
      '?channel=web&size=0': 'size',
      '?channel=web&size=21': 'size',
      '?channel=web&size=1.5': 'size',
      '?channel=web&size=': 'size',
      '?channel=web&cursor=x': 'cursor',
      '?channel=web&since=nothing': 'since',
      '?channel=web&since=lock&cursor=x': 'since',
      '?channel=web&channel=space': 'channel',
      '?channel=web&page=2': 'page',
      '?channel=web&fail=200': 'fail',
      '?channel=web&stall=yes': 'stall',
      '?channel=web&delay=-1': 'delay',
      '/article/lock?size=1': 'size',
      '/picture/lock.lock.svg?width=9999': 'width',
    };
    for (const [path, parameter] of Object.entries(wrong)) {
      const answer = await json(path);
      assert.deepEqual([answer.status, answer.parameter], [400, parameter], path);
      assert.match(answer.message, new RegExp(`^${parameter}: expected `));
    }
    const { next } = await json('?channel=web&size=2');
    assert.equal((await json(`?channel=space&cursor=${next}`)).parameter, 'cursor');
  });

  it('knows its paths and methods', async () => {
    const missing = ['/article/nothing', '/article/', '/picture/lock.svg', '/picture/lock.constructor.svg', '/other'];
    for (const path of [...missing, '/picture/lock.lock.png']) assert.equal((await get(path)).status, 404, path);
    const post = await get('?channel=web', { method: 'POST' });
    assert.deepEqual([post.status, post.headers.get('allow')], [405, 'GET, HEAD']);
    const head = await get('/picture/lock.lock.svg', { method: 'HEAD' });
    assert.deepEqual([head.status, await head.text()], [200, '']);
  });

  it('takes reports that say something about an article', async () => {
    const report = async (body) => {
      const response = await get('/report', { method: 'POST', body: JSON.stringify(body) });
      return [response.status, (await response.json()).errors];
    };
    assert.deepEqual(await report({ id: 'lock', reason: 'A typing mistake' }), [201, undefined]);
    assert.deepEqual(await report({ reason: 'A typing mistake' }), [422, { id: 'required' }]);
    assert.deepEqual(await report({ id: 'lock', reason: ' ' }), [422, { reason: 'required' }]);
    assert.deepEqual(await report({ id: 'lock', reason: 'x'.repeat(501) }), [422, { reason: 'long' }]);
    assert.equal((await get('/report')).status, 405);
  });

  it('fails, stalls, breaks off, takes its time and has nothing, as it is asked to', async () => {
    assert.equal((await json('?channel=web&fail=503')).status, 503);
    assert.equal((await json('/article/lock?fail=500')).status, 500);
    const empty = await json('?channel=web&empty=1');
    assert.deepEqual([empty.items, empty.next], [[], null]);
    await assert.rejects(get('?channel=web&drop=1'), /fetch failed/);
    const stalled = get('?channel=web&stall=1', { signal: AbortSignal.timeout(60) });
    await assert.rejects(stalled, { name: 'TimeoutError' });
    const start = performance.now();
    await json('?channel=web&delay=80');
    assert.ok(performance.now() - start >= 79);
  });
});
