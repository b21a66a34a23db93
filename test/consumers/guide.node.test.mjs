// The code of react/frameworks/README.md, and what react/README.md says of Storybook, is that of the consumers, which their own tools test.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../tools/paths.mjs';

const PROJECTS = ['vue', 'nuxt', 'svelte', 'solid', 'preact', 'storybook', 'shared'];

/** However it is indented. */
const plain = (text) => text.replaceAll(/^\s+/gm, '').trimEnd();

const sources = PROJECTS.flatMap((name) => {
  const folder = join(import.meta.dirname, name);
  const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(?:vue|svelte|tsx?|js)$/.test(file));
  return files.map((file) => plain(readFileSync(join(folder, file), 'utf8')));
});

describe('the guide of other frameworks', () => {
  const guide = ['react/frameworks/README.md', 'react/README.md']
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .map((text) => text.slice(Math.max(0, text.indexOf('\n### Storybook\n'))))
    .join('\n');
  const blocks = [...guide.matchAll(/^```\w+\n(.*?)^```/gms)].map(([, code]) => plain(code));

  it('has code', () => assert.ok(blocks.length >= 9));

  for (const [index, block] of blocks.entries()) {
    it(`shows code of a project that is tested: ${index + 1}, ${block.split('\n')[0]}`, () =>
      assert.ok(
        sources.some((source) => source.includes(block)),
        block,
      ));
  }
});
