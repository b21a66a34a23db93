// The English of the documentation is that of the messages.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { britishProblems } from '../../locales/check-rules.mjs';
import { filesUnder } from '../tools/files.mjs';
import { root } from '../tools/paths.mjs';

/** Pages in other languages. */
const TRANSLATED = /\/(?:es|fr|zh-Hans|zh-Hant)\//;

/** Names and values of APIs. */
const NAMES = /\bgrey\b|'cancelled'|aria-labelledby/g;

const problemsIn = (text) => britishProblems(text.replaceAll(NAMES, ''));

/** What the manifest says of elements: every `description`, however deep. */
function descriptionsIn(value) {
  if (typeof value !== 'object' || value === null) return [];
  const { description } = value;
  return [
    ...(typeof description === 'string' ? [description] : []),
    ...Object.values(value).flatMap((inner) => descriptionsIn(inner)),
  ];
}

describe('English is American', () => {
  it('in the guides and readmes', () => {
    const files = ['elements', 'react', 'shell', 'locales', 'test'].flatMap((folder) =>
      filesUnder(folder).filter((file) => file.endsWith('.md') && !TRANSLATED.test(file)),
    );
    const problems = [...files, 'README.md'].flatMap((file) =>
      problemsIn(readFileSync(join(root, file), 'utf8')).map((problem) => `${file}: ${problem}`),
    );
    assert.deepEqual(problems, []);
  });

  it('in the docstrings of the elements', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'test/.cache/custom-elements.json'), 'utf8'));
    const texts = descriptionsIn(manifest);
    assert.ok(texts.length > 500);
    assert.deepEqual(
      texts.flatMap((text) => problemsIn(text)),
      [],
    );
  });
});
