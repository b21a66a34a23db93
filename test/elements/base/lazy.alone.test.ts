import { expect } from '@open-wc/testing';
import { lazy, loadOnce } from '../../../elements/base/lazy.js';
import { refuseOnce } from '../../helpers/commands.js';

const errorOf = (loading: Promise<unknown>): Promise<Error> =>
  loading.then(
    () => expect.fail('it has loaded'),
    (error: Error) => error,
  );

describe('lazy()', () => {
  it('gives all callers one module, and later at once', async () => {
    let count = 0;
    const load = loadOnce(() => Promise.resolve(++count));
    expect(load.loaded).to.equal(undefined);
    expect(await Promise.all([load(), load()])).to.deep.equal([1, 1]);
    expect(load.loaded).to.equal(1);
    expect(await load()).to.equal(1);
  });

  it('loads a module that was lost with the next call, and gives it to all who load it', async () => {
    const first = lazy(() => import('./fixtures/late.js'));
    const second = lazy(() => import('./fixtures/late.js'));
    refuseOnce('fixtures/late');
    const errors = await Promise.all([errorOf(first()), errorOf(first())]);
    expect(errors[0], 'all callers get the same error').to.equal(errors[1]);
    expect(first.loaded).to.equal(undefined);
    const module = await first();
    expect(module.own).to.be.an('object');
    expect(first.loaded).to.equal(module);
    expect((await second()).own, 'another loader gets the same module').to.equal(module.own);
  });

  it('loads a module that was lost again and again', async () => {
    const load = lazy(() => import('./fixtures/late-again.js'));
    for (let time = 0; time < 3; time++) {
      refuseOnce('fixtures/late-again');
      await errorOf(load());
    }
    expect((await load()).own).to.be.an('object');
  });

  it('loads a module that was lost when a bundler preloaded it', async () => {
    const load = () => import('./fixtures/late-preloaded.js');
    const [, path = ''] = /import\(["'`]([^"'`]+)/.exec(String(load))!;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(path, import.meta.url).href;
    refuseOnce('fixtures/late-preloaded');
    const lost = new Promise((resolve) => (link.onerror = resolve));
    document.head.append(link);
    await lost;
    const get = lazy(load);
    // Some browsers ask again, others keep what was lost.
    await get().catch(() => undefined);
    expect((await get()).own).to.be.an('object');
    link.remove();
  });

  it('never gives the module in place of what the loader takes of it', async () => {
    const load = lazy(() => import('./fixtures/late-taken.js').then(({ own }) => ({ taken: own })));
    refuseOnce('fixtures/late-taken');
    await errorOf(load());
    // WebKit loads it, others keep the failure.
    const outcome = await load().catch((error: Error) => error);
    expect(outcome instanceof Error || outcome.taken).to.be.oneOf([true, 'the part']);
  });

  it('asks for a data: URL as it is', async () => {
    const url = 'data:text/plain,no-script';
    const load = lazy(() => import(/* @vite-ignore */ url) as Promise<object>);
    const first = await errorOf(load());
    expect((await errorOf(load())).message).to.equal(first.message);
  });
});
