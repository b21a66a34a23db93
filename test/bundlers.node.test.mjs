// The tables of elements/SIZES.md, and what the files of the package are for bundlers that split code.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { BUNDLERS } from './tools/package/bundlers.mjs';
import { APPS, buildApp, installPackage, measureApps, measureEntries, SIZES, TWO } from './tools/package/apps.mjs';

/** A table is out of date when a size is another by more than this share of it. */
const TOLERANCE = 0.02;

/** Name of the row -> by bundler: KiB, and in how many files. */
function tableIn(name) {
  const [, table] = new RegExp(`<!-- ${name} -->(.*)<!-- /${name} -->`, 's').exec(readFileSync(SIZES, 'utf8'));
  const [[, ...bundlers], , ...rows] = table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const loadOf = (cell) => cell.split(' in ').map(Number);
  return new Map(
    rows.map(([row, ...cells]) => [row, new Map(cells.map((cell, column) => [bundlers[column], loadOf(cell)]))]),
  );
}

function compare(name, measured) {
  const table = tableIn(name);
  assert.deepEqual(
    [...table.keys()],
    measured.map(([row]) => row),
    'the rows',
  );
  const differences = measured.flatMap(([row, loads]) =>
    loads.flatMap(({ gzip, files }, column) => {
      const [kib, inFiles] = table.get(row).get(TWO[column]);
      const isAsWritten = inFiles === files && Math.abs(gzip / 1024 - kib) <= kib * TOLERANCE + 0.05;
      return isAsWritten
        ? []
        : [`${row}, ${TWO[column]}: ${(gzip / 1024).toFixed(1)} in ${files}, written ${kib} in ${inFiles}`];
    }),
  );
  assert.deepEqual(differences, [], 'npm run bundlers -- --write');
}

before(installPackage);

describe('an app that names one wrapper of nacre/react', () => {
  const BUTTON = APPS['shows a `Button` of `nacre/react`'];

  for (const bundler of Object.keys(BUNDLERS))
    it(`registers its element, and no other, when it is built by ${bundler}`, async () => {
      const code = (await buildApp(bundler, BUTTON)).map((file) => file.code).join('\n');
      assert.match(code, /\(["'`]nc-button["'`],\s*[\w$]+\)/, 'its registration, beside its wrapper');
      assert.doesNotMatch(code, /["'`]nc-switch["'`]/);
    });
});

describe('elements/SIZES.md', () => {
  it('says what small apps load at once, by each bundler', async () => {
    assert.deepEqual([...[...tableIn('apps').values()][0].keys()], Object.keys(BUNDLERS));
    compare('apps', await measureApps(TWO));
  });

  it('says what each public entry adds to an empty page', async () => {
    compare('entries', await measureEntries(TWO));
  });
});
