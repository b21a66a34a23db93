import { expect, waitUntil } from '@open-wc/testing';
import type { Entry, Page, PageEvent, RouterOptions } from '../../shell/router/index.js';
import { nextTask } from '../helpers/timers.js';
import { deferred, failure, startRouter, type Started, stopRouters } from './start-router.js';

const PAGES: RouterOptions['pages'] = [{ path: '/home' }, { path: '/mine' }, { path: '/list' }, { path: '/lost' }];
const APP: RouterOptions = {
  pages: PAGES,
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
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
      for (const type of ['load', 'show', 'ready', 'hide', 'unload']) page.on(type, () => log.push(`${type} ${url}`));
    }
  };
  look();
  router.subscribe(look);
  return log;
}

describe('router: lifecycle', () => {
  afterEach(stopRouters);

  it('events fire in order', async () => {
    // The frames in which `ready` would come depend on the machine.
    const app = await startRouter({ ...APP, sendsReady: true });
    const log = record(app);
    const { router } = app;
    const since = (): string[] => log.splice(0);
    expect(since(), 'the past is told to who comes late').to.deep.equal(['load /home', 'show /home']);
    await router.navigateTo({ url: '/list?1' });
    expect(since()).to.deep.equal(['hide /home', 'load /list?1', 'show /list?1']);
    await router.redirectTo({ url: '/list?2' });
    expect(since()).to.deep.equal(['unload /list?1', 'load /list?2', 'show /list?2']);
    await router.navigateTo({ url: '/list?3' });
    since();
    await router.switchTab({ url: '/mine' });
    expect(since()).to.deep.equal(['unload /list?3', 'unload /list?2', 'load /mine', 'show /mine']);
    await router.switchTab({ url: '/home' });
    expect(since()).to.deep.equal(['hide /mine', 'show /home']);
    await router.navigateTo({ url: '/list?4' });
    since();
    await app.go(-1);
    await app.settled();
    expect(since()).to.deep.equal(['unload /list?4', 'show /home']);
    await router.reLaunch({ url: '/list?5' });
    expect(since()).to.deep.equal(['unload /home', 'unload /mine', 'load /list?5', 'show /list?5']);
  });

  it('ready fires once', async () => {
    const app = await startRouter(APP);
    const log = record(app);
    const page = app.router.page(app.top().key)!;
    page.send('ready');
    page.send('ready');
    expect(log.filter((line) => line.startsWith('ready'))).to.deep.equal(['ready /home']);
  });

  it('load gets the query', async () => {
    const app = await startRouter(APP, '/home?a=x%20y&b=1&b=2');
    let query: unknown;
    app.router.page(app.top().key)!.on('load', ({ data }) => {
      query = data;
    });
    expect(query).to.deep.equal({ a: 'x y', b: ['1', '2'] });
  });

  it('removes pages that have left', async () => {
    const app = await startRouter(APP);
    await app.router.navigateTo({ url: '/list' });
    const { key } = app.top();
    await app.router.navigateBack();
    expect(app.router.page(key), 'it may still be moving').not.to.equal(undefined);
    await app.router.navigateTo({ url: '/list?2' });
    expect(app.router.page(key)).to.equal(undefined);
  });

  it('sends launch, error and pagenotfound to the app', async () => {
    const told: unknown[] = [];
    const app = await startRouter(
      {
        ...APP,
        notFound: '/lost',
        onLaunch: (options) => told.push(['launch', options]),
        onShow: (options) => told.push(['show', options]),
        onPageNotFound: ({ path, openType, notFound }) => told.push(['notfound', path, openType, notFound]),
        onError: (error) => told.push(['error', error]),
        onUnhandledRejection: ({ reason }) => told.push(['rejection', reason]),
      },
      '/none?a=1',
    );
    expect(app.top().route).to.equal('/lost');
    const options = { path: '/none', query: { a: '1' } };
    expect(told.splice(0)).to.deep.equal([
      ['launch', options],
      ['show', options],
      ['notfound', '/none', 'launch', true],
    ]);
    const moved = new Promise((resolve) => app.router.subscribe(() => resolve(undefined)));
    app.frame.window.location.hash = '#/nothing';
    await moved;
    await app.settled();
    expect(told.splice(0)).to.deep.equal([['notfound', '/nothing', 'navigateTo', true]]);
    app.frame.window.dispatchEvent(new ErrorEvent('error', { error: 'broken' }));
    const promise = Promise.resolve();
    app.frame.window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { reason: 'late', promise }));
    expect(told).to.deep.equal([
      ['error', 'broken'],
      ['rejection', 'late'],
    ]);
  });

  it('hides and shows the app with its page', async () => {
    const log: string[] = [];
    const app = await startRouter({ ...APP, onShow: () => log.push('app show'), onHide: () => log.push('app hide') });
    const page = app.router.page(app.top().key)!;
    log.splice(0);
    for (const type of ['show', 'hide']) page.addEventListener(type, () => log.push(`page ${type}`));
    const { document } = app.frame;
    for (const hidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
    expect(log).to.deep.equal(['page hide', 'app hide', 'app show', 'page show']);
  });
});

