import { expect } from '@open-wc/testing';
import { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from 'nacre/device';
import type { AnimationType, AppDefinition } from 'nacre/shell';
import { drawn } from '../helpers/dom.js';
import { holdTimers } from '../helpers/timers.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const load = () => () => <p>page</p>;
const definition: AppDefinition = {
  pages: ['/home', '/mine', '/a', '/b'].map((path) => ({ path, load })),
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
};

/** Every name of an animation that plays, as a page comes in and as it goes out. */
const NAMES: AnimationType[] = [
  ...(['pop-in', 'slide-in-right', 'slide-in-left', 'slide-in-top', 'slide-in-bottom', 'fade-in'] as const),
  ...(['pop-out', 'slide-out-right', 'slide-out-left', 'slide-out-top', 'slide-out-bottom', 'fade-out'] as const),
  ...(['zoom-out', 'zoom-in', 'zoom-fade-out', 'zoom-fade-in'] as const),
];

const pages = (app: StartedApp) => [...app.container.querySelectorAll<HTMLElement>('.nc-page')];
const animationsOf = (app: StartedApp) => pages(app).flatMap((page) => page.getAnimations());
const moving = (app: StartedApp) => pages(app).find(({ dataset }) => /entering|leaving/.test(dataset['phase']!))!;
const seen = (app: StartedApp) => pages(app).filter((page) => page.checkVisibility()).length;

/** Where the page is and how much of it shines through. */
function lookOf(page: Element): number[] {
  const { left, top, width } = page.getBoundingClientRect();
  return [left, top, width, 100 * Number(getComputedStyle(page).opacity)];
}
function expectSameLook(page: Element, before: readonly number[], why: string): void {
  for (const [index, value] of lookOf(page).entries()) expect(value, why).to.be.closeTo(before[index]!, 1.5);
}

/** Stops the motion at this time, in ms. */
async function stopAt(app: StartedApp, time: number): Promise<Animation[]> {
  await until(() => animationsOf(app).some(({ playState }) => playState === 'running'), 'pages move');
  const animations = animationsOf(app);
  for (const animation of animations) {
    animation.pause();
    animation.currentTime = time;
  }
  return animations;
}

/** Turns the motion after 30 % of its 300 ms. Time stands still meanwhile: on a busy machine it could be over. */
async function turn(app: StartedApp, change: () => unknown): Promise<void> {
  const animations = await stopAt(app, 90);
  for (const { effect } of animations) {
    expect(effect!.getTiming().duration).to.equal(300);
    effect!.updateTiming({ duration: 300_000 });
  }
  const stop = (): void => {
    for (const animation of animations) {
      animation.pause();
      animation.currentTime = 90_000;
    }
  };
  stop();
  const before = lookOf(moving(app));
  await change();
  await until(() => animations.every(({ playbackRate }) => playbackRate < 0), 'it turns');
  stop();
  expectSameLook(moving(app), before, 'no jump');
  for (const animation of animations) animation.finish();
}

async function expectAtRest(app: StartedApp, path: string, mounted: number): Promise<void> {
  await app.settled();
  expect([app.hash(), pages(app).length, seen(app), animationsOf(app).length]).to.deep.equal([path, mounted, 1, 0]);
  expect(app.top().dataset['phase']).to.equal('active');
  for (const page of pages(app)) {
    expect(page.style.cssText).to.equal('');
    expect(page.inert).to.equal(page !== app.top());
    expect(getComputedStyle(page).willChange).to.equal('auto');
  }
}

describe('motion of pages that is interrupted', () => {
  afterEach(() => {
    stopApps();
  });

  for (const animationType of NAMES) {
    it(`${animationType} lasts 300 ms, and turns where it is`, async () => {
      // Without a tab bar, whose coming and going changes the height of the pages.
      const app = await startApp({ pages: definition.pages });
      await navigateTo({ url: '/a', animationType });
      await turn(app, () => navigateBack());
      await expectAtRest(app, '/home', 1);

      await navigateTo({ url: '/a', animationType: 'none' });
      await app.settled();
      await navigateBack({ animationType });
      await turn(app, () => history.forward());
      await expectAtRest(app, '/a', 2);
    });
  }

  it('is over if the page had not begun to move', async () => {
    const app = await startApp({
      ...definition,
      pages: [...definition.pages, { path: '/slow', load: () => new Promise(() => undefined) }],
    });
    // The page moves without its code after 120 ms, or when it counts as pending after 200 ms.
    const held = [120, 200].map(holdTimers);
    await navigateTo({ url: '/slow', animationDuration: 2000 });
    await until(() => animationsOf(app).length > 0, 'it waits for the code');
    for (const animation of animationsOf(app)) animation.pause();
    const { reverse } = Animation.prototype;
    let isReversed = false;
    Animation.prototype.reverse = function () {
      isReversed = true;
      reverse.call(this);
    };
    try {
      await navigateBack();
      await expectAtRest(app, '/home', 1);
      expect(isReversed, 'it would show all of the page').to.equal(false);
    } finally {
      Animation.prototype.reverse = reverse;
      for (const timers of held.reverse()) timers.restore();
    }
  });

  it('shows the page beneath until the one above it fills the screen, though a third comes', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a', animationDuration: 60_000 });
    await stopAt(app, 500);
    await navigateTo({ url: '/b', animationDuration: 200 });
    await until(() => pages(app).length === 3, 'the third page is there');
    expect(seen(app)).to.equal(3);
    for (const animation of animationsOf(app)) animation.play();
    await expectAtRest(app, '/b', 3);
    await navigateBack();
    await until(() => animationsOf(app).length > 0, 'the third page leaves');
    await navigateBack({ animationDuration: 200 });
    await expectAtRest(app, '/home', 1);
  });

  const CHANGES: [string, (app: StartedApp) => unknown, string, number][] = [
    ['switchTab', () => switchTab({ url: '/mine' }), '/mine', 2],
    ['reLaunch', () => reLaunch({ url: '/b' }), '/b', 1],
    ['redirectTo', () => redirectTo({ url: '/b' }), '/b', 2],
  ];
  for (const [name, change, path, mounted] of CHANGES) {
    it(`ends at once by ${name}`, async () => {
      const app = await startApp(definition);
      await navigateTo({ url: '/a', animationDuration: 5000 });
      const animations = await stopAt(app, 1000);
      await change(app);
      await until(() => animations.every(({ playState }) => playState === 'idle'), 'it ends');
      expect(animationsOf(app)).to.deep.equal([]);
      await expectAtRest(app, path, mounted);
    });
  }

  it('ends at once by a Back that the browser has animated', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a', animationDuration: 5000 });
    const animations = await stopAt(app, 1000);
    const mark = (event: Event): void => void Object.defineProperty(event, 'hasUAVisualTransition', { value: true });
    addEventListener('popstate', mark, { capture: true, once: true });
    history.back();
    await until(() => animations.every(({ playState }) => playState === 'idle'), 'it ends');
    await expectAtRest(app, '/home', 1);
  });

  it('ends at once when the document is hidden, and is not played there', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a', animationDuration: 5000 });
    const animations = await stopAt(app, 1000);
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    try {
      document.dispatchEvent(new Event('visibilitychange'));
      await until(() => animations.every(({ playState }) => playState === 'idle'), 'it ends');
      await expectAtRest(app, '/a', 2);
      await navigateTo({ url: '/b', animationDuration: 5000 });
      await drawn();
      await expectAtRest(app, '/b', 3);
    } finally {
      Reflect.deleteProperty(document, 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
});
