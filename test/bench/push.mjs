// node test/bench/push.mjs [--rounds 20] [--slow 4]: a tap on a row opens a page, Back closes it; the same of a sheet; a tap
// on a tab switches to it; all on a slow processor. Nothing looks at the page meanwhile. Prints medians, and in how many
// rounds a frame of the motion came late.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../tools/browsers.mjs';
import { root } from '../tools/paths.mjs';
import { framesOf, record } from './frames/trace.mjs';
import { median } from './samples.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, slow: { type: 'string', default: '4' } },
});
const CSS = `html,body,#host{height:100%;margin:0}
.row{display:block;width:100%;height:44px;border:0;border-bottom:1px solid #ddd;background:none;text-align:start}`;
const { origin, close } = await serve({ list: `${root}/test/bench/pages/list.tsx` }, CSS);
const browser = await chromium.launch({ executablePath: findBrowser('chromium')?.path, args: ['--no-sandbox'] });

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function sample() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${origin}/list`);
  const arrives = (route) => page.waitForFunction((expected) => window.bench?.rests(expected), route);
  const client = await context.newCDPSession(page);
  await arrives('/tab1');
  const tap = (x, y) => async () => {
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const centre = async (row) => {
    const { y, height } = await page.locator('.row', { hasText: new RegExp(`^Item ${row}$`) }).boundingBox();
    return [60, y + height / 2];
  };
  const back = () => page.evaluate(() => history.back());
  const bar = await page.locator('nc-tab-bar').boundingBox();
  const tabAt = (index) => tap((bar.width * (index + 0.5)) / 3, bar.y + 25);
  /** name -> [what the user does, the page that is there then]. */
  const acts = {
    push: [tap(...(await centre(1))), '/detail/:id'],
    pop: [back, '/tab1'],
    sheet: [tap(...(await centre(10))), '/sheet'],
    'sheet closes': [back, '/tab1'],
    tab: [tabAt(1), '/tab2'],
    'tab back': [tabAt(0), '/tab1'],
  };
  // All is loaded then, and has run.
  for (let time = 0; time < 2; time++) {
    for (const [act, route] of Object.values(acts)) {
      await act();
      await arrives(route);
    }
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slow) });
  const found = {};
  for (const [name, [act]] of Object.entries(acts)) {
    await pause(500);
    // Longer than the motion; to ask the page when it rests would disturb it.
    found[name] = framesOf(await record(client, async () => (await act(), pause(700))));
  }
  await context.close();
  return found;
}

const samples = [];
for (let round = 0; round < Number(values.rounds); round++) samples.push(await sample());

console.log(`Processor ${values.slow} times slower, ${values.rounds} rounds, medians\n`);
console.log(
  '| | main ms | longest task ms | frames shown | late | rounds with a late frame |\n|---|---|---|---|---|---|',
);
for (const name of Object.keys(samples[0])) {
  const runs = samples.map((found) => found[name]);
  const cells = ['main', 'longest', 'shown', 'dropped'].map((key) => Math.round(median(runs.map((run) => run[key]))));
  console.log(`| ${[name, ...cells, runs.filter(({ dropped }) => dropped > 0).length].join(' | ')} |`);
}
await browser.close();
close();
