import { expect } from '@open-wc/testing';
import { navigateBack, navigateTo } from 'nacre/device';
import { useBackPress, usePage, type AppDefinition } from 'nacre/shell';
import { gestureArena } from '../../elements/internal/gesture/arena.js';
import { SWIPE_BACK } from '../../shell/ui/motion/swipe.js';
import { drawn } from '../helpers/dom.js';
import { flick } from '../helpers/finger.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

let stays = false;
let asked: string[] = [];
function Page() {
  const { path } = usePage();
  useBackPress(({ from }) => {
    asked.push(`${from} ${path}`);
    return stays;
  });
  return <p>{path}</p>;
}
const load = () => Page;
const definition: AppDefinition = { pages: ['/home', '/a', '/b'].map((path) => ({ path, load })) };

const pageOf = (app: StartedApp, path: string) =>
  [...app.container.querySelectorAll<HTMLElement>('.nc-page')].find(
    (page) => page.querySelector('.nc-page-content')?.textContent === path,
  );
const shiftOf = (page: Element) => new DOMMatrix(getComputedStyle(page).transform).m41;
const animations = (app: StartedApp) =>
  [...app.container.querySelectorAll('.nc-page')].flatMap((page) => page.getAnimations());
const keyOf = (app: StartedApp) => app.app.router.getSnapshot().entries.at(-1)!.key;

async function start(more: Partial<AppDefinition> = {}, animationType = 'none'): Promise<StartedApp> {
  const app = await startApp({ ...definition, ...more });
  await navigateTo({ url: '/a', animationType, animationDuration: 100 });
  await app.settled();
  return app;
}
function points(app: StartedApp, ...insets: number[]) {
  const { left, top, height } = app.container.querySelector('.nc-pages')!.getBoundingClientRect();
  return insets.map((inset) => [Math.round(left + inset), Math.round(top + height / 2)] as const);
}
const swipe = (app: StartedApp) => flick(points(app, 8, 60, 110, 160));

/** A finger that is drawing the page aside, and stays on the screen until `let go`. */
function hold(app: StartedApp): (end: 'pointerup' | 'pointercancel') => void {
  const way = points(app, 8, 60, 110, 160);
  const target = document.elementFromPoint(...way[0]!)!;
  const send = (type: string, [clientX, clientY]: readonly [number, number]) => {
    const init = { bubbles: true, composed: true, pointerId: 72, pointerType: 'touch', isPrimary: true };
    target.dispatchEvent(new PointerEvent(type, { ...init, clientX, clientY, buttons: type === 'pointerup' ? 0 : 1 }));
  };
  send('pointerdown', way[0]!);
  for (const point of way.slice(1)) send('pointermove', point);
  return (end) => send(end, way.at(-1)!);
}

async function expectAtRest(app: StartedApp, path: string): Promise<void> {
  await until(() => animations(app).length === 0 && !app.container.querySelector('[data-swiped]'), 'pages rest');
  await app.settled();
  expect([app.hash(), app.text()]).to.deep.equal([path, path]);
  for (const page of app.container.querySelectorAll<HTMLElement>('.nc-page')) {
    expect(page.style.cssText).to.equal('');
    expect(page.checkVisibility()).to.equal(!page.inert);
  }
}

