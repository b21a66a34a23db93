import { expect, waitUntil } from '@open-wc/testing';
import { APP, expectStack, startRouter, stopRouters } from './start-router.js';

describe('router: a state of history that is not the router’s own', () => {
  afterEach(stopRouters);

  for (const index of [2 ** 31 - 1, 2 ** 53, 2 ** 53 + 2, 1e300, Infinity, -Infinity, NaN, -2, 0.5, '1', null]) {
    it(`may leave the index ${index}, which is none`, async () => {
      const app = await startRouter(APP, '/list');
      app.router.stop();
      app.frame.window.history.replaceState({ key: 'forged', index }, '');
      await app.router.start();
      expectStack(app, '/list');
      await app.router.navigateTo({ url: '/detail' });
      expectStack(app, '/list', '/detail');
      await app.router.navigateBack({ delta: Infinity });
      expectStack(app, '/list');
    });
  }

  it('may be above entries that the browser has dropped: the lowest that is there becomes the first', async () => {
    const app = await startRouter(APP, '/list');
    app.router.stop();
    app.frame.window.history.replaceState({ key: 'old', index: 40 }, '');
    await app.router.start();
    const { navigation } = app.frame.window;
    const lowest = navigation!.currentEntry!.index;
    await app.router.navigateTo({ url: '/detail' });
    await app.router.reLaunch({ url: '/home' });
    expectStack(app, '/home');
    expect(navigation!.currentEntry!.index).to.equal(lowest);
  });

  it('may be that of another page when the document comes back from the back/forward cache', async () => {
    const app = await startRouter(APP);
    await app.router.navigateTo({ url: '/list' });
    app.router.stop();
    const { window } = app.frame;
    // The move itself fires nothing that the router sees.
    window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), { once: true });
    await app.router.start();
    const moved = new Promise((resolve) => {
      window.navigation!.addEventListener('navigatesuccess', resolve, { once: true });
    });
    window.history.back();
    await moved;
    expect(app.urls()).to.deep.equal(['/home', '/list']);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntil(() => app.urls().join() === '/home', 'the stack follows');
    expectStack(app, '/home');
  });

  it('may forge a state that looks like the router’s own', async () => {
    const app = await startRouter(APP, '/list');
    app.router.stop();
    app.frame.window.history.replaceState({ key: 'forged', index: 2 ** 30 }, '');
    await app.router.start();
    await app.router.navigateTo({ url: '/detail' });
    expect([app.urls(), app.hash()]).to.deep.equal([['/list', '/detail'], '/detail']);
    await app.router.navigateBack();
    expect([app.urls(), app.hash()]).to.deep.equal([['/list'], '/list']);
  });
});
