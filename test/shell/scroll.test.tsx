import { expect } from '@open-wc/testing';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { navigateBack, navigateTo, pageScrollTo, reLaunch, switchTab } from 'nacre/device';
import { usePage, usePageScroll, useReachBottom, type AppDefinition } from 'nacre/shell';
import { keys, touch, wheel } from '../helpers/commands.js';
import { drawn } from '../helpers/dom.js';
import { startApp, stopApps, until, type StartedApp } from './start-app.js';

let log: string[] = [];
let grow: (height: number) => void;

function Long() {
  const { path } = usePage();
  usePageScroll(({ scrollTop }) => log.push(`${path} ${scrollTop}`));
  return (
    <div style={{ height: 3000 }}>
      <div className="inner" style={{ height: 100, width: 100, overflow: 'auto' }}>
        <div style={{ height: 900, width: 900 }} />
      </div>
      <p id="mark" style={{ position: 'absolute', top: 1200, margin: 0 }}>
        mark
      </p>
    </div>
  );
}

/** Short until the test calls `grow`, as while its content loads. */
function Loading() {
  const [height, setHeight] = useState(100);
  useEffect(() => {
    grow = setHeight;
  }, []);
  return <div style={{ height }} />;
}

/** Comes late, and its upper part is higher in a microtask, as are elements that render then. */
function Rendering() {
  const [isThere, setThere] = useState(false);
  const upper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    grow = () => setThere(true);
  }, []);
  useLayoutEffect(() => {
    if (isThere) queueMicrotask(() => (upper.current!.style.height = '300px'));
  }, [isThere]);
  return (
    isThere && (
      <>
        <div ref={upper} style={{ height: 100 }} />
        <div style={{ height: 600 }} />
        <p style={{ height: 2000 }}>content</p>
      </>
    )
  );
}

function Sized() {
  const [height, setHeight] = useState(100);
  useEffect(() => {
    grow = setHeight;
  }, []);
  useReachBottom(() => log.push('end'));
  return <div style={{ height }} />;
}

/** Its content is another element for each height. */
function Replaced() {
  const [height, setHeight] = useState(150);
  useEffect(() => {
    grow = setHeight;
  }, []);
  useReachBottom(() => log.push('end'));
  return (
    <main>
      <div key={height} style={{ height }} />
    </main>
  );
}

const definition: AppDefinition = {
  pages: [
    { path: '/home', load: () => Long },
    { path: '/mine', load: () => Long },
    { path: '/a', load: () => Long },
    { path: '/rendering', load: () => Rendering },
    { path: '/loading', load: () => Loading },
    { path: '/sized', load: () => Sized },
    { path: '/replaced', load: () => Replaced },
    { path: '/early', load: () => Sized, style: { onReachBottomDistance: 400 } },
    { path: '/over', load: () => Long, style: { transparentTitle: 'auto' } },
    { path: '/fixed', load: () => Long, style: { disableScroll: true } },
  ],
  style: { animationType: 'none' },
  tabBar: { list: [{ pagePath: '/home' }, { pagePath: '/mine' }] },
};

const centre = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};
const scrollTo = async (app: StartedApp, top: number, selector?: string) => {
  const element = selector ? app.top().querySelector(selector)! : app.scroller();
  element.scrollTop = top;
  await drawn();
};
const fails = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: Error) => error.message,
  );

