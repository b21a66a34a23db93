// The endpoints of the showcase, over HTTP: what they take for what.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { WebSocket } from 'ws';
import { serve } from './server.mjs';

const APPLICATION = {
  ...{ name: 'Ada', email: 'ada@example.com', phone: '+44 20 7946', birth: '1990-05-17', country: 'GB' },
  ...{ document: 'card', number: '12345678', street: '1 rue', home: ['France'], route: ['MAD', 'LHR'] },
  ...{ departure: '2030-06-01', company: 'alone', travellers: 2, cabin: 'first', interests: ['sea'] },
  ...{ password: 'correct horse', code: '246810', terms: true },
};

describe('server of the showcase', () => {
  let server;
  let url;

  before(async () => {
    ({ server, url } = await serve());
  });
  after(() => server.close());

  const post = async (path, body, headers = {}) => {
    const response = await fetch(url + path, { method: 'POST', body, headers });
    return { status: response.status, ...(await response.json()) };
  };
  const json = (change) =>
    post('/api/application', JSON.stringify({ ...APPLICATION, ...change }), { 'content-type': 'application/json' });
  const formOf = (values) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(values)) {
      for (const each of [value].flat()) if (each !== false) data.append(name, each === true ? 'on' : each);
    }
    return data;
  };

  it('understands the same of JSON and of a form', async () => {
    const typed = { ...APPLICATION, luggage: 7.5, budget: [500, 1000], window: true };
    const { id: _id, ...fromJson } = await json(typed);
    const { id, ...fromForm } = await post('/api/application', formOf(typed));
    assert.ok(id > 0);
    assert.deepEqual(fromForm, fromJson);
    assert.equal(fromForm.status, 201);
    const { travellers, luggage, budget, window, insurance, photo, password } = fromForm.understood;
    assert.deepEqual([travellers, luggage, budget, window, insurance], [2, 7.5, [500, 1000], true, false]);
    assert.deepEqual([photo, password], [null, undefined]);
  });

  it('answers in the folder that the showcase has in development, by requests and by a socket', async () => {
    const answer = await fetch(`${url}/showcase/api/echo`, { method: 'POST', body: 'pearl' });
    assert.equal((await answer.json()).body, 'pearl');
    assert.equal(await (await fetch(`${url}/showcase/index.html`)).text(), 'next');
    const socket = new WebSocket(`${url.replace('http', 'ws')}/showcase/api/socket`);
    const heard = await new Promise((resolve, reject) => {
      socket.on('open', () => socket.send('ping'));
      socket.on('message', (data) => resolve(String(data)));
      socket.on('error', reject);
    });
    socket.close();
    assert.equal(heard, 'pong');
  });

  it('reads a file', async () => {
    const data = formOf(APPLICATION);
    data.append('photo', new File(['pearl'], 'pearl.png', { type: 'image/png' }));
    const { understood } = await post('/api/application', data);
    assert.deepEqual(understood.photo, { name: 'pearl.png', type: 'image/png', size: 5 });
  });

  it('takes an empty file for none', async () => {
    const data = formOf(APPLICATION);
    data.append('photo', new File([], '', { type: 'application/octet-stream' }));
    assert.equal((await post('/api/application', data)).understood.photo, null);
  });

  it('refuses what is missing, of another type or not acceptable, by field', async () => {
    const wrong = {
      ...{ name: '', email: 'nobody', travellers: '2', terms: 'yes', budget: [1, '2'], home: 'France', luggage: 41 },
      ...{ interests: ['sea', 'moon'], route: ['MAD', 'MAD'], return: '2030-05-31', wishes: 'x'.repeat(301), other: 1 },
    };
    assert.deepEqual(await json(wrong), {
      status: 422,
      errors: {
        ...{ name: 'required', email: 'format', travellers: 'type', terms: 'type', budget: 'type', home: 'type' },
        ...{ luggage: 'range', interests: 'choice', route: 'choice', return: 'range', wishes: 'long', '': 'unknown' },
      },
    });
  });

  it('refuses a body that is not what it says', async () => {
    const type = { 'content-type': 'application/json' };
    for (const body of ['', '{', '[]', 'null']) assert.equal((await post('/api/application', body, type)).status, 400);
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    assert.equal((await post('/api/application', 'no parts', multipart)).status, 400);
    assert.equal((await post('/api/application', 'x'.repeat(8_000_001), type)).status, 413);
  });

  it('takes photos one by one', async () => {
    const send = (values) => post('/api/photos', formOf(values));
    const photo = new File(['pearl'], 'pearl.png', { type: 'image/png' });
    const { id, ...taken } = await send({ photo, fault: 'none' });
    assert.ok(id > 0);
    assert.deepEqual(taken, { status: 201, name: 'pearl.png', type: 'image/png', size: 5 });
    assert.equal((await send({ photo })).id, id + 1);
    assert.equal((await send({ photo, fault: 'crash' })).status, 500);
    await assert.rejects(send({ photo, fault: 'drop' }));
    assert.equal((await send({ photo: new File(['text'], 'a.txt', { type: 'text/plain' }) })).status, 415);
    for (const values of [{}, { photo: 'pearl' }]) {
      assert.deepEqual(await send({ fault: 'none', ...values }), { status: 422, errors: { photo: 'required' } });
    }
    const json = await post('/api/photos', '{"photo":1,"fault":2}', { 'content-type': 'application/json' });
    assert.equal(json.status, 422);
    assert.equal((await send({ photo: new File([new Uint8Array(9e6)], 'b.png', { type: 'image/png' }) })).status, 413);
  });

  it('fails when it is asked to, and knows its paths and methods', async () => {
    assert.equal((await json({ name: 'Crash' })).status, 500);
    assert.equal((await post('/api/nothing', '')).status, 404);
    const get = await fetch(`${url}/api/application`);
    assert.deepEqual([get.status, get.headers.get('allow')], [405, 'POST']);
    assert.equal(await (await fetch(`${url}/other`)).text(), 'next');
  });
});
