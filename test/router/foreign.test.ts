import { expect } from '@open-wc/testing';
import { historyQuota } from './app-frame.js';
import { APP, expectStack, failure, startRouter, stopRouters } from './start-router.js';

describe('router: scripts that write history themselves', () => {
  afterEach(stopRouters);

  for (const [what, replaced] of [
    ['the state alone', undefined],
    ['state and fragment', '#/list'],
  ] as const) {
    it(`may replace ${what} before the page is covered`, async () => {
      const app = await startRouter(APP);
      await app.router.navigateTo({ url: '/list' });
      const { key } = app.top();
      app.frame.window.history.replaceState({ other: true }, '', replaced);
      await app.router.navigateTo({ url: '/detail' });
      expectStack(app, '/home', '/list', '/detail');
      await app.go(-1);
      await app.settled();
      expectStack(app, '/home', '/list');
      expect(app.top().key).to.equal(key);
      await app.router.navigateBack();
      expectStack(app, '/home');
    });
  }

  it('may replace the URL: the stack follows, and Back leads where it did', async () => {
    const app = await startRouter(APP);
    await app.router.navigateTo({ url: '/list' });
    app.frame.window.history.replaceState(null, '', '#/list?filter=1');
    await app.router.navigateTo({ url: '/detail' });
    expectStack(app, '/home', '/list?filter=1', '/detail');
    await app.router.navigateBack();
    expectStack(app, '/home', '/list?filter=1');
    await app.go(-1);
    await app.settled();
    expectStack(app, '/home');
  });

  it('may add an entry', async () => {
    const app = await startRouter(APP);
    app.frame.window.history.pushState(null, '', '#/list');
    await app.router.navigateTo({ url: '/detail' });
    expectStack(app, '/home', '/list', '/detail');
    await app.router.navigateBack({ delta: 2 });
    expectStack(app, '/home');
  });

  it('may replace the state of the page that Back leads to, before or after the router sees it', async () => {
    for (const isFirst of [true, false]) {
      const app = await startRouter(APP);
      const { window: page } = app.frame;
      const write = (): void => page.history.replaceState(null, '');
      app.router.stop();
      if (isFirst) page.addEventListener('popstate', write);
      await app.router.start();
      const { key } = app.top();
      if (!isFirst) page.addEventListener('popstate', write);
      await app.router.navigateTo({ url: '/list' });
      await app.router.navigateTo({ url: '/detail' });
      await app.go(-1);
      await app.settled();
      expectStack(app, '/home', '/list');
      await app.go(-1);
      await app.settled();
      expectStack(app, '/home');
      expect(app.top().key).to.equal(key);
      await app.router.navigateTo({ url: '/list' });
      expectStack(app, '/home', '/list');
      page.removeEventListener('popstate', write);
      stopRouters();
    }
  });

  it('may replace the URL of the page that Back leads to', async () => {
    const app = await startRouter(APP);
    const { window: page } = app.frame;
    await app.router.navigateTo({ url: '/list' });
    await app.router.navigateTo({ url: '/detail' });
    page.addEventListener('popstate', () => page.history.replaceState(null, '', '#/list?again'), { once: true });
    await app.go(-1);
    await app.settled();
    expectStack(app, '/home', '/list?again');
    await app.router.navigateBack();
    expectStack(app, '/home');
  });

  describe('as if they were the router', () => {
    const FORGED = [
      ['a higher index', () => ({ key: 'forged', index: 7 })],
      ['a lower index', () => ({ key: 'forged', index: 0 })],
      ['an index below the app', () => ({ key: 'forged', index: -1 })],
      ['the key of another page', ([home]: readonly { key: string }[]) => ({ key: home!.key, index: 2 })],
      ['the entry of another page', ([home]: readonly { key: string }[]) => ({ key: home!.key, index: 0 })],
      ['a spare entry', ([, list]: readonly { key: string }[]) => ({ key: list!.key, index: 2, spare: true })],
      ['a URL of its own', ([, , top]: readonly { key: string }[]) => ({ key: top!.key, index: 2, url: '/mine' })],
    ] as const;
    // What the test, its script and the router write.
    beforeEach(() => historyQuota(15));

    for (const [what, forge] of FORGED) {
      it(`${what}: replaced, the pages stay, and navigateBack leads to the page below`, async () => {
        const app = await startRouter(APP);
        await app.router.navigateTo({ url: '/list' });
        await app.router.navigateTo({ url: '/detail' });
        app.frame.window.history.replaceState(forge(app.router.getSnapshot().entries), '');
        await app.settled();
        expectStack(app, '/home', '/list', '/detail');
        await app.router.navigateBack();
        expectStack(app, '/home', '/list');
        await app.go(-1);
        await app.settled();
        expectStack(app, '/home');
      });

      it(`${what}: added, it is a page above`, async () => {
        const app = await startRouter(APP);
        await app.router.navigateTo({ url: '/list' });
        await app.router.navigateTo({ url: '/detail' });
        app.frame.window.history.pushState(forge(app.router.getSnapshot().entries), '', '#/list?other');
        await app.settled();
        expectStack(app, '/home', '/list', '/detail', '/list?other');
        await app.router.navigateBack();
        expectStack(app, '/home', '/list', '/detail');
      });
    }

    it('before the start: an index that history has no room for is not believed', async () => {
      const app = await startRouter(APP);
      app.router.stop();
      app.frame.window.sessionStorage.clear();
      app.frame.window.history.replaceState({ key: 'forged', index: 1_000_000 }, '', '#/list');
      await app.router.start();
      expectStack(app, '/list');
      expect(await failure(app.router.navigateBack())).to.equal('navigateBack:fail this is the first page');
    });
  });
});
