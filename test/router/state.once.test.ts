import { expect } from '@open-wc/testing';
import type { RouterOptions } from '../../shell/router/index.js';
import { startRouter, state, type Started, stopRouters } from './start-router.js';

const APP: RouterOptions = {
  pages: [{ path: '/home' }, { path: '/mine' }, { path: '/list' }, { path: '/detail' }],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
};

/** Stack, address bar and state of history belong together. */
function expectStack(app: Started, ...expected: string[]): void {
  expect([app.urls(), app.hash()]).to.deep.equal([expected, expected.at(-1)]);
  expect({ ...state(app) }).to.deep.equal({ key: app.top().key, index: expected.length - 1 });
}

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
