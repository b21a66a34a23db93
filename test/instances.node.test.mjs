// What one more instance of each element costs, against `size/instances.json`: counts exactly, memory within what a collection
// leaves by chance. Nothing depends on time. `node --test` prints the line of an element that has changed.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { chromium } from 'playwright-core';
import { serve } from './bench/serve.mjs';
import { findBrowser } from './tools/browsers.mjs';
import { root } from './tools/paths.mjs';

/** Copies by which memory is measured: as many as have so many nodes, at most `MAX_COPIES`. */
const NODES = 1000;
const MAX_COPIES = 100;

/** Memory is measured so often, and the middle counts: what a browser allocates once, at any time, is in one of them only. */
const MEASUREMENTS = 3;

/** Elements show the day: a calendar's month has more or fewer days of its neighbors. */
const TODAY = new Date(2026, 10, 15);

/** How many bytes an instance may differ from its limit, and what part of it. */
const MAX_DIFFERENCE = 64;
const MAX_PART = 0.03;

/** Elements that load a world or places: what has come by then differs. */
const LOADING = ['nc-map', 'nc-location-picker', 'nc-location-viewer'];

/**
 * Elements that go on with each frame, by an animation or as they measure rows, or that scroll: what the browser keeps for
 * that differs from run to run.
 */
const MOVING = [
  'nc-list',
  'nc-picker-view-column',
  'nc-progress',
  'nc-scroll-view',
  'nc-spinner',
  'nc-status',
  'nc-swiper',
  'nc-tabs',
];

const read = (file) => JSON.parse(readFileSync(`${root}/test/${file}`, 'utf8'));
const limits = read('size/instances.json');
const { modules } = read('.cache/custom-elements.json');
const tags = modules
  .flatMap(({ declarations }) => declarations.flatMap(({ tagName }) => tagName ?? []))
  .filter((tag) => !LOADING.includes(tag));

/** Closures of scripts that are alive: an app that makes one per instance pays for each. */
async function functionsOf(client) {
  const objectGroup = 'functions';
  const { result } = await client.send('Runtime.evaluate', { expression: 'Function.prototype', objectGroup });
  const { objects } = await client.send('Runtime.queryObjects', { prototypeObjectId: result.objectId, objectGroup });
  const { objectId } = objects;
  const functionDeclaration = 'function () { return this.length; }';
  const length = await client.send('Runtime.callFunctionOn', { objectId, functionDeclaration, returnByValue: true });
  await client.send('Runtime.releaseObjectGroup', { objectGroup });
  return length.result.value;
}

describe('one more instance of an element costs what test/size/instances.json says', () => {
  let server;
  let browser;

  before(async () => {
    server = await serve({ instances: `${root}/test/instances/page.ts` }, 'body{margin:0}');
    // Machine code comes when a machine has time for it, compiled functions go when it has none, and threads collect in any order.
    const args = ['--no-sandbox', '--js-flags=--jitless --no-flush-bytecode --single-threaded-gc'];
    browser = await chromium.launch({ executablePath: findBrowser('chromium')?.path, args });
  });

  after(async () => {
    await browser?.close();
    server?.close();
  });

  for (const tag of tags)
    it(`<${tag}>`, async () => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
      await context.clock.setFixedTime(TODAY);
      const page = await context.newPage();
      const printed = [];
      page.on('console', (message) => printed.push(message.text()));
      page.on('pageerror', (error) => printed.push(String(error)));
      await page.goto(`${server.origin}/instances`);
      await page.waitForFunction('globalThis.page');
      const client = await context.newCDPSession(page);
      await client.send('HeapProfiler.enable');

      /** What the page keeps, after what is not needed has gone. */
      async function memory() {
        // A second collection takes what the first one has made free, such as what a WeakRef held until the task was over.
        for (let time = 0; time < 2; time += 1) await client.send('HeapProfiler.collectGarbage');
        const { usedSize, embedderHeapUsedSize = 0 } = await client.send('Runtime.getHeapUsage');
        return { functions: await functionsOf(client), heap: usedSize + embedderHeapUsedSize };
      }

      const show = (copies) => page.evaluate(([name, count]) => globalThis.page.show(name, count), [tag, copies]);
      // What all share is there before anything is counted.
      await show(2);
      const counts = await page.evaluate((name) => globalThis.page.countOne(name), tag);
      const copies = Math.min(MAX_COPIES, Math.ceil(NODES / (counts.nodes + 1)));
      await show(copies);
      const measured = [];
      for (let time = 0; time < MEASUREMENTS; time += 1) {
        await page.evaluate('page.clear()');
        await show(1);
        const first = await memory();
        await show(copies);
        const last = await memory();
        const each = (name) => Math.round((last[name] - first[name]) / copies);
        measured.push({ functions: each('functions'), heap: each('heap') });
      }
      await context.close();

      const middle = (name) => measured.map((costs) => costs[name]).sort((a, b) => a - b)[Math.floor(MEASUREMENTS / 2)];
      const costs = { ...counts, functions: middle('functions'), heap: MOVING.includes(tag) ? 0 : middle('heap') };
      const line = `"${tag}": ${JSON.stringify(costs)}`;
      assert.deepEqual(printed, []);
      assert.ok(limits[tag], line);
      const { heap, ...wanted } = limits[tag];
      const { heap: now, ...exact } = costs;
      assert.deepEqual(exact, wanted, line);
      const difference = Math.max(MAX_DIFFERENCE, heap * MAX_PART);
      assert.ok(Math.abs(now - heap) <= difference, `heap is ${now} bytes, not ${heap}: ${line}`);
    });
});
