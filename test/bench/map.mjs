// npm run bench:map [-- --rounds 5 --slow 4 --subject ours --case "embedded base" --profile]: nc-map beside Leaflet with its
// cluster plug-in, and MapLibre GL if the browser has WebGL. Prints medians of: the first map; 1,000 and 10,000 clustered and
// 1,000 plain markers, and nc-map's embedded base beside the tiles of the others: time, main thread and nodes; then drags and
// turns of the wheel on a slow processor: main thread, longest task, frames. `--profile` keeps CPU profiles of all three.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
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
    subject: { type: 'string', multiple: true },
    case: { type: 'string', multiple: true },
    profile: { type: 'boolean', default: false },
  },
});
const ALL_CASES = [
  { name: '1,000 clustered', count: 1000, isClustered: true },
  { name: '10,000 clustered', count: 10_000, isClustered: true },
  { name: '1,000 plain', count: 1000, isClustered: false },
  { name: 'embedded base', count: 0, isClustered: false, base: 'embedded' },
];
const CASES = ALL_CASES.filter(({ name }) => values.case?.includes(name) ?? true);
const SIZE = { width: 800, height: 600 };
const MIDDLE = [400, 300];
const CSS = `body{margin:0}#host{width:${SIZE.width}px;height:${SIZE.height}px}`;

const picture = (file) => ({ type: 'image/png', body: readFileSync(`${root}/node_modules/${file}`) });
const dist = `${root}/node_modules/maplibre-gl/dist`;
const modules = readdirSync(dist).filter((name) => name.endsWith('.mjs') && !name.includes('dev'));
const files = {
  'pin.png': picture('leaflet/dist/images/marker-icon.png'),
  tiles: picture('leaflet/dist/images/layers.png'),
  ...Object.fromEntries(
    modules.map((name) => [`maplibre/${name}`, { type: 'text/javascript', body: readFileSync(`${dist}/${name}`) }]),
  ),
};

const names = values.subject ?? ['leaflet', 'ours', 'maplibre'];
const subjects = Object.fromEntries(names.map((name) => [name, `${root}/test/bench/map/${name}.js`]));
const { origin, close } = await serve(subjects, CSS, files);
const args = ['--no-sandbox', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];
const launch = () => chromium.launch({ executablePath: findBrowser('chromium')?.path, args });
let browser = await launch();

async function open(name) {
  const context = await browser.newContext({ viewport: SIZE });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(name, error.message));
  await page.goto(`${origin}/${name}`);
  await page.waitForFunction(() => window.bench);
  return { context, page, client: await context.newCDPSession(page) };
}

/** What `action` does, with a CPU profile of it if there shall be one. */
async function profiled(client, name, action) {
  if (!values.profile) return action();
  await client.send('Profiler.enable');
  await client.send('Profiler.setSamplingInterval', { interval: 100 });
  await client.send('Profiler.start');
  const result = await action();
  const { profile } = await client.send('Profiler.stop');
  writeFileSync(`${root}/test/.cache/${name.replaceAll(/[^\w]+/g, '-')}.cpuprofile`, JSON.stringify(profile));
  return result;
}

/** MapLibre waits for ever where WebGL does not draw. */
const answer = (evaluated) =>
  Promise.race([
    evaluated,
    delay(60_000, undefined, { ref: false }).then(() => {
      throw new Error('no answer within 60 s');
    }),
  ]);

/** A hand drags the map to and fro. */
async function pan(page) {
  await page.mouse.move(...MIDDLE);
  for (const sign of [1, -1, 1]) {
    await page.mouse.down();
    for (let step = 1; step <= 30; step++) await page.mouse.move(400 + sign * step * 8, 300 + step * 2);
    await page.mouse.up();
    await page.mouse.move(...MIDDLE);
  }
  await page.waitForTimeout(500);
}

/** Turns of the wheel, and the time that the maps take for them. */
async function zoom(page) {
  await page.mouse.move(...MIDDLE);
  for (const delta of [-120, -120, 120, 120]) {
    await page.mouse.wheel(0, delta);
    await page.waitForTimeout(700);
  }
}

async function sample(name) {
  const results = {};
  {
    const { context, page, client } = await open(name);
    let time;
    const events = await record(client, async () => (time = await answer(page.evaluate(() => window.bench.first()))));
    results['first map'] = { time, ...framesOf(events) };
    await context.close();
  }
  for (const { name: title, count, isClustered, base } of CASES) {
    const { context, page, client } = await open(name);
    const measure = (what, action) =>
      profiled(client, `${name} ${title} ${what}`, async () => framesOf(await record(client, action)));
    await answer(page.evaluate(() => window.bench.first()));
    let time;
    const begin = (...given) => window.bench.start(...given);
    const started = await measure('start', async () => {
      time = await answer(page.evaluate(`(${begin})(${count}, ${isClustered}, ${JSON.stringify(base)})`));
    });
    const nodes = await page.evaluate(() => window.bench.nodes());
    results[`${title}: start`] = { time, nodes, ...started };
    // Until the towns of an embedded map are there as well.
    await page.waitForTimeout(base ? 3000 : 500);
    await client.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
    results[`${title}: pan`] = await measure('pan', () => pan(page));
    results[`${title}: zoom`] = await measure('zoom', () => zoom(page));
    await context.close();
  }
  return results;
}

const samples = Object.fromEntries(names.map((name) => [name, []]));
const failed = new Set();
for (let round = 0; round < Number(values.rounds); round++)
  for (const name of shuffled(names).filter((each) => !failed.has(each))) {
    try {
      samples[name].push(await sample(name));
    } catch (error) {
      console.error(`${name} is left out: ${error.message.split('\n')[0]}`);
      failed.add(name);
      // It may still record.
      await browser.close();
      browser = await launch();
    }
  }

console.log(`medians of ${values.rounds} rounds; pan and zoom on a processor ${values.slow} times slower\n`);
console.log('| | subject | time ms | main ms | longest task ms | frames shown | dropped | nodes |');
console.log('|---|---|---|---|---|---|---|---|');
const titles = [
  'first map',
  ...CASES.flatMap(({ name }) => ['start', 'pan', 'zoom'].map((what) => `${name}: ${what}`)),
];
for (const title of titles)
  for (const [name, runs] of Object.entries(samples)) {
    if (!runs.length) continue;
    const of = (key) => {
      const all = runs.map((run) => run[title][key]);
      return all[0] === undefined ? '' : Math.round(median(all) * 10) / 10;
    };
    const cells = ['time', 'main', 'longest', 'shown', 'dropped', 'nodes'].map(of);
    console.log(`| ${title} | ${name} | ${cells.join(' | ')} |`);
  }
await browser.close();
close();