describe('swipe back, where something else happens', () => {
  // Apps load it after their first page.
  before(() => SWIPE_BACK.load());
  beforeEach(() => {
    stays = false;
    asked = [];
  });
  afterEach(stopApps);

  it('calls useBackPress once, and stays if that returns true', async () => {
    const app = await start();
    const under = pageOf(app, '/home')!;
    stays = true;
    const { animate } = Element.prototype;
    let springsBack = false;
    // At its start: on a busy machine the animation is over before the test looks.
    Element.prototype.animate = function (...parameters) {
      const animation = animate.apply(this, parameters);
      if (this === under && asked.length) springsBack = under.checkVisibility();
      return animation;
    };
    try {
      swipe(app);
      await until(() => asked.length, 'the page is asked');
      await expectAtRest(app, '/a');
      expect(springsBack, 'springs back').to.equal(true);
    } finally {
      Element.prototype.animate = animate;
    }
    stays = false;
    swipe(app);
    await expectAtRest(app, '/home');
    expect(asked).to.deep.equal(['navigateBack /a', 'navigateBack /a']);
  });

  it('stays if a guard refuses', async () => {
    const app = await start();
    let questions = 0;
    const stop = app.app.router.guard(keyOf(app), () => {
      questions++;
      return false;
    });
    swipe(app);
    await until(() => questions, 'the guard is asked');
    await expectAtRest(app, '/a');
    stop();
    expect(questions).to.equal(1);
  });

  it('returns the page to its place until the guard has answered, then plays the motion', async () => {
    const app = await start({}, 'slide-in-top');
    let answer!: (yes: boolean) => void;
    app.app.router.guard(keyOf(app), () => new Promise<boolean>((resolve) => (answer = resolve)));
    swipe(app);
    await until(() => answer, 'the guard is asked');
    await until(() => !app.container.querySelector('[data-swiped]'), 'the page is back');
    expect(app.hash()).to.equal('/a');
    answer(true);
    await until(() => animations(app).length, 'the page leaves');
    expect(shiftOf(pageOf(app, '/a')!), 'in its own way').to.equal(0);
    await expectAtRest(app, '/home');
  });

  it('mounts a page that is not kept, and unmounts it if the swipe is not completed', async () => {
    const app = await start({ keep: 'none' });
    expect(pageOf(app, '/home')).to.equal(undefined);
    const letGo = hold(app);
    await until(() => pageOf(app, '/home')?.checkVisibility(), 'the page beneath is there');
    letGo('pointercancel');
    await expectAtRest(app, '/a');
    expect(pageOf(app, '/home')).to.equal(undefined);
    swipe(app);
    await expectAtRest(app, '/home');
  });

  it('ends when the browser cancels the pointer', async () => {
    const app = await start();
    const letGo = hold(app);
    await drawn();
    expect(shiftOf(pageOf(app, '/a')!)).to.be.greaterThan(100);
    letGo('pointercancel');
    await expectAtRest(app, '/a');
    expect(asked).to.deep.equal([]);
  });

  it('is completed when Back comes from elsewhere meanwhile', async () => {
    const app = await start();
    const letGo = hold(app);
    await drawn();
    const { animate } = Element.prototype;
    const starts: number[] = [];
    Element.prototype.animate = function (...options) {
      if (this === pageOf(app, '/a')) starts.push(shiftOf(this));
      return animate.apply(this, options);
    };
    try {
      await navigateBack();
      letGo('pointerup');
      await expectAtRest(app, '/home');
      expect(starts).to.have.length(1);
      expect(starts[0]).to.be.greaterThan(100);
    } finally {
      Element.prototype.animate = animate;
    }
  });

  it('ends when another page opens meanwhile', async () => {
    const app = await start();
    const letGo = hold(app);
    await drawn();
    await navigateTo({ url: '/b' });
    letGo('pointerup');
    await expectAtRest(app, '/b');
    await navigateBack();
    await expectAtRest(app, '/a');
  });

  it('ends when the app is unmounted', async () => {
    const app = await start();
    const letGo = hold(app);
    await drawn();
    app.unmount();
    letGo('pointerup');
    await app.mount();
    await expectAtRest(app, '/a');
    expect(gestureArena().ownerOf(72)).to.equal(undefined);
  });

  it('goes down the stack page by page, however fast', async () => {
    const app = await start();
    await navigateTo({ url: '/b', animationType: 'none' });
    await app.settled();
    swipe(app);
    swipe(app);
    await expectAtRest(app, '/a');
    swipe(app);
    await expectAtRest(app, '/home');
  });
});
