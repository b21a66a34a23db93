// npm run bench:danmaku [-- --rounds 5 --slow 4 --rate 200 --peer name=file …]: a video with so many messages a second over
// it, on a processor slowed down, beside the video alone. A peer is a module such as danmaku/ours.js. Prints medians of:
// main-thread time, longest task, frames of the page shown and dropped, frames of the video dropped, per run of 6 s.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../tools/browsers.mjs';
import { root } from '../tools/paths.mjs';
import { framesOf, record } from './frames/trace.mjs';
import { median, shuffled } from './samples.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    slow: { type: 'string', default: '4' },
    rate: { type: 'string', default: '200' },
    peer: { type: 'string', multiple: true, default: [] },
  },
});
const SECONDS = 6;
const CSS =
  'body{margin:0;background:black}#host{position:relative;width:390px;height:694px;font:16px system-ui;color:white}video{display:block;width:100%;height:100%}';

/** A clip of 30 frames a second, longer than a run; made anew, since such a file is large. */
function makeClip() {
  const folder = mkdtempSync(join(tmpdir(), 'nacre-bench-'));
  const file = join(folder, 'clip.webm');
  const source = `gradients=s=270x480:r=30:speed=0.03:seed=7`;
  execFileSync('ffmpeg', [
    ...['-loglevel', 'error', '-f', 'lavfi', '-i', source, '-t', String(SECONDS * 3)],
    ...['-c:v', 'libvpx', '-b:v', '200k', '-pix_fmt', 'yuv420p', '-deadline', 'realtime', '-cpu-used', '8', file],
  ]);
  const clip = readFileSync(file).toString('base64');
  rmSync(folder, { recursive: true });
  return clip;
}

const clip = makeClip();
const subjects = { alone: `${root}/test/bench/danmaku/alone.js`, ours: `${root}/test/bench/danmaku/ours.js` };
for (const peer of values.peer) {
  const [name, file] = peer.split('=');
  subjects[name] = resolve(file);
}
const { origin, close } = await serve(subjects, CSS);
const browser = await chromium.launch({ executablePath: findBrowser('chromium')?.path, args: ['--no-sandbox'] });

async function sample(name) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(name, error));
  await page.goto(`${origin}/${name}`);
  await page.waitForFunction(() => window.bench);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  await page.evaluate(([...given]) => window.bench.start(...given), [clip, SECONDS * 3, Number(values.rate)]);
  // The picture is full of messages before anything is measured.
  await page.waitForFunction(() => window.bench.frames().time > 3);
  const before = await page.evaluate(() => window.bench.frames());
  // A measurement of a fixed time: no event ends it.
  const events = await record(client, () => new Promise((resolve) => setTimeout(resolve, SECONDS * 1000)));
  const after = await page.evaluate(() => window.bench.frames());
  const animations = await page.evaluate(() => window.bench.animations());
  await context.close();
  return {
    ...framesOf(events),
    video: after.total - before.total,
    late: after.dropped - before.dropped,
    animations,
  };
}

const samples = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
for (let round = 0; round < Number(values.rounds); round++)
  for (const name of shuffled(Object.keys(subjects))) samples[name].push(await sample(name));

console.log(`${values.rate} messages a second, processor ${values.slow} times slower, ${SECONDS} s, medians\n`);
console.log('| subject | main ms | longest task ms | frames shown | dropped | video frames | dropped | animations |');
console.log('|---|---|---|---|---|---|---|---|');
for (const [name, runs] of Object.entries(samples)) {
  const of = (key) => Math.round(median(runs.map((run) => run[key])) * 10) / 10;
  const cells = ['main', 'longest', 'shown', 'dropped', 'video', 'late', 'animations'].map(of);
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
await browser.close();
close();
