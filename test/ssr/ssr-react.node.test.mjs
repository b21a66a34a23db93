import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
// Before anything that renders: it makes React draw shadow trees on the server.
import '@lit-labs/ssr-react/enable-lit-ssr.js';
import React from 'react';
import { renderToString } from 'react-dom/server';
import { elements, startServer } from './server.mjs';

describe('@lit-labs/ssr-react', () => {
  let server;
  let wrappers;
  before(async () => {
    server = await startServer();
    wrappers = await server.load('/react/generated/index.ts');
  });
  after(() => server.close());

  const render = (name, props, ...children) => renderToString(React.createElement(wrappers[name], props, ...children));

  for (const { tagName, name } of elements) {
    it(`draws the shadow tree of <${tagName}>`, () => {
      const drawn = render(name.replace(/^Nc/, ''), {}, 'text');
      assert.match(drawn, new RegExp(`^<${tagName}[^>]*><template [^>]*shadowrootmode="open"`));
    });
  }

  it('writes attributes as well, and children after the shadow tree', () => {
    const drawn = render('Button', { type: 'primary', formType: 'submit', onClick() {} }, 'Send');
    assert.match(drawn, /^<nc-button [^>]*type="primary"[^>]*form-type="submit"/);
    assert.match(drawn, /<\/template>Send<\/nc-button>$/);
  });
});
