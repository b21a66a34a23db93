// npm run bench:frames [-- --rounds 5 --slow 4]: swipes through 100 and 1,000 slides and flings of a wheel of 301 years,
// by a finger, on a processor slowed down; beside the same as native scroll-snap. Prints medians of: main-thread time to
// the first frame, nodes, main-thread time of the gestures, longest task, frames shown, frames dropped while moving.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../tools/browsers.mjs';
import { root } from '../tools/paths.mjs';
import { framesOf, record } from './frames/trace.mjs';
import { median, shuffled } from './samples.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, slow: { type: 'string', default: '4' } },
});
const SUBJECTS = ['native', 'ours'];
const ROWS = [
  { name: '100 slides', kind: 'swiper', count: 100, drags: 4, dx: -264, dy: 0, ms: 200 },
  { name: '1,000 slides', kind: 'swiper', count: 1000, drags: 4, dx: -264, dy: 0, ms: 200 },
  { name: 'wheel of 301 years', kind: 'wheel', count: 301, drags: 3, dx: 0, dy: -90, ms: 150 },
];
const CSS = `body{margin:0;font:16px/1.5 system-ui}.slide{box-sizing:border-box;height:240px;padding:24px}.slide h3{margin:0 0 8px;font-size:20px}.slide p{margin:0}`;
/** A touch screen reports a finger at 60 Hz. */
const FRAME = 1000 / 60;
/** After it a gesture has come to rest on any machine. */
const REST = 900;

const { origin, close } = await serve(
  Object.fromEntries(SUBJECTS.map((name) => [name, `${root}/test/bench/frames/${name}.js`])),
  CSS,
);
const browser = await chromium.launch({ executablePath: findBrowser('chromium')?.path, args: ['--no-sandbox'] });
/** Until a finger moves on, and until the gesture has come to rest: nothing on the page says so. */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function drag(client, { x, y }, { dx, dy, ms }) {
  const steps = Math.round(ms / FRAME);
  const begin = performance.now();
  const touch = (type, part) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x - dx / 2 + dx * part, y: y - dy / 2 + dy * part }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step++) {
    await wait(Math.max(0, begin + step * FRAME - performance.now()));
    await touch('touchMove', step / steps);
  }
  await touch('touchEnd');
  await wait(REST);
}

async function sample(subject, row) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(`${origin}/${subject}`);
  await page.waitForFunction(() => window.bench);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const used = async () =>
    (await client.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  const mount = (count) => page.evaluate(([kind, count]) => window.bench.mount(kind, count), [row.kind, count]);
  // Code and style sheets are in place before anything is measured.
  await mount(5);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.bench.unmount());
  await client.send('HeapProfiler.collectGarbage');
  const before = await used();
  await mount(row.count);
  const start = (await used()) - before;
  const nodes = await page.evaluate(() => window.bench.nodes());
  const box = await page.evaluate(() => window.bench.box());
  const from = await page.evaluate(() => window.bench.index());
  await client.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  const events = await record(client, async () => {
    for (let i = 0; i < row.drags; i++) await drag(client, box, row);
  });
  const moved = (await page.evaluate(() => window.bench.index())) - from;
  if (moved < row.drags) throw new Error(`${subject}, ${row.name}: ${row.drags} drags moved it by ${moved}`);
  await context.close();
  return { start, nodes, ...framesOf(events) };
}

const COLUMNS = ['start', 'nodes', 'main', 'longest', 'shown', 'dropped'];
console.log(
  `${values.rounds} rounds, medians, processor ${values.slow}x slower during the gestures; ratios by round\n`,
);
console.log(
  '| | | start ms | nodes | main thread ms | longest task ms | frames shown | dropped | start, main x native |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
for (const row of ROWS) {
  const samples = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    const results = {};
    for (const subject of shuffled(SUBJECTS)) results[subject] = await sample(subject, row);
    samples.push(results);
  }
  for (const subject of SUBJECTS) {
    const cells = COLUMNS.map((column) => Number(median(samples.map((round) => round[subject][column])).toFixed(1)));
    const ratios = ['start', 'main'].map((column) =>
      median(samples.map((round) => round[subject][column] / round.native[column])).toFixed(2),
    );
    console.log(`| ${row.name} | ${subject} | ${cells.join(' | ')} | ${ratios.join(', ')} |`);
  }
}
await browser.close();
close();
