// The projects that most users are nearest to; `npm run consumers` tests all of them.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { pack, test } from '../tools/consumers.mjs';

const PROJECTS = [
  'react-19',
  'vitest-jsdom',
  'html',
  'site',
  'demos',
  ...['react', 'react-components', 'vue', 'svelte', 'html'].map((name) => `create-${name}`),
];

describe('an app that has installed the package', () => {
  let tarball;
  before(async () => (tarball = await pack()));

  for (const name of PROJECTS) {
    it(`passes its own tests: ${name}`, async () => {
      const { isGood, output } = await test(name, tarball);
      assert.ok(isGood, output);
    });
  }
});
