import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import 'nacre/elements/scroll-view';
import {
  createIntersectionObserver,
  createMediaQueryObserver,
  device,
  type IntersectionObserverOptions,
  type IntersectionResult,
} from 'nacre/device';
import { collectWarnings } from '../helpers/warnings.js';
import { reported, thrownMessage } from './helpers.js';

/** Resolves when the platform has told its observers of the page as it is now. */
const observed = () =>
  new Promise<void>((resolve) => {
    const probe = new IntersectionObserver(() => {
      probe.disconnect();
      // The callbacks of all observers are one task, in any order.
      setTimeout(resolve);
    });
    probe.observe(document.body);
  });

describe('createIntersectionObserver', () => {
  let view: HTMLElement;
  let observer: ReturnType<typeof createIntersectionObserver> | undefined;
  let log: IntersectionResult[];
  const note = (result: IntersectionResult): void => void log.push(result);
  const seen = () => log.map(({ id, intersectionRatio }) => `${id} ${Math.round(intersectionRatio * 100)}`);

  const start = (options?: IntersectionObserverOptions) => (observer = createIntersectionObserver(null, options));
  const scrollTo = async (top: number) => {
    view.scrollTop = top;
    await observed();
    await observed();
  };

  beforeEach(async () => {
    log = [];
    view = await fixture(html`
      <nc-scroll-view id="view" style="height: 100px; width: 200px">
        <div style="height: 50px"></div>
        <div id="near" class="row" data-row="1" style="height: 100px"></div>
        <div id="far" class="row" style="height: 100px"></div>
        <div style="height: 400px"></div>
      </nc-scroll-view>
    `);
  });
  afterEach(() => observer?.disconnect());

  it('tells when an element comes into the area and leaves it', async () => {
    start().relativeTo('#view').observe('#far', note);
    await observed();
    expect(seen(), 'it is outside, as expected').to.deep.equal([]);
    await scrollTo(100);
    await scrollTo(300);
    expect(seen()).to.deep.equal(['far 50', 'far 0']);
    const [result] = log;
    const place = document.querySelector('#far')!.getBoundingClientRect();
    expect(result).to.deep.include({ id: 'far', dataset: {} });
    expect(result!.boundingClientRect.height).to.equal(place.height);
    expect(result!.intersectionRect.height).to.equal(50);
    expect(result!.relativeRect).to.include({ left: view.getBoundingClientRect().left, height: 100 });
    expect(result!.time).to.be.above(0);
  });

  it('tells the first ratio if a threshold lies between it and initialRatio', async () => {
    start().relativeTo('#view').observe('#near', note);
    await observed();
    expect(seen()).to.deep.equal(['near 50']);
    expect(log[0]!.dataset).to.deep.equal({ row: '1' });
    const others = [0.5, 0.2, 0.9].map((initialRatio) => {
      const told: number[] = [];
      const other = createIntersectionObserver(null, { initialRatio, thresholds: [0.6, 0.3] });
      other.relativeTo('#view').observe('#near', ({ intersectionRatio }) => told.push(intersectionRatio));
      return { other, told };
    });
    await observed();
    expect(others.map(({ told }) => told)).to.deep.equal([[], [0.5], [0.5]]);
    for (const { other } of others) other.disconnect();
  });

  it('tells at each threshold', async () => {
    start({ thresholds: [0, 0.5, 1] })
      .relativeTo('#view')
      .observe('#far', note);
    await scrollTo(80);
    await scrollTo(110);
    await scrollTo(150);
    expect(seen()).to.deep.equal(['far 30', 'far 60', 'far 100']);
  });

  it('observes all elements, or the first', async () => {
    start({ observeAll: true }).relativeTo('#view', { bottom: 100 }).observe('.row', note);
    await observed();
    expect(seen().sort()).to.deep.equal(['far 50', 'near 100']);
    observer!.disconnect();
    log = [];
    start().relativeTo('#view', { bottom: 100 }).observe('.row', note);
    await observed();
    expect(seen()).to.deep.equal(['near 100']);
  });

  it('takes margins in px and %', async () => {
    start().relativeTo('#view', { bottom: '60%', top: '-1px' }).observe('#far', note);
    await observed();
    expect(seen()).to.deep.equal(['far 10']);
    expect(log[0]!.relativeRect.height).to.equal(159);
  });

  it('several calls observe several selectors, and disconnect ends all of them', async () => {
    start().relativeTo('#view').observe('#near', note);
    observer!.relativeToViewport().observe('#view', note);
    await observed();
    expect(seen().sort()).to.deep.equal(['near 50', 'view 100']);
    observer!.disconnect();
    log = [];
    await scrollTo(300);
    expect(log).to.deep.equal([]);
    observer!.relativeTo('#view').observe('#far', note);
    await scrollTo(150);
    expect(seen(), 'it can begin again').to.deep.equal(['far 100']);
  });

  it('ends within a callback', async () => {
    start({ observeAll: true })
      .relativeTo('#view', { bottom: 200 })
      .observe('.row', (result) => {
        note(result);
        observer!.disconnect();
      });
    await observed();
    expect(log).to.have.length(1);
  });

  it('looks in the shadow tree of a component', async () => {
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).innerHTML = '<b id="inside" style="display: block; height: 10px"></b>';
    view.prepend(host);
    observer = createIntersectionObserver(host);
    observer.relativeTo('#view').observe('#inside', note);
    await observed();
    expect(seen()).to.deep.equal(['inside 100']);
  });

  it('warns where there is no such element', () => {
    const warnings = collectWarnings();
    start().observe('#nobody', note);
    observer!.relativeTo('#nothing').observe('#near', note);
    expect(warnings.stop()).to.deep.equal([
      'createIntersectionObserver:fail no element "#nobody" on this page',
      'createIntersectionObserver:fail no element "#nothing" on this page',
    ]);
  });

  it('reports an error of a callback', async () => {
    const errors = await reported(async () => {
      start()
        .relativeTo('#view')
        .observe('#near', () => {
          throw new Error('broken');
        });
      await observed();
    });
    expect(errors).to.deep.equal(['broken']);
  });

  it('says which argument is wrong', () => {
    expect(thrownMessage(() => start({ thresholds: [2] }))).to.equal(
      'createIntersectionObserver:fail thresholds: expected numbers from 0 to 1',
    );
    expect(thrownMessage(() => start({ initialRatio: -1 }))).to.include('initialRatio: expected a number from 0 to 1');
    expect(thrownMessage(() => start({ observeAll: 1 as never }))).to.include('observeAll: expected a boolean');
    expect(thrownMessage(() => start().relativeTo('[['))).to.include('selector: expected a CSS selector');
    expect(thrownMessage(() => start().relativeTo('p', { top: '1em' }))).to.include('top: expected a number of px');
    expect(thrownMessage(() => start().relativeToViewport(null as never))).to.include('margins: expected an object');
    expect(thrownMessage(() => start().observe('p', undefined as never))).to.include('callback: expected a function');
  });
});