/** Resolves after the frame that comes next. */
const nextFrame = (view: Window) => new Promise((resolve) => view.requestAnimationFrame(() => setTimeout(resolve)));

describe('router: page modules', () => {
  afterEach(stopRouters);

  /** An app whose list is loaded by the test. */
  async function loading(times: RouterOptions['loading'] = {}) {
    const attempts: { number: number; answer: ReturnType<typeof deferred<unknown>> }[] = [];
    const load = (number: number): Promise<unknown> => {
      const answer = deferred<unknown>();
      attempts.push({ number, answer });
      return answer.promise;
    };
    const app = await startRouter({ pages: [{ path: '/home' }, { path: '/list', load }], loading: times });
    const chunk = () => app.router.getSnapshot().chunks.get('/list');
    /** Resolves when the module's state is that. */
    const until = (status: string): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (chunk()?.status !== status) return;
          stop();
          resolve();
        };
        const stop = app.router.subscribe(look);
        look();
      });
    return { ...app, attempts, chunk, until };
  }

  it('are ready at once or later', async () => {
    const { router, attempts, chunk, until, top } = await loading();
    await router.navigateTo({ url: '/list' });
    expect(top().route).to.equal('/list');
    expect(chunk()).to.deep.equal({ status: 'loading', attempt: 0 });
    attempts[0]!.answer.resolve('module');
    await until('ready');
    expect(chunk()).to.deep.equal({ status: 'ready', module: 'module', attempt: 0 });
    await router.navigateTo({ url: '/list?again' });
    expect(attempts.length).to.equal(1);
  });

  it('are there when the page gets `ready`, which comes after it has been drawn', async () => {
    const { frame, router, attempts, top } = await loading();
    const log: string[] = [];
    const [home] = router.getSnapshot().entries;
    router.page(home!.key)!.on('ready', () => log.push('ready /home'));
    router.subscribe(() => {
      if (router.getSnapshot().chunks.get('/list')?.status === 'ready') log.push('drawn');
    });
    await nextFrame(frame.window);
    expect(log.splice(0)).to.include('ready /home');
    await router.navigateTo({ url: '/list' });
    const page = router.page(top().key)!;
    for (const type of ['load', 'show', 'ready']) page.on(type, () => log.push(type));
    await nextFrame(frame.window);
    expect(log.splice(0)).to.deep.equal(['load', 'show']);
    attempts[0]!.answer.resolve('module');
    await waitUntil(() => log.includes('ready'));
    expect([...new Set(log)]).to.deep.equal(['drawn', 'ready']);
    await nextFrame(frame.window);
    expect(log.filter((type) => type === 'ready')).to.have.length(1);
  });

  it('leave `ready` to what shows the pages, if that says so', async () => {
    const app = await startRouter({ ...APP, sendsReady: true });
    const log: string[] = [];
    app.router.page(app.top().key)!.on('ready', () => log.push('ready'));
    await nextFrame(app.frame.window);
    await nextFrame(app.frame.window);
    expect(log).to.deep.equal([]);
    app.router.page(app.top().key)!.send('ready');
    expect(log).to.deep.equal(['ready']);
  });

  it('are pending after 200 ms', async () => {
    const { router, until } = await loading();
    const start = performance.now();
    await router.navigateTo({ url: '/list' });
    await until('pending');
    expect(performance.now() - start).to.be.within(195, 4000);
  });

  it('time out, and are loaded again on retry', async () => {
    const { router, attempts, chunk, until } = await loading({ delay: 5, timeout: 10 });
    await router.navigateTo({ url: '/list' });
    await until('timeout');
    const retried = router.retry('/list');
    expect(chunk()?.status).to.equal('loading');
    attempts[1]!.answer.resolve('second');
    await retried;
    expect(chunk()).to.deep.equal({ status: 'ready', module: 'second', attempt: 1 });
    expect(attempts.map(({ number }) => number)).to.deep.equal([0, 1]);
  });

  it('never time out, nor become pending, if these times are Infinity', async () => {
    const { router, attempts, chunk, until } = await loading({ delay: Infinity, timeout: Infinity });
    await router.navigateTo({ url: '/list' });
    // A timer of a browser would have run by then: it takes Infinity for 0.
    await nextTask();
    expect(chunk()?.status).to.equal('loading');
    attempts[0]!.answer.resolve('first');
    await until('ready');
  });

  it('are those of the newest attempt, also when an older one fails late', async () => {
    const { router, attempts, chunk, until } = await loading({ timeout: 5 });
    await router.navigateTo({ url: '/list' });
    await until('timeout');
    const retried = router.retry('/list');
    attempts[0]!.answer.reject('late');
    // By then the late outcome has come.
    await nextTask();
    expect(chunk()?.attempt, 'while the new one loads').to.equal(1);
    expect(chunk()?.error).to.equal(undefined);
    attempts[1]!.answer.resolve('second');
    await retried;
    expect(chunk()).to.deep.equal({ status: 'ready', module: 'second', attempt: 1 });
  });

  it('are those of an older attempt that is there first', async () => {
    const { router, attempts, chunk, until } = await loading({ timeout: 5 });
    await router.navigateTo({ url: '/list' });
    await until('timeout');
    const retried = router.retry('/list');
    attempts[0]!.answer.resolve('late');
    await retried;
    expect(chunk()).to.deep.equal({ status: 'ready', module: 'late', attempt: 0 });
    attempts[1]!.answer.resolve('second');
    await nextTask();
    expect(chunk()?.module, 'the page does not change under the user').to.equal('late');
  });

  for (const outcome of ['reject', 'resolve'] as const) {
    it(`stay as they are when an older attempt ${outcome}s after the newest`, async () => {
      const { router, attempts, chunk, until } = await loading({ timeout: 5 });
      await router.navigateTo({ url: '/list' });
      await until('timeout');
      const retried = router.retry('/list');
      attempts[1]!.answer.resolve('second');
      await retried;
      attempts[0]!.answer[outcome]('late');
      await nextTask();
      expect(chunk()).to.deep.equal({ status: 'ready', module: 'second', attempt: 1 });
    });
  }

  it('that load after the time-out are used', async () => {
    const { router, attempts, chunk, until } = await loading({ timeout: 5 });
    await router.navigateTo({ url: '/list' });
    await until('timeout');
    attempts[0]!.answer.resolve('slow');
    await until('ready');
    expect(chunk()?.module).to.equal('slow');
  });

  it('fail, and recover', async () => {
    const { router, attempts, chunk, until } = await loading();
    await router.navigateTo({ url: '/list' });
    const error = new Error('offline');
    attempts[0]!.answer.reject(error);
    await until('error');
    expect(chunk()).to.deep.equal({ status: 'error', error, attempt: 0 });
    await router.navigateTo({ url: '/list?again' });
    expect(attempts.length, 'a failure stays until retry').to.equal(1);
    void router.retry('/list');
    void router.retry('/list');
    expect(attempts.length, 'a retry under way is enough').to.equal(2);
    attempts[1]!.answer.resolve('module');
    await until('ready');
  });

  it('may throw instead of loading', async () => {
    const load = (): never => {
      throw new Error('broken');
    };
    const { router } = await startRouter({ pages: [{ path: '/home' }, { path: '/list', load }] });
    expect(await failure(router.preloadPage({ url: '/list' }))).to.equal('preloadPage:fail /list Error: broken');
  });

  it('are loaded by preloadPage', async () => {
    const { device, router, attempts, chunk, top } = await loading();
    const preloaded = device.preloadPage({ url: '/list?x=1' });
    await Promise.resolve();
    attempts[0]!.answer.resolve('module');
    expect(await preloaded).to.deep.equal({ url: '/list?x=1', errMsg: 'preloadPage:ok' });
    expect(top().route).to.equal('/home');
    await router.navigateTo({ url: '/list' });
    expect(chunk()?.status).to.equal('ready');
    expect((await device.preloadPage({ url: '/home' })).errMsg, 'nothing to load').to.equal('preloadPage:ok');
  });
});

