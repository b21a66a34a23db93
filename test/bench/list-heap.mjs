// node test/bench/list-heap.mjs [--count 100000] [--passes 2]: what a list keeps in memory of the rows that were scrolled
// through. KiB after garbage collection: objects of scripts, objects of the document, buffers; and nodes. V8 compiles no
// machine code here, which would count as well.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../tools/browsers.mjs';
import { root } from '../tools/paths.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '100000' }, passes: { type: 'string', default: '2' } },
});
const count = Number(values.count);
const { origin, close } = await serve({ heap: `${root}/test/bench/list/heap.js` }, 'body{margin:0}');
const browser = await chromium.launch({
  executablePath: findBrowser('chromium')?.path,
  args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync', '--js-flags=--jitless'],
});

async function heap(client) {
  for (let i = 0; i < 3; i++) await client.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await client.send('Runtime.getHeapUsage');
  const { metrics } = await client.send('Performance.getMetrics');
  const sizes = [usedSize, embedderHeapUsedSize, backingStorageSize].map((bytes) => Math.round(bytes / 1024));
  return [...sizes, metrics.find(({ name }) => name === 'Nodes').value];
}

console.log('| rows | | scripts | document | buffers | nodes |\n|---|---|---|---|---|---|');
for (const kind of ['plain', 'cells']) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(`${origin}/heap`);
  await page.waitForFunction(() => window.bench);
  const client = await context.newCDPSession(page);
  await client.send('HeapProfiler.enable');
  await client.send('Performance.enable');
  const print = async (when) => console.log(`| ${kind} | ${when} | ${(await heap(client)).join(' | ')} |`);
  await print('empty page');
  await page.evaluate(([kind, count]) => window.bench.fill(kind, count), [kind, count]);
  await print('first screen');
  for (let pass = 1; pass <= Number(values.passes); pass++) {
    const seen = await page.evaluate(() => window.bench.scroll());
    if (seen !== count) throw new Error(`it has shown ${seen} of ${count} rows`);
    await print(`scrolled through, ${pass}`);
  }
  await context.close();
}
await browser.close();
close();
