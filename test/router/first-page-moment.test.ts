import { expect } from '@open-wc/testing';
import type { RouterOptions } from '../../shell/router/index.js';
import { Layers } from './layers.js';
import { isOn, left, startRouter, state, stopRouters } from './start-router.js';

// A file of its own: WebKit allows a page a hundred writes to history in ten seconds.
const APP: RouterOptions = {
  pages: [{ path: '/home' }, { path: '/mine' }, { path: '/form' }, { path: '/login' }],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
};

describe('router: Back on the first page, in whatever moment something is opened', () => {
  afterEach(stopRouters);

  it('is that of the page that replaces it', async () => {
    for (let turns = 0; turns < 8; turns++) {
      const open = async () => {
        for (let turn = 0; turn < turns; turn++) await Promise.resolve();
        layers.show('one');
      };
      const canEnter = ({ path }: { path: string }) => {
        if (path === '/form') void open();
        return true;
      };
      const app = await startRouter({ ...APP, canEnter });
      const layers = new Layers(app.device);
      await app.router.redirectTo({ url: '/form' });
      await isOn(app, true);
      await app.go(-1);
      await app.settled();
      expect([layers.closed, app.urls(), app.hash()]).to.deep.equal([['one'], ['/form'], '/form']);
      expect(state(app)).to.deep.equal({ key: app.top().key, index: 0 });
      const gone = left();
      app.frame.window.history.back();
      await gone;
      stopRouters();
    }
  }).timeout(20_000);
});
