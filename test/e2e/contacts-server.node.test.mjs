// The endpoint of the contacts of the showcase, over HTTP.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { serve } from './server.mjs';

let server;
let url;
before(async () => {
  ({ server, url } = await serve());
});
after(() => server.close());

async function get(path) {
  const response = await fetch(`${url}/api${path}`);
  return { status: response.status, ...(await response.json()) };
}

async function post(path, data) {
  const response = await fetch(`${url}/api${path}`, { method: 'POST', body: JSON.stringify(data) });
  return { status: response.status, ...(await response.json()) };
}

describe('contacts endpoint of the showcase', () => {
  it('lists many names of several scripts, each once', async () => {
    const { items } = await get('/contacts');
    assert.ok(items.length > 300);
    assert.equal(new Set(items.map(({ name }) => name)).size, items.length);
    for (const script of [/\p{Script=Latin}/u, /\p{Script=Han}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u])
      assert.ok(items.some(({ name }) => script.test(name)));
  });

  it('stars, removes and restores', async () => {
    const [{ id, name }] = (await get('/contacts')).items;
    const find = async () => (await get('/contacts')).items.find((contact) => contact.id === id);
    await post('/contacts/change', { id, change: 'star' });
    assert.equal((await find()).isStarred, true);
    assert.equal((await post('/contacts/change', { id, change: 'remove' })).status, 200);
    assert.equal(await find(), undefined);
    assert.equal((await post('/contacts/change', { id, change: 'star' })).status, 404);
    assert.equal((await post('/contacts/change', { id, change: 'restore' })).name, name);
    assert.equal((await find()).name, name);
    assert.deepEqual((await post('/contacts/change', { id, change: 'eat' })).errors, { change: 'format' });
  });
});
