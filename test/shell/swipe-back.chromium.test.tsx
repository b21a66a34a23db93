import { expect } from '@open-wc/testing';
import { navigateTo } from 'nacre/device';
import { usePage, type AppDefinition } from 'nacre/shell';
import { SWIPE_BACK } from '../../shell/ui/motion/swipe.js';
import { emulate, touch, type Point } from '../helpers/commands.js';
import { drawn } from '../helpers/dom.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

function Page() {
  const { path } = usePage();
  return (
    <div>
      <div id="wide" style={{ overflow: 'auto' }}>
        <div style={{ width: 3000, height: 100 }}>{path}</div>
      </div>
      <div style={{ height: 3000 }} />
    </div>
  );
}
const load = () => Page;
const definition: AppDefinition = {
  pages: [
    { path: '/home', load },
    { path: '/a', load },
  ],
};

async function start(): Promise<StartedApp> {
  const app = await startApp(definition);
  await navigateTo({ url: '/a', animationType: 'none' });
  await app.settled();
  return app;
}
/** A point of the wide part. */
function at(app: StartedApp, inset: number, down = 0): Point {
  const { left, top } = app.top().querySelector('#wide')!.getBoundingClientRect();
  return [left + inset, top + 50 + down];
}
const swipe = (app: StartedApp, ...insets: number[]) =>
  touch(
    insets.map((inset) => at(app, inset)),
    { stepDelay: 4 },
  );

describe('swipe back by a real finger', () => {
  // Apps load it after their first page.
  before(() => SWIPE_BACK.load());
  afterEach(async () => {
    stopApps();
    await emulate({});
  });

  it('leaves to the browser what it scrolls beyond the edge', async () => {
    const app = await start();
    const wide = app.top().querySelector('#wide')!;
    wide.scrollLeft = 500;
    await drawn();
    await swipe(app, 100, 300);
    await until(() => wide.scrollLeft < 500, 'it scrolls');
    await app.settled();
    expect(app.hash()).to.equal('/a');
  });

  it('goes before what the browser scrolls at the edge', async () => {
    const app = await start();
    const wide = app.top().querySelector('#wide')!;
    wide.scrollLeft = 500;
    await drawn();
    let isScrolled = false;
    wide.addEventListener('scroll', () => (isScrolled = true));
    await swipe(app, 6, 600);
    expect(isScrolled).to.equal(false);
    await until(() => app.hash() === '/home', 'the app goes back');
    await app.settled();
  });

  it('leaves scrolling up and down along the edge to the browser', async () => {
    const app = await start();
    await touch([at(app, 6, 300), at(app, 12, 60)], { stepDelay: 4 });
    await until(() => app.scroller().scrollTop > 100, 'the page scrolls');
    expect(app.hash()).to.equal('/a');
    expect(app.container.querySelector('[data-swiped]')).to.equal(null);
  });

  it('follows the finger alone where users want less motion', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const app = await start();
    const { animate } = Element.prototype;
    const durations: unknown[] = [];
    Element.prototype.animate = function (frames, options) {
      durations.push((options as KeyframeAnimationOptions).duration);
      return animate.call(this, frames, options);
    };
    try {
      await swipe(app, 6, 600);
      await until(() => app.hash() === '/home', 'the app goes back');
      await app.settled();
      expect(Math.max(0, ...(durations as number[]))).to.equal(0);
    } finally {
      Element.prototype.animate = animate;
    }
  });
});
