import { expect } from '@open-wc/testing';
import { ErrCode, request, type RequestOptions } from 'nacre/device';
import { waitUntil } from '@open-wc/testing';
import { expectFailure } from './helpers.js';
import { OTHER_ORIGIN, SERVER } from './transfer-fixture.js';

interface Answer {
  count: number;
  method: string;
  body: string;
}

/** Waits that tests need not notice. */
const FAST = { minDelay: 5, maxDelay: 20 };

/** A server of its own for each test. */
const server = (query: string): string => `${SERVER}attempts/${crypto.randomUUID()}?${query}`;

async function ask(query: string, options: Partial<RequestOptions> = {}): Promise<{ statusCode: number } & Answer> {
  const { statusCode, data } = await request({ url: server(query), retry: FAST, ...options });
  return { statusCode, ...(data as Answer) };
}

/** The delays (ms) that code asks for while `run` runs, of 100 ms and more; those take no time then. */
async function delaysOf(run: () => Promise<unknown>): Promise<number[]> {
  const delays: number[] = [];
  const { setTimeout } = window;
  window.setTimeout = ((handler: () => void, delay = 0) => {
    const isWait = delay >= 100 && delay < 60_000;
    if (isWait) delays.push(delay);
    return setTimeout(handler, isWait ? 0 : delay);
  }) as typeof setTimeout;
  try {
    await run();
  } finally {
    window.setTimeout = setTimeout;
  }
  return delays;
}

