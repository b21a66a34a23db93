import { expect } from '@open-wc/testing';
import { APP, expectStack, startRouter, stopRouters } from './start-router.js';

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
});
