import { expect, waitUntil } from '@open-wc/testing';
import { AppFrame, browserUrl, SITES, type Site } from './app-frame.js';

const HISTORY: Site = { mode: 'history', base: '/x/y/' };
const HASH: Site = { mode: 'hash', base: '/x/' };

describe('router: history', () => {
  let frame: AppFrame;
  afterEach(() => frame.remove());

  const top = () => frame.snapshot.entries.at(-1)!;

  for (const site of SITES.filter(({ base }) => base !== '/')) {
    it(`opens at its root, in ${site.mode} mode at ${site.base}`, async () => {
      frame = await AppFrame.open(site, '/');
      expect([top().route, top().path]).to.deep.equal(['/spa-home', '/']);
      await frame.window.router.navigateTo({ url: '/spa-list' });
      await frame.go(-1);
      expect([frame.urls, top().route]).to.deep.equal([['/'], '/spa-home']);
    });
  }

  it('accepts index.html, extra slashes and the bare base, and does not change the URL', async () => {
    for (const [path, route] of [
      ['/x/y', '/spa-home'],
      ['/x/y/index.html', '/spa-home'],
      ['/x/y/index.html?a=1', '/spa-home'],
      ['/x/y/spa-list/', '/spa-list'],
      ['/x/y//spa-list', '/spa-list'],
      ['/x/y/spa-user/%', '/spa-user/:id'],
    ] as const) {
      frame = await AppFrame.open(HISTORY, path.replace(/^\/x\/y/, ''));
      expect([frame.url, top().route]).to.deep.equal([path, route]);
      frame.remove();
    }
    frame = await AppFrame.open(HASH, 'spa-list?a=1');
    expect([top().route, top().query]).to.deep.equal(['/spa-list', { a: '1' }]);
  });

  it('stays on the page when a link leads to a part of it', async () => {
    frame = await AppFrame.open(HISTORY, '/spa-home');
    const { router } = frame.window;
    await router.navigateTo({ url: '/spa-list' });
    const { key } = top();
    await frame.type('/spa-list#part');
    await frame.type('/spa-list#other');
    expect([frame.url, frame.urls, top().key]).to.deep.equal(['/x/y/spa-list#other', ['/spa-home', '/spa-list'], key]);
    await frame.go(-1);
    expect([frame.url, top().key]).to.deep.equal(['/x/y/spa-list#part', key]);
    await frame.go(1);
    await router.navigateTo({ url: '/spa-user/1' });
    await router.navigateBack();
    expect([frame.url, top().key]).to.deep.equal(['/x/y/spa-list#other', key]);
    await frame.reload();
    expect([frame.url, top().key]).to.deep.equal(['/x/y/spa-list#other', key]);
    await frame.window.router.navigateBack();
    expect([frame.url, frame.urls]).to.deep.equal(['/x/y/spa-home', ['/spa-home']]);
    expect(frame.snapshot.canGoBack).to.equal(false);
  });

  it('opens a part of another page', async () => {
    frame = await AppFrame.open(HISTORY, '/spa-home');
    await frame.window.router.navigateTo({ url: '/spa-list?a=1#part' });
    expect([frame.url, top().route, top().query]).to.deep.equal(['/x/y/spa-list?a=1#part', '/spa-list', { a: '1' }]);
  });

  it('stays on the page when a link leads to the current URL', async () => {
    frame = await AppFrame.open(HASH, '/spa-home');
    await frame.window.router.navigateTo({ url: '/spa-list' });
    const { key } = top();
    const link = frame.window.document.createElement('a');
    link.href = '#/spa-list';
    // As a page's own link would do that the router is kept from.
    link.addEventListener('click', (event) => event.stopPropagation());
    frame.window.document.body.append(link);
    link.click();
    await new Promise((resolve) => setTimeout(resolve));
    await frame.settled();
    expect([frame.urls, top().key]).to.deep.equal([['/spa-home', '/spa-list'], key]);
    await frame.window.router.navigateBack();
    expect(frame.url).to.equal('/x/spa-hash.html#/spa-home');
  });

  it('follows an entry that the page replaced by itself', async () => {
    frame = await AppFrame.open(HASH, '/spa-home');
    await frame.window.router.navigateTo({ url: '/spa-list' });
    const moved = new Promise((resolve) => frame.window.addEventListener('popstate', resolve, { once: true }));
    frame.window.location.replace(browserUrl(HASH, '/spa-user/1'));
    await moved;
    await frame.settled();
    expect(top().url).to.equal('/spa-user/1');
    await frame.go(-1);
    expect([frame.urls, frame.url]).to.deep.equal([['/spa-home'], '/x/spa-hash.html#/spa-home']);
  });

  it('keeps the stacks of a launch that was reloaded often, and of the one before it', async () => {
    frame = await AppFrame.open(HISTORY, '/spa-home');
    await frame.window.router.navigateTo({ url: '/spa-list' });
    await frame.type('/spa-user/1');
    for (let count = 0; count < 6; count++) await frame.reload();
    expect(frame.urls).to.deep.equal(['/spa-user/1']);
    await frame.go(-1);
    expect(frame.urls, 'the launch before it').to.deep.equal(['/spa-home', '/spa-list']);
  });

  it('keeps titles and drafts through reload, for pages below and other tabs too', async () => {
    frame = await AppFrame.open(HISTORY, '/spa-home');
    const { router } = frame.window;
    router.page(top().key)!.snapshot.set('scroll', 1);
    await router.switchTab({ url: '/spa-mine' });
    router.page(top().key)!.snapshot.set('scroll', 2);
    await router.navigateTo({ url: '/spa-list' });
    router.page(top().key)!.snapshot.set('draft', { text: '中' });
    await frame.reload();
    const again = frame.window.router;
    expect(again.page(top().key)!.snapshot.get('draft')).to.deep.equal({ text: '中' });
    await again.navigateBack();
    expect([frame.urls, again.page(top().key)!.snapshot.get('scroll')]).to.deep.equal([['/spa-mine'], 2]);
    await again.switchTab({ url: '/spa-home' });
    expect([frame.urls, again.page(top().key)!.snapshot.get('scroll')]).to.deep.equal([['/spa-home'], 1]);
  });

  it('creates the stack from URLs if nothing was stored', async () => {
    frame = await AppFrame.open(HASH, '/spa-home');
    await frame.window.router.navigateTo({ url: '/spa-list' });
    await frame.window.router.navigateTo({ url: '/spa-user/1' });
    const { key } = top();
    // After the router has stored its stack for the last time.
    const { sessionStorage } = frame.window;
    frame.window.addEventListener('unload', () => sessionStorage.clear());
    frame.window.addEventListener('pagehide', () => sessionStorage.clear());
    await frame.reload();
    expect([frame.urls, top().key, frame.snapshot.canGoBack]).to.deep.equal([['/spa-user/1'], key, true]);
    await frame.window.router.navigateBack({ delta: 5 });
    expect([frame.urls, frame.snapshot.canGoBack]).to.deep.equal([['/spa-home'], false]);
  });

  it('sends the events of pages on Back and Forward', async () => {
    frame = await AppFrame.open(HASH, '/spa-home');
    const home = top().key;
    await frame.window.router.navigateTo({ url: '/spa-list' });
    const list = top().key;
    frame.window.log.splice(0);
    await frame.go(-1);
    expect(frame.window.log.splice(0)).to.deep.equal([`unload ${list}`, `show ${home}`]);
  });

  it('handles a Back that comes while it goes back by itself', async () => {
    frame = await AppFrame.open(HASH, '/spa-home');
    const { router, history } = frame.window;
    for (const page of ['1', '2', '3']) await router.navigateTo({ url: `/spa-user/${page}` });
    const back = router.navigateBack();
    history.back();
    await back;
    // One engine does both, another takes the second for a correction of the first.
    const isThere = () => frame.window.history.state.key === top().key;
    await waitUntil(isThere, 'the stack is where the browser is');
    // The browser may not be done with the second: what counts is the moment when the page opens.
    const seen: unknown[] = [];
    const { urls } = frame;
    const stop = router.subscribe(() => seen.push([frame!.urls, frame!.url, history.state, top().key]));
    await router.navigateTo({ url: '/spa-list' });
    stop();
    const [, , , key] = seen[0] as [unknown, unknown, unknown, string];
    const state = { key, index: urls.length };
    expect(seen[0]).to.deep.equal([[...urls, '/spa-list'], '/x/spa-hash.html#/spa-list', state, key]);
  });
});