describe('request with retry', () => {
  it('asks again after an answer that is passing, or a broken connection', async () => {
    for (const status of ['503', '429', '500', 'cut']) {
      expect(await ask(`fail=2&status=${status}`), status).to.include({ statusCode: 200, count: 3 });
    }
  });

  it('asks as often as it is told, then the answer is the result', async () => {
    expect(await ask('fail=9')).to.include({ statusCode: 503, count: 3 });
    expect(await ask('fail=9', { retry: { ...FAST, limit: 4 } })).to.include({ statusCode: 503, count: 5 });
    expect(await ask('fail=9', { retry: 0 })).to.include({ statusCode: 503, count: 1 });
    expect(await ask('fail=9', { retry: undefined as never })).to.include({ statusCode: 503, count: 1 });
    const cut = request({ url: server('fail=9&status=cut'), retry: FAST });
    await expectFailure(cut, 'request:fail network error', ErrCode.network);
  });

  it('does not ask again where that would not help', async () => {
    expect(await ask('fail=9&status=404')).to.include({ statusCode: 404, count: 1 });
    expect(await ask('fail=9&status=404', { retry: { ...FAST, statusCodes: [404] } })).to.include({ count: 3 });
    expect(await ask('fail=9', { retry: { ...FAST, statusCodes: [] } })).to.include({ count: 1 });
    const refused = request({ url: 'http://[a/', retry: FAST });
    await expectFailure(refused, /url: expected/, ErrCode.invalid);
  });

  it('does not send twice what must not come twice, unless it is told to', async () => {
    for (const method of ['POST', 'patch'] as const) {
      expect(await ask('fail=9', { method, data: { a: 1 } })).to.include({ statusCode: 503, count: 1 });
    }
    for (const method of ['PUT', 'delete'] as const) {
      expect(await ask('fail=1', { method, data: { a: 1 } })).to.include({
        statusCode: 200,
        count: 2,
        body: '{"a":1}',
      });
    }
    const retry = { ...FAST, methods: ['post'] as const };
    expect(await ask('fail=1', { method: 'POST', data: 'text', retry })).to.include({ count: 2, body: 'text' });
    expect(await ask('fail=1', { retry })).to.include({ count: 1 });
  });

  it('waits twice as long each time, half of it by chance, up to the longest', async () => {
    const delays = await delaysOf(() => ask('fail=9', { retry: { limit: 5, minDelay: 1000, maxDelay: 5000 } }));
    expect(delays).to.have.length(5);
    [1000, 2000, 4000, 5000, 5000].forEach((longest, index) => {
      expect(delays[index], `wait ${index}`).to.be.within(longest / 2, longest);
    });
  });

  it('waits as long as the server asks for', async () => {
    expect(await delaysOf(() => ask('fail=1&after=7', { retry: 1 }))).to.deep.equal([7000]);
    const date = new Date(Date.now() + 9000).toUTCString();
    const [delay] = await delaysOf(() => ask(`fail=1&after=${encodeURIComponent(date)}`, { retry: 1 }));
    expect(delay).to.be.within(6000, 9000);
    expect(await ask('fail=1&after=0', { retry: 1 })).to.include({ count: 2 });
    const odd = await delaysOf(() => ask('fail=1&after=soon', { retry: 1 }));
    expect(odd[0]).to.be.within(500, 1000);
  });

  it('gives up where the server asks for too long a wait', async () => {
    expect(await ask('fail=1&after=31', { retry: 1 })).to.include({ statusCode: 503, count: 1 });
  });

  it('gives each attempt the whole time, and tries again after it', async () => {
    expect(await ask('stall=1', { timeout: 1500 })).to.include({ statusCode: 200, count: 2 });
    const silent = request({ url: server('stall=9'), timeout: 60, retry: { ...FAST, limit: 1 } });
    await expectFailure(silent, 'request:fail timeout: no answer in 60 ms', ErrCode.timeout);
  });

  it('has no time-out while it waits', async () => {
    const retry = { limit: 1, minDelay: 1500, maxDelay: 1500 };
    expect(await ask('fail=1', { timeout: 1400, retry })).to.include({ count: 2 });
  });

  it('reports the headers and chunks of the result alone', async () => {
    const told: number[] = [];
    const task = request({ url: server('fail=2'), retry: FAST, enableChunked: true });
    task.onHeadersReceived(({ statusCode }) => told.push(statusCode));
    await task;
    expect(told).to.deep.equal([200]);
  });

  it('does not repeat chunks', async () => {
    const url = server('fail=1&status=cut');
    const task = request({ url, retry: FAST, enableChunked: true });
    let chunks = 0;
    task.onChunkReceived(() => chunks++);
    await expectFailure(task, 'request:fail network error', ErrCode.network);
    expect(chunks).to.equal(1);
    expect((await request({ url })).data).to.include({ count: 2 });
  });

  it('ends with an abort while it waits', async () => {
    const url = server('fail=9');
    const task = request({ url, retry: { limit: 9, minDelay: 60_000, maxDelay: 60_000 } });
    const failed = expectFailure(task, 'request:fail abort', ErrCode.abort);
    await waitUntil(async () => ((await request({ url })).data as Answer).count > 1, 'the first attempt');
    task.abort();
    await failed;
  });

  it('refuses options that are wrong', async () => {
    const wrong: [retry: unknown, RegExp][] = [
      [-1, /:fail retry: expected a number of attempts from 0 on, or options/],
      [1.5, /:fail retry: expected a number of attempts/],
      ['3', /:fail retry: expected a number of attempts/],
      [true, /:fail retry: expected a number of attempts/],
      [null, /:fail retry: expected an object/],
      [[], /:fail retry: expected an object/],
      [{ limit: 'a' }, /:fail retry: expected an index as limit/],
      [{ minDelay: -1 }, /:fail retry: expected a number from 0 on as minDelay/],
      [{ statusCodes: [99] }, /:fail retry: expected an HTTP status at 0 as statusCodes/],
      [{ methods: 'POST' }, /:fail retry: expected an array as methods/],
      [{ methods: ['TRACE'] }, /:fail retry: expected one of GET.* at 0 as methods/],
    ];
    for (const [retry, message] of wrong) {
      await expectFailure(request({ url: SERVER, retry: retry as number }), message, ErrCode.invalid);
    }
  });
});

describe('a request that is sent to another origin', () => {
  it('leaves its credentials behind', async () => {
    const to = encodeURIComponent(`${OTHER_ORIGIN}/__http__/cors/echo`);
    const url = `${SERVER}redirect?to=${to}`;
    await request({ url: '/__http__/cookie/session=secret' });
    const { data } = await request({ url, header: { Authorization: 'Bearer secret', 'X-Own': 'a' } });
    const { headers } = data as { headers: Record<string, string> };
    expect(headers['x-own']).to.equal('a');
    expect(headers).not.to.have.any.keys('authorization', 'cookie');
  });
});
