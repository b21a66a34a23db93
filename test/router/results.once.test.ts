import { expect } from '@open-wc/testing';
import type { PageResult } from '../../shell/router/index.js';
import { APP, startRouter, type Started, stopRouters } from './start-router.js';

/** Listens on the page on top. Returns what it hears, and how to stop. */
function listen(app: Started, key = app.top().key): { heard: PageResult[]; stop: () => void } {
  const heard: PageResult[] = [];
  const stop = app.router.page(key)!.on('result', ({ data }) => heard.push(data));
  return { heard, stop };
}

const open = async (app: Started, url = '/list?x=1'): Promise<void> => void (await app.router.navigateTo({ url }));

describe('router: the event result', () => {
  afterEach(stopRouters);

  it('comes to the page that shows again, after show', async () => {
    const app = await startRouter(APP);
    const page = app.router.page(app.top().key)!;
    const types: string[] = [];
    for (const type of ['show', 'hide', 'result']) page.on(type, () => types.push(type));
    const { heard } = listen(app);
    await open(app);
    await app.router.navigateBack({ result: { id: 7 } });
    expect(heard).to.deep.equal([{ result: { id: 7 }, path: '/list', url: '/list?x=1' }]);
    expect(types).to.deep.equal(['show', 'hide', 'show', 'result']);
  });

  it('comes from the page that has replaced the opened one, or that is lowest of several', async () => {
    const app = await startRouter(APP);
    const { heard } = listen(app);
    await open(app);
    await app.router.redirectTo({ url: '/detail' });
    await app.router.navigateBack({ result: 1 });
    await open(app);
    await open(app, '/detail');
    await app.router.navigateBack({ delta: 2, result: 2 });
    expect(heard.map(({ result, url }) => [result, url])).to.deep.equal([
      [1, '/detail'],
      [2, '/list?x=1'],
    ]);
  });

  it('does not come without a result, but with null', async () => {
    const app = await startRouter(APP);
    const { heard } = listen(app);
    await open(app);
    await app.router.navigateBack();
    await open(app);
    await app.go(-1);
    await app.settled();
    expect(heard).to.deep.equal([]);
    await open(app);
    await app.router.navigateBack({ result: null });
    expect(heard.map(({ result }) => result)).to.deep.equal([null]);
  });

  it('waits for a listener, with all results in order, and comes once', async () => {
    const app = await startRouter(APP);
    for (const result of [1, 2n]) {
      await open(app);
      await app.router.navigateBack({ result });
    }
    const first = listen(app);
    first.stop();
    const [second, third] = [listen(app), listen(app)];
    await Promise.resolve();
    const results = ({ heard }: { heard: PageResult[] }) => heard.map(({ result }) => result);
    expect([first, second, third].map(results)).to.deep.equal([[], [1, 2n], [1, 2n]]);
    const late = listen(app);
    await Promise.resolve();
    expect(late.heard).to.deep.equal([]);
    app.router.stop();
    expect(JSON.stringify({ ...app.frame.window.sessionStorage })).not.to.include('results');
  });

  it('waits through a reload, if it is JSON', async () => {
    const app = await startRouter(APP);
    const errors: unknown[] = [];
    app.router.app.addEventListener('error', (event) => errors.push(event));
    for (const result of [{ id: 7 }, 1n, () => 1]) {
      await open(app);
      await app.router.navigateBack({ result });
    }
    const { key } = app.top();
    app.router.stop();
    const { createRouter } = (await app.frame.load(
      '/shell/router/index.ts',
    )) as typeof import('../../shell/router/index.js');
    const router = createRouter(APP);
    await router.start();
    const { heard } = listen({ ...app, router }, key);
    await Promise.resolve();
    expect(heard.map(({ result }) => result)).to.deep.equal([{ id: 7 }]);
    expect(errors).to.deep.equal([]);
    router.stop();
  });
});
