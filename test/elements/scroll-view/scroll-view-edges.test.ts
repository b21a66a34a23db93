import 'nacre/elements/scroll-view';
import { expect, fixture, html } from '@open-wc/testing';
import fc from 'fast-check';
import type { NcScrollView, ScrollEdgeEvent } from 'nacre/elements/scroll-view';
import { drawn, settled } from '../../helpers/dom.js';

const row = () => {
  const element = document.createElement('div');
  element.style.cssText = 'flex: none; height: 40px; width: 40px';
  return element;
};
const rows = (count: number) => Array.from({ length: count }, row);

/** After the next frame: what it scrolled and resized has been told. */
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

describe('The ends of a scroll view: scrolltoupper and scrolltolower', () => {
  let log: string[];

  const create = async (attributes: string, count: number, style = 'height: 200px; width: 200px') => {
    const home = await fixture<HTMLElement>(html`<div></div>`);
    home.innerHTML = `<nc-scroll-view ${attributes} style="${style}"></nc-scroll-view>`;
    const view = home.firstElementChild as NcScrollView;
    log = [];
    for (const type of ['scrolltoupper', 'scrolltolower'])
      view.addEventListener(type, (event) => log.push(`${type} ${(event as ScrollEdgeEvent).direction}`));
    view.append(...rows(count));
    await settled(view);
    await drawn();
    return view;
  };
  const told = async () => {
    await drawn();
    return log.splice(0);
  };

  it('fire once each time an end comes within its threshold', async () => {
    const view = await create('', 50);
    expect(await told(), 'at the start').to.deep.equal([]);
    view.scrollTop = 1749;
    expect(await told()).to.deep.equal([]);
    view.scrollTop = 1750;
    expect(await told()).to.deep.equal(['scrolltolower bottom']);
    view.scrollTop = 1800;
    view.scrollTop = 1760;
    expect(await told()).to.deep.equal([]);
    view.scrollTop = 51;
    expect(await told()).to.deep.equal([]);
    view.scrollTop = 50;
    expect(await told()).to.deep.equal(['scrolltoupper top']);
    view.scrollTop = 1790;
    expect(await told()).to.deep.equal(['scrolltolower bottom']);
  });

  it('with lower-after-scroll, the end fires only when a scroll has brought it near', async () => {
    const view = await create('lower-after-scroll', 2);
    expect(await told(), 'content that does not fill the view').to.deep.equal([]);
    view.append(...rows(3));
    expect(await told(), 'more of it').to.deep.equal([]);
    view.append(...rows(45));
    expect(await told()).to.deep.equal([]);
    view.scrollTop = 1770;
    expect(await told()).to.deep.equal(['scrolltolower bottom']);
    view.append(row());
    expect(await told(), 'content alone').to.deep.equal([]);
    view.scrollTop = 1790;
    expect(await told(), 'a scroll through it').to.deep.equal(['scrolltolower bottom']);
    view.scrollTop = 1800;
    view.scrollTop = 1780;
    expect(await told(), 'back and forth').to.deep.equal([]);
    view.scrollTop = 100;
    await told();
    view.scrollTop = 1800;
    expect(await told()).to.deep.equal(['scrolltolower bottom']);
  });

  it('count a negative threshold as 0', async () => {
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (text: string) => warnings.push(text);
    const view = await create('upper-threshold="-9" lower-threshold="-9"', 50);
    view.scrollTop = 1800;
    expect(await told()).to.deep.equal(['scrolltolower bottom']);
    view.scrollTop = 0;
    expect(await told()).to.deep.equal(['scrolltoupper top']);
    console.warn = warn;
    expect(warnings).to.deep.equal([
      '<nc-scroll-view> upper-threshold: expected 0 or more, got -9',
      '<nc-scroll-view> lower-threshold: expected 0 or more, got -9',
    ]);
  });

  it('count visible content only', async () => {
    const view = await create('refresher-enabled', 0);
    const indicator = Object.assign(document.createElement('b'), { slot: 'refresher', textContent: 'Pull' });
    const hidden = Object.assign(row(), { hidden: true });
    hidden.style.display = 'none';
    view.append(hidden, indicator);
    expect(await told(), 'nothing yet').to.deep.equal([]);
    view.prepend(row());
    expect(await told()).to.deep.equal(['scrolltolower bottom']);
    view.prepend(row());
    expect(await told(), 'more').to.deep.equal(['scrolltolower bottom']);
    indicator.textContent = 'Pull on';
    expect(await told()).to.deep.equal([]);
  });

  it('use the thresholds of the page', async () => {
    const view = await create('upper-threshold="0" lower-threshold="300"', 50);
    view.scrollTop = 1500;
    expect(await told()).to.deep.equal(['scrolltolower bottom']);
    view.scrollTop = 1;
    expect(await told()).to.deep.equal([]);
    view.scrollTop = 0;
    expect(await told()).to.deep.equal(['scrolltoupper top']);
  });

  it('fire again when content is added', async () => {
    const view = await create('', 50);
    view.scrollTop = 1800;
    expect(await told()).to.deep.equal(['scrolltolower bottom']);
    view.append(...rows(10));
    expect(await told(), 'the new end is far').to.deep.equal([]);
    view.scrollTop = 2200;
    expect(await told()).to.deep.equal(['scrolltolower bottom']);
    view.append(row());
    expect(await told(), 'the new end is near').to.deep.equal(['scrolltolower bottom']);
    (view.lastElementChild as HTMLElement).style.height = '45px';
    expect(await told(), 'by itself').to.deep.equal(['scrolltolower bottom']);
    (view.lastElementChild as HTMLElement).style.height = '10px';
    expect(await told(), 'not when it shrinks').to.deep.equal([]);
  });

  it('fire when content is removed', async () => {
    const view = await create('', 50);
    view.scrollTop = 900;
    await drawn();
    [...view.children].slice(28).forEach((each) => each.remove());
    expect(await told()).to.deep.equal(['scrolltolower bottom']);
    view.replaceChildren();
    expect(await told(), 'nothing is left to come to the end of').to.deep.equal(['scrolltoupper top']);
  });

  it('fire for content that does not fill the view', async () => {
    const view = await create('', 0);
    expect(await told()).to.deep.equal([]);
    view.append(row());
    expect(await told()).to.deep.equal(['scrolltolower bottom']);
    view.append(row());
    expect(await told()).to.deep.equal(['scrolltolower bottom']);
    view.append(...rows(20));
    expect(await told()).to.deep.equal([]);
  });

  for (const { home, text } of [
    { home: '', text: '' },
    { home: 'div', text: ', inside an element of the page' },
  ]) {
    it(`fire for content that replaces something taller${text}`, async () => {
      const view = await create('', 0);
      if (home) view.append(document.createElement(home));
      const list = home ? view.firstElementChild! : view;
      const notice = row();
      notice.style.height = '180px';
      list.append(notice);
      expect(await told(), 'a notice').to.deep.equal(['scrolltolower bottom']);
      list.replaceChildren(row());
      expect(await told(), 'shorter').to.deep.equal(['scrolltolower bottom']);
      list.replaceChildren(row());
      expect(await told(), 'as long').to.deep.equal(['scrolltolower bottom']);
      list.append(...rows(5));
      expect(await told(), 'longer than the view').to.deep.equal(['scrolltolower bottom']);
      list.firstElementChild!.remove();
      expect(await told(), 'shorter by a row').to.deep.equal([]);
      list.replaceChildren();
      expect(await told(), 'nothing').to.deep.equal([]);
    });
  }

  it('fire for content that replaces something taller beyond the view', async () => {
    const view = await create('lower-threshold="300"', 12);
    expect(await told()).to.deep.equal(['scrolltolower bottom']);
    view.replaceChildren(...rows(8));
    expect(await told()).to.deep.equal(['scrolltolower bottom']);
    view.firstElementChild!.append(document.createElement('b'));
    expect(await told(), 'a change within a row').to.deep.equal([]);
  });

  for (const home of ['', 'div']) {
    it(`do not fire when a shorter notice replaces another at the end${home && ', inside an element of the page'}`, async () => {
      const view = await create('', 0);
      if (home) view.append(document.createElement(home));
      const list = home ? view.firstElementChild! : view;
      const notice = row();
      notice.style.height = '80px';
      list.append(...rows(10), notice);
      await told();
      view.scrollTop = 999;
      expect(await told(), 'at the end').to.deep.equal(['scrolltolower bottom']);
      notice.replaceWith(row());
      expect(await told(), 'no more').to.deep.equal([]);
      list.append(row());
      expect(await told(), 'more after all').to.deep.equal(['scrolltolower bottom']);
      list.lastElementChild!.replaceWith(...rows(10));
      view.scrollTop = 9999;
      expect(await told(), 'far more').to.deep.equal(['scrolltolower bottom']);
    });
  }

  it('do not fire for what is hidden, or part of the indicator', async () => {
    const view = await create('refresher-enabled', 2);
    expect(await told()).to.deep.equal(['scrolltolower bottom']);
    const hidden = Object.assign(row(), { hidden: true });
    hidden.style.display = 'none';
    const indicator = Object.assign(document.createElement('b'), { slot: 'refresher' });
    view.firstElementChild!.append(hidden);
    view.append(indicator);
    await told();
    indicator.append(document.createElement('i'));
    expect(await told()).to.deep.equal([]);
  });

  for (const dir of ['ltr', 'rtl']) {
    it(`fire for all four sides of a view that scrolls both ways, ${dir}`, async () => {
      const view = await create(`scroll-x scroll-y dir="${dir}"`, 50);
      (view.firstElementChild as HTMLElement).style.width = '2000px';
      const [start, end, sign] = dir === 'ltr' ? ['left', 'right', 1] : ['right', 'left', -1];
      expect(await told()).to.deep.equal([]);
      view.scrollLeft = 1800 * sign;
      expect(await told()).to.deep.equal([`scrolltolower ${end}`]);
      view.scrollTop = 1800;
      expect(await told(), 'on its own').to.deep.equal(['scrolltolower bottom']);
      view.scrollTo(0, 0);
      expect((await told()).sort()).to.deep.equal([`scrolltoupper ${start}`, 'scrolltoupper top'].sort());
    });
  }

  it('do not fire for an axis on which the view does not scroll', async () => {
    const view = await create('scroll-x', 50, 'display: flex; width: 200px');
    view.scrollLeft = 1800;
    expect(await told()).to.deep.equal(['scrolltolower right']);
  });

  it('do not fire for scrollers inside or around it', async () => {
    const view = await create('', 50);
    const inner = document.createElement('nc-scroll-view');
    inner.style.height = '100px';
    inner.append(...rows(20));
    view.prepend(inner);
    await told();
    inner.scrollTop = 9999;
    expect(await told()).to.deep.equal([]);
  });

  it('do not fire because of a pull', async () => {
    const view = await create('refresher-enabled', 6);
    await settled(view);
    await told();
    for (const on of [true, false]) {
      view.refresherTriggered = on;
      await settled(view);
      expect(await told()).to.deep.equal([]);
    }
  });

  describe('after random scrolling, growth and shrinkage', () => {
    const action = fc.oneof(
      { weight: 4, arbitrary: fc.record({ type: fc.constant('scroll'), by: fc.integer({ min: -400, max: 400 }) }) },
      fc.record({ type: fc.constant('end'), by: fc.integer({ min: 0, max: 60 }) }),
      { weight: 2, arbitrary: fc.record({ type: fc.constant('grow'), by: fc.integer({ min: 1, max: 8 }) }) },
      fc.record({ type: fc.constant('shrink'), by: fc.integer({ min: 1, max: 12 }) }),
      fc.record({ type: fc.constant('resize'), by: fc.integer({ min: 60, max: 400 }) }),
      fc.record({ type: fc.constant('threshold'), by: fc.integer({ min: 0, max: 120 }) }),
      fc.record({ type: fc.constant('hide'), by: fc.constant(0) }),
      fc.record({ type: fc.constant('move'), by: fc.constant(0) }),
    );

    for (const [attributes, isVertical, sign] of [
      ['scroll-y', true, 1],
      ['scroll-x dir="ltr"', false, 1],
      ['scroll-x dir="rtl"', false, -1],
    ] as const) {
      it(`fire once per crossing: ${attributes}`, async function () {
        // Each step takes frames, of which a busy machine has few.
        this.timeout(60_000);
        await fc.assert(
          fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 9 }), async (actions) => {
            const view = await create(
              attributes,
              12,
              `display: ${isVertical ? 'block' : 'flex'}; height: 200px; width: 200px`,
            );
            // What it is to have told: by what a user would see.
            const state = { upper: true, lower: false, size: 480 };
            const edge = () => {
              const offset = isVertical ? view.scrollTop : view.scrollLeft * sign;
              const shown = isVertical ? view.clientHeight : view.clientWidth;
              const size = view.childElementCount * 40;
              const upper = offset <= view.upperThreshold + 0.99;
              const lower = size - shown - offset <= view.lowerThreshold + 0.99;
              const [first, last] = isVertical ? ['top', 'bottom'] : sign > 0 ? ['left', 'right'] : ['right', 'left'];
              const expected = [
                ...(upper && !state.upper ? [`scrolltoupper ${first}`] : []),
                ...(lower && size && (!state.lower || size > state.size) ? [`scrolltolower ${last}`] : []),
              ];
              Object.assign(state, { upper, lower, size });
              return expected;
            };
            const scrollBy = (way: number) =>
              view.scrollBy({ [isVertical ? 'top' : 'left']: way * sign, behavior: 'instant' });
            await frame();
            expect(log.splice(0), 'to begin with').to.deep.equal([]);
            for (const { type, by } of actions) {
              if (type === 'scroll') scrollBy(by);
              else if (type === 'end') scrollBy(view.scrollHeight + view.scrollWidth);
              else if (type === 'grow') view.append(...rows(by));
              else if (type === 'shrink') [...view.children].slice(-by).forEach((each) => each.remove());
              else if (type === 'resize') view.style[isVertical ? 'height' : 'width'] = `${by}px`;
              else if (type === 'hide') {
                view.hidden = true;
                await frame();
                expect(log.splice(0), 'hidden').to.deep.equal([]);
                view.hidden = false;
              } else if (type === 'move') view.parentElement!.append(view);
              else {
                view.upperThreshold = by;
                view.lowerThreshold = by;
                // That alone is no news: the next time that something moves is.
                await frame();
                expect(log.splice(0), 'threshold').to.deep.equal([]);
                view.append(row());
              }
              await frame();
              // Back in its place, which the platform reports one frame later.
              if (type === 'hide' || type === 'move') await frame();
              expect(log.splice(0), `${type} ${by}`).to.deep.equal(edge());
            }
          }),
          { numRuns: 5 },
        );
      });
    }
  });
});
