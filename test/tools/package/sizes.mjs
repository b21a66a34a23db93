// node test/tools/package/sizes.mjs: what a page fetches for each entry point, against the limits of test/size/limits.json.
//
// Two columns, in KiB compressed by gzip: "start" is the entry with its static imports; "whole" adds the parts that load
// when a plain instance is used for the first time. Then the number of requests for the whole, and what else may load
// later. Lit, third-party packages and data are not counted but named; wrappers and shell count neither elements nor React.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { root } from '../paths.mjs';

const LIT = /^lit(?:\/|$)|^@lit\/(?!react)/;
const REACT = /^react(?:-dom)?(?:\/|$)/;
const PACKAGE = /^(?!nacre\/|navigo|vite\/|@oxc-project\/)[@\w]/;

/** Cities and countries, as modules. */
const DATA = /\/(?:places|embedded)\/generated\/([^/.]+)/;

/** By folder: what is not counted. */
const NOT_COUNTED = {
  elements: [PACKAGE, DATA],
  react: [LIT, REACT, /(?:^|\/)elements\//],
  'shell/inspector': [LIT, /(?:^|\/)(?:shell\/device|shell\/router|locales)\//],
  'shell/ui': [
    LIT,
    REACT,
    /(?:^|\/)(?:elements|react\/generated|shell\/device|shell\/overlays)\//,
    /^nacre\/(?:elements|react|device|overlays)/,
  ],
};

/**
 * Entry -> `start` and `whole`, the limits in KiB; `parts`, where the paths of the parts of the first use start. A limit
 * of `{ shared, each }` grows with the number of wrappers.
 */
const limits = JSON.parse(readFileSync(join(root, 'test/size/limits.json'), 'utf8'));

/** @returns {Promise<Map<string, number>>} element name, without prefix -> compressed bytes of its whole */
export async function elementSizes() {
  const sizes = new Map();
  for (const name of elementNames()) sizes.set(name, (await measure(`elements/${name}/index.ts`)).whole.gzip);
  return sizes;
}

function elementNames() {
  return readdirSync(join(root, 'elements')).filter((name) => existsSync(join(root, `elements/${name}/index.ts`)));
}

async function measure(entry) {
  const [, left] = Object.entries(NOT_COUNTED).find(([folder]) => entry.startsWith(`${folder}/`));
  const packages = new Set();
  const { load, parts } = await bundle(entry, (id) => {
    const isLeft = left.some((pattern) => pattern.test(id.replace(root, '')));
    if (isLeft && DATA.test(id)) packages.add(`data of ${DATA.exec(id)[1]}`);
    else if (isLeft && PACKAGE.test(id) && !LIT.test(id) && !REACT.test(id)) packages.add(id);
    return isLeft;
  });
  const used = limits[entry]?.parts ?? [];
  const seldom = parts.filter((path) => !used.some((part) => path.startsWith(part)));
  return { start: load(), whole: load(used), seldom, packages: [...packages] };
}

function limitOf(limit) {
  if (typeof limit !== 'object') return limit ?? Infinity;
  const wrappers = readdirSync(join(root, 'react/generated')).filter((name) => /^(?!index)[\w-]+\.ts$/.test(name));
  return limit.shared + limit.each * wrappers.length;
}

const kib = (bytes) => (bytes / 1024).toFixed(2);

const nameOf = (path) => path.replace(/^elements\/|\.ts$|\/index\.ts$/g, '');

if (process.argv[1] === import.meta.filename) {
  const entries = [...elementNames().map((name) => `elements/${name}/index.ts`), ...Object.keys(limits)];
  let failed = 0;
  let checked = 0;
  console.log('       start  whole limit requests');
  for (const entry of new Set(entries)) {
    const { start: startLimit, whole: wholeLimit } = limits[entry] ?? {};
    // A limit may be agreed on before its element exists.
    if (entry.startsWith('elements/') && !existsSync(join(root, entry))) continue;
    checked++;
    try {
      const { start, whole, seldom, packages } = await measure(entry);
      const limit = limitOf(wholeLimit);
      const isOver = start.gzip / 1024 > (startLimit ?? Infinity) || whole.gzip / 1024 > limit;
      if (isOver) failed++;
      const later = [...seldom.map(nameOf), ...packages].join(', ');
      const shown = limit === Infinity ? '' : limit.toFixed(1).replace('.0', '');
      console.log(
        `${isOver ? 'FAIL' : '  ok'} ${kib(start.gzip).padStart(7)} ${kib(whole.gzip).padStart(6)} ${shown.padStart(5)} ${String(whole.requests).padStart(4)}  ${entry}${later && `  (later: ${later})`}`,
      );
    } catch (error) {
      failed++;
      console.log(`FAIL cannot be bundled: ${entry}\n${error.message}`);
    }
  }
  console.log(`${checked - failed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
