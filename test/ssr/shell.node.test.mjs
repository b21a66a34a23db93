import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createElement } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { startServer } from './server.mjs';

describe('AppShell on a server', () => {
  let server;
  let shell;
  let Page;
  before(async () => {
    server = await startServer();
    shell = await server.load('/shell/ui/index.ts');
    Page = () => {
      const { path, query } = shell.usePage();
      return createElement('h1', null, `${path} ${JSON.stringify(query)}`.replaceAll('"', ''));
    };
  });
  after(() => server.close());

  const define = (more) =>
    shell.defineApp({
      router: { mode: 'history' },
      pages: [
        { path: '/home', load: () => Page, style: { navigationBarTitleText: 'Home' } },
        { path: '/job/:id', load: async () => ({ default: Page }) },
        { path: '/safe', load: () => Page, signedIn: true },
        {
          path: '/lost',
          load: async () => {
            throw new Error('no such file');
          },
        },
      ],
      tabBar: {
        list: [
          { pagePath: '/home', text: 'Jobs' },
          { pagePath: '/job/1', text: 'First' },
        ],
      },
      ...more,
    });
  const element = (app, url) => createElement(shell.AppShell, { app, url });
  const stream = async (app, url) => {
    const parts = await renderToReadableStream(element(app, url));
    await parts.allReady;
    return new Response(parts).text();
  };
  const headings = (html) => [...html.matchAll(/<h1>(.*?)<\/h1>/g)].map(([, text]) => text);

  it('renders bars, page and tab bar, with links that work without JavaScript', () => {
    const html = renderToString(element(define(), '/home?a=1'));
    assert.deepEqual(headings(html), ['/home {a:1}']);
    assert.match(html, /<nc-nav-bar [^>]*title="Home"/);
    assert.match(html, /<nc-tab-bar [^>]*><a href="\/home">Jobs<\/a><a href="\/job\/1">First<\/a><\/nc-tab-bar>/);
    assert.match(html, /^<style>[^<]*\.nc-app/);
  });

  it('renders nothing of a page without url, as for a browser', () => {
    const html = renderToString(createElement(shell.AppShell, { app: define() }));
    assert.deepEqual(headings(html), []);
    assert.doesNotMatch(html, /<style/);
  });

  it('waits for the code of the page', async () => {
    assert.deepEqual(headings(await stream(define(), '/job/7?from=mail')), ['/job/7 {from:mail}']);
  });

  it('gives each request its own page', async () => {
    const app = define();
    const urls = Array.from({ length: 10 }, (_, index) => `/job/${index}`);
    const all = await Promise.all(urls.map((url) => stream(app, url)));
    assert.deepEqual(
      all.map(headings),
      urls.map((url) => [`${url} {}`]),
    );
    assert.deepEqual(app.router.getSnapshot().entries, []);
  });

  it('leaves pages to the browser that a guard may refuse', async () => {
    assert.deepEqual(headings(await stream(define(), '/safe')), []);
    assert.deepEqual(headings(await stream(define({ canEnter: () => true }), '/home')), []);
  });

  it('logs why the code of a page cannot be loaded, and leaves the page to the browser', async (test) => {
    const { mock } = test.mock.method(console, 'error', () => undefined);
    const html = await stream(define(), '/lost');
    assert.match(html, /nc-app/);
    assert.deepEqual(headings(html), []);
    assert.deepEqual(
      mock.calls.map(({ arguments: [error] }) => error.message),
      ['no such file'],
    );
  });
});
