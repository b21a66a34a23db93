import { expect, waitUntil } from '@open-wc/testing';
import type { RouterOptions } from '../../shell/router/index.js';
import { Layers } from './layers.js';
import { deferred, failure, isOn, left, startRouter, state, stopRouters } from './start-router.js';

const APP: RouterOptions = {
  pages: [{ path: '/home' }, { path: '/mine' }, { path: '/form' }, { path: '/login' }],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
};

describe('router: pages opened over the first one while something is open', () => {
  afterEach(stopRouters);

  for (const when of ['while it is open', 'as it closes'] as const) {
    it(`lies beneath a page that is opened ${when}`, async () => {
      const app = await startRouter(APP);
      const layers = new Layers(app.device);
      layers.show('one');
      await app.settled();
      let moves = 0;
      app.frame.window.addEventListener('popstate', () => moves++);
      if (when === 'as it closes') layers.hide();
      const opened = app.device.navigateTo({ url: '/form' });
      const { result } = opened;
      await opened;
      if (layers.open.length) layers.hide();
      expect(moves, 'it takes the place of the entry').to.equal(0);
      expect([app.urls(), app.hash()]).to.deep.equal([['/home', '/form'], '/form']);
      expect(state(app)).to.deep.equal({ key: app.top().key, index: 1 });
      await app.device.navigateBack({ result: 'done' });
      expect(await result).to.equal('done');
      expect(state(app)).to.deep.equal({ key: app.top().key, index: 0 });
      const gone = left();
      app.frame.window.history.back();
      await gone;
    });
  }

  it('is beneath a page that opens right after the overlay has closed', async () => {
    for (const turns of [0, 1, 2, 5]) {
      const app = await startRouter(APP);
      const layers = new Layers(app.device);
      layers.show('one');
      await app.settled();
      layers.hide();
      for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setTimeout(resolve));
      await app.router.navigateTo({ url: '/form' });
      expect([app.urls(), app.hash(), state(app)]).to.deep.equal([
        ['/home', '/form'],
        '/form',
        { key: app.top().key, index: 1 },
      ]);
      await app.router.navigateBack();
      expect(state(app)).to.deep.equal({ key: app.top().key, index: 0 });
      stopRouters();
    }
  });

  for (const [name, url] of [
    ['redirectTo', '/form'],
    ['reLaunch', '/form'],
    ['switchTab', '/mine'],
  ] as const) {
    it(`is that of the page that ${name} has put there`, async () => {
      const app = await startRouter(APP);
      const layers = new Layers(app.device);
      layers.show('one');
      await app.router[name]({ url });
      layers.hide();
      await isOn(app, false);
      await app.settled();
      expect([app.urls(), app.hash()]).to.deep.equal([[url], url]);
      expect(state(app)).to.deep.equal({ key: app.top().key, index: 0 });
      layers.show('two');
      await app.go(-1);
      await app.settled();
      expect([layers.closed, app.hash()]).to.deep.equal([['two'], url]);
      const gone = left();
      app.frame.window.history.back();
      await gone;
    });
  }

  it('moves to the page that replaces the first one, while Back is held', async () => {
    const app = await startRouter(APP);
    const layers = new Layers(app.device);
    layers.show('one');
    await app.router.redirectTo({ url: '/form' });
    await isOn(app, true);
    expect(app.hash()).to.equal('/form');
    await app.go(-1);
    await app.settled();
    expect([layers.closed, app.urls()]).to.deep.equal([['one'], ['/form']]);
  });

  it('closes the overlay of a guard that asks the user', async () => {
    const app = await startRouter(APP);
    const layers = new Layers(app.device);
    const answer = deferred<boolean>();
    app.router.guard(app.top().key, () => {
      layers.show('Leave?');
      return answer.promise;
    });
    const leaving = failure(app.router.redirectTo({ url: '/form' }));
    await waitUntil(() => layers.open.length);
    await app.go(-1);
    expect(await leaving).to.equal('redirectTo:fail another navigation came first');
    await app.settled();
    expect([layers.closed, app.urls(), app.hash()]).to.deep.equal([['Leave?'], ['/home'], '/home']);
    expect(state(app)).to.deep.equal({ key: app.top().key, index: 0 });
  });

  it('works on the first page that Back leads to while something is open', async () => {
    const app = await startRouter(APP);
    await app.router.navigateTo({ url: '/form' });
    await app.go(-1);
    const layers = new Layers(app.device);
    layers.show('one');
    await app.go(-1);
    await app.settled();
    expect([layers.closed, app.urls(), app.hash()]).to.deep.equal([['one'], ['/home'], '/home']);
  });

  it('works below a URL that the user has entered while something is open', async () => {
    const app = await startRouter(APP);
    const layers = new Layers(app.device);
    layers.show('one');
    const moved = new Promise((resolve) => app.frame.window.addEventListener('popstate', resolve, { once: true }));
    app.frame.window.location.hash = '#/form';
    await moved;
    await app.settled();
    expect([app.urls(), app.hash()]).to.deep.equal([['/home', '/form'], '/form']);
    layers.hide();
    await app.settled();
    await app.router.navigateBack();
    await isOn(app, false);
    await app.settled();
    expect([app.urls(), app.hash()]).to.deep.equal([['/home'], '/home']);
    await app.go(1);
    await isOn(app, false);
    await app.settled();
    // Where browsers do not tell that there is something beyond, Forward stops short of it.
    if (!window.navigation) await app.go(2);
    await app.settled();
    expect([app.urls(), app.hash()]).to.deep.equal([['/home', '/form'], '/form']);
    await app.go(-1);
    await waitUntil(() => app.hash() === '/home' && !state(app).spare, 'Back goes to the page');
    await app.settled();
    expect(app.urls()).to.deep.equal(['/home']);
  });
});
