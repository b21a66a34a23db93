// node test/bench/pages.mjs [--rounds 200]: what a heavy page leaves behind that is opened and closed again and again, after
// garbage collection: nodes, listeners, KiB of scripts and of the document. V8 compiles no machine code here.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../tools/browsers.mjs';
import { root } from '../tools/paths.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } });
const rounds = Number(values.rounds);
const { origin, close } = await serve(
  { pages: `${root}/test/bench/pages/app.tsx` },
  'html,body,#host{height:100%;margin:0}',
);
const browser = await chromium.launch({
  executablePath: findBrowser('chromium')?.path,
  args: ['--no-sandbox', '--js-flags=--jitless'],
});
const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
const page = await context.newPage();
page.on('pageerror', (error) => console.error(error));
await page.goto(`${origin}/pages`);
await page.waitForFunction(() => window.bench);
const client = await context.newCDPSession(page);
await client.send('HeapProfiler.enable');

async function print(when) {
  for (let time = 0; time < 4; time++) await client.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  const { usedSize, embedderHeapUsedSize } = await client.send('Runtime.getHeapUsage');
  const kib = [usedSize, embedderHeapUsedSize].map((bytes) => Math.round(bytes / 1024));
  console.log(`| ${[when, nodes, jsEventListeners, ...kib].join(' | ')} |`);
}

console.log('| push and pop | nodes | listeners | scripts | document |\n|---|---|---|---|---|');
// What stays for good, such as modules, styles and caches, comes with the first pages.
let done = 0;
for (const target of [10, 10 + rounds / 2, 10 + rounds]) {
  await page.evaluate((count) => window.bench.open(count), target - done);
  done = target;
  await print(`${done} times`);
}
await browser.close();
close();
