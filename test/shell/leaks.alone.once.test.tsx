import { expect } from '@open-wc/testing';
import { navigateBack, navigateTo } from 'nacre/device';
import { useHide, usePage, usePageScroll, useShow, useUnload } from 'nacre/shell';
import { watchLeaks } from '../helpers/leaks.js';
import { historyQuota } from '../router/app-frame.js';
import { startApp, stopApps } from './start-app.js';

const ROUNDS = 200;
const WARM_UP_ROUNDS = 20;

function Page() {
  const { setTitle } = usePage();
  useShow(() => setTitle('shown'));
  useHide(() => undefined);
  useUnload(() => undefined);
  usePageScroll(() => undefined);
  return <button type="button">page</button>;
}

describe('leaks', () => {
  afterEach(stopApps);

  it(`leave nothing behind after ${ROUNDS} pages`, async () => {
    const load = () => Page;
    const app = await startApp({
      pages: [
        { path: '/home', load },
        { path: '/a', load },
      ],
      style: { animationDuration: 1 },
    });
    const round = async (): Promise<void> => {
      await historyQuota();
      await navigateTo({ url: '/a' });
      await app.settled();
      await navigateBack();
      await app.settled();
    };
    // What loads after the first page has come by then.
    for (let count = 0; count < WARM_UP_ROUNDS; count++) await round();
    const leaks = watchLeaks((target) => target instanceof Element || target instanceof AbortSignal);
    try {
      await round();
      const left = leaks.left();
      const nodes = document.querySelectorAll('*').length;
      for (let count = 0; count < ROUNDS; count++) await round();
      expect(leaks.left()).to.deep.equal(left);
      expect(document.querySelectorAll('*')).to.have.length(nodes);
    } finally {
      leaks.stop();
    }
    expect(app.container.querySelectorAll('.nc-page')).to.have.length(1);
    expect(app.app.router.getSnapshot().leaving).to.deep.equal([]);
  }).timeout(240_000);
});
