// Tiles and the scripts of vendors under /__map__/ of the test origin. As koa middleware.
import { deflateSync, crc32 } from 'node:zlib';

const PREFIX = '/__map__/';

const chunk = (type, data) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A picture of one px, of a color like ff0000. */
function png(color) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(1, 0);
  header.writeUInt32BE(1, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.of(0), Buffer.from(color, 'hex')]);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(row)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * The documented shapes of the vendors' APIs, as far as a base map uses them. `vendorCalls` has what was called, `vendorMaps`
 * the maps that were made.
 */
const RECORDER = `
  globalThis.vendorScripts = [...(globalThis.vendorScripts ?? []), document.currentScript.src];
  globalThis.vendorCalls ??= [];
  globalThis.vendorMaps ??= [];
  const record = (name, ...args) => vendorCalls.push([name, ...args]);
  class VendorMap {
    constructor(element, options) {
      Object.assign(this, { element, options, listeners: {} });
      element.append(Object.assign(document.createElement('div'), { className: 'vendor' }));
      vendorMaps.push(this);
      record('Map', options);
    }
    on(type, listener) { (this.listeners[type] ??= []).push(listener); }
    tell(type) { for (const listener of this.listeners[type] ?? []) listener(); }
    destroy() { record('destroy'); this.element.replaceChildren(); }
  }
  const ready = () => globalThis[new URL(document.currentScript.src).searchParams.get('callback')]?.();
`;

const SCRIPTS = {
  'google.js': `
    class GoogleMap extends VendorMap { moveCamera(camera) { record('moveCamera', camera); } }
    globalThis.google = { maps: { Map: GoogleMap, event: {
      addListenerOnce: (map, type, listener) => map.on(type, listener),
      clearInstanceListeners: (map) => { map.listeners = {}; },
    } } };`,
  'tencent.js': `
    class LatLng { constructor(lat, lng) { Object.assign(this, { lat, lng }); } }
    class TencentMap extends VendorMap {
      setCenter(center) { record('setCenter', { ...center }); }
      setZoom(zoom) { record('setZoom', zoom); }
    }
    globalThis.TMap = { Map: TencentMap, LatLng };`,
  'amap.js': `
    record('security', globalThis._AMapSecurityConfig);
    class AMapMap extends VendorMap {
      setZoomAndCenter(zoom, center, immediately) { record('setZoomAndCenter', zoom, center, immediately); }
      setMapStyle(style) { record('setMapStyle', style); }
    }
    globalThis.AMap = { Map: AMapMap };`,
  'empty.js': '',
};

/** Requests: path and query. */
const asked = [];

/** By the first part of the path. */
const routes = {
  /** tiles/5/1/2.png?color=ff0000. With `status` it fails; with `delay` it comes after so many milliseconds. */
  async tiles({ response, query }) {
    const { status = 200, delay = 0, color = '3366cc' } = Object.fromEntries(query);
    if (Number(delay)) await new Promise((resolve) => setTimeout(resolve, Number(delay)));
    response.writeHead(Number(status), { 'content-type': 'image/png' });
    response.end(Number(status) < 400 ? png(color) : undefined);
  },
  /** scripts/google.js?… calls back when it has run, but with `silent`. `status` makes it fail; with `once=token` only the first time. */
  scripts({ path, response, query }) {
    const status = Number(query.get('status') ?? 200);
    const isFirst = asked.filter((url) => url.includes(query.get('once'))).length === 1;
    const isFailing = status >= 400 && (!query.has('once') || isFirst);
    response.writeHead(isFailing ? status : 200, { 'content-type': 'text/javascript' });
    const script = SCRIPTS[path.split('/').pop()];
    response.end(isFailing ? '' : `{${RECORDER}${script}\n${query.has('silent') ? '' : 'ready();'}}`);
  },
  /** archives/broken.pmtiles is none, but comes in ranges. */
  archives({ response }) {
    response.writeHead(206, { 'content-range': 'bytes 0-999/1000', 'content-length': '1000' });
    response.end(Buffer.alloc(1000, 'x'));
  },
  /** asked?like=token: the requests whose path or query contain it. */
  asked({ response, query }) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(asked.filter((url) => url.includes(query.get('like')))));
  },
};

export async function mapFixtures(ctx, next) {
  if (!ctx.path.startsWith(PREFIX)) return next();
  ctx.respond = false;
  const path = ctx.path.slice(PREFIX.length);
  const [name] = path.split('/');
  if (name !== 'asked') asked.push(`${path}${ctx.search}`);
  ctx.res.setHeader('cache-control', 'no-store');
  ctx.res.setHeader('access-control-allow-origin', '*');
  await routes[name]({ path, response: ctx.res, query: new URLSearchParams(ctx.search) });
  return undefined;
}