describe('router: snapshots of pages', () => {
  afterEach(stopRouters);

  it('are restored after a reload, Back and Forward', async () => {
    const app = await startRouter(APP);
    await app.router.navigateTo({ url: '/list' });
    const { key } = app.top();
    app.router.page(key)!.snapshot.set('scroll', 120).set('draft', { text: 'ü' });
    await app.router.navigateBack();
    await app.go(1);
    await app.settled();
    expect(app.top().key).to.equal(key);
    expect(app.router.page(key)!.snapshot.get('scroll')).to.equal(120);
    // The page writes what it can only know at the end.
    app.router.page(key)!.on('save', () => app.router.page(key)!.snapshot.set('late', true));
    app.router.stop();
    const stored = Object.values({ ...app.frame.window.sessionStorage }).join();
    expect(stored).to.include('"scroll":120').and.to.include('"text":"ü"').and.to.include('"late":true');
  });

  it('are removed with a page that cannot come back', async () => {
    const app = await startRouter(APP);
    await app.router.navigateTo({ url: '/list?1' });
    app.router.page(app.top().key)!.snapshot.set('draft', 'of the first');
    await app.router.navigateBack();
    await app.router.navigateTo({ url: '/list?2' });
    app.router.stop();
    expect(Object.values({ ...app.frame.window.sessionStorage }).join()).not.to.include('of the first');
  });

  it('that cannot be stored send an error to the app', async () => {
    const errors: unknown[] = [];
    const app = await startRouter({ ...APP, onError: (error) => errors.push(error) });
    app.router.page(app.top().key)!.snapshot.set('big', 1n);
    await app.router.navigateTo({ url: '/list' });
    expect(errors.length).to.equal(1);
    expect((errors[0] as Error).name).to.equal('TypeError');
    expect(app.urls()).to.deep.equal(['/home', '/list']);
  });

  it('ignore foreign values in storage', async () => {
    const errors: PageEvent[] = [];
    const app = await startRouter(APP);
    app.router.stop();
    const { sessionStorage } = app.frame.window;
    for (const name of Object.keys(sessionStorage)) sessionStorage.setItem(name, '{broken');
    app.router.app.addEventListener('error', (event) => errors.push(event as PageEvent));
    await app.router.start();
    expect(app.urls()).to.deep.equal(['/home']);
  });
});
