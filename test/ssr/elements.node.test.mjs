import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { elements, startServer } from './server.mjs';

/** Something to set for each property whose type a server can write into HTML. */
const SAMPLES = { boolean: () => '', number: () => '3', string: () => 'text' };

const sampleOf = ({ type, parsedType }) => {
  const text = (parsedType ?? type)?.text ?? '';
  const [, literal] = /^'([^']+)'|\| '([^']+)'/.exec(text) ?? [];
  return literal ?? SAMPLES[/^\w+/.exec(text)?.[0]]?.();
};

const draw = (markup) => collectResult(render(html(Object.assign([markup], { raw: [markup] }))));

describe('@lit-labs/ssr', () => {
  let server;
  before(async () => {
    server = await startServer();
    for (const { tagName } of elements) await server.load(`/elements/${tagName.slice(3)}/index.ts`);
  });
  after(() => server.close());

  for (const { tagName, attributes = [] } of elements) {
    it(`draws <${tagName}>`, async () => {
      const drawn = await draw(`<${tagName}>text</${tagName}>`);
      assert.match(drawn, new RegExp(`<${tagName}[^>]*><template [^>]*shadowrootmode="open"`));
      assert.match(drawn, /<style>/);
    });

    it(`draws <${tagName}> with each of its attributes`, async () => {
      const samples = attributes.flatMap((attribute) => {
        const sample = sampleOf(attribute);
        return sample === undefined ? [] : [`${attribute.name}="${sample}"`];
      });
      const drawn = await draw(`<${tagName} ${samples.join(' ')}>text</${tagName}>`);
      for (const sample of samples) assert.ok(drawn.includes(sample.replace('=""', '')), sample);
    });
  }

  it('draws icons, alone and in a cell', async () => {
    const path = /<path d="[^"]{10,}"/;
    assert.match(await draw('<nc-icon type="search"></nc-icon>'), path);
    assert.match(await draw('<nc-cell icon="search" title="Find"></nc-cell>'), path);
    // Its box, until the browser asks the library.
    assert.match(await draw('<nc-icon library="set" name="search"></nc-icon>'), /<svg [^>]*>(?:<!--.*?-->)*<path d=""/);
    assert.doesNotMatch(await draw('<nc-cell icon="unknown" title="Find"></nc-cell>'), path);
  });

  it('writes the conditions of <nc-match-media> into its markup', async () => {
    const drawn = await draw('<nc-match-media min-width="768" query="(hover: hover)">text</nc-match-media>');
    assert.match(drawn, /<style media="\(min-width: 768px\) and \(hover: hover\)">\s*slot:not\(\[name\]\)/);
    const escaped = await draw(`<nc-match-media query='"><script>'>text</nc-match-media>`);
    assert.ok(!escaped.includes('"><script>'));
  });
});
