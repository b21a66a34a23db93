import { expect } from '@open-wc/testing';
import type { PageEvent, RouterOptions } from '../../shell/router/index.js';
import { deferred, failure, startRouter, stopRouters, type Started } from './start-router.js';

const APP: RouterOptions = {
  pages: [
    { path: '/home' },
    { path: '/mine' },
    { path: '/form' },
    { path: '/secret', roles: ['member'] },
    { path: '/login' },
  ],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
};

/** The URL in the address bar is always that of the page on top. */
function expectStack({ urls, hash }: Started, ...expected: string[]): void {
  expect(urls()).to.deep.equal(expected);
  expect(hash()).to.equal(expected.at(-1));
}

describe('router: Back', () => {
  afterEach(stopRouters);

  it('closes an overlay first, then asks the page, then goes', async () => {
    const app = await startRouter(APP);
    await app.router.navigateTo({ url: '/form' });
    const asked: string[] = [];
    let overlay = true;
    let page = true;
    app.device.onBack(
      ({ from }) => {
        asked.push(`overlay ${from}`);
        return overlay;
      },
      { priority: app.device.BackPriority.overlay },
    );
    app.router.page(app.top().key)!.on('backpress', (event) => {
      asked.push(`page ${event.data.from}`);
      if (page) event.preventDefault();
    });
    await app.go(-1);
    await app.settled();
    expectStack(app, '/home', '/form');
    expect(await failure(app.device.navigateBack())).to.equal('navigateBack:fail onBackPress');
    overlay = false;
    await app.go(-1);
    await app.settled();
    expectStack(app, '/home', '/form');
    page = false;
    await app.go(-1);
    await app.settled();
    expectStack(app, '/home');
    expect(asked).to.deep.equal([
      'overlay backbutton',
      'overlay navigateBack',
      'overlay backbutton',
      'page backbutton',
      'overlay backbutton',
      'page backbutton',
    ]);
  });

  it('is not asked on Forward', async () => {
    const app = await startRouter(APP);
    await app.router.navigateTo({ url: '/form' });
    await app.go(-1);
    await app.settled();
    app.device.onBack(() => true);
    await app.go(1);
    await app.settled();
    expectStack(app, '/home', '/form');
  });

  it('asks the guards of every page that would be closed', async () => {
    const app = await startRouter(APP);
    await app.router.navigateTo({ url: '/form?1' });
    const asked: string[] = [];
    let answer = false;
    app.router.guard(app.top().key, () => {
      asked.push('1');
      return answer;
    });
    await app.router.navigateTo({ url: '/form?2' });
    expect(asked, 'a covered page is not lost').to.deep.equal([]);
    expect(await failure(app.router.navigateBack({ delta: 2 }))).to.equal('navigateBack:fail refused by a guard');
    expect(await failure(app.router.reLaunch({ url: '/login' }))).to.equal('reLaunch:fail refused by a guard');
    expect(await failure(app.router.switchTab({ url: '/mine' }))).to.equal('switchTab:fail refused by a guard');
    await app.go(-2);
    await app.settled();
    expectStack(app, '/home', '/form?1', '/form?2');
    await app.router.navigateBack();
    expect(asked.length).to.equal(4);
    expect(await failure(app.router.redirectTo({ url: '/login' }))).to.equal('redirectTo:fail refused by a guard');
    answer = true;
    await app.go(-1);
    await app.settled();
    expectStack(app, '/home');
  });

  it('asks one guard after the other, also when they answer later', async () => {
    const app = await startRouter(APP);
    await app.router.navigateTo({ url: '/form' });
    const asked: string[] = [];
    for (const [name, answer] of Object.entries({ first: true, second: false, third: true })) {
      app.router.guard(app.top().key, async () => {
        asked.push(name);
        return answer;
      });
    }
    expect(await failure(app.router.navigateBack())).to.equal('navigateBack:fail refused by a guard');
    expect(asked).to.deep.equal(['first', 'second']);
    expectStack(app, '/home', '/form');
  });

  it('waits for a guard with the page in place', async () => {
    const app = await startRouter(APP);
    await app.router.navigateTo({ url: '/form' });
    const asked = deferred<void>();
    const answer = deferred<boolean>();
    app.router.guard(app.top().key, () => {
      asked.resolve();
      return answer.promise;
    });
    await app.go(-1);
    await asked.promise;
    expect(app.urls()).to.deep.equal(['/home', '/form']);
    const left = new Promise((resolve) => app.router.subscribe(() => resolve(app.urls())));
    answer.resolve(true);
    expect(await left).to.deep.equal(['/home']);
    expectStack(app, '/home');
  });

  it('a newer navigation ends the wait for a guard, and its answer is ignored', async () => {
    const app = await startRouter(APP);
    await app.router.navigateTo({ url: '/form' });
    const answers = [deferred<boolean>(), deferred<boolean>()];
    let asked = 0;
    const remove = app.router.guard(app.top().key, () => answers[asked++]!.promise);
    const first = app.router.navigateBack();
    const failed = failure(first);
    const second = app.router.redirectTo({ url: '/login' });
    expect(await failed).to.equal('navigateBack:fail another navigation came first');
    answers[0]!.resolve(true);
    answers[1]!.resolve(false);
    expect(await failure(second)).to.equal('redirectTo:fail refused by a guard');
    expectStack(app, '/home', '/form');
    remove();
    await app.router.navigateBack();
    expectStack(app, '/home');
  });

  it('goes back at once while a page waits to be entered', async () => {
    const answer = deferred<boolean>();
    const app = await startRouter({ ...APP, canEnter: ({ path }) => path !== '/secret' || answer.promise });
    await app.router.navigateTo({ url: '/form' });
    const entering = failure(app.router.navigateTo({ url: '/secret' }));
    await Promise.resolve();
    await app.go(-1);
    expect(await entering).to.equal('navigateTo:fail another navigation came first');
    answer.resolve(true);
    await app.settled();
    expectStack(app, '/home');
  });

  it('can be aborted by the caller', async () => {
    const app = await startRouter({ ...APP, canEnter: ({ path }) => path === '/home' || new Promise(() => undefined) });
    const controller = new AbortController();
    const entering = app.device.navigateTo({ url: '/form', signal: controller.signal });
    await Promise.resolve();
    controller.abort();
    expect(await failure(entering)).to.match(/^navigateTo:fail abort/);
    await app.settled();
    expectStack(app, '/home');
  });

  it('treats guards that throw as refusals', async () => {
    const app = await startRouter(APP);
    const errors: unknown[] = [];
    app.router.app.addEventListener('error', (event) => errors.push((event as PageEvent).data));
    await app.router.navigateTo({ url: '/form' });
    const broken = new Error('broken');
    const remove = app.router.guard(app.top().key, () => {
      throw broken;
    });
    expect(await failure(app.router.navigateBack())).to.equal('navigateBack:fail broken');
    await app.go(-1);
    await app.settled();
    expectStack(app, '/home', '/form');
    expect(errors).to.deep.equal([broken]);
    remove();
    await app.router.navigateBack();
    expectStack(app, '/home');
  });

  it('while there is a guard, the browser asks before the document closes', async () => {
    const app = await startRouter(APP);
    const asks = (): boolean => !app.frame.window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).to.equal(false);
    const remove = app.router.guard(app.top().key, () => true);
    expect(asks()).to.equal(true);
    remove();
    expect(asks()).to.equal(false);
    await app.router.navigateTo({ url: '/form' });
    app.router.guard(app.top().key, () => true);
    app.router.guard(app.top().key, () => true)();
    expect(asks(), 'one of two guards is left').to.equal(true);
    await app.router.navigateBack();
    expect(asks(), 'a page that has left guards nothing').to.equal(false);
  });

  it('with exitGuard, leaves the app at the second Back', async () => {
    const app = await startRouter({ ...APP, exitGuard: true });
    let attempts = 0;
    app.router.app.addEventListener('exitattempt', () => attempts++);
    expect(app.router.getSnapshot().canGoBack).to.equal(false);
    await app.go(-1);
    await app.settled();
    expect(attempts).to.equal(1);
    expectStack(app, '/home');
    await app.router.navigateTo({ url: '/form' });
    await app.router.navigateBack();
    expectStack(app, '/home');
    // The entry below the app is that of the test's own page.
    const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await app.go(-1);
    await left;
    expect(attempts).to.equal(1);
  });
});

