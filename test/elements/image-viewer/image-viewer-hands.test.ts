import 'nacre/elements/image-viewer';
import { expect, waitUntil } from '@open-wc/testing';
import type { NcImageViewer } from 'nacre/elements/image-viewer';
import type { CloseEvent } from '../../../elements/internal/element/events.js';
import { drag, hasTouch, isChromium, isFirefox, keys, multiTouch, touch, wheel } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { holdTimers } from '../../helpers/timers.js';
import { useTokens } from '../../helpers/tokens.js';
import { HIGH, imageOf, ready, show, still, WIDE, zoomOf } from './image-viewer-fixture.js';
import { fingers, line } from '../movable-view/movable-fixture.js';

type Spot = [number, number];

/** Time in ms in which a second tap makes a double tap. */
const TAP_TIME = 280;

const at = (x: number, y: number): Spot => [Math.round(innerWidth * x), Math.round(innerHeight * y)];
const boxOf = (viewer: NcImageViewer) => imageOf(viewer).getBoundingClientRect();

/** Two fingers: real ones in Firefox, events elsewhere. Chromium's driver may hang while it drives other pages. */
async function pinch(viewer: NcImageViewer, paths: Spot[][]): Promise<void> {
  if (isFirefox) await multiTouch(paths, { steps: 1 });
  else fingers(paths.map((points, index) => ({ id: index + 1, on: imageOf(viewer), points })));
  await still(viewer);
}

const apart = (from: number, to: number): Spot[][] =>
  [-1, 1].map((side) => line(at(0.5 + (side * from) / 2, 0.5), at(0.5 + (side * to) / 2, 0.5), 10));

/** Two clicks in a row, however slow the driver is. */
async function doubleClick(viewer: NcImageViewer, spot: Spot): Promise<void> {
  const timers = holdTimers(TAP_TIME);
  await drag([spot]);
  await drag([spot]);
  timers.restore();
  await still(viewer);
}

function reasonsOf(viewer: NcImageViewer): string[] {
  const reasons: string[] = [];
  viewer.addEventListener('close', (event) => reasons.push((event as CloseEvent).reason));
  return reasons;
}

/** There is no gap between an enlarged picture and the edges of the screen. */
function expectCovered(viewer: NcImageViewer): void {
  const { left, right, top, bottom, width, height } = boxOf(viewer);
  if (width >= innerWidth) expect([left <= 0.5, right >= innerWidth - 0.5]).to.deep.equal([true, true]);
  else expect((left + right) / 2).to.be.closeTo(innerWidth / 2, 1);
  if (height >= innerHeight) expect([top <= 0.5, bottom >= innerHeight - 0.5]).to.deep.equal([true, true]);
  else expect((top + bottom) / 2).to.be.closeTo(innerHeight / 2, 1);
}

