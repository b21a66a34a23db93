import { expect } from '@open-wc/testing';
import { navigateBack, navigateTo } from 'nacre/device';
import { cdp } from '../helpers/commands.js';
import { watchLeaks } from '../helpers/leaks.js';
import { clip, mediaUrl } from '../helpers/media.js';
import { historyQuota } from '../router/app-frame.js';
import { heavyPage, type Work } from './heavy-page.js';
import { startApp, stopApps } from './start-app.js';

/** As many as the run has time for. `node test/bench/pages.mjs` takes 200. */
const ROUNDS = 24;

interface Counters {
  documents: number;
  nodes: number;
  jsEventListeners: number;
}

async function counters(): Promise<Counters> {
  // The second collection takes what the first one has made free, such as what WeakRefs held until the task was over.
  for (let time = 0; time < 3; time++) await cdp('HeapProfiler.collectGarbage');
  return (await cdp('Memory.getDOMCounters')) as Counters;
}

describe('leaks of heavy pages', () => {
  afterEach(stopApps);

  it(`leave no node, listener or timer behind after ${ROUNDS} of them`, async () => {
    const work: Work = { frames: 0, ticks: 0, resizes: 0 };
    const app = await startApp({
      pages: [
        { path: '/home', load: () => () => <div data-shared="picture-1">home</div> },
        { path: '/small', load: () => () => <p>small</p> },
        { path: '/heavy', load: () => heavyPage(work, mediaUrl(clip())) },
      ],
      style: { animationDuration: 1 },
    });
    const shown: WeakRef<Element>[] = [];
    const visit = async (url: string): Promise<void> => {
      await historyQuota();
      await navigateTo({ url });
      await app.settled();
      if (url === '/heavy') shown.push(new WeakRef(app.top()));
      await navigateBack();
      await app.settled();
    };
    const round = (): Promise<void> => visit('/heavy');
    // The first pages bring what stays: modules, style sheets, caches.
    for (let time = 0; time < 4; time++) await round();
    // React keeps the page that was rendered last until it renders another.
    await visit('/small');
    const before = await counters();
    const leaks = watchLeaks((target) => target instanceof Node || target instanceof AbortSignal);
    try {
      await round();
      const left = leaks.left();
      for (let time = 1; time < ROUNDS; time++) await round();
      expect(leaks.left()).to.deep.equal(left);
    } finally {
      leaks.stop();
    }
    await visit('/small');
    const after = await counters();
    const alive = shown.filter((page) => page.deref()).length;
    expect(alive, 'pages that are not collected').to.be.at.most(1);
    expect(after.nodes - before.nodes, 'nodes').to.be.at.most(20);
    expect(after.jsEventListeners - before.jsEventListeners, 'listeners').to.be.at.most(4);
    expect(after.documents).to.equal(before.documents);
  }).timeout(240_000);
});
