import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { runnerImport } from 'vite';
import { root } from '../tools/paths.mjs';

describe('highlighted code', () => {
  let tokensOf;
  let linesOf;
  before(async () => {
    const path = join(root, 'shell/showcase/parts/highlight.ts');
    const { module } = await runnerImport(path, { configFile: false, root, logLevel: 'error' });
    ({ tokensOf, linesOf } = module);
  });
  const textOf = (tokens) => tokens.map(({ text }) => text).join('');
  const kindsOf = (code, language) =>
    tokensOf(code, language)
      .filter(({ kind }) => kind !== 'plain')
      .map(({ kind, text }) => `${kind} ${text}`);

  it('is the code again, whatever it is', () => {
    const guides = ['start/index.md', 'start/add.md', 'guides/forms.md']
      .map((path) => readFileSync(join(root, 'shell/site/content', path), 'utf8'))
      .join('\n');
    const samples = [...guides.matchAll(/^```\w.*?\n(.*?)^```/gms)].map(([, code]) => code);
    assert.ok(samples.length > 20);
    for (const code of [...samples, '', '<', '<b', "'", '`${', '{{', '</', '<script>', '<b a={', '文 <é>']) {
      for (const language of ['markup', 'script']) {
        assert.equal(textOf(tokensOf(code, language)), code);
        assert.equal(linesOf(tokensOf(code, language)).map(textOf).join(''), code);
      }
    }
  });

  it('tells text of a page from words of a script', () => {
    assert.deepEqual(kindsOf('<b a="1">for new</b><script>new X(2)</script>', 'markup'), [
      'tag <b',
      'name a',
      'string "1"',
      'tag >',
      'tag </b><script>',
      'keyword new',
      'call X',
      'number 2',
      'tag </script>',
    ]);
    assert.deepEqual(kindsOf("const a = <B on={() => f('x')}>if {new C()}</B>;", 'script'), [
      'keyword const',
      'tag <B',
      'name on',
      'call f',
      "string 'x'",
      'tag >',
      'keyword new',
      'call C',
      'tag </B>',
    ]);
  });
});
