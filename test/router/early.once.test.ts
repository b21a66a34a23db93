import { expect } from '@open-wc/testing';
import type { RouterOptions } from '../../shell/router/index.js';
import { deferred, failure, startRouter, type Started, stopRouters } from './start-router.js';

const APP: RouterOptions = { pages: [{ path: '/home' }, { path: '/list' }, { path: '/detail' }] };

/** The call has opened its page, or has failed and the first page is there: never one and the other. */
async function expectOutcome(app: Started, call: Promise<string>, moment: string): Promise<void> {
  const outcome = await call;
  await app.settled();
  const urls = app.urls();
  const isThere = urls.at(-1) === '/list';
  expect(isThere, `${moment}: ${outcome}, and the stack is ${urls.join()}`).to.equal(outcome === 'did not fail');
  expect(app.hash(), moment).to.equal(isThere ? '/list' : '/home');
  expect(urls[0], moment).to.equal('/home');
}

const turns = async (count: number, task: boolean): Promise<void> => {
  for (let turn = 0; turn < count; turn++) {
    await (task ? new Promise((resolve) => setTimeout(resolve)) : undefined);
  }
};

describe('router: a call before the first page is there', () => {
  afterEach(stopRouters);

  for (const [what, canEnter] of [
    ['no guard', undefined],
    ['a guard that answers at once', () => true],
    ['a guard that answers later', async () => (await turns(3, true), true)],
  ] as const) {
    it(`wins or fails, with ${what}`, async () => {
      const app = await startRouter({ ...APP, ...(canEnter && { canEnter }) });
      for (const task of [false, true]) {
        for (let count = 0; count < 5; count++) {
          app.router.stop();
          app.frame.window.sessionStorage.clear();
          app.frame.window.history.replaceState(null, '', '#/home');
          const started = app.router.start();
          await turns(count, task);
          const call = failure(app.router.navigateTo({ url: '/list' }));
          await started;
          await expectOutcome(app, call, `after ${count} ${task ? 'tasks' : 'microtasks'}`);
          await app.router.reLaunch({ url: '/home' });
        }
      }
    });

    it(`wins or fails when the router stops and starts again, with ${what}`, async () => {
      const app = await startRouter({ ...APP, ...(canEnter && { canEnter }) });
      for (let before = 0; before < 4; before++) {
        for (let after = 0; after < 4; after++) {
          app.router.stop();
          app.frame.window.sessionStorage.clear();
          app.frame.window.history.replaceState(null, '', '#/home');
          const first = failure(app.router.start());
          await turns(before, false);
          const call = failure(app.router.navigateTo({ url: '/list' }));
          await turns(after, false);
          app.router.stop();
          await app.router.start();
          expect(await first, 'a start that was stopped tells nothing').to.equal('did not fail');
          await expectOutcome(app, call, `stopped ${after} microtasks after a call after ${before}`);
          await app.router.reLaunch({ url: '/home' });
        }
      }
    });
  }

  it('does not wait for ever for the guard of a start that was stopped', async () => {
    const never = deferred<boolean>();
    let isFirst = true;
    const asked = deferred<void>();
    const canEnter = () => {
      asked.resolve();
      return isFirst ? never.promise : true;
    };
    const app = await startRouter(APP);
    app.router.stop();
    const again = (await app.frame.load('/shell/router/index.ts')) as typeof import('../../shell/router/index.js');
    const router = again.createRouter({ ...APP, canEnter });
    const first = failure(router.start());
    const call = failure(router.navigateTo({ url: '/list' }));
    await asked.promise;
    router.stop();
    expect(await first, 'the start that was stopped ends').to.equal('did not fail');
    isFirst = false;
    await router.start();
    expect(await call).to.equal('navigateTo:fail the router is not started');
    expect(router.getSnapshot().entries.map(({ url }) => url)).to.deep.equal(['/home']);
    router.stop();
  });

  it('fails when the router stops while a guard is asked, and nothing is written then', async () => {
    const answer = deferred<boolean>();
    const canEnter = ({ path }: { path: string }) => (path === '/list' ? answer.promise : true);
    const app = await startRouter({ ...APP, canEnter });
    const call = failure(app.router.navigateTo({ url: '/list' }));
    await turns(1, true);
    app.router.stop();
    answer.resolve(true);
    expect(await call).to.equal('navigateTo:fail the router is not started');
    expect([app.urls(), app.hash()]).to.deep.equal([['/home'], '/home']);
  });

  it('shows the first page where the browser refuses to write history', async () => {
    const errors: unknown[] = [];
    const app = await startRouter({ ...APP, onError: (error) => errors.push(error) });
    app.router.stop();
    const { history } = app.frame.window;
    history.replaceState(null, '', '#/list');
    history.replaceState = () => {
      throw new Error('too often');
    };
    await app.router.start();
    expect(app.urls()).to.deep.equal(['/list']);
    expect(errors.map((error) => (error as Error).message)).to.deep.equal(['too often']);
    Reflect.deleteProperty(history, 'replaceState');
    await app.router.navigateTo({ url: '/detail' });
    await app.router.navigateBack();
    expect([app.urls(), app.hash()]).to.deep.equal([['/list'], '/list']);
  });
});
