// The endpoints of the shop of the showcase, over HTTP, and the texts of what it sells.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { runnerImport } from 'vite';
import { sourceProblems, targetProblems } from '../../locales/check-rules.mjs';
import { root } from '../tools/paths.mjs';
import { serve } from './server.mjs';

let server;
let url;
/** The codes of the languages that the showcase speaks. */
let codes;
before(async () => {
  ({ server, url } = await serve());
  const path = join(root, 'shell/showcase/languages.ts');
  const { module } = await runnerImport(path, { configFile: false, root });
  codes = module.LANGUAGES.map(([code]) => code).sort();
});
after(() => server.close());

const MEMBER = { email: 'ada@example.com', password: 'seashell' };
const STAFF = { email: 'sam@example.com', password: 'lighthouse' };

const claimsOf = (token) => JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());

async function send(path, { data, token } = {}) {
  const headers = token ? { authorization: `Bearer ${claimsOf(token).jti}` } : {};
  const body = data && JSON.stringify(data);
  const response = await fetch(`${url}/api/shop/${path}`, { method: data ? 'POST' : 'GET', headers, body });
  return { status: response.status, headers: response.headers, data: await response.json() };
}

const login = async (account) => (await send('login', { data: account })).data.token;
const stockOf = async (id) => (await send('products')).data.items.find((product) => product.id === id).stock;

let key = 0;
const order = (change = {}) => ({
  key: `key-${++key}`,
  lines: [{ product: 'mug', colour: 'sea', size: '', count: 2 }],
  coupon: '',
  note: '',
  contact: { name: 'Ada', email: 'ada@example.com', phone: '', street: '1 rue de la Mer' },
  place: { name: 'Marseille', address: 'France', latitude: 43.3, longitude: 5.4 },
  payment: 'door',
  ...change,
});

describe('products of the shop', () => {
  it('are many, each with pictures in all its colours', async () => {
    const { status, headers, data } = await send('products');
    assert.equal(status, 200);
    assert.equal(headers.get('cache-control'), 'no-cache', 'may be kept');
    assert.equal(data.items.length, 24);
    assert.equal(new Set(data.items.map(({ id }) => id)).size, 24);
    for (const { id, colours, room } of data.items)
      for (const colour of colours)
        for (const view of ['plain', 'beach', 'near']) {
          const response = await fetch(`${url}/api/shop/picture/${id}.${colour}.${view}.${room}.svg`);
          assert.equal(response.headers.get('content-type'), 'image/svg+xml');
          const picture = await response.text();
          assert.match(picture, /^<svg .*<\/svg>$/s);
          assert.doesNotMatch(picture, /undefined|NaN/);
        }
  });

  it('have texts in every language of the showcase', async () => {
    const folder = join(root, 'shell/showcase/server/shop/texts');
    const read = (name) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const english = read('en.json');
    const files = readdirSync(folder).map((name) => name.replace('.json', ''));
    assert.deepEqual(files.sort(), codes);
    for (const text of Object.values(english).flat()) assert.deepEqual(sourceProblems(text), [], text);
    for (const code of codes.filter((each) => each !== 'en')) {
      const texts = read(`${code}.json`);
      assert.deepEqual(Object.keys(texts), Object.keys(english));
      for (const [id, pair] of Object.entries(texts))
        pair.forEach((target, place) => {
          const problems = targetProblems({ locale: code, source: english[id][place], target });
          assert.deepEqual(problems, [], `${code} ${id}: ${target}`);
        });
    }
    for (const { id, name, text } of (await send('products')).data.items) {
      assert.deepEqual(Object.keys(name).sort(), codes);
      for (const code of codes) assert.deepEqual([name[code], text[code]], read(`${code}.json`)[id]);
    }
  });

  it('have reviews in every language of the showcase, which are set as it sets them', async () => {
    const { items } = (await send('products')).data;
    const lists = await Promise.all(items.map(({ id }) => send(`reviews?product=${id}`)));
    const reviews = lists.flatMap(({ data }) => data.items);
    for (const locale of codes) {
      const own = reviews.filter(({ language }) => language === locale);
      assert.ok(own.length >= 2, locale);
      for (const { text } of own) {
        const isSource = locale === 'en';
        const problems = isSource ? sourceProblems(text) : targetProblems({ locale, source: 'A review', target: text });
        assert.deepEqual(problems, [], text);
      }
    }
  });

  it('have reviews, and no pictures that nobody drew', async () => {
    const { items } = (await send('reviews?product=mug')).data;
    assert.ok(items.length > 0 && items.every(({ stars }) => stars >= 1 && stars <= 5));
    assert.deepEqual((await send('reviews?product=none')).data.items, []);
    for (const name of [
      'none.sea.plain.0',
      'mug.none.plain.0',
      'mug.sea.none.0',
      'mug.sea.plain.x',
      'toString.sea.plain.0',
    ])
      assert.equal((await fetch(`${url}/api/shop/picture/${name}.svg`)).status, 404, name);
  });

  it('have the faults that a request asks for', async () => {
    assert.equal((await send('products?fail=503')).status, 503);
    assert.deepEqual((await send('products?empty=1')).data.items, []);
    await assert.rejects(send('products?drop=1'));
    for (const path of ['products?fail=1', 'products?colour=sea']) assert.equal((await send(path)).status, 400, path);
  });
});

