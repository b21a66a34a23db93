import { expect } from '@open-wc/testing';
import { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from 'nacre/device';
import type { AppDefinition } from 'nacre/shell';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

const load = () => () => <p>page</p>;
const definition: AppDefinition = {
  pages: [
    { path: '/home', load },
    { path: '/mine', load },
    { path: '/a', load },
    { path: '/b', load },
    { path: '/styled', load, style: { animationType: 'fade-in', animationDuration: 120 } },
    { path: '/still', load, style: { animationType: 'none' } },
  ],
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
};

const animationsOf = (app: StartedApp) =>
  [...app.container.querySelectorAll('.nc-page')].flatMap((page) => page.getAnimations());
/** First and last frame of the page that moves on top: what a user sees it do. */
const framesOf = (animation: Animation) => {
  const frames = (animation.effect as KeyframeEffect).getKeyframes();
  return [frames[0]!, frames.at(-1)!].map(({ transform = 'none', opacity = '1' }) => [transform, opacity].join(' '));
};
const durationOf = (animation: Animation) => (animation.effect as KeyframeEffect).getTiming().duration;
const lead = async (app: StartedApp) => {
  await until(() => animationsOf(app).length > 0, 'a page moves');
  return animationsOf(app).find((animation) => {
    const { phase } = ((animation.effect as KeyframeEffect).target as HTMLElement).dataset;
    return phase === 'entering' || phase === 'leaving';
  })!;
};
const REST = 'none 1';

const KINDS: Record<string, [string, string]> = {
  'pop-in': ['translate(100%, 0%) 1', 'pop-out'],
  'slide-in-right': ['translate(100%, 0%) 1', 'slide-out-right'],
  'slide-in-left': ['translate(-100%, 0%) 1', 'slide-out-left'],
  'slide-in-top': ['translate(0%, -100%) 1', 'slide-out-top'],
  'slide-in-bottom': ['translate(0%, 100%) 1', 'slide-out-bottom'],
  'fade-in': ['none 0', 'fade-out'],
  'zoom-out': ['scale(0.1) 1', 'zoom-in'],
  'zoom-fade-out': ['scale(0.8) 0', 'zoom-fade-in'],
};

const plain = (frames: string[]) => frames.map((frame) => frame.replaceAll('0%', '0%').replaceAll('0px', '0%'));

describe('motion of pages', () => {
  afterEach(() => {
    document.documentElement.dir = '';
    stopApps();
  });

  for (const [animationType, [start, out]] of Object.entries(KINDS)) {
    it(`plays ${animationType}, and the same backwards`, async () => {
      const app = await startApp(definition);
      await navigateTo({ url: '/a', animationType, animationDuration: 100 });
      expect(plain(framesOf(await lead(app)))).to.deep.equal([start, REST]);
      await app.settled();
      expect(animationsOf(app)).to.deep.equal([]);
      await navigateBack();
      const back = await lead(app);
      expect(plain(framesOf(back))).to.deep.equal([REST, start]);
      expect(durationOf(back), 'as it came').to.equal(100);
      await app.settled();
      expect(animationsOf(app)).to.deep.equal([]);
      await navigateTo({ url: '/b', animationType: 'none' });
      await app.settled();
      await navigateBack({ animationType: out, animationDuration: 60 });
      expect(plain(framesOf(await lead(app))), out).to.deep.equal([REST, start]);
      await app.settled();
    });
  }

  it('is pop-in in 300 ms, and moves the page beneath', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a' });
    const first = await lead(app);
    expect([durationOf(first), framesOf(first)[0]]).to.deep.equal([300, 'translate(100%, 0%) 1']);
    expect(animationsOf(app)).to.have.length(2);
    const phases = [...app.container.querySelectorAll<HTMLElement>('.nc-page')].map(({ dataset }) => dataset['phase']);
    expect(phases).to.deep.equal(['covered', 'entering']);
    await app.settled();
    expect(app.top().dataset['phase']).to.equal('active');
  });

  it('uses the animation of the page’s style', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/styled' });
    const fade = await lead(app);
    expect([framesOf(fade)[0], durationOf(fade)]).to.deep.equal(['none 0', 120]);
    await app.settled();
    await app.go(-1);
    expect(app.text()).to.equal('page');
  });

  it('plays for the browser’s own Back and Forward', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a' });
    await app.settled();
    history.back();
    expect(framesOf(await lead(app))).to.deep.equal([REST, 'translate(100%, 0%) 1']);
    await app.settled();
    history.forward();
    expect(framesOf(await lead(app))).to.deep.equal(['translate(100%, 0%) 1', REST]);
    await app.settled();
  });

  it('comes from the other side in right-to-left text', async () => {
    document.documentElement.dir = 'rtl';
    const app = await startApp(definition);
    await navigateTo({ url: '/a', animationDuration: 60 });
    expect(framesOf(await lead(app))[0]).to.equal('translate(-100%, 0%) 1');
    await app.settled();
  });

  it('is not played for tabs, redirects, relaunches and animationType none', async () => {
    const app = await startApp(definition);
    const { animate } = Element.prototype;
    let played = 0;
    Element.prototype.animate = function (...options) {
      if (this.matches('.nc-page')) played++;
      return animate.apply(this, options);
    };
    try {
      for (const go of [
        () => switchTab({ url: '/mine' }),
        () => switchTab({ url: '/home' }),
        () => navigateTo({ url: '/still' }),
        () => redirectTo({ url: '/a' }),
        () => navigateBack({ animationType: 'none' }),
        () => navigateTo({ url: '/a', animationDuration: 0 }),
        () => reLaunch({ url: '/b' }),
      ]) {
        await go();
        await app.settled();
      }
      expect(played).to.equal(0);
    } finally {
      Element.prototype.animate = animate;
    }
  });

  it('is not played if the browser has animated the change', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a', animationType: 'none' });
    await app.settled();
    const mark = (event: Event): void => void Object.defineProperty(event, 'hasUAVisualTransition', { value: true });
    addEventListener('popstate', mark, { capture: true, once: true });
    history.back();
    await until(() => app.hash() === '/home' && app.app.router.getSnapshot().entries.length === 1, 'the app follows');
    expect(animationsOf(app)).to.deep.equal([]);
    await app.settled();
  });

  it('reverses when the user goes back before the page has arrived', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a', animationDuration: 1500 });
    const coming = await lead(app);
    // On a busy machine the page could arrive before Back does, or have left before the test looks.
    for (const animation of animationsOf(app)) {
      animation.pause();
      animation.currentTime = 1000;
    }
    await navigateBack();
    await until(() => coming.playbackRate < 0, 'it turns');
    expect(animationsOf(app)).to.have.length(2);
    await app.settled();
    expect(app.container.querySelectorAll('.nc-page')).to.have.length(1);
    expect(animationsOf(app)).to.deep.equal([]);
  });

  it('ends in the right place, however often it is interrupted', async () => {
    const app = await startApp(definition);
    for (let round = 0; round < 4; round++) {
      void navigateTo({ url: '/a' });
      await navigateTo({ url: '/b' });
      await navigateBack();
      await navigateTo({ url: '/styled' });
      await navigateBack({ delta: 2 });
    }
    await app.settled();
    expect(app.hash()).to.equal('/home');
    expect(app.container.querySelectorAll('.nc-page')).to.have.length(1);
    expect(animationsOf(app)).to.deep.equal([]);
    expect(app.top().getBoundingClientRect().left).to.equal(
      app.container.querySelector('.nc-pages')!.getBoundingClientRect().left,
    );
  });
});
