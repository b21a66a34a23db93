// The endpoints of orders and contacts of the showcase, over HTTP.
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

describe('orders endpoint of the showcase', () => {
  async function readAll(state) {
    const orders = [];
    for (let next = ''; next !== null;) {
      const page = await get(`/orders?size=7${state ? `&state=${state}` : ''}${next && `&cursor=${next}`}`);
      assert.equal(page.status, 200);
      orders.push(...page.items);
      next = page.next;
    }
    return orders;
  }

  it('lists each order once, the newest first, by state too', async () => {
    const all = await readAll();
    assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
    const times = all.map(({ placed }) => Date.parse(placed));
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a),
    );
    const { counts } = await get('/orders');
    for (const [state, count] of Object.entries(counts)) {
      const orders = await readAll(state);
      assert.equal(orders.length, count);
      assert.ok(orders.every((order) => order.state === state));
    }
    for (const { lines, total } of all)
      assert.equal(
        total,
        lines.reduce((sum, { count, price }) => sum + count * price, 0),
      );
  });

  it('changes an order as its state allows', async () => {
    const [{ id }] = (await get('/orders?state=unpaid')).items;
    const before = (await get('/orders')).counts;
    assert.equal((await post('/orders/act', { id, action: 'receive' })).status, 409);
    const { status, order, counts } = await post('/orders/act', { id, action: 'pay' });
    assert.deepEqual([status, order.id, order.state], [200, id, 'packing']);
    assert.deepEqual(counts, { ...before, unpaid: before.unpaid - 1, packing: before.packing + 1 });
    assert.equal((await post('/orders/act', { id, action: 'pay' })).status, 409);
    assert.equal((await post('/orders/act', { id: 'none', action: 'pay' })).status, 404);
    assert.deepEqual((await post('/orders/act', { id, action: 'toString' })).errors, { action: 'format' });
    assert.deepEqual((await post('/orders/act', {})).errors, { id: 'required' });
  });

  it('goes on after its cursor also when that order has got another state', async () => {
    const { items, next } = await get('/orders?state=sent&size=1');
    assert.equal(next, items[0].id);
    await post('/orders/act', { id: next, action: 'receive' });
    const rest = await get(`/orders?state=sent&cursor=${next}`);
    assert.ok(rest.items.length > 0 && rest.items.every(({ state }) => state === 'sent'));
  });

  it('has the faults that a request asks for, and refuses others', async () => {
    assert.equal((await get('/orders?fail=503')).status, 503);
    assert.deepEqual((await get('/orders?empty=1')).items, []);
    await assert.rejects(get('/orders?drop=1'));
    for (const query of ['state=lost', 'cursor=none', 'size=0', 'stat=sent'])
      assert.equal((await get(`/orders?${query}`)).status, 400, query);
    assert.equal((await post('/orders', {})).status, 405);
  });
});

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
