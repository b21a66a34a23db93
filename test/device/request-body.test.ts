import { expect } from '@open-wc/testing';
import { ErrCode, request } from 'nacre/device';
import { openFrame } from '../helpers/frame.js';
import { expectFailure } from './helpers.js';
import { echo, HTTP } from './request-fixture.js';

describe('what request sends', () => {
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
      }
    });

    it('has no content type where there is none, but that of the caller', async () => {
      for (const method of ['POST', 'DELETE', 'PUT'] as const) {
        for (const data of [undefined, null, '']) {
          expect((await echo({ method, data })).headers, `${method} ${data}`).not.to.have.property('content-type');
        }
      }
      const { headers } = await echo({ method: 'POST', header: { 'content-type': 'application/json' } });
      expect(headers).to.include({ 'content-type': 'application/json' });
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

    it('is a form with its boundary, whatever content type the caller has written', async () => {
      const form = new FormData();
      form.append('field', 'value');
      const file = new File(['rows'], 'rows.csv', { type: 'text/csv' });
      const bodies = [form, { field: 'value', none: undefined, list: [1, 2], files: [file] }];
      for (const data of bodies) {
        const header = { 'Content-Type': 'Multipart/Form-Data' };
        const { headers, body } = await echo({ method: 'POST', header, data });
        const [, boundary] = /^multipart\/form-data; boundary=(.+)$/.exec(headers['content-type']!) ?? [];
        expect(boundary).to.be.a('string');
        expect(body).to.contain(`--${boundary}`).and.to.contain('name="field"').and.to.contain('value');
        if (data === form) continue;
        expect(body.match(/name="list"/g)).to.have.length(2);
        expect(body).to.contain('name="files"; filename="rows.csv"').and.to.contain('rows').and.not.to.contain('none');
      }
    });

    it('is pairs where the content type says so, in any case', async () => {
      const header = { 'content-type': 'Application/X-WWW-Form-Urlencoded; Charset=UTF-8' };
      expect((await echo({ method: 'POST', header, data: { a: 1, b: [2, 3] } })).body).to.equal('a=1&b=2&b=3');
    });

    it('is all of a stream, again for each attempt', async () => {
      const stream = () => new Blob(['one ', 'two'], { type: 'text/x-test' }).stream();
      expect((await echo({ method: 'POST', data: stream() })).body).to.equal('one two');
      const url = `/__transfer__/attempts/${crypto.randomUUID()}?fail=1`;
      const retry = { limit: 2, minDelay: 1, methods: ['POST'] as const };
      const { data } = await request({ url, method: 'POST', data: stream(), retry });
      expect(data).to.include({ count: 2, body: 'one two' });
      const read = stream();
      await read.getReader().read();
      const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
      for (const [data, reason] of [
        [read, /data: expected a stream that nothing has read/],
        [broken, /data: expected a stream of bytes that ends/],
      ] as const) {
        await expectFailure(request({ url: `${HTTP}echo`, method: 'POST', data }), reason, ErrCode.invalid);
      }
    });

    it('refuses what JSON, pairs and queries would lose, and names it', async () => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      const lost: [value: object, kind: string][] = [
        [new Blob(['x']), 'Blob'],
        [new File(['x'], 'a'), 'File'],
        [new FormData(), 'FormData'],
        [new ArrayBuffer(1), 'ArrayBuffer'],
        [new Uint8Array(1), 'Uint8Array'],
        [new Map([[1, 2]]), 'Map'],
        [new Set([1]), 'Set'],
        [new Blob(['x']).stream(), 'ReadableStream'],
      ];
      for (const [value, kind] of lost) {
        for (const options of [
          { method: 'POST', data: { deep: [{ value }] } },
          { method: 'POST', header: form, data: { value: { value } } },
          { data: { filter: { value } } },
        ] as const) {
          const message = `request:fail data: expected what can be sent as text: a ${kind} at "value" has no text`;
          await expectFailure(request({ url: `${HTTP}echo`, ...options }), message, ErrCode.invalid);
        }
      }
      const map = request({ url: `${HTTP}echo`, data: new Map([['a', 1]]) });
      await expectFailure(map, /data: expected what can be sent as text: a Map has no text/, ErrCode.invalid);
      const own = { toJSON: () => 'as it wants' };
      expect((await echo({ method: 'POST', data: { own } })).body).to.equal('{"own":"as it wants"}');
    });

    it('may be an object of another window', async () => {
      const frame = await openFrame();
      const theirs = frame.window as unknown as typeof globalThis;
      const form = new theirs.FormData();
      form.append('field', 'theirs');
      const header = { 'content-type': 'application/x-www-form-urlencoded' };
      const send = async (data: unknown, options: object = {}) =>
        (await echo({ method: 'POST', data, ...options })).body;
      expect(await send(new theirs.Blob(['theirs']))).to.equal('theirs');
      expect(await send(new theirs.File(['theirs'], 'a'))).to.equal('theirs');
      expect(await send(form))
        .to.contain('name="field"')
        .and.to.contain('theirs');
      expect(await send(new theirs.TextEncoder().encode('theirs').buffer)).to.equal('theirs');
      expect(await send(new theirs.TextEncoder().encode('theirs'))).to.equal('theirs');
      expect(await send(new theirs.URLSearchParams('a=b c'))).to.equal('a=b+c');
      expect(await send(new theirs.Blob(['theirs']).stream())).to.equal('theirs');
      expect(await send({ when: new theirs.Date(0) }, { header })).to.equal('when=1970-01-01T00%3A00%3A00.000Z');
      const query = await echo({ data: new theirs.URLSearchParams('a=b c') });
      expect(query.search).to.equal('?a=b+c');
      frame.remove();
    });

    it('sends headers, numbers too, and leaves out those that are not there', async () => {
      const { headers } = await echo({
        header: { 'X-Number': 5, 'x-none': undefined as unknown as string, 'X-Empty': '' },
      });
      expect(headers).to.include({ 'x-number': '5', 'x-empty': '' });
      expect(headers).not.to.have.property('x-none');
    });
  });
});
