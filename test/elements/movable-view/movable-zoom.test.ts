import 'nacre/elements/movable-area';
import 'nacre/elements/movable-view';
import { expect, fixture } from '@open-wc/testing';
import { isFirefox, isWebKit, keys, multiTouch, touch, wheel } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';
import { fingers, follow, line, middle, place, rest, seen } from './movable-fixture.js';
import type { NcMovableView } from 'nacre/elements/movable-view';

type Path = [number, number][];

/** Two fingers: real ones in Firefox; Chromium's driver may wait for them without end while it drives other pages. */
const pinch = async (on: Element, paths: readonly Path[]) => {
  if (isFirefox) await multiTouch(paths, { steps: 1 });
  else fingers(paths.map((points, index) => ({ id: index + 1, on, points })));
};

/** Two fingers on it, from one distance to another, about its middle or a point near it. */
const apart = (view: Element, from: number, to: number, x = 0): Path[] =>
  [-1, 1].map((side) => line(middle(view, x + (side * from) / 2, 0), middle(view, x + (side * to) / 2, 0), 10));

const ZOOMABLE = 'direction="all" scale x="100" y="60"';

/** The wheel with Control, which WebKit's driver cannot hold meanwhile. */
async function turn(view: Element, deltaY: number, ctrlKey = true): Promise<boolean> {
  const [x, y] = middle(view, 20, 0);
  let prevented = false;
  const look = (event: Event) => (prevented = event.defaultPrevented);
  addEventListener('wheel', look);
  if (!isWebKit) await wheel([x, y], { deltaY, modifiers: ctrlKey ? ['Control'] : [] });
  else
    view.dispatchEvent(
      new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY, ctrlKey, clientX: x, clientY: y }),
    );
  removeEventListener('wheel', look);
  return prevented;
}

describe('nc-movable-area', () => {
  before(useTokens);

  elementSuite({
    tag: 'nc-movable-area',
    html: '<nc-movable-area>Sea</nc-movable-area>',
    states: {
      used: '<nc-movable-area scale-area><nc-movable-view direction="all" scale aria-label="Card"></nc-movable-view></nc-movable-area>',
    },
    properties: { scaleArea: { default: false, sample: true, reflects: true } },
  });

  describe('with scale-area', () => {
    it('zooms all views that may be zoomed by two fingers anywhere in it', async () => {
      const one = await place(ZOOMABLE, { area: 'scale-area' });
      const area = one.parentElement!;
      const other = one.cloneNode() as NcMovableView;
      const fixed = one.cloneNode() as NcMovableView;
      Object.assign(other, { x: 20, y: 10 });
      Object.assign(fixed, { scale: false, x: 200, y: 150 });
      area.append(other, fixed);
      await settled(area);
      await drawn();
      const told = [follow(one), follow(other), follow(fixed)];
      await pinch(area, [
        line(middle(area, -140, -90), middle(area, -145, -95)),
        line(middle(one), middle(one, 40, 40)),
      ]);
      expect(one.scaleValue).to.be.greaterThan(1.1);
      expect(other.scaleValue).to.equal(one.scaleValue);
      expect(fixed.scaleValue).to.equal(1);
      expect(told.map((each) => each.some(([type]) => type === 'scale'))).to.deep.equal([true, true, false]);
    });

    it('drags the view under one finger', async () => {
      const view = await place('direction="all"', { area: 'scale-area' });
      await touch([middle(view), middle(view, 60, 50)]);
      expect(view.x).to.be.within(45, 60);
      view.parentElement!.removeAttribute('scale-area');
      await settled(view.parentElement!);
      await touch([middle(view), middle(view, 60, 50)]);
      expect(view.x).to.be.within(90, 120);
    });
  });
});

