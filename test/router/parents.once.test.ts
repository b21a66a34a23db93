import { expect, waitUntil } from '@open-wc/testing';
import type { Answer, RouterOptions, Target } from '../../shell/router/index.js';
import { createRouter } from '../../shell/router/index.js';
import { deferred, expectStack, failure, isOn, left, startRouter, state, stopRouters } from './start-router.js';
import { Layers } from './layers.js';

const APP: RouterOptions = {
  pages: [
    { path: '/home' },
    { path: '/mine', parent: '/home' },
    { path: '/login' },
    { path: '/shop', parent: '/home' },
    { path: '/shop/:id', parent: '/shop?of=:id' },
    { path: '/help/:id', parent: '/shop/:id' },
    { path: '/docs/*', parent: '/read/*' },
    { path: '/read/*' },
    { path: '/buy/:id', parent: '/shop/:id', presentation: 'sheet' },
    { path: '/lost', parent: '/home' },
  ],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
  notFound: '/lost',
};
const DEEP = ['/home', '/shop?of=7', '/shop/7'];

describe('router: parents', () => {
  afterEach(stopRouters);

  it('that cannot be are told when the router is created', () => {
    const failed = (path: string, parent: string, more: RouterOptions['pages'] = []): string => {
      try {
        createRouter({ pages: [{ path: '/home' }, { path, parent }, ...more] });
      } catch (error) {
        return `${(error as Error).name}: ${(error as Error).message}`;
      }
      return 'nothing';
    };
    expect(failed('/shop/:id', '/shopp')).to.equal(
      'TypeError: pages: parent: expected the URL of a page, in /shop/:id: /shopp',
    );
    expect(failed('/shop/:id', '/home?x=:name')).to.equal(
      'TypeError: pages: parent: expected parameters of the page, not :name, in /shop/:id: /home?x=:name',
    );
    expect(failed('/shop', '/shop')).to.equal(
      'TypeError: pages: parent: expected no page above this one, in /shop: /shop',
    );
    expect(failed('/a', '/b', [{ path: '/b', parent: '/a' }])).to.match(
      /expected no page above this one, in \/a: \/b$/,
    );
    expect(failed('/shop', 'https://other.site/')).to.match(/expected the URL of a page/);
    expect(failed('/shop/:id', '/home?x=:id')).to.equal('nothing');
  });

  it('are filled with the parameters of the page, in any encoding', async () => {
    for (const [url, ...urls] of [
      ['/shop/a%2Fb%3F', '/home', '/shop?of=a%2Fb%3F'],
      ['/shop/100%', '/home', '/shop?of=100%25'],
      ['/help/%E4%B8%AD', '/home', '/shop?of=%E4%B8%AD', '/shop/%E4%B8%AD'],
      ['/docs/a%20b/c', '/read/a%20b/c'],
      ['/mine'],
      ['/nowhere', '/home'],
    ] as [string, ...string[]][]) {
      const app = await startRouter(APP, url);
      expectStack(app, ...urls, url);
      stopRouters();
    }
  });

  it('are written once: a page that is opened by a call has none', async () => {
    const app = await startRouter(APP);
    await app.router.navigateTo({ url: '/shop/7' });
    expectStack(app, '/home', '/shop/7');
    await app.router.reLaunch({ url: '/help/7' });
    expectStack(app, '/help/7');
  });

  it('are asked for when they show: browser Back', async () => {
    const asked: string[] = [];
    let answer: Answer | Promise<Answer> = false;
    const canEnter = ({ url }: Target) => {
      asked.push(url);
      return url.startsWith('/shop?') ? answer : true;
    };
    const app = await startRouter({ ...APP, canEnter }, '/shop/7');
    expect(asked.splice(0)).to.deep.equal(['/shop/7']);
    expectStack(app, ...DEEP);
    await app.go(-1);
    await app.settled();
    expect(asked.splice(0)).to.deep.equal(['/shop?of=7']);
    expectStack(app, ...DEEP);
    answer = '/login';
    await app.go(-1);
    await waitUntil(() => app.top().url === '/login', 'the login page');
    await app.settled();
    expectStack(app, ...DEEP, '/login');
    await app.router.navigateBack();
    answer = Promise.resolve(true);
    await app.go(-1);
    await waitUntil(() => app.urls().length === 2, 'the parent');
    await app.settled();
    expectStack(app, ...DEEP.slice(0, 2));
  });

  it('are asked for when they show: navigateBack', async () => {
    let answer: Answer = false;
    const canEnter = ({ url }: Target) => !url.startsWith('/shop?') || answer;
    const app = await startRouter({ ...APP, canEnter }, '/shop/7');
    expect(await failure(app.router.navigateBack())).to.equal('navigateBack:fail refused by a guard');
    expectStack(app, ...DEEP);
    answer = '/login';
    await app.router.navigateBack();
    expectStack(app, ...DEEP, '/login');
    await app.router.navigateBack({ delta: 3 });
    expectStack(app, '/home');
  });

  it('are those of the page that canEnter leads to, and of the asked page when it may be entered at last', async () => {
    let isMember = false;
    const canEnter = ({ path }: Target) => path !== '/shop/7' || isMember || '/login';
    for (const name of ['redirectTo', 'reLaunch'] as const) {
      isMember = false;
      const app = await startRouter({ ...APP, canEnter }, '/shop/7');
      expectStack(app, '/login');
      isMember = true;
      await app.router[name]({ url: '/shop/7' });
      expectStack(app, ...DEEP);
      expect(app.router.getSnapshot().entries.map(({ phase }) => phase)).to.deep.equal([
        'covered',
        'covered',
        'entering',
      ]);
      await app.router.navigateBack();
      expectStack(app, ...DEEP.slice(0, 2));
      stopRouters();
    }
    isMember = false;
    const app = await startRouter({ ...APP, canEnter }, '/shop/7');
    await app.router.redirectTo({ url: '/help/8' });
    expectStack(app, '/help/8');
  });

  it('work with exitGuard: the user has to go back twice from the lowest', async () => {
    const app = await startRouter({ ...APP, exitGuard: true }, '/shop/7');
    let attempts = 0;
    app.router.app.addEventListener('exitattempt', () => attempts++);
    expectStack(app, ...DEEP);
    await app.router.navigateBack({ delta: 5 });
    expectStack(app, '/home');
    await app.go(-1);
    await app.settled();
    expect(attempts).to.equal(1);
    expectStack(app, '/home');
    const gone = left();
    await app.go(-1);
    await gone;
  });

  it('work with overlays: Back closes what is open, on each of them', async () => {
    const app = await startRouter(APP, '/shop/7');
    const layers = new Layers(app.device);
    layers.show('one');
    await app.settled();
    expect(state(app).spare).to.equal(undefined);
    await app.go(-1);
    await app.settled();
    expect(layers.closed).to.deep.equal(['one']);
    expectStack(app, ...DEEP);
    await app.router.navigateBack({ delta: 2 });
    layers.show('two');
    await isOn(app, true);
    await app.go(-1);
    await app.settled();
    expect(layers.closed).to.deep.equal(['one', 'two']);
    expectStack(app, '/home');
  });

  it('are as many as the browser takes', async () => {
    const errors: string[] = [];
    const app = await startRouter({ ...APP, onError: (error) => errors.push((error as Error).message) });
    const { history } = app.frame.window;
    const { pushState, replaceState } = history;
    for (const [allowed, ...urls] of [
      [0, '/shop/7'],
      [1, '/home', '/shop/7'],
    ] as [number, ...string[]][]) {
      app.router.stop();
      app.frame.window.sessionStorage.clear();
      replaceState.call(history, null, '', '#/shop/7');
      let writes = 0;
      history.pushState = (...args) => {
        if (writes++ >= allowed) throw new Error('too often');
        pushState.apply(history, args);
      };
      await app.router.start();
      expectStack(app, ...urls);
      expect(errors.splice(0)).to.deep.equal(['too often']);
      Reflect.deleteProperty(history, 'pushState');
      const { key, index, first } = app.top();
      expect(first, 'it has one entry of history').to.equal(index);
      app.router.stop();
      await app.router.start();
      expectStack(app, ...urls);
      expect(app.top().key, 'a reload brings the same pages back').to.equal(key);
      await app.router.navigateTo({ url: '/login' });
      await app.router.navigateBack();
      expectStack(app, ...urls);
    }
    history.replaceState = () => {
      throw new Error('never');
    };
    app.router.stop();
    app.frame.window.sessionStorage.clear();
    replaceState.call(history, null, '', '#/shop/7');
    await app.router.start();
    expect(app.urls()).to.deep.equal(['/shop/7']);
    expect(errors).to.deep.equal(['never']);
    Reflect.deleteProperty(history, 'replaceState');
  });

  it('show beneath a sheet only if canEnter allows it', async () => {
    const late = deferred<Answer>();
    for (const answer of [true, false, '/login', late.promise] as (Answer | Promise<Answer>)[]) {
      const asked: string[] = [];
      const canEnter = ({ url }: Target) => {
        asked.push(url);
        return url === '/shop/7' ? answer : true;
      };
      const app = await startRouter({ ...APP, canEnter }, '/buy/7');
      expectStack(app, ...DEEP, '/buy/7');
      expect(asked).to.deep.equal(['/buy/7', '/shop/7']);
      const shown = () => app.router.getSnapshot().visible.length;
      expect(shown()).to.equal(answer === true ? 2 : 1);
      if (typeof answer === 'object') {
        late.resolve(true);
        await answer;
        expect(shown()).to.equal(2);
      }
      stopRouters();
    }
  });
});