describe('login to the shop', () => {
  it('gives a token with roles, which is not signed', async () => {
    const token = await login(STAFF);
    const [head, , signature] = token.split('.');
    assert.deepEqual(JSON.parse(Buffer.from(head, 'base64url').toString()), { alg: 'none', typ: 'JWT' });
    assert.equal(signature, '');
    const { uid, role, exp } = claimsOf(token);
    assert.deepEqual([uid, role], ['sam@example.com', ['member', 'staff']]);
    assert.ok(exp * 1000 > Date.now());
  });

  it('refuses a wrong password, and what is missing', async () => {
    for (const data of [{ ...MEMBER, password: 'wrong' }, { email: MEMBER.email }, {}])
      assert.equal((await send('login', { data })).status, 401);
  });

  it('does not believe a token that someone else has made', async () => {
    const encode = (data) => Buffer.from(JSON.stringify(data)).toString('base64url');
    const token = `${encode({ alg: 'none' })}.${encode({ uid: 'eve', role: ['member', 'staff'], jti: 'guess' })}.`;
    assert.equal((await send('orders', { token })).status, 401);
    assert.equal((await send('stock', { token, data: { id: 'mug', stock: 1 } })).status, 401);
  });
});

describe('orders of the shop', () => {
  let token;
  beforeEach(async () => {
    token = await login(MEMBER);
  });

  it('are taken from members, and out of the stock', async () => {
    assert.equal((await send('orders', { data: order() })).status, 401);
    const before = await stockOf('mug');
    const { status, data } = await send('orders', { token, data: order({ coupon: 'tide10' }) });
    assert.equal(status, 201);
    assert.deepEqual(data.totals, { goods: 3200, discount: 320, delivery: 490, total: 3370 });
    assert.deepEqual([data.stage, data.coupon, data.lines[0].price], ['packing', 'TIDE10', 1600]);
    assert.equal(await stockOf('mug'), before - 2);
    assert.deepEqual((await send(`order?id=${data.id}`, { token })).data, data);
    assert.equal((await send('orders', { token })).data.items[0].id, data.id);
  });

  it('are one when they are sent twice', async () => {
    const data = order();
    const [first, second] = [await send('orders', { token, data }), await send('orders', { token, data })];
    assert.deepEqual([first.status, second.status], [201, 200]);
    assert.deepEqual(second.data, first.data);
    const { items } = (await send('orders', { token })).data;
    assert.equal(items.filter(({ id }) => id === first.data.id).length, 1);
  });

  it('need what there is', async () => {
    const lines = (change) => ({ lines: [{ product: 'mug', colour: 'sea', size: '', count: 1, ...change }] });
    const short = await send('orders', { token, data: order(lines({ product: 'lantern', colour: 'navy' })) });
    assert.deepEqual([short.status, short.data], [409, { short: { lantern: 0 } }]);
    const two = order({
      lines: [...lines({ product: 'kite', colour: 'sun', count: 2 }).lines, ...lines({ product: 'kite' }).lines],
    });
    assert.deepEqual((await send('orders', { token, data: two })).data, { short: { kite: 2 } });
    const wrong = [
      { product: 'none' },
      { colour: 'moss' },
      { size: 'XL' },
      { count: 0 },
      { count: 1.5 },
      { product: 'shirt', size: '' },
    ];
    for (const change of wrong) {
      const answer = await send('orders', { token, data: order(lines(change)) });
      assert.deepEqual([answer.status, answer.data], [422, { errors: { lines: 'format' } }], JSON.stringify(change));
    }
  });

  it('name each field that is wrong', async () => {
    const contact = { name: ' ', email: 'nobody', phone: 'call me', street: '' };
    const data = order({ contact, place: { name: 'Nowhere' }, payment: 'shells', lines: [], note: 'x'.repeat(201) });
    const errors = { name: 'required', email: 'format', phone: 'format', street: 'required' };
    const more = { lines: 'required', place: 'required', payment: 'required', note: 'format' };
    assert.deepEqual((await send('orders', { token, data })).data.errors, { ...errors, ...more });
    const where = { name: '', address: '', latitude: 0, longitude: 0 };
    for (const wrong of [{ latitude: 91 }, { longitude: '0' }]) {
      const answer = await send('orders', { token, data: order({ place: { ...where, ...wrong } }) });
      assert.deepEqual(answer.data.errors, { place: 'required' });
    }
    assert.equal((await send('orders', { token, data: order({ place: where }) })).status, 201);
  });

  it('go from stage to stage by staff, and can be cancelled before they are sent', async () => {
    const staff = await login(STAFF);
    const before = await stockOf('mug');
    const [sent, cancelled] = [order(), order()].map((data) => send('orders', { token, data }));
    const { id } = (await sent).data;
    assert.equal((await send('order/next', { token, data: { id } })).status, 403);
    assert.equal((await send('order/next', { token: staff, data: { id } })).data.stage, 'sent');
    assert.equal((await send('order/cancel', { token, data: { id } })).status, 409);
    const { log } = (await send('order/next', { token: staff, data: { id } })).data;
    assert.deepEqual(
      log.map(({ stage }) => stage),
      ['packing', 'sent', 'done'],
    );
    assert.equal((await send('order/next', { token: staff, data: { id } })).status, 409);
    const other = (await cancelled).data.id;
    assert.equal((await send('order/cancel', { token, data: { id: other } })).data.stage, 'cancelled');
    assert.equal(await stockOf('mug'), before - 2);
  });

  it('are seen by their owner and by staff', async () => {
    const staff = await login(STAFF);
    const { id } = (await send('orders', { token: staff, data: order() })).data;
    assert.equal((await send(`order?id=${id}`, { token })).status, 404);
    assert.equal((await send('order/cancel', { token, data: { id } })).status, 404);
    assert.equal((await send(`order?id=${id}`, { token: staff })).status, 200);
  });
});