describe('A movable view', () => {
  before(useTokens);

  it('is zoomed by two fingers, continuously, about their middle', async () => {
    const view = await place(ZOOMABLE);
    const told = follow(view);
    // Eight px right of its middle, and the middle of the fingers stays there.
    await pinch(view, apart(view, 30, 60, 8));
    expect(view.scaleValue).to.be.within(1.6, 2.1);
    const grown = view.scaleValue;
    expect(view.x).to.be.closeTo(138 - 38 * grown, 1.5);
    expect(new Set(told.map(([type]) => type)).has('scale')).to.equal(true);
    const scales = told.filter(([type]) => type === 'scale').map(([, , , scale]) => Number(scale));
    expect(scales.length).to.be.greaterThan(3);
    expect(scales.some((scale) => Math.abs(scale * 10 - Math.round(scale * 10)) > 0.01)).to.equal(true);
    expect(seen(view).width).to.be.closeTo(60 * grown, 0.2);
  });

  it('is zoomed by two fingers if one finger scrolls the page', async () => {
    const home = await fixture<HTMLElement>(`<div style="height: 240px; overflow: auto">
      <nc-movable-area style="width: 300px; height: 200px">
        <nc-movable-view scale style="width: 200px; height: 150px"></nc-movable-view>
      </nc-movable-area><div style="height: 900px"></div></div>`);
    const view = home.querySelector('nc-movable-view')!;
    await settled(home);
    await drawn();
    const prevents = () => !view.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }));
    const paths = [
      line(middle(view, -20, -10), middle(view, -30, -40)),
      line(middle(view, 20, 10), middle(view, 30, 60)),
    ].map((points, index) => ({ id: index + 1, on: view, points }));
    const lift = () => {
      for (const { id } of paths) dispatchEvent(new PointerEvent('pointerup', { pointerId: id, pointerType: 'touch' }));
    };
    fingers(paths.slice(0, 1), { lift: false });
    expect(prevents(), 'one finger').to.equal(false);
    lift();
    fingers(paths, { lift: false });
    expect(prevents(), 'two fingers').to.equal(true);
    expect(view.scaleValue).to.be.greaterThan(1.5);
    lift();
  });

  it('does not glide after a pinch, with inertia', async () => {
    const view = await place(`${ZOOMABLE} inertia friction="0.5"`, { style: 'width: 2000px' });
    const [one, two] = apart(view, 20, 120);
    fingers(
      [
        { id: 1, on: view, points: one! },
        { id: 2, on: view, points: two! },
      ],
      { stepDelay: 4 },
    );
    const { x, y } = seen(view);
    await drawn();
    await rest(view);
    expect([seen(view).x, seen(view).y]).to.deep.equal([x, y]);
  });

  it('stays within its limits, which are 0.1 and 10 at most', async () => {
    const view = await place(`${ZOOMABLE} scale-min="0.5" scale-max="2"`);
    const spread = (from: number, to: number) =>
      fingers(apart(view, from, to).map((points, index) => ({ id: index + 1, on: view, points })));
    spread(10, 50);
    expect(view.scaleValue).to.equal(2);
    spread(100, 10);
    expect(view.scaleValue).to.equal(0.5);
    Object.assign(view, { scaleMin: 0, scaleMax: 99, scaleValue: 99 });
    expect(view.scaleValue).to.equal(10);
    view.scaleValue = 0.01;
    expect(view.scaleValue).to.equal(0.1);
    Object.assign(view, { scaleMin: 3, scaleMax: 2, scaleValue: 1 });
    expect(view.scaleValue).to.equal(3);
    view.scaleValue = NaN;
    await view.updateComplete;
    await rest(view);
    expect(seen(view).width).to.equal(180);
  });

  it('continues as a drag when one of two fingers lifts, without a jump', async () => {
    const view = await place(ZOOMABLE);
    const told = follow(view);
    const [x, y] = middle(view);
    fingers(
      [
        {
          id: 1,
          on: view,
          points: [
            [x - 10, y],
            [x - 20, y],
          ],
        },
        {
          id: 2,
          on: view,
          points: [
            [x + 10, y],
            [x + 20, y],
          ],
        },
      ],
      { lift: false },
    );
    expect(view.scaleValue).to.be.closeTo(2, 0.01);
    const before = { x: view.x, y: view.y };
    const send = (type: string, pointerId: number, clientX: number) =>
      view.dispatchEvent(
        new PointerEvent(type, { pointerId, pointerType: 'touch', clientX, clientY: y, bubbles: true, buttons: 1 }),
      );
    send('pointerup', 1, x - 20);
    expect([view.x, view.y]).to.deep.equal([before.x, before.y]);
    send('pointermove', 2, x + 30);
    expect(view.x).to.be.closeTo(before.x + 10, 0.11);
    expect(told.at(-1)![0]).to.equal('change');
    send('pointerup', 2, x + 30);
    expect(view.matches(':state(dragging)')).to.equal(false);
  });

  it('is not zoomed without `scale`', async () => {
    const view = await place('direction="all"');
    await pinch(view, apart(view, 20, 50));
    expect(await turn(view, -100)).to.equal(false);
    view.focus();
    await keys('+');
    expect(view.scaleValue).to.equal(1);
  });

  it('is zoomed by a touchpad and the wheel with Control, about the pointer, but not by the wheel alone', async () => {
    const view = await place(ZOOMABLE);
    expect(await turn(view, 100, false)).to.equal(false);
    expect(view.scaleValue).to.equal(1);
    expect(await turn(view, -10)).to.equal(true);
    const grown = view.scaleValue;
    expect(grown).to.be.within(1.05, 1.3);
    expect(view.x).to.be.closeTo(150 - 50 * grown, 1);
    await turn(view, 10);
    expect(view.scaleValue).to.be.closeTo(1, 0.001);
    for (let time = 0; time < 12; time++) {
      view.dispatchEvent(new WheelEvent('wheel', { ctrlKey: true, deltaY: -500, cancelable: true }));
    }
    expect(view.scaleValue).to.equal(10);
    // Safari has events of its own for a touchpad.
    for (const [type, scale] of [
      ['gesturestart', 1],
      ['gesturechange', 0.5],
    ] as const) {
      const [clientX, clientY] = middle(view);
      view.dispatchEvent(Object.assign(new MouseEvent(type, { cancelable: true, clientX, clientY }), { scale }));
    }
    expect(view.scaleValue).to.equal(5);
  });

  it('is zoomed by code about its middle, and fires change', async () => {
    const view = await place(`${ZOOMABLE} animation="false"`);
    const told = follow(view);
    view.scaleValue = 2;
    await view.updateComplete;
    expect(seen(view)).to.deep.equal({ x: 70, y: 40, width: 120, height: 80 });
    expect(told).to.deep.equal([['change', 70, 40, '']]);
    Object.assign(view, { scaleValue: 1, x: 5 });
    await view.updateComplete;
    expect(seen(view)).to.deep.equal({ x: 5, y: 60, width: 60, height: 40 });
  });

  it('is moved and zoomed by keys, within its bounds', async () => {
    const view = await place(ZOOMABLE);
    const told = follow(view);
    view.focus();
    await keys('ArrowRight');
    await keys('ArrowUp');
    expect(told).to.deep.equal([
      ['change', 110, 60, 'touch'],
      ['change', 110, 50, 'touch'],
    ]);
    await keys('Shift+ArrowLeft');
    expect(view.x).to.equal(60);
    await keys('Shift+ArrowLeft');
    await keys('Shift+ArrowLeft');
    expect(seen(view).x).to.equal(0);
    await keys('+');
    expect(view.scaleValue).to.equal(1.25);
    expect(told.at(-1)![0]).to.equal('scale');
    await keys('-');
    await keys('-');
    expect(view.scaleValue).to.equal(0.8);
    await keys('0');
    expect(view.scaleValue).to.equal(1);
    view.direction = 'vertical';
    await keys('ArrowRight');
    expect(view.x).to.be.lessThan(10);
    const { y } = view;
    view.disabled = true;
    await keys('ArrowDown');
    expect(view.y).to.equal(y);
    expect(view.tabIndex).to.equal(-1);
  });

  it('announces the position after each key', async () => {
    const view = await place(ZOOMABLE);
    view.focus();
    await view.updateComplete;
    const news = () => view.shadowRoot!.querySelector('[role=status]')?.textContent;
    expect(news()).to.equal('');
    await keys('ArrowRight');
    expect(news()).to.equal('110 px from the left, 60 px from the top');
    await keys('+');
    expect(news()).to.equal('Zoom 125%');
    view.blur();
    await view.updateComplete;
    expect(news()).to.equal(undefined);
  });

  it('keeps the tabindex of the page', async () => {
    const view = await place('direction="all" tabindex="-1"');
    view.disabled = true;
    await view.updateComplete;
    view.disabled = false;
    await view.updateComplete;
    expect(view.getAttribute('tabindex')).to.equal('-1');
    const other = await place('direction="all"');
    other.direction = 'none';
    await other.updateComplete;
    expect(other.hasAttribute('tabindex')).to.equal(false);
  });
});
