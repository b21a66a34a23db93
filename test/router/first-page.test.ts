import { expect, waitUntil } from '@open-wc/testing';
import type { RouterOptions } from '../../shell/router/index.js';
import { Layers } from './layers.js';
import { isOn, left, startRouter, state, stopRouters } from './start-router.js';

const APP: RouterOptions = {
  pages: [{ path: '/home' }, { path: '/mine' }, { path: '/form' }, { path: '/login' }],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
};

describe('router: Back on the first page', () => {
  afterEach(stopRouters);

  it('closes what is open, one after the other, then leaves the app', async () => {
    const app = await startRouter(APP);
    const layers = new Layers(app.device);
    layers.show('one');
    expect(state(app).spare, 'at once, in the gesture of the user').to.equal(true);
    layers.show('two');
    const snapshot = app.router.getSnapshot();
    await app.go(-1);
    await isOn(app, true);
    expect([layers.open, app.urls(), app.hash()]).to.deep.equal([['one'], ['/home'], '/home']);
    await app.go(-1);
    await app.settled();
    expect([layers.open, layers.closed, app.hash()]).to.deep.equal([[], ['two', 'one'], '/home']);
    expect(state(app)).to.deep.equal({ key: app.top().key, index: 0 });
    expect(app.router.getSnapshot(), 'the stack has not changed').to.equal(snapshot);
    expect(snapshot.canGoBack).to.equal(false);
    const gone = left();
    app.frame.window.history.back();
    await gone;
  });

  it('removes the spare entry when all is closed in another way, and Forward does nothing then', async () => {
    const app = await startRouter(APP);
    const layers = new Layers(app.device);
    layers.show('one');
    layers.hide();
    await isOn(app, false);
    await app.settled();
    const snapshot = app.router.getSnapshot();
    await app.go(1);
    await isOn(app, false);
    await app.settled();
    expect(state(app)).to.deep.equal({ key: app.top().key, index: 0 });
    expect(app.router.getSnapshot()).to.equal(snapshot);
    layers.show('two');
    await app.go(-1);
    await app.settled();
    expect(layers.closed).to.deep.equal(['two']);
  });

  it('keeps the spare entry for an overlay that opens at the same time', async () => {
    const app = await startRouter(APP);
    const layers = new Layers(app.device);
    let moves = 0;
    app.frame.window.addEventListener('popstate', () => moves++);
    layers.show('one');
    await app.settled();
    layers.hide();
    await Promise.resolve();
    layers.show('two');
    await app.settled();
    await app.settled();
    expect([moves, state(app).spare]).to.deep.equal([0, true]);
    await app.go(-1);
    await app.settled();
    expect([moves, layers.closed]).to.deep.equal([1, ['two']]);
  });

  it('fires again after it was refused', async () => {
    const app = await startRouter(APP);
    const layers = new Layers(app.device);
    layers.show('one');
    layers.stays = true;
    let writes = 0;
    const { history } = app.frame.window;
    const push = history.pushState;
    history.pushState = (...args) => {
      writes++;
      push.apply(history, args);
    };
    for (let times = 0; times < 2; times++) {
      await app.go(-1);
      await isOn(app, true);
      await app.settled();
      expect([layers.open, app.hash()]).to.deep.equal([['one'], '/home']);
    }
    expect(writes, 'a new entry, which Chromium would pass over').to.equal(0);
    layers.stays = false;
    await app.go(-1);
    await app.settled();
    expect(layers.open).to.deep.equal([]);
  });

  it('leaves the app if no handler closes what is open', async () => {
    const app = await startRouter(APP);
    app.device.holdBack();
    const gone = left();
    await app.go(-1);
    await gone;
  });

  it('calls handlers between parts of a page too', async () => {
    const app = await startRouter({ ...APP, router: { mode: 'hash' } });
    await app.router.navigateTo({ url: '/form' });
    const link = app.frame.document.createElement('a');
    link.href = '#/form#part';
    link.addEventListener('click', (event) => event.stopPropagation());
    app.frame.document.body.append(link);
    link.click();
    await waitUntil(() => state(app)?.index === 2, 'the part has an entry');
    const layers = new Layers(app.device);
    layers.show('one');
    await app.go(-1);
    await app.settled();
    expect([layers.closed, app.hash()]).to.deep.equal([['one'], '/form#part']);
    await app.go(-1);
    await app.settled();
    expect(app.hash()).to.equal('/form');
  });

  it('needs no spare entry with exitGuard', async () => {
    const app = await startRouter({ ...APP, exitGuard: true });
    const layers = new Layers(app.device);
    layers.show('one');
    await app.settled();
    expect(state(app).spare).to.equal(undefined);
    await app.go(-1);
    await app.settled();
    expect([layers.closed, app.hash()]).to.deep.equal([['one'], '/home']);
  });

  it('is held for what opened before the router started, until it stops', async () => {
    const app = await startRouter(APP);
    const layers = new Layers(app.device);
    app.router.stop();
    layers.show('one');
    expect(state(app).spare).to.equal(undefined);
    await app.router.start();
    await isOn(app, true);
    await app.go(-1);
    await app.settled();
    expect(layers.closed).to.deep.equal(['one']);
    layers.show('two');
    app.router.stop();
    layers.hide();
    await app.router.start();
    await app.settled();
    expect(state(app)).to.deep.equal({ key: app.top().key, index: 0 });
  });
});