describe('A picture in the image viewer', () => {
  before(useTokens);

  it('is zoomed by two fingers, from 1 to 4', async () => {
    const viewer = await show();
    await pinch(viewer, apart(0.2, 0.4));
    expect(zoomOf(viewer)).to.be.within(1.7, 2.1);
    expect(viewer.matches(':state(zoomed)')).to.equal(true);
    expectCovered(viewer);
    fingers(apart(0.1, 0.9).map((points, index) => ({ id: index + 1, on: imageOf(viewer), points })));
    await still(viewer);
    expect(zoomOf(viewer)).to.equal(4);
    fingers(apart(0.9, 0.1).map((points, index) => ({ id: index + 1, on: imageOf(viewer), points })));
    await still(viewer);
    expect(zoomOf(viewer)).to.equal(1);
    expectCovered(viewer);
    expect(viewer.matches(':state(zoomed)')).to.equal(false);
    expect([viewer.open, viewer.current]).to.deep.equal([true, 0]);
  });

  it('follows the fingers beyond that, and springs back', async () => {
    const viewer = await show();
    const spread = (from: number, to: number) =>
      fingers(
        apart(from, to).map((points, index) => ({ id: index + 1, on: imageOf(viewer), points })),
        { lift: false },
      );
    const lift = (...ids: number[]) => {
      for (const pointerId of ids) dispatchEvent(new PointerEvent('pointerup', { pointerId, pointerType: 'touch' }));
    };
    spread(0.1, 0.9);
    expect(zoomOf(viewer)).to.be.within(4.1, 6.6);
    lift(1, 2);
    await still(viewer);
    expect(zoomOf(viewer)).to.equal(4);
    spread(0.9, 0.1);
    expect(zoomOf(viewer)).to.be.within(0.6, 0.95);
    lift(1, 2);
    await drawn();
    // Caught while it moves, and dragged too little to close it.
    const [x, y] = at(0.5, 0.5);
    fingers([{ id: 5, on: imageOf(viewer), points: line([x, y], [x, y + 30], 4) }], { lift: false, stepDelay: 100 });
    expect(zoomOf(viewer)).to.be.lessThan(1);
    lift(5);
    await still(viewer);
    expect([viewer.open, zoomOf(viewer)]).to.deep.equal([true, 1]);
    expectCovered(viewer);
  });

  it('is zoomed by a double click around the pointer, and back', async () => {
    const viewer = await show();
    const spot = at(0.3, 0.5);
    const before = boxOf(viewer);
    const share = (spot[0] - before.left) / before.width;
    await doubleClick(viewer, spot);
    expect(zoomOf(viewer)).to.equal(2.5);
    const after = boxOf(viewer);
    expect((spot[0] - after.left) / after.width).to.be.closeTo(share, 0.01);
    expectCovered(viewer);
    await doubleClick(viewer, spot);
    expect(zoomOf(viewer)).to.equal(1);
    expectCovered(viewer);
    expect(viewer.open).to.equal(true);
  });

  it('is zoomed by the wheel around the pointer', async () => {
    const viewer = await show();
    const spot = at(0.7, 0.5);
    await wheel(spot, { deltaY: -20 });
    const grown = zoomOf(viewer);
    expect(grown).to.be.within(1.05, 1.35);
    expectCovered(viewer);
    await wheel(spot, { deltaY: 400 });
    await wheel(spot, { deltaY: 400 });
    expect(zoomOf(viewer)).to.equal(1);
  });

  it('is zoomed by keys', async () => {
    const viewer = await show();
    await keys('+');
    expect(zoomOf(viewer)).to.equal(1.5);
    await keys('+');
    await keys('-');
    expect(zoomOf(viewer)).to.be.closeTo(1.5, 0.01);
    expectCovered(viewer);
    await keys('0');
    expect(zoomOf(viewer)).to.equal(1);
  });

  it('is moved by arrow keys while it is zoomed, which page at its edge', async () => {
    for (const onSlides of [false, true]) {
      const viewer = await show();
      if (onSlides) viewer.shadowRoot!.querySelector('nc-swiper')!.focus();
      for (let press = 0; press < 2; press += 1) await keys('+');
      const before = boxOf(viewer);
      await keys('ArrowRight');
      await keys('ArrowDown');
      expect([boxOf(viewer).left - before.left, viewer.current]).to.deep.equal([-64, 0]);
      expect(boxOf(viewer).top - before.top).to.be.closeTo(-64, 0.5);
      expectCovered(viewer);
      while (boxOf(viewer).right > innerWidth + 0.5) await keys('ArrowRight');
      for (let press = 0; press < 3; press += 1) await keys('ArrowDown');
      expectCovered(viewer);
      expect(viewer.current).to.equal(0);
      await keys('ArrowRight');
      await ready(viewer);
      expect([viewer.current, zoomOf(viewer)]).to.deep.equal([1, 1]);
      await viewer.hide();
    }
  });

  it('is moved within its edges while it is zoomed, and not paged before', async () => {
    const viewer = await show({ current: 1 });
    await keys('+');
    await keys('+');
    await drag([at(0.5, 0.5), at(0.5, 0.3)], { hold: 120 });
    await still(viewer);
    const { top } = boxOf(viewer);
    expect(top).to.be.lessThan(0);
    expectCovered(viewer);
    // One of these drags alone is too short.
    for (let time = 0; time < 2; time++) {
      await drag([at(0.5, 0.2), at(0.5, 0.9)], { hold: 120 });
      await still(viewer);
      expectCovered(viewer);
    }
    expect(boxOf(viewer).top).to.be.closeTo(0, 1);
    expect([viewer.open, viewer.current]).to.deep.equal([true, 1]);
  });

  it('is paged by a drag beyond its edge, and loses its zoom', async () => {
    const viewer = await show();
    await keys('+');
    const told: number[] = [];
    viewer.addEventListener('change', (event) => told.push((event as unknown as { current: number }).current));
    // There is no picture before the first one: it springs back.
    await drag([at(0.15, 0.3), at(0.85, 0.3)], { hold: 120 });
    await still(viewer);
    expectCovered(viewer);
    expect(boxOf(viewer).left).to.be.closeTo(0, 1);
    expect(told).to.deep.equal([]);
    // To the opposite edge and beyond.
    await drag([at(0.85, 0.3), at(0.15, 0.3)], { hold: 120 });
    await waitUntil(() => told.length > 0);
    expect(told).to.deep.equal([1]);
    await ready(viewer);
    expect(imageOf(viewer).src).to.equal(HIGH);
    expect(zoomOf(viewer)).to.equal(1);
    viewer.current = 0;
    await ready(viewer);
    expect(zoomOf(viewer)).to.equal(1);
    expectCovered(viewer);
  });

  it('is paged by a swipe', async () => {
    const viewer = await show();
    const swipe = hasTouch && isChromium ? touch : drag;
    await swipe([at(0.8, 0.5), at(0.2, 0.52)]);
    await waitUntil(() => viewer.current === 1);
    await ready(viewer);
    expect(imageOf(viewer).src).to.equal(HIGH);
    await swipe([at(0.2, 0.5), at(0.8, 0.52)]);
    await waitUntil(() => viewer.current === 0);
    await ready(viewer);
    expect(imageOf(viewer).src).to.equal(WIDE);
  });

  for (const [name, move, way] of [
    ['finger', touch, 0.4],
    ['mouse', drag, -0.4],
  ] as const) {
    it(`is closed by a swipe of the ${name}, up or down`, async () => {
      const viewer = await show();
      const reasons = reasonsOf(viewer);
      await move([at(0.5, 0.5), at(0.51, 0.5 + way)]);
      await waitUntil(() => !viewer.open);
      expect(reasons).to.deep.equal(['swipe']);
    });
  }

  it('fades while it is swiped, and returns after a short swipe or if the guard refuses', async () => {
    const viewer = await show();
    const [x, y] = at(0.5, 0.5);
    const dim = () => viewer.shadowRoot!.querySelector<HTMLElement>('#dim')!.style.opacity;
    const way = (to: number, lift: boolean) =>
      fingers([{ id: 3, on: imageOf(viewer), points: line([x, y], [x, y + to], 12) }], { lift, stepDelay: 60 });
    way(60, false);
    expect(Number(dim())).to.be.within(0.7, 0.99);
    imageOf(viewer).dispatchEvent(
      new PointerEvent('pointerup', {
        pointerId: 3,
        pointerType: 'touch',
        clientX: x,
        clientY: y + 60,
        bubbles: true,
        composed: true,
      }),
    );
    expect(dim()).to.equal('');
    await still(viewer);
    expectCovered(viewer);
    viewer.canDismiss = () => false;
    way(300, true);
    expect([viewer.open, dim()]).to.deep.equal([true, '']);
    viewer.canDismiss = true;
    way(300, true);
    expect(viewer.open).to.equal(false);
  });

  it('is not closed by a tap while it is zoomed', async () => {
    const viewer = await show();
    await keys('+');
    const timers = holdTimers(TAP_TIME);
    await drag([at(0.5, 0.5)]);
    timers.run();
    timers.restore();
    expect(viewer.open).to.equal(true);
    await keys('0');
    await drag([at(0.5, 0.5)]);
    await waitUntil(() => !viewer.open);
  });

  it('is shown as a whole again after the screen or the picture changed', async () => {
    const viewer = await show();
    await keys('+');
    viewer.urls = [HIGH, WIDE];
    await ready(viewer);
    expect(viewer.matches(':state(zoomed)')).to.equal(false);
    expectCovered(viewer);
    await keys('+');
    const dialog = viewer.shadowRoot!.querySelector('dialog')!;
    dialog.style.height = '300px';
    dispatchEvent(new Event('resize'));
    expect(viewer.matches(':state(zoomed)')).to.equal(false);
    dialog.style.height = '';
  });

  it('leaves no state when it is closed during a drag', async () => {
    const viewer = await show();
    const [x, y] = at(0.5, 0.5);
    await keys('+');
    fingers([{ id: 4, on: imageOf(viewer), points: line([x, y], [x + 60, y + 20], 4) }], { lift: false });
    await viewer.hide();
    dispatchEvent(
      new PointerEvent('pointermove', { pointerId: 4, pointerType: 'touch', clientX: 1, clientY: 1, buttons: 1 }),
    );
    dispatchEvent(new PointerEvent('pointerup', { pointerId: 4, pointerType: 'touch' }));
    await settled(viewer);
    expect(viewer.matches(':state(moving), :state(zoomed)')).to.equal(false);
    void viewer.show();
    await ready(viewer);
    expect(zoomOf(viewer)).to.equal(1);
    expectCovered(viewer);
  });
});
