import { expect } from '@open-wc/testing';
import type { Entry, Page, RouterOptions } from '../../shell/router/index.js';
import { expectStack, startRouter, type Started, stopRouters } from './start-router.js';

const APP: RouterOptions = {
  pages: [
    { path: '/home' },
    { path: '/list' },
    { path: '/detail/:id' },
    { path: '/sheet', presentation: 'sheet' },
    { path: '/ask', presentation: 'dialog' },
  ],
};

/** Notes `type url` of every event of every page. */
function record({ router }: Started): string[] {
  const log: string[] = [];
  const seen = new Set<Page>();
  const look = (): void => {
    for (const { key, url } of router.getSnapshot().entries as Entry[]) {
      const page = router.page(key)!;
      if (seen.has(page)) continue;
      seen.add(page);
      for (const type of ['load', 'show', 'hide', 'unload']) page.on(type, () => log.push(`${type} ${url}`));
    }
  };
  look();
  router.subscribe(look);
  return log;
}

/** URLs of the pages that the user sees; their pages say the same. */
function seenBy({ router }: Started): string[] {
  const { entries, visible } = router.getSnapshot();
  const urls = visible.map((key) => entries.find((entry) => entry.key === key)!.url);
  const claimed = entries.filter(({ key }) => router.page(key)!.visible).map(({ url }) => url);
  expect(claimed).to.deep.equal(urls);
  return urls;
}

describe('router: visible pages', () => {
  afterEach(stopRouters);

  it('are the top and what it shows over, and hide as one', async () => {
    const app = await startRouter(APP);
    const log = record(app);
    const { router } = app;
    const since = (): string[] => log.splice(0);
    since();
    expect(seenBy(app)).to.deep.equal(['/home']);
    await router.navigateTo({ url: '/list' });
    since();
    await router.navigateTo({ url: '/sheet?a=1' });
    expect(since()).to.deep.equal(['load /sheet?a=1', 'show /sheet?a=1']);
    await router.navigateTo({ url: '/ask' });
    expect(since()).to.deep.equal(['load /ask', 'show /ask']);
    expect(seenBy(app)).to.deep.equal(['/list', '/sheet?a=1', '/ask']);
    await router.navigateTo({ url: '/detail/1' });
    expect(since()).to.deep.equal(['hide /ask', 'hide /sheet?a=1', 'hide /list', 'load /detail/1', 'show /detail/1']);
    expect(seenBy(app)).to.deep.equal(['/detail/1']);
    await app.go(-1);
    await app.settled();
    expect(since()).to.deep.equal(['unload /detail/1', 'show /list', 'show /sheet?a=1', 'show /ask']);
    await router.navigateBack();
    expect(since()).to.deep.equal(['unload /ask']);
    await router.redirectTo({ url: '/detail/2' });
    expect(since()).to.deep.equal(['unload /sheet?a=1', 'hide /list', 'load /detail/2', 'show /detail/2']);
    expect(seenBy(app)).to.deep.equal(['/detail/2']);
  });

  it('leave with the app and come with it', async () => {
    const app = await startRouter(APP);
    await app.router.navigateTo({ url: '/sheet' });
    const log = record(app);
    log.splice(0);
    const { document } = app.frame;
    for (const hidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
    expect(log).to.deep.equal(['hide /sheet', 'hide /home', 'show /home', 'show /sheet']);
  });

  it('are loaded when they show first, each with its query', async () => {
    const loads: string[] = [];
    const page = (path: string, more: object = {}) => ({ path, load: () => loads.push(path), ...more });
    const pages = [page('/home'), page('/list'), page('/sheet', { presentation: 'sheet' })];
    const app = await startRouter({ pages }, '/home');
    await app.router.navigateTo({ url: '/list?x=1' });
    await app.router.navigateTo({ url: '/sheet?x=2' });
    app.router.stop();
    loads.splice(0);
    const { createRouter } = (await app.frame.load(
      '/shell/router/index.ts',
    )) as typeof import('../../shell/router/index.js');
    const again = createRouter({ pages });
    const queries: unknown[] = [];
    const stop = again.subscribe(() => {
      for (const { key } of again.getSnapshot().entries) again.page(key)!.on('load', ({ data }) => queries.push(data));
      stop();
    });
    await again.start();
    expect(again.getSnapshot().entries.map(({ url }) => url)).to.deep.equal(['/home', '/list?x=1', '/sheet?x=2']);
    expect(loads).to.deep.equal(['/list', '/sheet']);
    expect(queries).to.deep.equal([{ x: '1' }, { x: '2' }]);
    again.stop();
  });

  it('are what the shell says, and change with its answer', async () => {
    let isWide = true;
    const app = await startRouter({
      ...APP,
      showsBeneath: (top, beneath) => isWide && top.route === '/detail/:id' && beneath.route === '/list',
    });
    await app.router.navigateTo({ url: '/list' });
    await app.router.navigateTo({ url: '/detail/1' });
    expect(seenBy(app)).to.deep.equal(['/list', '/detail/1']);
    const log = record(app);
    log.splice(0);
    let changes = 0;
    app.router.subscribe(() => changes++);
    app.router.updateVisible();
    expect([changes, log]).to.deep.equal([0, []]);
    isWide = false;
    app.router.updateVisible();
    expect([changes, log.splice(0), seenBy(app)]).to.deep.equal([1, ['hide /list'], ['/detail/1']]);
    isWide = true;
    app.router.updateVisible();
    expect([changes, log.splice(0), seenBy(app)]).to.deep.equal([2, ['show /list'], ['/list', '/detail/1']]);
  });
});

describe('router: a page that takes the place of the one on top', () => {
  afterEach(stopRouters);

  it('replaces it, and each opener gets the result of its own page', async () => {
    const app = await startRouter({
      ...APP,
      replaces: (top, target) => top.route === target.route && target.route === '/detail/:id',
    });
    await app.router.navigateTo({ url: '/list' });
    const first = app.router.navigateTo({ url: '/detail/1' });
    await first;
    expectStack(app, '/home', '/list', '/detail/1');
    const second = app.router.navigateTo({ url: '/detail/2', events: { greet: () => undefined } });
    expect((await second).eventChannel).to.be.an('object');
    expectStack(app, '/home', '/list', '/detail/2');
    expect(app.router.getSnapshot().action).to.equal('redirectTo');
    expect(await first.result).to.equal(undefined);
    await app.router.navigateBack({ result: 'of the second' });
    expect(await second.result).to.equal('of the second');
    expectStack(app, '/home', '/list');
  });

  it('fails under the name of the call', async () => {
    const app = await startRouter({ ...APP, replaces: () => true, canEnter: ({ path }) => path !== '/list' });
    const failed = await app.router.navigateTo({ url: '/list' }).catch(({ message }: Error) => message);
    expect(failed).to.equal('navigateTo:fail refused by a guard');
  });

  it('a page is told that it will be covered before anything changes', async () => {
    const { router } = await startRouter({ pages: [{ path: '/home' }, { path: '/list' }] });
    const page = router.page(router.getSnapshot().entries[0]!.key)!;
    const log: string[] = [];
    for (const type of ['cover', 'hide'])
      page.on(type, () => log.push(`${type} under ${router.getSnapshot().entries.at(-1)!.url}`));
    await router.navigateTo({ url: '/list' });
    expect(log).to.deep.equal(['cover under /home', 'hide under /list']);
  });
});
