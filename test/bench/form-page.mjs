// node test/bench/form-page.mjs [--rounds 5] [--root ../other-checkout]: a page with one of every form control on a slow
// network (Slow 4G of DevTools: 562.5 ms latency for each request, 1.44 Mb/s; processor slowed down four times). Prints
// requests, the depth of their chain, bytes on the wire, and when all controls are complete and nothing loads any more.
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { findBrowser } from '../tools/browsers.mjs';
import { root as ownRoot } from '../tools/paths.mjs';
import { median } from './samples.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, root: { type: 'string', default: ownRoot } },
});
const root = resolve(values.root);
const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 };

/** File name -> compressed content of the page's build. */
async function files() {
  const { output } = await build({
    root: resolve(ownRoot, 'test/bench/form-page'),
    configFile: false,
    logLevel: 'error',
    resolve: {
      conditions: ['nacre-source', 'module', 'browser', 'production'],
      // The package as it is in the chosen checkout; its `nacre-source` condition leads to the sources.
      alias: [
        { find: /^nacre\/tokens\.css$/, replacement: resolve(root, 'elements/tokens.css') },
        { find: /^nacre\/elements\/([\w-]+)$/, replacement: `${root}/elements/$1/index.ts` },
      ],
    },
    build: { write: false, target: 'es2022' },
  });
  return new Map(output.map(({ fileName, code, source }) => [fileName, brotliCompressSync(code ?? source)]));
}

const built = await files();
const server = createServer(({ url }, response) => {
  const name = url === '/' ? 'index.html' : url.slice(1);
  if (!built.has(name)) return response.writeHead(404).end();
  response.setHeader('content-type', TYPES[name.split('.').at(-1)]);
  response.setHeader('content-encoding', 'br');
  response.end(built.get(name));
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));

const browser = await chromium.launch({ executablePath: findBrowser('chromium')?.path, args: ['--no-sandbox'] });

async function sample() {
  const context = await browser.newContext({ viewport: { width: 400, height: 800 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  /** URL -> how many requests come one after another up to this one. */
  const depths = new Map();
  let bytes = 0;
  client.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const parent = initiator.url ?? initiator.stack?.callFrames.at(-1)?.url;
    depths.set(request.url, (depths.get(parent) ?? 0) + 1);
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(`http://127.0.0.1:${server.address().port}/`, { waitUntil: 'commit' });
  await page.waitForLoadState('networkidle');
  const complete = await page.evaluate(async () => {
    const controls = [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('nc-'));
    await Promise.all(controls.map(({ localName }) => customElements.whenDefined(localName)));
    await Promise.all(controls.map((control) => control.updateComplete));
    return Math.max(...performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd));
  });
  await context.close();
  return { requests: depths.size, depth: Math.max(...depths.values()), kB: bytes / 1000, complete };
}

const samples = [];
for (let round = 0; round < Number(values.rounds); round++) samples.push(await sample());
for (const key of ['requests', 'depth', 'kB', 'complete']) {
  const value = median(samples.map((each) => each[key]));
  console.log(`${key.padEnd(9)} ${key === 'complete' ? `${Math.round(value)} ms` : Math.round(value * 10) / 10}`);
}
await browser.close();
server.close();