describe('createMediaQueryObserver', () => {
  let frame: HTMLIFrameElement;
  let observer: ReturnType<typeof createMediaQueryObserver>;
  const { matchMedia } = window;

  beforeEach(async () => {
    frame = await fixture(html`<iframe title="A window" style="width: 300px; height: 500px"></iframe>`);
    // The window of the test cannot change its size in every browser.
    window.matchMedia = (query) => frame.contentWindow!.matchMedia(query);
    observer = createMediaQueryObserver();
  });
  afterEach(() => {
    observer.disconnect();
    window.matchMedia = matchMedia;
  });

  it('tells at once, and whenever it changes, until it is disconnected', async () => {
    const log: unknown[] = [];
    observer.observe({ minWidth: 200, maxWidth: 400 }, (result) => log.push(result));
    const all: boolean[] = [];
    observer.observe({ orientation: 'portrait', height: 500 }, ({ matches }) => all.push(matches));
    expect([log, all]).to.deep.equal([[{ matches: true }], [true]]);
    frame.style.width = '600px';
    await waitUntil(() => log.length === 2 && all.length === 2, 'both tell');
    expect([log[1], all[1]]).to.deep.equal([{ matches: false }, false]);
    observer.disconnect();
    frame.style.width = '300px';
    let isBack = false;
    frame.contentWindow!.matchMedia('(max-width: 400px)').addEventListener('change', () => (isBack = true));
    await waitUntil(() => isBack || frame.contentWindow!.innerWidth === 300, 'the frame is narrow again');
    expect(log).to.have.length(2);
  });

  it('reports an error of a callback', async () => {
    const errors = await reported(() =>
      observer.observe({ width: 300 }, ({ matches }) => {
        throw new Error(`broken ${matches}`);
      }),
    );
    expect(errors).to.deep.equal(['broken true']);
  });

  it('says which argument is wrong', () => {
    const told = () => undefined;
    expect(thrownMessage(() => observer.observe({}, told))).to.include('descriptor: expected one or more of width');
    expect(thrownMessage(() => observer.observe(null as never, told))).to.include(
      'descriptor: expected one or more of',
    );
    expect(thrownMessage(() => observer.observe({ minWidth: '3' as never }, told))).to.include(
      'minWidth: expected a number',
    );
    expect(thrownMessage(() => observer.observe({ orientation: 'up' as never }, told))).to.include(
      'orientation: expected',
    );
    expect(thrownMessage(() => observer.observe({ width: 1 }, 1 as never))).to.include('callback: expected a function');
  });

  it('is a call as well', async () => {
    const { observer: own } = await device.call('createMediaQueryObserver');
    let matches: boolean | undefined;
    own.observe({ width: 300 }, (result) => ({ matches } = result));
    expect(matches).to.equal(true);
    own.disconnect();
  });
});
