import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** [rule, file, code, whether the rule allows it] */
const CASES = [
  ['given', 'shell/device/a.ts', 'export const a = { ...DEFAULTS, ...options };', false],
  ['given', 'shell/device/a.ts', 'export const a = { ...DEFAULTS, ...given(options) };', true],
  ['given', 'shell/device/a.ts', 'export const a = { ...DEFAULTS, ...wanted };', false],
  ['given', 'shell/device/a.ts', 'export const a = { ...DEFAULTS, ...MORE };', true],
  ['given', 'shell/device/a.ts', 'export const a = { ...(DEFAULTS as Options), ...wanted! };', false],
  ['given', 'shell/ui/a.ts', 'export const a = { ...defaultMotion(), ...call.options };', false],
  ['given', 'shell/ui/a.ts', 'export const a = { limit: 1, ...options };', false],
  ['given', 'shell/ui/a.ts', 'export const a = { ...options, limit: 1 };', true],
  ['given', 'elements/map/a.ts', 'export const a = { ...X, ...(isNumber ? { limit: retry } : retry) };', false],
  ['given', 'elements/map/a.ts', 'export const a = { ...X, ...(isNumber ? { limit: retry } : given(retry)) };', true],
  ['given', 'elements/map/a.ts', 'export const a = { ...known, ...(top && styleOf(top).style) };', false],
  ['given', 'elements/map/a.ts', 'export const a = { ...place, ...point };', true],
  ['own-names', 'elements/map/a.ts', 'for (const name in rules) use(name);', false],
  ['own-names', 'elements/map/a.ts', 'for (const name of Object.keys(rules)) use(name);', true],
  ['error-name', 'elements/map/a.ts', "class A extends Error { constructor() { super(); this.name = 'A'; } }", false],
  ['error-name', 'elements/map/a.ts', "class A extends B { constructor() { super(); this.name = 'A'; } }", true],
  ['error-name', 'elements/map/a.ts', "throw Object.assign(new TypeError('a'), { name: 'A' });", false],
  ['any-window', 'shell/device/a.ts', 'export const is = data instanceof Blob;', false],
  ['any-window', 'shell/device/a.ts', 'export const is = data instanceof Uint8Array;', false],
  ['any-window', 'shell/device/a.ts', 'export const is = data instanceof Pattern;', true],
];

describe('the lint rules for what apps give', () => {
  let folder;
  let complaints;

  before(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'nacre-')));
    await cp(join(root, 'test/config'), join(folder, 'test/config'), { recursive: true });
    await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [index, [, file, code]] of CASES.entries()) {
      const path = join(folder, numbered(file, index));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `${code}\n`);
    }
    const { stdout } = spawnSync('node_modules/.bin/oxlint', ['--format', 'json', 'elements', 'shell'], {
      cwd: folder,
      encoding: 'utf8',
    });
    complaints = JSON.parse(stdout).diagnostics;
  });
  after(() => rm(folder, { recursive: true }));

  for (const [index, [rule, file, code, allowed]] of CASES.entries()) {
    it(`${allowed ? 'allow' : 'refuse'} in ${file}: ${code}`, () => {
      const found = complaints.filter(
        ({ filename, code: name }) => filename === numbered(file, index) && name === `nacre-objects(${rule})`,
      );
      assert.equal(found.length, allowed ? 0 : 1);
    });
  }
});

/** A file of its own for each case, in the same folder. */
function numbered(file, index) {
  return file.replace(/(?=\.ts$)/, `-${index}`);
}
