import { expect } from '@open-wc/testing';
import { ErrCode, request, type RequestOptions } from 'nacre/device';
import { holdTimers, nextTask } from '../helpers/timers.js';
import { expectFailure } from './helpers.js';
import { echo, type Echo, HTTP } from './request-fixture.js';

/** The same server under another name is another origin. */
const OTHER = `${location.origin.replace('localhost', '127.0.0.1')}${HTTP}`;

describe('request', () => {
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

    it('is text in the charset that the server names, or that its first bytes show', async () => {
      const get = async (bytes: number[], type: string, options: Partial<RequestOptions> = {}) =>
        (await request({ url: `${HTTP}raw/${bytes.join(',')}?type=${encodeURIComponent(type)}`, ...options })).data;
      const ni = [0xc4, 0xe3];
      expect(await get(ni, 'text/plain; charset=gbk')).to.equal('你');
      expect(await get(ni, 'text/plain; Charset="GB2312"', { enableChunked: true })).to.equal('你');
      expect(await get([0x22, ...ni, 0x22], 'application/json;charset=gb18030')).to.equal('你');
      expect(await get([0xfc], 'text/html; charset=iso-8859-1; x=y')).to.equal('ü');
      expect(await get([0xc3, 0xbc], 'text/plain')).to.equal('ü');
      expect(await get([0xc3, 0xbc], 'text/plain; charset=klingon')).to.equal('ü');
      expect(await get([0xef, 0xbb, 0xbf, 0xc3, 0xbc], 'text/plain; charset=latin1')).to.equal('ü');
      expect(await get([0xff, 0xfe, 0xfc, 0x00], 'text/plain')).to.equal('ü');
      expect(await get([0xfe, 0xff, 0x00, 0x31], 'application/json')).to.equal(1);
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
