import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { Entry, PageEvent, RouterOptions } from '../../shell/router/index.js';
import { startRouter, state, type Started, stopRouters } from './start-router.js';

const APP: RouterOptions = {
  pages: [{ path: '/home' }, { path: '/mine' }, { path: '/list' }, { path: '/detail' }],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
};
const NAME = 'nacre:router:/';

/** An app with the stack of two pages and a tab that was left, and what it tells of errors. */
async function start(): Promise<Started & { errors: unknown[] }> {
  const errors: unknown[] = [];
  const app = await startRouter({ ...APP, onError: (error) => errors.push(error) }, '/mine');
  await app.router.switchTab({ url: '/home' });
  await app.router.navigateTo({ url: '/list' });
  app.router.page(app.top().key)!.snapshot.set('draft', 'text');
  return { ...app, errors };
}

/** The app as it is after a reload that finds this in storage. */
async function restart({ frame, router }: Started, stored: string): Promise<void> {
  router.stop();
  frame.window.sessionStorage.setItem(NAME, stored);
  await router.start();
}

/** The page of the URL is on top, above pages that the app has, and Back leads to the first one. */
function expectWhole({ router, top, hash, frame }: Started): void {
  expect([top().url, hash()]).to.deep.equal(['/list', '/list']);
  const { entries, tabs } = router.getSnapshot();
  const indexes = entries.map(({ index }) => index);
  expect(indexes).to.deep.equal([...new Set(indexes)].sort((a, b) => a - b));
  expect(top().index).to.equal((frame.window.history.state as Entry).index);
  for (const { key, route, url, first } of [...entries, ...tabs]) {
    expect([typeof key, typeof route, typeof url, typeof first]).to.deep.equal([
      'string',
      'string',
      'string',
      'number',
    ]);
    expect(router.page(key)?.snapshot.size).to.be.a('number');
  }
}

describe('router: storage', () => {
  afterEach(stopRouters);

  it('that holds anything else shows the page of the URL', async () => {
    const app = await start();
    const { key } = state(app);
    const page = { key, index: 1, first: 1, url: '/list' };
    const whole = { id: 'a', entries: [page], tabs: [], snapshots: {} };
    const stored: unknown[] = [
      null,
      'text',
      {},
      [null],
      [{}],
      [[]],
      [{ entries: null }],
      [{ ...whole, entries: [null] }],
      [{ ...whole, entries: [null, page] }],
      [{ ...whole, entries: [{ key }] }],
      [{ ...whole, entries: [page, page] }],
      [{ ...whole, entries: [{ ...page, key: 'b' }, page] }],
      [{ ...whole, entries: [{ ...page, url: 7 }] }],
      [{ ...whole, entries: [{ ...page, first: -1 }] }],
      [{ ...whole, entries: [{ ...page, first: 2 }] }],
      [{ ...whole, tabs: [null] }],
      [{ ...whole, tabs: [page] }],
      [{ ...whole, tabs: undefined }],
      [{ ...whole, snapshots: null }],
      [{ ...whole, snapshots: { [key]: null } }],
      [{ ...whole, snapshots: { [key]: [1] } }],
      { version: 2, launches: [whole] },
    ];
    for (const value of stored) {
      await restart(app, JSON.stringify(value));
      expectWhole(app);
      expect(app.urls(), JSON.stringify(value)).to.deep.equal(['/list']);
    }
    await restart(app, '{broken');
    expectWhole(app);
    expect(app.errors).to.deep.equal([]);
  });

  it('that was changed at any place shows the page of the URL', async function () {
    // Much to do on a busy machine.
    this.timeout(30_000);
    const app = await start();
    const saved = app.frame.window.sessionStorage.getItem(NAME)!;
    const paths: string[][] = [];
    const collect = (value: unknown, path: string[]): void => {
      paths.push(path);
      if (typeof value !== 'object') return;
      for (const [name, inner] of Object.entries(value ?? {})) collect(inner, [...path, name]);
    };
    collect(JSON.parse(saved), []);
    const other = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom<fc.JsonValue>(0, 1, -1, 2 ** 53, 1e300, '', state(app).key, '/list', [], {}),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), other, async (path, value) => {
        const root = { all: JSON.parse(saved) as unknown };
        const full = ['all', ...path];
        let parent = root as Record<string, unknown>;
        for (const name of full.slice(0, -1)) parent = parent[name] as Record<string, unknown>;
        parent[full.at(-1)!] = value;
        await restart(app, JSON.stringify(root.all));
        expectWhole(app);
        expect(app.errors).to.deep.equal([]);
      }),
      { numRuns: 60 },
    );
  });

  it('is used again where it is whole, beside what is not', async () => {
    const app = await start();
    const saved = JSON.parse(app.frame.window.sessionStorage.getItem(NAME)!) as unknown[];
    await restart(app, JSON.stringify([null, { id: 'a' }, ...saved]));
    expectWhole(app);
    expect(app.urls()).to.deep.equal(['/home', '/list']);
    expect(app.router.getSnapshot().tabs.map(({ url }) => url)).to.deep.equal(['/mine']);
  });

  it('is written when there is more than the first page', async () => {
    const app = await startRouter(APP, '/home');
    const stored = () => app.frame.window.sessionStorage.getItem(NAME);
    expect(stored()).to.equal(null);
    await app.router.navigateTo({ url: '/list' });
    expect(stored()).to.include('/list');
  });

  it('that is blocked changes nothing but the next visit', async () => {
    const app = await start();
    app.router.stop();
    const blocked = {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    const own = Object.getOwnPropertyDescriptor(app.frame.window, 'sessionStorage')!;
    Object.defineProperty(app.frame.window, 'sessionStorage', { ...blocked, configurable: true });
    await app.router.start();
    expectWhole(app);
    await app.router.navigateTo({ url: '/detail' });
    await app.router.navigateBack();
    expectWhole(app);
    expect(app.errors).to.deep.equal([]);
    app.router.stop();
    Object.defineProperty(app.frame.window, 'sessionStorage', own);
  });

  it('that is full is told once, until there is room again', async () => {
    const app = await start();
    let isFull = true;
    const { setItem } = app.frame.window.sessionStorage;
    Object.getPrototypeOf(app.frame.window.sessionStorage).setItem = function (
      this: Storage,
      name: string,
      text: string,
    ) {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError');
      setItem.call(this, name, text);
    };
    const open = async () => {
      await app.router.navigateTo({ url: '/detail' });
      await app.router.navigateBack();
    };
    await open();
    await open();
    expect(app.errors.map((error) => (error as Error).name)).to.deep.equal(['QuotaExceededError']);
    isFull = false;
    await open();
    isFull = true;
    await open();
    expect(app.errors.length).to.equal(2);
    expectWhole(app);
  });
});

