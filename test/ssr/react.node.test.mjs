import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { elements, startServer } from './server.mjs';

describe('react-dom/server', () => {
  let server;
  let wrappers;
  before(async () => {
    server = await startServer();
    wrappers = await server.load('/react/generated/index.ts');
  });
  after(() => server.close());

  const render = (name, props, ...children) => renderToString(createElement(wrappers[name], props, ...children));

  for (const { tagName, name } of elements) {
    it(`renders <${tagName}>`, () => {
      assert.equal(render(name.replace(/^Nc/, ''), {}, 'text'), `<${tagName}>text</${tagName}>`);
    });
  }

  it('writes props as attributes', () => {
    assert.equal(
      render('Button', { type: 'primary', formType: 'submit', disabled: true, id: 'send', className: 'big' }, 'Send'),
      '<nc-button id="send" class="big" type="primary" form-type="submit" disabled="">Send</nc-button>',
    );
  });

  it('leaves out what is false, undefined, a handler or not a text', () => {
    assert.equal(
      render('Input', { disabled: false, placeholder: undefined, onInput() {}, label: ['a'], customValidity: null }),
      '<nc-input></nc-input>',
    );
  });

  it('writes a controlled or initial state, the controlled one if both are given', () => {
    assert.equal(render('Input', { value: 'a', defaultValue: 'b' }), '<nc-input value="a"></nc-input>');
    assert.equal(render('Input', { defaultValue: 'b', value: 'a' }), '<nc-input value="a"></nc-input>');
    assert.equal(render('Input', { defaultValue: 'b' }), '<nc-input value="b"></nc-input>');
    assert.equal(render('Checkbox', { checked: true, value: 'x' }), '<nc-checkbox checked="" value="x"></nc-checkbox>');
    assert.equal(render('Checkbox', { checked: false, defaultChecked: true }), '<nc-checkbox></nc-checkbox>');
    assert.equal(render('Checkbox', { defaultChecked: true, checked: false }), '<nc-checkbox></nc-checkbox>');
  });

  it('writes data as JSON where the attribute is JSON, so that the first paint has it', () => {
    assert.equal(
      render('Steps', { items: [{ title: '"a"' }, 'b'] }),
      '<nc-steps items="[{&quot;title&quot;:&quot;\\&quot;a\\&quot;&quot;},&quot;b&quot;]"></nc-steps>',
    );
    assert.equal(
      render('TabBar', { list: [{ text: 'A', badge: undefined }] }),
      `<nc-tab-bar list="[{&quot;text&quot;:&quot;A&quot;}]"></nc-tab-bar>`,
    );
    const endless = [];
    endless.push(endless);
    assert.equal(render('Steps', { items: endless }), '<nc-steps></nc-steps>');
    assert.equal(render('List', { items: [1, 2] }), '<nc-list></nc-list>', 'rows are drawn by the browser');
  });

  it('converts values as attributes do', () => {
    assert.equal(render('Input', { value: '"<&' }), '<nc-input value="&quot;&lt;&amp;"></nc-input>');
    assert.equal(render('Input', { form: 'other', value: '' }), '<nc-input FORM="other" value=""></nc-input>');
  });

  it('renders the page that browsers hydrate in test/react/hydration.test.tsx', async () => {
    const { App } = await server.load('/test/react/app.tsx');
    const { APP_HTML } = await server.load('/test/react/app-html.ts');
    assert.equal(renderToString(createElement(App)), APP_HTML);
  });
});
