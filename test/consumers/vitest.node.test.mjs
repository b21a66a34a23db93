// One of the consumers that `npm run consumers` tests: the others take longer, or need a browser.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pack, test } from '../tools/consumers.mjs';

describe('an app that has installed the package', () => {
  it('is tested by Vitest, jsdom and Testing Library', async () => {
    const { isGood, output } = await test('vitest-jsdom', await pack({ modulesOnly: true }));
    assert.ok(isGood, output);
  });
});
