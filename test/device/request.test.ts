import { expect } from '@open-wc/testing';
import { ErrCode, request, type RequestOptions } from 'nacre/device';
import { holdTimers, nextTask } from '../helpers/timers.js';
import { expectFailure } from './helpers.js';

const HTTP = '/__http__/';
/** The same server under another name is another origin. */
const OTHER = `${location.origin.replace('localhost', '127.0.0.1')}${HTTP}`;

interface Echo {
  method: string;
  headers: Record<string, string>;
  search: string;
  body: string;
  size: number;
}

async function echo(options: Partial<RequestOptions>): Promise<Echo> {
  const { data } = await request({ url: `${HTTP}echo`, ...options });
  return data as Echo;
}

describe('request', () => {
  describe('query', () => {
    const QUERIES: [url: string, data: unknown, search: string][] = [
      ['echo', undefined, ''],
      ['echo', {}, ''],
      ['echo', { a: 1, b: 'x y&z' }, '?a=1&b=x%20y%26z'],
      ['echo?a=1', { b: 2 }, '?a=1&b=2'],
      ['echo?a=1', { a: 2 }, '?a=2'],
      ['echo?token=ab==&sign=a%2Fb+c', { b: 2 }, '?token=ab==&sign=a%2Fb+c&b=2'],
      ['echo?a=1&a=2&b=3', { c: 4 }, '?a=1&a=2&b=3&c=4'],
      ['echo?a=1&a=2&b=3', { a: 4 }, '?b=3&a=4'],
      ['echo#part?x=1', { a: 1 }, '?a=1'],
      ['echo?q=what?&r', { a: 1 }, '?q=what?&r&a=1'],
      ['echo?a%20b=1&%zz=2', { 'a b': 3 }, '?%zz=2&a%20b=3'],
      ['echo', { list: [1, 'b'], none: undefined, nothing: null }, '?list=1&list=b&nothing='],
      [
        'echo',
        { filter: { a: [1] }, when: new Date(0) },
        '?filter=%7B%22a%22%3A%5B1%5D%7D&when=1970-01-01T00%3A00%3A00.000Z',
      ],
      ['echo?a=1', 'b=2&a=3', '?b=2&a=3'],
      ['echo', new URLSearchParams('b=2 3'), '?b=2+3'],
    ];
    for (const [url, data, search] of QUERIES) {
      it(`${url} and ${JSON.stringify(data) ?? 'no data'} make ${search || 'none'}`, async () => {
        expect(await echo({ url: HTTP + url, data })).to.include({ search, method: 'GET', body: '' });
      });
    }
  });

  describe('body', () => {
    it('is JSON by default when the method is not GET', async () => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'post', 'patch'] as const) {
        const sent = await echo({ method, data: { a: [1, null], b: 'ü' } });
        expect(sent.method).to.equal(method.toUpperCase());
        expect(sent.headers['content-type']).to.equal('application/json');
        expect(sent.body).to.equal('{"a":[1,null],"b":"ü"}');
      }
    });

    it('leaves text, numbers and nothing as they are', async () => {
      expect((await echo({ method: 'POST', data: '{"raw":1}' })).body).to.equal('{"raw":1}');
      expect((await echo({ method: 'POST', data: 0 })).body).to.equal('0');
      expect((await echo({ method: 'POST', data: false })).body).to.equal('false');
      for (const data of [undefined, null, '']) {
        const sent = await echo({ method: 'POST', data });
        expect(sent.body).to.equal('');
        expect(sent.headers['content-type']).to.equal('application/json');
      }
    });

    it('follows the content type, however it is spelled', async () => {
      const sent = await echo({
        method: 'POST',
        header: { 'Content-Type': 'application/x-www-form-urlencoded' },
        data: { a: '1&2', b: [3, 4], c: { d: 5 } },
      });
      expect(sent.body).to.equal('a=1%262&b=3&b=4&c=%7B%22d%22%3A5%7D');
      const custom = await echo({
        method: 'POST',
        header: { 'CONTENT-TYPE': 'application/vnd.api+json' },
        data: { a: 1 },
      });
      expect(custom.headers['content-type']).to.equal('application/vnd.api+json');
      expect(custom.body).to.equal('{"a":1}');
    });

    it('may be binary data or a form', async () => {
      expect((await echo({ method: 'POST', data: new Uint8Array(1000).buffer })).size).to.equal(1000);
      expect((await echo({ method: 'POST', data: new Uint16Array(5) })).size).to.equal(10);
      const text = await echo({ method: 'POST', data: new Blob(['hi'], { type: 'text/x-test' }) });
      expect([text.body, text.headers['content-type']]).to.deep.equal(['hi', 'text/x-test']);
      const form = new FormData();
      form.append('field', 'value');
      const multipart = await echo({ method: 'POST', data: form });
      expect(multipart.headers['content-type']).to.match(/^multipart\/form-data; boundary=/);
      expect(multipart.body).to.contain('name="field"').and.to.contain('value');
    });

    it('sends headers, numbers too, and leaves out those that are not there', async () => {
      const { headers } = await echo({
        header: { 'X-Number': 5, 'x-none': undefined as unknown as string, 'X-Empty': '' },
      });
      expect(headers).to.include({ 'x-number': '5', 'x-empty': '' });
      expect(headers).not.to.have.property('x-none');
    });
  });

  describe('result', () => {
    it('is any status, with headers in lower case', async () => {
      const result = await request({ url: `${HTTP}status/418?text=teapot` });
      expect(result).to.include({ statusCode: 418, data: 'teapot', errMsg: 'request:ok' });
      expect(result.header['x-fixture']).to.equal('status');
      expect(result.cookies).to.deep.equal([]);
      expect((await request({ url: `${HTTP}status/500` })).statusCode).to.equal(500);
      expect((await request({ url: `${HTTP}status/204` })).data).to.equal('');
    });

    it('is JSON where it can be, else text', async () => {
      const get = async (text: string, options: Partial<RequestOptions> = {}) =>
        (await request({ url: `${HTTP}text/${encodeURIComponent(text)}`, ...options })).data;
      expect(await get('{"a":1}')).to.deep.equal({ a: 1 });
      expect(await get('{"a":')).to.equal('{"a":');
      expect(await get('{"a":1}', { dataType: 'text' })).to.equal('{"a":1}');
      expect(await get('{"a":1}', { dataType: 'JSON' })).to.deep.equal({ a: 1 });
    });

    it('is an ArrayBuffer where asked', async () => {
      const { data } = await request({ url: `${HTTP}bytes/300`, responseType: 'arraybuffer' });
      expect(data).to.be.instanceOf(ArrayBuffer);
      expect([...new Uint8Array(data as ArrayBuffer)].slice(254, 259)).to.deep.equal([254, 255, 0, 1, 2]);
    });

    it('follows redirects', async () => {
      expect((await request({ url: `${HTTP}redirect/echo` })).data).to.include({ method: 'GET' });
    });

    it('tells the headers before the body, without chunks', async () => {
      const told: string[] = [];
      const task = request({ url: `${HTTP}chunks/a,b` });
      task.onHeadersReceived(({ statusCode, header }) => told.push(`${statusCode} ${header['content-type']}`));
      task.onChunkReceived(() => told.push('chunk'));
      await task;
      expect(told).to.deep.equal(['200 text/plain']);
    });

    it('asks with HEAD and OPTIONS', async () => {
      expect(await request({ url: `${HTTP}echo`, method: 'HEAD' })).to.include({ statusCode: 200, data: '' });
      expect((await echo({ method: 'OPTIONS' })).method).to.equal('OPTIONS');
    });

    it('tells success, fail and complete', async () => {
      const told: string[] = [];
      await new Promise<void>((resolve) => {
        request({
          url: `${HTTP}status/200`,
          success: ({ statusCode }) => told.push(`success ${statusCode}`),
          fail: () => told.push('fail'),
          complete: () => resolve(),
        });
      });
      expect(told).to.deep.equal(['success 200']);
    });
  });

  describe('chunks', () => {
    it('come as they arrive; the result is the whole', async () => {
      const parts: string[] = [];
      const task = request({ url: `${HTTP}chunks/one,two,three`, enableChunked: true });
      task.onChunkReceived(({ data }) => parts.push(new TextDecoder().decode(data)));
      expect((await task).data).to.equal('onetwothree');
      expect(parts.join('')).to.equal('onetwothree');
      expect(parts.length).to.be.greaterThan(1);
    });

    it('keep the request alive beyond its timeout', async () => {
      const task = request({ url: `${HTTP}chunks/1,2,3,4,5,6,7,8?every=150`, enableChunked: true, timeout: 1000 });
      expect((await task).data).to.equal(12345678);
    });

    it('are no excuse for silence', async () => {
      const task = request({ url: `${HTTP}stall/body`, enableChunked: true, timeout: 150 });
      await expectFailure(task, /^request:fail timeout/, ErrCode.timeout);
    });
  });

  describe('failure', () => {
    it('is a timeout before and within the answer', async () => {
      await expectFailure(request({ url: `${HTTP}stall`, timeout: 50 }), /^request:fail timeout/, ErrCode.timeout);
      await expectFailure(request({ url: `${HTTP}stall/body`, timeout: 80 }), /^request:fail timeout/, ErrCode.timeout);
    });

    it('comes after the default time where the timeout is null', async () => {
      const timers = holdTimers(60_000);
      try {
        const call = request({ url: `${HTTP}stall`, timeout: null as unknown as number });
        const failed = expectFailure(call, /^request:fail timeout/, ErrCode.timeout);
        // A refused argument has failed the call by then.
        await nextTask();
        timers.run();
        await failed;
      } finally {
        timers.restore();
      }
    });

    it('is not a timeout where the answer comes in time', async () => {
      expect((await request({ url: `${HTTP}delay/50`, timeout: 2000 })).data).to.equal('late');
    });

    it('is an abort by the task or a signal, in any phase', async () => {
      const aborted = (call: PromiseLike<unknown>) => expectFailure(call, 'request:fail abort', ErrCode.abort);
      const task = request({ url: `${HTTP}stall` });
      task.abort();
      await aborted(task);
      const end = new AbortController();
      const stalled = request({ url: `${HTTP}stall/body`, enableChunked: true, signal: end.signal });
      stalled.onChunkReceived(() => end.abort());
      await aborted(stalled);
      await aborted(request({ url: `${HTTP}echo`, signal: AbortSignal.abort() }));
    });

    it('ends the connection on abort', async () => {
      const task = request({ url: `${HTTP}stall/body`, enableChunked: true });
      let chunks = 0;
      task.onChunkReceived(() => {
        chunks++;
        task.abort();
      });
      await expectFailure(task, 'request:fail abort', ErrCode.abort);
      expect(chunks).to.equal(1);
    });

    it('is a network error where the connection breaks, or cannot be', async () => {
      await expectFailure(request({ url: `${HTTP}cut` }), 'request:fail network error', ErrCode.network);
      await expectFailure(
        request({ url: `${HTTP}cut`, enableChunked: true }),
        'request:fail network error',
        ErrCode.network,
      );
      // A port that browsers refuse to talk to: no line in the console, unlike one without a listener.
      const refused = request({ url: 'http://localhost:1/' });
      await expectFailure(refused, 'request:fail network error', ErrCode.network);
    });

    it('says so when the device is offline', async () => {
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      try {
        await expectFailure(request({ url: `${HTTP}cut` }), 'request:fail offline', ErrCode.network);
      } finally {
        delete (navigator as { onLine?: boolean }).onLine;
      }
    });

    it('names what is wrong with the arguments', async () => {
      const circular: { self?: object } = {};
      circular.self = circular;
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const wrong: [object, RegExp][] = [
        [{ method: 5 }, /:fail method: expected one of GET, HEAD/],
        [{ method: Symbol('GET') }, /:fail method: expected one of GET, HEAD/],
        [{ header: null }, /:fail header: expected an object/],
        [{ header: 'a: b' }, /:fail header: expected an object/],
        [{ header: [['a', 'b']] }, /:fail header: expected an object/],
        [{ header: new Headers({ a: 'b' }) }, /:fail header: expected an object/],
        [{ dataType: 5 }, /:fail dataType: expected a string/],
        [{ timeout: 5n }, /:fail timeout: expected a number/],
        [{ method: 'POST', data: circular }, /:fail data: expected what can be sent/],
        [{ data: { circular } }, /:fail data: expected what can be sent/],
        [{ method: 'POST', header: form, data: { circular } }, /:fail data: expected what can be sent/],
        [{ data: { text: '\ud800' } }, /:fail data: expected what can be sent/],
        [{ data: { run: () => 1 } }, /:fail data: expected what can be sent/],
        [{ data: () => 1 }, /:fail data: expected data, not code/],
        [{ method: 'POST', data: () => 1 }, /:fail data: expected data, not code/],
        [{ method: 'POST', data: Symbol('a') }, /:fail data: expected data, not code/],
        [{ url: 'http://' }, /:fail url: expected an http/],
        [{ url: 'http://[a/' }, /:fail url: expected an http/],
        [{ url: `${location.origin.replace('//', '//me:secret@')}/` }, /:fail url: .*password/],
        [{ method: 'TRACE' }, /method: expected one of GET, HEAD/],
        [{ responseType: 'blob' }, /responseType: expected/],
        [{ header: { 'no spaces': '1' } }, /header: "no spaces"/],
        [{ header: { a: 'line\nbreak' } }, /header: "a"/],
        [{ method: 'POST', data: { a: 1n } }, /data: expected/],
        [{ data: new FormData() }, /data: expected an object/],
        [{ data: 5 }, /data: expected an object/],
      ];
      for (const [options, message] of wrong) {
        await expectFailure(request({ url: `${HTTP}echo`, ...options }), message, ErrCode.invalid);
      }
    });
  });

  describe('other origins', () => {
    it('are reached, with credentials only where asked', async () => {
      const sent = (await request({ url: `${OTHER}cors/echo`, withCredentials: true, header: { 'X-Own': 'a' } }))
        .data as Echo;
      expect(sent.headers['x-own']).to.equal('a');
      // Who lets in everybody, as this one does, must not be sent credentials.
      const open = `${OTHER}cors/echo?everybody`;
      expect((await request({ url: open })).statusCode).to.equal(200);
      await expectFailure(request({ url: open, withCredentials: true }), 'request:fail network error', ErrCode.network);
    });
  });
});