describe('scrolling of pages', () => {
  beforeEach(() => {
    log = [];
  });
  afterEach(stopApps);

  for (const keep of ['stack', 'none'] as const) {
    it(`is kept per page, and for scrollers inside it, with keep "${keep}"`, async () => {
      const app = await startApp({ ...definition, keep });
      await scrollTo(app, 500);
      await scrollTo(app, 200, '.inner');
      await navigateTo({ url: '/a' });
      await app.settled();
      await scrollTo(app, 900);
      await navigateTo({ url: '/a?2' });
      await app.settled();
      expect(app.scroller().scrollTop).to.equal(0);
      await app.go(-1);
      expect(app.scroller().scrollTop).to.equal(900);
      await app.go(-1);
      expect(app.scroller().scrollTop).to.equal(500);
      expect(app.top().querySelector('.inner')!.scrollTop).to.equal(200);
      await switchTab({ url: '/mine' });
      await app.settled();
      expect(app.scroller().scrollTop).to.equal(0);
      await scrollTo(app, 300);
      await switchTab({ url: '/home' });
      await app.settled();
      expect(app.scroller().scrollTop).to.equal(500);
      await switchTab({ url: '/mine' });
      await app.settled();
      expect(app.scroller().scrollTop).to.equal(300);
    });
  }

  it('starts at the top in a new page, whatever earlier pages were scrolled to', async () => {
    const app = await startApp(definition);
    for (const top of [100, 200, 300]) {
      await navigateTo({ url: `/a?${top}` });
      await app.settled();
      await scrollTo(app, top);
    }
    await reLaunch({ url: '/mine' });
    await app.settled();
    await navigateTo({ url: '/a' });
    await app.settled();
    for (const scroller of app.container.querySelectorAll('.nc-page-scroll')) {
      expect(scroller.scrollTop).to.equal(0);
    }
  });

  /** On a page that was scrolled to 800 px, and whose content has to load again. */
  const comeBack = async (): Promise<StartedApp> => {
    const app = await startApp({ ...definition, keep: 'none' });
    await navigateTo({ url: '/loading' });
    await app.settled();
    grow(3000);
    await until(() => app.scroller().scrollHeight > 2000, 'the content comes');
    await scrollTo(app, 800);
    await navigateTo({ url: '/a' });
    await app.settled();
    await navigateBack();
    await app.settled();
    return app;
  };

  it('is restored when the content has loaded', async () => {
    const app = await comeBack();
    expect(app.scroller().scrollTop).to.equal(0);
    grow(3000);
    await until(() => app.scroller().scrollTop === 800, 'the page is where it was');
  });

  it('is restored to where it was when elements above have rendered', async () => {
    const app = await startApp({ ...definition, keep: 'none' });
    await navigateTo({ url: '/rendering' });
    await app.settled();
    grow(0);
    await until(() => app.scroller().scrollHeight > 2000, 'the content comes');
    await scrollTo(app, 1000);
    await navigateTo({ url: '/a' });
    await app.settled();
    await navigateBack();
    await app.settled();
    grow(0);
    await until(() => app.scroller().scrollTop > 0, 'it is restored');
    await drawn();
    expect(app.scroller().scrollTop).to.equal(1000);
  });

  const INPUTS: Record<string, (app: StartedApp) => Promise<void>> = {
    'turned the wheel': (app) => wheel(centre(app.scroller()), { deltaY: 1 }),
    'pressed a key': () => keys('PageDown'),
    'put a finger on it': (app) => touch([centre(app.scroller())]),
  };
  for (const [what, act] of Object.entries(INPUTS)) {
    it(`is not restored after the user has ${what}`, async () => {
      const app = await comeBack();
      const heard = new Promise((resolve) => {
        for (const type of ['wheel', 'keydown', 'pointerdown'])
          app.scroller().addEventListener(type, resolve, { once: true });
      });
      await act(app);
      await heard;
      grow(3000);
      await until(() => app.scroller().scrollHeight > 2000, 'the content comes');
      await drawn();
      await drawn();
      expect(app.scroller().scrollTop).to.equal(0);
    });
  }

  it('fires pagescroll once per frame, on the page that scrolls', async () => {
    const app = await startApp(definition);
    app.scroller().scrollTop = 10;
    app.scroller().scrollTop = 20;
    await until(() => log.length > 0, 'it is told');
    await drawn();
    expect(log).to.deep.equal(['/home 20']);
  });

  it('works by wheel and keys as soon as the page has opened', async () => {
    const app = await startApp(definition);
    await navigateTo({ url: '/a' });
    await app.settled();
    await keys('PageDown');
    await until(() => app.scroller().scrollTop > 100, 'keys scroll');
    await until(() => log.length > 0, 'it is under way');
    const before = app.scroller().scrollTop;
    await wheel(centre(app.scroller()), { deltaY: 200 });
    await until(() => app.scroller().scrollTop > before, 'the wheel scrolls');
  });

  it('makes the scroller focusable if there is something to scroll', async () => {
    const app = await startApp(definition, { url: '/sized' });
    expect(app.scroller().tabIndex).to.equal(-1);
    grow(2000);
    await until(() => app.scroller().tabIndex === 0, 'the page becomes a stop of the Tab key');
  });

  it('is disabled by disableScroll', async () => {
    const app = await startApp(definition, { url: '/fixed' });
    await wheel(centre(app.scroller()), { deltaY: 200 });
    expect(app.scroller().scrollTop).to.equal(0);
  });

  it('makes a bar that covers the page opaque', async () => {
    const app = await startApp(definition, { url: '/over' });
    expect(app.bar().type).to.equal('transparent');
    await scrollTo(app, 66);
    await until(() => app.bar().scrolled === 66, 'the bar follows');
    await app.bar().updateComplete;
    expect(app.bar().style.getPropertyValue('--nc-nav-bar-cover')).to.equal('0.5');
    expect(app.scroller().getBoundingClientRect().top, 'it lies over').to.equal(app.top().getBoundingClientRect().top);
  });

  describe('to the end', () => {
    it('fires reachbottom on a page that is shorter than the screen', async () => {
      await startApp(definition, { url: '/sized' });
      await until(() => log.length > 0, 'it is told');
      await drawn();
      expect(log).to.deep.equal(['end']);
    });

    it('fires again when a short page grows', async () => {
      await startApp(definition, { url: '/sized' });
      await until(() => log.length === 1, 'it is told');
      grow(150);
      await until(() => log.length === 2, 'it is told again');
      grow(120);
      await drawn();
      await drawn();
      expect(log, 'not when it shrinks').to.have.length(2);
    });

    it('fires again for content that replaces something taller', async () => {
      await startApp(definition, { url: '/replaced' });
      await until(() => log.length === 1, 'it is told');
      grow(120);
      await until(() => log.length === 2, 'it is told again');
    });

    it('fires within 50 px of the end, and again only after scrolling away', async () => {
      const app = await startApp(definition, { url: '/sized' });
      await until(() => log.length === 1, 'the short page is at its end');
      grow(3000);
      await until(() => app.scroller().scrollHeight === 3000, 'it grows');
      await drawn();
      const end = 3000 - app.scroller().clientHeight;
      await scrollTo(app, end - 51);
      await drawn();
      expect(log).to.have.length(1);
      await scrollTo(app, end - 50);
      await until(() => log.length === 2, 'the end is near');
      await scrollTo(app, end);
      await drawn();
      expect(log, 'once per visit').to.have.length(2);
      await scrollTo(app, 0);
      await drawn();
      await scrollTo(app, end);
      await until(() => log.length === 3, 'it comes again');
    });

    it('does not fire again when the page comes back', async () => {
      const app = await startApp(definition, { url: '/sized' });
      await until(() => log.length === 1, 'it is told');
      await navigateTo({ url: '/fixed' });
      await app.settled();
      await navigateBack();
      await app.settled();
      await drawn();
      expect(log).to.deep.equal(['end']);
    });

    it('fires within onReachBottomDistance of the page', async () => {
      const app = await startApp(definition, { url: '/early' });
      await until(() => log.length === 1, 'the short page');
      grow(3000);
      await until(() => app.scroller().scrollHeight === 3000, 'it grows');
      await drawn();
      await scrollTo(app, 3000 - app.scroller().clientHeight - 400);
      await until(() => log.length === 2, 'the end is near');
    });
  });

  describe('by pageScrollTo', () => {
    it('scrolls for the given duration and resolves at the end', async () => {
      const app = await startApp(definition);
      const start = performance.now();
      await pageScrollTo({ scrollTop: 600, duration: 1500 });
      expect(performance.now() - start).to.be.within(1480, 9000);
      expect(app.scroller().scrollTop).to.equal(600);
      expect(new Set(log).size, 'it moves').to.be.greaterThan(1);
    });

    it('jumps without a duration, and stays inside the page', async () => {
      const app = await startApp(definition);
      await pageScrollTo({ scrollTop: 99_999, duration: 0 });
      expect(app.scroller().scrollTop).to.equal(3000 - app.scroller().clientHeight);
      await pageScrollTo({ scrollTop: -5, duration: 0 });
      expect(app.scroller().scrollTop).to.equal(0);
    });

    it('scrolls an element to the top, below a bar that covers the page', async () => {
      const app = await startApp(definition);
      await pageScrollTo({ selector: '#mark', duration: 0 });
      expect(app.scroller().scrollTop).to.equal(1200);
      await navigateTo({ url: '/over' });
      await app.settled();
      await pageScrollTo({ selector: '#mark', scrollTop: 3, duration: 0 });
      expect(app.scroller().scrollTop).to.equal(1200 - app.bar().offsetHeight);
    });

    it('stops when the user scrolls', async () => {
      const app = await startApp(definition);
      const done = pageScrollTo({ scrollTop: 2000, duration: 60_000 });
      await until(() => app.scroller().scrollTop > 0, 'it moves');
      app.scroller().dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      await done;
      expect(app.scroller().scrollTop).to.be.lessThan(2000);
    });

    it('fails with a message for wrong arguments', async () => {
      await startApp(definition);
      const wrong = (options: object) => fails(pageScrollTo(options));
      expect(await wrong({})).to.equal('pageScrollTo:fail scrollTop: expected a number, or a selector');
      expect(await wrong({ scrollTop: '5' })).to.equal('pageScrollTo:fail scrollTop: expected a number, or a selector');
      expect(await wrong({ scrollTop: NaN })).to.equal('pageScrollTo:fail scrollTop: expected a number, or a selector');
      expect(await wrong({ selector: '#none' })).to.equal('pageScrollTo:fail selector: nothing matches #none');
      expect(await wrong({ selector: '[[' })).to.equal('pageScrollTo:fail selector: expected a CSS selector');
      expect(await wrong({ scrollTop: 5, duration: -1 })).to.include('duration: expected');
    });
  });
});
