import { expect } from '@open-wc/testing';
import { APP, expectStack, startRouter, state, type Started, stopRouters } from './start-router.js';

const NAME = 'nacre:router:/';

/** Gives the document a storage of its own, as each tab of the browser has one. */
function ownStorage({ frame }: Started, stored: string): Map<string, string> {
  const items = new Map([[NAME, stored]]);
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    clear: () => items.clear(),
  };
  Object.defineProperty(frame.window, 'sessionStorage', { value: storage, configurable: true });
  return items;
}

describe('router: a tab of the browser that was duplicated', () => {
  afterEach(stopRouters);

  it('has the stack of the other one, and both go their own ways', async () => {
    const first = await startRouter(APP);
    await first.router.navigateTo({ url: '/list' });
    first.router.page(first.top().key)!.snapshot.set('draft', 'of both');
    first.router.stop();
    const stored = first.frame.window.sessionStorage.getItem(NAME)!;
    const storedState = state(first);
    await first.router.start();

    const second = await startRouter(APP, '/list');
    second.router.stop();
    const own = ownStorage(second, stored);
    second.frame.window.history.replaceState(storedState, '', '#/list');
    await second.router.start();
    expect(second.urls()).to.deep.equal(['/home', '/list']);
    expect(second.router.page(second.top().key)!.snapshot.get('draft')).to.equal('of both');

    await second.router.navigateTo({ url: '/detail?2' });
    const { key } = second.top();
    // The frames of a page share a history, unlike tabs: the second one goes first.
    await second.router.navigateBack();
    await first.router.navigateTo({ url: '/detail?1' });
    expectStack(first, '/home', '/list', '/detail?1');
    expect(second.urls()).to.deep.equal(['/home', '/list']);
    expect(first.top().key).not.to.equal(key);
    first.router.page(first.router.getSnapshot().entries[1]!.key)!.snapshot.set('draft', 'of the first');
    first.router.stop();
    expect(second.router.page(second.top().key)!.snapshot.get('draft')).to.equal('of both');
    second.router.stop();
    expect(own.get(NAME)).to.include('of both').and.not.include('of the first');
    expect(first.frame.window.sessionStorage.getItem(NAME)).to.include('of the first');
    await first.router.start();
    expect(first.urls()).to.deep.equal(['/home', '/list', '/detail?1']);
  });
});

describe('router: a clock that is set back', () => {
  afterEach(stopRouters);

  it('changes neither keys, nor what counts as a double tap, nor the time to leave', async () => {
    const app = await startRouter({ ...APP, exitGuard: true });
    const page = app.frame.window as unknown as { Date: DateConstructor };
    let now = 1e12;
    Object.assign(page.Date, { now: () => (now -= 1e9) });
    const keys = new Set([app.top().key]);
    for (const count of [1, 2, 3]) {
      await app.router.navigateTo({ url: `/list?${count}` });
      await app.router.navigateTo({ url: `/list?${count}` });
      keys.add(app.top().key);
    }
    expectStack(app, '/home', '/list?1', '/list?2', '/list?3');
    expect(keys.size).to.equal(4);
    await app.router.navigateBack({ delta: 3 });
    let attempts = 0;
    app.router.app.addEventListener('exitattempt', () => attempts++);
    await app.go(-1);
    await app.settled();
    expect(attempts).to.equal(1);
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await app.go(-1);
    await gone;
    expect(attempts).to.equal(1);
  });
});
