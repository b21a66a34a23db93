// npm run bench [-- --rounds 7 --count 1000 --kinds button,input]: what 1,000 instances of an element cost to create,
// change and remove, against the native control and a plain Lit element, as ratios of one run. Main-thread time by CDP
// (thread time: what other processes do does not count), a fresh page per sample, subjects shuffled in each round.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../tools/browsers.mjs';
import { root } from '../tools/paths.mjs';
import { median, shuffled } from './samples.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    count: { type: 'string', default: '1000' },
    kinds: { type: 'string', default: 'badge,button,cell,input,checkbox,radio,switch,slider,tag,text' },
  },
});
const rounds = Number(values.rounds);
const count = Number(values.count);
const kinds = values.kinds.split(',');
const SUBJECTS = ['native', 'floor', 'ours'];
const STEPS = ['create', 'update', 'remove'];

const NATIVE_CSS =
  '.pill{display:inline-block;padding:1px 7px;border-radius:9px;background:#0a66ff;color:#fff;font:12px/20px system-ui}.button,.field input{box-sizing:border-box;display:block;width:100%;min-height:44px;border:1px solid #ccc;border-radius:8px;font:16px/1.4 system-ui}.field{display:block}.slider{appearance:none;width:100%;height:4px;margin:20px 0;background:#ddd}.slider::-webkit-slider-thumb{appearance:none;width:28px;height:28px;border-radius:50%;background:#0a66ff}.row{display:grid;grid-template-columns:1fr auto;box-sizing:border-box;min-height:44px;padding:10px 16px;font:16px/1.5 system-ui}.check{display:flex;align-items:center;gap:8px;min-height:44px}';

const { origin, close } = await serve(
  Object.fromEntries(SUBJECTS.map((name) => [name, `${root}/test/bench/${name}.js`])),
  NATIVE_CSS,
);

const browser = await chromium.launch({
  executablePath: findBrowser('chromium')?.path,
  args: ['--no-sandbox', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});

/** One sample: main-thread milliseconds of each step, in a page of its own. */
async function sample(name, kind) {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 } });
  const page = await context.newPage();
  await page.goto(`${origin}/${name}`);
  await page.waitForFunction(() => window.bench);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const used = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === 'TaskDuration').value * 1000;
  };
  const timed = async (run) => {
    await client.send('HeapProfiler.collectGarbage');
    const before = await used();
    await run();
    return (await used()) - before;
  };
  // Code and style sheets are in place before anything is measured.
  await page.evaluate(([kind]) => window.bench.create(kind, 20).then(() => window.bench.remove()), [kind]);
  await page.waitForLoadState('networkidle');
  const times = {
    create: await timed(() => page.evaluate(([kind, count]) => window.bench.create(kind, count), [kind, count])),
    update: await timed(() => page.evaluate(([kind]) => window.bench.update(kind, 1), [kind])),
  };
  const nodes = await page.evaluate(() => window.bench.nodes());
  times.remove = await timed(() => page.evaluate(() => window.bench.remove()));
  await context.close();
  return { times, nodes };
}

console.log(`${count} instances, ${rounds} rounds, medians; ratios are paired by round\n`);
console.log('| element | step | native ms | Lit floor | Nacre | nodes: native, floor, Nacre |');
console.log('|---|---|---|---|---|---|');
for (const kind of kinds) {
  const samples = [];
  for (let round = 0; round < rounds; round++) {
    const results = {};
    for (const name of shuffled(SUBJECTS)) results[name] = await sample(name, kind);
    samples.push(results);
  }
  for (const step of STEPS) {
    const ratio = (name) =>
      median(samples.map((round) => round[name].times[step] / round.native.times[step])).toFixed(2);
    const base = median(samples.map((round) => round.native.times[step])).toFixed(1);
    const nodes = step === 'create' ? SUBJECTS.map((name) => samples[0][name].nodes).join(', ') : '';
    console.log(`| ${kind} | ${step} | ${base} | ${ratio('floor')} | ${ratio('ours')} | ${nodes} |`);
  }
}
await browser.close();
close();
