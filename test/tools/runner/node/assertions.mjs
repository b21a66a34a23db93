// Loaded before each Node test file: a test that ends without a call of `assert` of node:assert/strict fails.
import assert from 'node:assert/strict';
import { afterEach, beforeEach } from 'node:test';

let assertions = 0;

// Counted when it is read, not wrapped: `assert.match` compares itself with this property.
for (const [name, value] of Object.entries(assert)) {
  Object.defineProperty(assert, name, {
    get() {
      assertions++;
      return value;
    },
  });
}

beforeEach(() => {
  assertions = 0;
});
afterEach(() => {
  if (!assertions) throw new Error('No assertion: a test calls a function of node:assert/strict');
});
