// node test/bench/bus.mjs: what the bus adds to calling a provider, in microseconds per call: medians of rounds in random order.
// In Node, whose engine is Chromium's; timers and the page have no part in it.
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../tools/paths.mjs';

const CALLS = 20_000;
const ROUNDS = 15;

const { module } = await runnerImport(join(root, 'shell/device/instance.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
});
const { device } = module;
const provider = async ({ text }) => ({ text });
device.provide('benchEcho', provider);
const context = { signal: new AbortController().signal, report: () => undefined };
const pass = (_call, next) => next();

/** Name -> one call, and what is there while it is measured. */
const SUBJECTS = {
  provider: { run: () => provider({ text: 'pearl' }, context) },
  'bus, no host or interceptor': { run: () => device.call('benchEcho', { text: 'pearl' }) },
  'bus, one interceptor': {
    run: () => device.call('benchEcho', { text: 'pearl' }),
    prepare: () => device.intercept('benchEcho', pass),
  },
};

async function measure({ run, prepare }) {
  const undo = prepare?.();
  const start = performance.now();
  for (let count = 0; count < CALLS; count++) await run();
  const time = ((performance.now() - start) / CALLS) * 1000;
  undo?.();
  return time;
}

const times = Object.fromEntries(Object.keys(SUBJECTS).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round++) {
  const order = Object.keys(SUBJECTS).sort(() => Math.random() - 0.5);
  for (const name of order) times[name].push(await measure(SUBJECTS[name]));
}
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
const base = median(times.provider);
for (const [name, list] of Object.entries(times)) {
  console.log(`${name}: ${median(list).toFixed(2)} µs a call, ${(median(list) - base).toFixed(2)} over the provider`);
}