describe('router: entering', () => {
  afterEach(stopRouters);

  it('may be refused', async () => {
    const app = await startRouter({ ...APP, canEnter: (_, page) => !page?.roles });
    expect(await failure(app.router.navigateTo({ url: '/secret' }))).to.equal('navigateTo:fail refused by a guard');
    expectStack(app, '/home');
  });

  it('canEnter may open another page, also a tab', async () => {
    const app = await startRouter({
      ...APP,
      canEnter: ({ path }) => (path === '/secret' ? '/login?to=/secret' : path === '/form' ? '/mine' : true),
    });
    await app.router.navigateTo({ url: '/secret' });
    expectStack(app, '/home', '/login?to=/secret');
    await app.router.navigateTo({ url: '/form' });
    expectStack(app, '/mine');
  });

  it('canEnter may redirect an edited URL', async () => {
    const app = await startRouter({ ...APP, canEnter: ({ path }) => (path === '/secret' ? '/login' : true) });
    const moved = new Promise((resolve) => app.router.subscribe(() => resolve(undefined)));
    app.frame.window.location.hash = '#/secret';
    await moved;
    expectStack(app, '/home', '/login');
  });

  it('canEnter may redirect a deep link', async () => {
    expectStack(
      await startRouter({ ...APP, canEnter: ({ path }) => (path === '/secret' ? '/login' : true) }, '/secret'),
      '/login',
    );
  });

  it('stops redirects in a circle', async () => {
    const app = await startRouter({
      ...APP,
      canEnter: ({ path }) => (path === '/secret' ? '/login' : path === '/login' ? '/secret' : true),
    });
    expect(await failure(app.router.navigateTo({ url: '/secret' }))).to.match(
      /^navigateTo:fail .* redirects without end$/,
    );
    expectStack(app, '/home');
  });

  it('shows the notFound page for a deep link that is refused', async () => {
    const app = await startRouter(
      { ...APP, notFound: '/login', canEnter: ({ path }) => path !== '/secret' },
      '/secret',
    );
    expect(app.top().route).to.equal('/login');
    expect(app.hash()).to.equal('/secret');
  });
});
