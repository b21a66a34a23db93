// node test/tools/sizes.mjs: the compressed size of each entry point, against the ceilings of test/size/limits.json (KiB).
// An element counts all that it loads at once but Lit; wrappers and shell count neither the elements nor React.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { root } from './paths.mjs';

const LIT = /^lit(?:\/|$)|^@lit\/(?!react)/;
const REACT = /^react(?:-dom)?(?:\/|$)/;

/** By folder, what is not counted: budgets of others. */
const NOT_COUNTED = {
  elements: [LIT],
  react: [LIT, REACT, /(?:^|\/)elements\//],
  'shell/device': [],
  'shell/ui': [
    LIT,
    REACT,
    /(?:^|\/)(?:elements|react\/generated|shell\/device)\//,
    /^nacre\/(?:elements|react|device)/,
  ],
};

const limits = JSON.parse(readFileSync(join(root, 'test/size/limits.json'), 'utf8'));

/** @returns {Promise<Map<string, number>>} element name, without prefix -> compressed bytes */
export async function elementSizes() {
  const sizes = new Map();
  for (const name of elementNames()) sizes.set(name, await sizeOf(`elements/${name}/index.ts`));
  return sizes;
}

function elementNames() {
  return readdirSync(join(root, 'elements')).filter((name) => existsSync(join(root, `elements/${name}/index.ts`)));
}

async function sizeOf(entry) {
  const [, left] = Object.entries(NOT_COUNTED).find(([folder]) => entry.startsWith(`${folder}/`));
  const { gzip } = await bundle(entry, (id) => left.some((pattern) => pattern.test(id.replace(root, ''))));
  return gzip;
}

function ceiling(limit) {
  if (typeof limit !== 'object') return limit;
  const wrappers = readdirSync(join(root, 'react/generated')).filter((name) => /^(?!index)[\w-]+\.ts$/.test(name));
  return limit.shared + limit.each * wrappers.length;
}

if (process.argv[1] === import.meta.filename) {
  const unlimited = elementNames().map((name) => [`elements/${name}/index.ts`, Infinity]);
  let failed = 0;
  let checked = 0;
  for (const [entry, limit] of Object.entries({ ...Object.fromEntries(unlimited), ...limits })) {
    // A ceiling may be agreed on before its element is made.
    if (entry.startsWith('elements/') && !existsSync(join(root, entry))) continue;
    const row = existsSync(join(root, entry))
      ? await measure(entry, ceiling(limit))
      : { line: 'is missing', over: true };
    console.log(`${row.over ? 'FAIL' : '  ok'} ${row.line.padStart(22)}  ${entry}`);
    checked++;
    if (row.over) failed++;
  }
  console.log(`${checked - failed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}

async function measure(entry, limit) {
  try {
    const kibibytes = (await sizeOf(entry)) / 1024;
    const line = `${kibibytes.toFixed(2)} KiB${limit === Infinity ? '' : ` of ${limit.toFixed(1)}`}`;
    return { line, over: kibibytes > limit };
  } catch (error) {
    console.error(error.message);
    return { line: 'cannot be bundled', over: true };
  }
}
