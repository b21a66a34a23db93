import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importSource } from '../tools/package/import-source.mjs';

describe('a package that a project has to install', async () => {
  const { module } = await importSource('shell/prerender/not-installed.ts');
  const { notInstalled } = module;

  for (const message of [
    "Cannot find package '@nobody/this' imported from /app/main.js",
    "Cannot find module '@nobody/this/part'",
    'Could not resolve "@nobody/this" imported by "nacre". Is it installed?',
  ])
    it(`is named with the line that installs it: ${message}`, () => {
      const cause = new Error(message);
      const error = notInstalled('@nobody/this@1', cause);
      assert.equal(error.message, '@nobody/this is not installed: npm i @nobody/this@1');
      assert.equal(error.cause, cause);
    });

  it('has its own error if it is there', () => {
    const lost = new TypeError('Failed to fetch dynamically imported module: https://a.example/@nobody/this.js');
    assert.equal(notInstalled('@nobody/this@1', lost), lost);
  });
});