describe('router: errors of the app', () => {
  afterEach(stopRouters);

  /** An app whose stack cannot be stored, what the console shows of it, and a way to make it fail again. */
  async function failing(options: RouterOptions = APP) {
    const app = await startRouter(options);
    const shown: unknown[] = [];
    app.frame.window.addEventListener('error', (event) => {
      shown.push((event.error as Error).name);
      event.preventDefault();
    });
    const fail = async () => {
      app.router.page(app.top().key)!.snapshot.set('big', 1n);
      await app.router.navigateTo({ url: '/list' });
      await app.router.navigateBack();
      app.router.page(app.top().key)!.snapshot.delete('big');
      await app.router.navigateTo({ url: '/detail' });
      await app.router.navigateBack();
    };
    return { app, shown, fail };
  }

  it('are shown by the console if nobody listens', async () => {
    const { shown, fail } = await failing();
    await fail();
    expect(shown).to.deep.equal(['TypeError']);
  });

  it('are not, if somebody does', async () => {
    const heard: string[] = [];
    const { shown, fail } = await failing({ ...APP, onError: (error) => heard.push((error as Error).name) });
    await fail();
    expect([shown, heard]).to.deep.equal([[], ['TypeError']]);
  });

  it('are shown again when the last listener has gone', async () => {
    const heard: string[] = [];
    const { app, shown, fail } = await failing();
    const listener = { handleEvent: (event: Event) => heard.push(((event as PageEvent).data as Error).name) };
    const note = (event: Event) => heard.push(((event as PageEvent).data as Error).name);
    app.router.app.addEventListener('error', listener);
    app.router.app.addEventListener('error', note, { once: true });
    app.router.app.addEventListener('show', note);
    await fail();
    expect([shown, heard]).to.deep.equal([[], ['TypeError', 'TypeError']]);
    app.router.app.removeEventListener('error', listener);
    await fail();
    expect(shown).to.deep.equal(['TypeError']);
    expect(heard.length).to.equal(2);
  });
});

describe('router: snapshots of a router that starts again', () => {
  afterEach(stopRouters);

  it('are stored when they change later', async () => {
    const app = await start();
    app.router.stop();
    await app.router.start();
    app.router.page(app.top().key)!.snapshot.set('draft', 'changed');
    app.router.stop();
    expect(app.frame.window.sessionStorage.getItem(NAME)).to.include('changed');
  });
});