describe('staff of the shop', () => {
  it('changes the stock', async () => {
    const token = await login(STAFF);
    const change = (data) => send('stock', { token, data });
    assert.equal((await change({ id: 'marmalade', stock: 12 })).data.stock, 12);
    assert.equal(await stockOf('marmalade'), 12);
    for (const stock of [-1, 1.5, 1000, '3', undefined]) assert.equal((await change({ id: 'mug', stock })).status, 422);
    assert.equal((await change({ id: 'none', stock: 1 })).status, 404);
    const member = await login(MEMBER);
    assert.equal((await send('stock', { token: member, data: { id: 'mug', stock: 1 } })).status, 403);
  });
});

describe('the shop', () => {
  it('gives a coupon for its code, in any case', async () => {
    assert.deepEqual((await send('coupon?code=%20tide10')).data, { code: 'TIDE10', percent: 10 });
    assert.equal((await send('coupon?code=none')).status, 404);
  });

  it('knows which method an endpoint takes', async () => {
    assert.equal((await send('products', { data: {} })).status, 405);
    assert.equal((await send('login')).status, 405);
    assert.equal((await send('none')).status, 404);
    assert.equal((await fetch(`${url}/api/shop/orders`, { method: 'PUT' })).headers.get('allow'), 'GET, HEAD, POST');
  });
});
