import 'nacre/elements/canvas';
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { CanvasResizeEvent, CanvasTouchEvent, NcCanvas } from 'nacre/elements/canvas';
import { cdp, drag } from '../../helpers/commands.js';
import { accessibleNode } from '../../helpers/accessibility.js';
import { BLUE, CLEAR, colorAt, paint, RED } from './pixels.js';

/** With another width as well: Chromium evaluates media queries of an emulated screen when its size changes. */
const setRatio = (deviceScaleFactor: number) =>
  cdp('Emulation.setDeviceMetricsOverride', {
    width: 800 - deviceScaleFactor,
    height: 600,
    deviceScaleFactor,
    mobile: false,
  });

describe('<nc-canvas> on a screen of many pixels', () => {
  afterEach(() => cdp('Emulation.clearDeviceMetricsOverride'));

  const create = () =>
    fixture<NcCanvas>(html`<nc-canvas style="width: 100.5px; height: 60px; margin: 10px"></nc-canvas>`);

  it('follows the screen, and keeps the drawing', async () => {
    await setRatio(1);
    const element = await create();
    paint(element, 'red', 10, 10, 20, 20);
    const context = element.getContext('2d')!;
    context.translate(50, 0);
    const resized = oneEvent(element, 'resize') as Promise<CanvasResizeEvent>;
    await setRatio(3);
    const { width, pixelHeight } = await resized;
    expect([width, pixelHeight, element.height]).to.deep.equal([100.5, 180, 180]);
    expect(element.width).to.be.oneOf([301, 302]);
    expect([8, 12, 28, 32].map((place) => colorAt(element, place, place))).to.deep.equal([CLEAR, RED, RED, CLEAR]);
    paint(element, 'blue', 20, 30, 10, 10);
    expect([colorAt(element, 75, 35), colorAt(element, 85, 35)]).to.deep.equal([BLUE, CLEAR]);
  });

  it('has the transform, the pointer and the file in its own px', async () => {
    await setRatio(2);
    const element = await create();
    const context = element.getContext('2d')!;
    expect(context.getTransform().isIdentity).to.equal(true);
    context.setTransform(1, 0, 0, 1, 20, 0);
    expect([context.getTransform().a, context.getTransform().e]).to.deep.equal([1, 20]);
    paint(element, 'red', 0, 0, 10, 60);
    expect([19, 21, 29, 31].map((x) => colorAt(element, x, 30))).to.deep.equal([CLEAR, RED, RED, CLEAR]);
    context.reset();
    context.rect(0, 0, 50, 50);
    expect([context.isPointInPath(49, 49), context.isPointInPath(51, 51)]).to.deep.equal([true, false]);
    const places: number[] = [];
    element.addEventListener('touchstart', (event) =>
      places.push((event as unknown as CanvasTouchEvent).touches[0]!.x),
    );
    const { left, top } = element.getBoundingClientRect();
    await drag([
      [left + 40, top + 20],
      [left + 42, top + 20],
    ]);
    expect(places.map(Math.round)).to.deep.equal([40]);
    const bitmap = await createImageBitmap(await element.toTempFile({ width: 50, height: 30 }));
    expect([bitmap.width, bitmap.height]).to.deep.equal([100, 60]);
  });

  it('is a picture with its name, and its words are read where it has none', async () => {
    const named = await fixture<NcCanvas>(html`<nc-canvas aria-label="Sales"></nc-canvas>`);
    const { role, name } = await accessibleNode(named);
    expect([role, name]).to.deep.equal(['image', 'Sales']);
    const described = await fixture<NcCanvas>(html`<nc-canvas><button>Months</button></nc-canvas>`);
    const button = described.querySelector('button')!;
    expect((await accessibleNode(button)).name).to.equal('Months');
    described.setAttribute('aria-label', 'Sales');
    expect((await accessibleNode(described)).role).to.equal('group');
  });
});
