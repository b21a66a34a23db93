// What each entry of package.json `exports` gives to code, against a file in test/api/entries. A wanted change is taken
// over by `npm run api`.
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { typedExports } from '../tools/package/declarations.mjs';
import { assertGolden, changedLines } from '../tools/package/golden.mjs';
import { root } from '../tools/paths.mjs';
import { describeEntries } from '../tools/package/surface.mjs';

const folder = join(root, 'test/api/entries');

/** They are data, styles, declarations alone, or for script tags. */
const WITHOUT_TYPES = [
  './cdn/*',
  './custom-elements.json',
  './device-apis.json',
  './package.json',
  './tailwind.css',
  './themes/*.css',
  './tokens.css',
  './types/*',
  './vscode.html-custom-data.json',
  './web-types.json',
];

/** `device/wechat` -> `device.wechat.txt`, `react/*` -> `react.each.txt` */
const fileOf = (entry) => `${entry.replaceAll('/', '.').replaceAll('*', 'each')}.txt`;

if (process.argv.includes('--update')) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [entry, text] of await describeEntries()) writeFileSync(join(folder, fileOf(entry)), text);
} else {
  describe('the public entries', () => {
    let texts;

    before(async () => {
      texts = await describeEntries();
    });

    for (const [entry] of typedExports()) {
      it(`give what they gave: nacre/${entry}`, () => assertGolden(texts.get(entry), join(folder, fileOf(entry))));
    }

    it('each have a file, except those without types', () => {
      const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
      const typed = Object.keys(exports).filter((entry) => !WITHOUT_TYPES.includes(entry));
      const files = typed.map((entry) => fileOf(entry.slice(2)));
      assert.deepEqual(readdirSync(folder).sort(), files.sort());
    });
  });

  describe('the difference of two texts', () => {
    it('names the changed lines and the block that they are in', () => {
      const old = 'interface A {\n  one: 1;\n  two: 2;\n}\n\ntype B = 1;\n\ntype C = 1;\n';
      const now = 'interface A {\n  one: 1;\n  two: 3;\n}\n\ntype C = 1;\n\ntype D = 1;\n';
      assert.deepEqual(changedLines(old, now), [
        '  interface A {',
        '-   two: 2;',
        '+   two: 3;',
        '- type B = 1;',
        '+ type D = 1;',
      ]);
    });
  });
}
