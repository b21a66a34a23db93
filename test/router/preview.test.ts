import { expect } from '@open-wc/testing';
import { createRouter } from 'nacre/router';
import { deferred, startRouter, stopRouters } from './start-router.js';

describe('router: the page that shows ahead of the start', () => {
  afterEach(stopRouters);

  it('is in the snapshot with its module, and nothing else has happened', async () => {
    const before = [history.length, history.state, location.href];
    const router = createRouter({ pages: [{ path: '/home' }, { path: '/item/:id', load: () => 'module' }] });
    expect(await router.preview('/item/7?a=b')).to.equal(true);
    const { entries, visible, chunks, activeTab } = router.getSnapshot();
    expect(entries.map(({ url, phase, params }) => [url, phase, params])).to.deep.equal([
      ['/item/7?a=b', 'active', { id: '7' }],
    ]);
    expect(visible).to.deep.equal([entries[0]!.key]);
    expect(chunks.get('/item/:id')?.module).to.equal('module');
    expect(activeTab).to.equal(undefined);
    expect(router.page(entries[0]!.key)?.loaded).to.equal(false);
    expect([history.length, history.state, location.href]).to.deep.equal(before);
  });

  it('is there when its module is, and not if that fails', async () => {
    const { promise, resolve } = deferred<string>();
    const pages = [
      { path: '/slow', load: () => promise },
      { path: '/lost', load: () => Promise.reject(new Error('lost')) },
    ];
    const router = createRouter({ pages, onError: () => undefined });
    router.app.addEventListener('error', () => undefined);
    const shown = router.preview('/slow');
    expect(router.getSnapshot().entries).to.deep.equal([]);
    resolve('module');
    expect(await shown).to.equal(true);
    expect(await router.preview('/lost')).to.equal(false);
    expect(router.getSnapshot().entries.map(({ url }) => url)).to.deep.equal(['/slow']);
  });

  it('is the same page after the start, with its events in their order', async () => {
    const log: string[] = [];
    let shown = '';
    const app = await startRouter({ pages: [{ path: '/home' }] }, '/home', async (router) => {
      await router.preview();
      shown = router.getSnapshot().entries[0]!.key;
      for (const type of ['load', 'show'] as const) router.page(shown)!.on(type, () => log.push(type));
    });
    expect(app.top().key).to.equal(shown);
    expect(log).to.deep.equal(['load', 'show']);
    expect(app.urls()).to.deep.equal(['/home']);
  });

  it('makes way where the start leads to another page', async () => {
    const app = await startRouter(
      { pages: [{ path: '/home' }, { path: '/login' }], canEnter: ({ path }) => path === '/login' || '/login' },
      '/home',
      (router) => router.preview('/home'),
    );
    expect(app.urls()).to.deep.equal(['/login']);
  });
});
