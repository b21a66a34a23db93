// node test/bench/peers.mjs [--rounds 5] [--count 1000] [--kinds badge,cell,stepper,tag]: what it costs to create 1,000
// elements until they are painted, beside Vant, Ionic and Web Awesome. They are installed in a temporary folder, which the
// next run finds again. Main-thread time by CDP, a fresh page per sample, subjects shuffled in each round.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../tools/browsers.mjs';
import { root } from '../tools/paths.mjs';
import { median, shuffled } from './samples.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    count: { type: 'string', default: '1000' },
    kinds: { type: 'string', default: 'badge,cell,stepper,tag' },
    folder: { type: 'string', default: join(tmpdir(), 'nacre-bench-peers') },
  },
});
const { folder } = values;
const count = Number(values.count);
const PACKAGES = { '@awesome.me/webawesome': '3.14.0', '@ionic/core': '9.0.5', vant: '4.10.2', vue: '3.5.45' };
const PEERS = ['vant', 'ionic', 'webawesome'];

mkdirSync(folder, { recursive: true });
if (!existsSync(join(folder, 'node_modules'))) {
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: PACKAGES }),
  );
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}
const bench = `${root}/test/bench`;
for (const file of ['page.js', 'subjects.js']) copyFileSync(`${bench}/${file}`, join(folder, file));
for (const peer of PEERS) copyFileSync(`${bench}/peers/${peer}.js`, join(folder, `${peer}.js`));

const entries = Object.fromEntries(PEERS.map((peer) => [peer, join(folder, `${peer}.js`)]));
const { origin, close } = await serve({ nacre: `${bench}/peers/nacre.js`, ...entries }, '');
const browser = await chromium.launch({
  executablePath: findBrowser('chromium')?.path,
  args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});

/** One sample: main-thread milliseconds until the elements are painted; undefined if the subject has none of the kind. */
async function sample(name, kind) {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  const page = await context.newPage();
  await page.goto(`${origin}/${name}`);
  await page.waitForFunction(() => window.bench);
  if (!(await page.evaluate(([kind]) => window.bench.kinds.includes(kind), [kind]))) return context.close();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const used = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'TaskDuration').value * 1000;
  };
  const create = (count) => page.evaluate(([kind, count]) => window.bench.create(kind, count), [kind, count]);
  // Code and style sheets are in place before anything is measured.
  await create(20);
  await page.evaluate(() => window.bench.remove());
  await page.waitForLoadState('networkidle');
  await client.send('HeapProfiler.collectGarbage');
  const before = await used();
  await create(count);
  const time = (await used()) - before;
  const [height, nodes] = await page.evaluate(() => [window.bench.height(), window.bench.nodes()]);
  if (height < 100) throw new Error(`${name} shows no ${kind}`);
  await context.close();
  return { time, nodes: Math.round(nodes) };
}

const SUBJECTS = ['nacre', ...PEERS];
console.log(
  `${count} instances, ${values.rounds} rounds: medians in ms of the main thread, ratio to Nacre by round, nodes\n`,
);
console.log(`| element | ${SUBJECTS.join(' | ')} |\n|---|---|---|---|---|`);
for (const kind of values.kinds.split(',')) {
  const rounds = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    const results = {};
    for (const name of shuffled(SUBJECTS)) results[name] = await sample(name, kind);
    rounds.push(results);
  }
  const cells = SUBJECTS.map((name) => {
    if (!rounds[0][name]) return '';
    const time = median(rounds.map((round) => round[name].time)).toFixed(0);
    const ratio = median(rounds.map((round) => round[name].time / round.nacre.time)).toFixed(2);
    return `${time}, ${ratio}, ${rounds[0][name].nodes}`;
  });
  console.log(`| ${kind} | ${cells.join(' | ')} |`);
}
await browser.close();
close();
