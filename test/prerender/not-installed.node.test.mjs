import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importSource } from '../tools/package/import-source.mjs';

describe('a package that a project has to install', async () => {
  const { module } = await importSource('shell/prerender/not-installed.ts');
  const { notInstalled } = module;

  for (const message of [
    "Cannot find package '@acme/renderer' imported from /app/main.js",
    "Cannot find module '@acme/renderer/part'",
    'Could not resolve "@acme/renderer" imported by "nacre". Is it installed?',
  ])
    it(`is named with the line that installs it: ${message}`, () => {
      const cause = new Error(message);
      const error = notInstalled('@acme/renderer@1', cause);
      assert.equal(error.message, '@acme/renderer is not installed: npm i @acme/renderer@1');
      assert.equal(error.cause, cause);
    });

  it('has its own error if it is there', () => {
    const lost = new TypeError('Failed to fetch dynamically imported module: https://a.example/@acme/renderer.js');
    assert.equal(notInstalled('@acme/renderer@1', lost), lost);
  });
});
