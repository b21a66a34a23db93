import 'nacre/elements/canvas';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import type { CanvasResizeEvent, NcCanvas } from 'nacre/elements/canvas';
import { drawn } from '../../helpers/dom.js';
import { watchLeaks } from '../../helpers/leaks.js';
import { elementSuite } from '../../suites/element-suite.js';
import { BLUE, CLEAR, colorAt, paint, RED } from './pixels.js';

const create = (markup = html`<nc-canvas aria-label="Chart"></nc-canvas>`) => fixture<NcCanvas>(markup);

describe('<nc-canvas>', () => {
  elementSuite<NcCanvas>({
    tag: 'nc-canvas',
    // It has all pixels of the screen, more of them where the page is zoomed.
    volatile: / (?:width|height)="\d+"/g,
    html: '<nc-canvas aria-label="Chart"></nc-canvas>',
    states: {
      described: '<nc-canvas><p>Sales rise from 3 to 5.</p></nc-canvas>',
      both: '<nc-canvas aria-label="Sales"><p>They rise from 3 to 5.</p></nc-canvas>',
    },
    properties: {
      canvasId: { default: '', sample: 'chart', reflects: true },
      disableScroll: { default: false, sample: true, reflects: true },
      hidpi: { default: true, sample: false, text: 'false' },
      width: { default: 300, sample: 40, attribute: false },
      height: { default: 150, sample: 20, attribute: false },
    },
    use: async (element) => {
      paint(element, 'red', 0, 0, 10, 10);
      element.requestAnimationFrame(() => undefined);
      element.style.width = '200px';
      await drawn();
    },
  });

  it('is 300 × 150 px', async () => {
    const { width, height } = (await create()).getBoundingClientRect();
    expect([width, height]).to.deep.equal([300, 150]);
  });

  it('draws with the pixels of the screen, in CSS px', async () => {
    const element = await create(html`<nc-canvas style="width: 120px; height: 80px"></nc-canvas>`);
    paint(element, 'red', 60, 40, 60, 40);
    expect([element.width, element.height]).to.deep.equal([120 * devicePixelRatio, 80 * devicePixelRatio]);
    expect(element.pixelRatio).to.equal(devicePixelRatio);
    expect([colorAt(element, 59, 39), colorAt(element, 61, 41), colorAt(element, 119, 79)]).to.deep.equal([
      CLEAR,
      RED,
      RED,
    ]);
  });

  it('can be drawn on before it is on a page', async () => {
    const element = document.createElement('nc-canvas');
    paint(element, 'blue', 10, 10, 20, 20);
    const home = await fixture<HTMLElement>('<div></div>');
    home.append(element);
    element.style.width = '400px';
    await drawn();
    expect([colorAt(element, 20, 20), colorAt(element, 40, 40)]).to.deep.equal([BLUE, CLEAR]);
  });

  it('keeps the drawing, its styles and the transform when it gets another size', async () => {
    const element = await create();
    const context = element.getContext('2d')!;
    paint(element, 'red', 0, 0, 50, 50);
    context.lineWidth = 7;
    context.font = '20px serif';
    context.setLineDash([4, 2]);
    context.translate(100, 100);
    const sizes: number[][] = [];
    element.addEventListener('resize', (event) => {
      const { width, height, pixelWidth, pixelHeight } = event as unknown as CanvasResizeEvent;
      sizes.push([width, height, pixelWidth / devicePixelRatio, pixelHeight / devicePixelRatio]);
    });
    element.style.cssText = 'width: 500px; height: 200px';
    await waitUntil(() => sizes.length > 0);
    expect(sizes).to.deep.equal([[500, 200, 500, 200]]);
    expect([colorAt(element, 25, 25), colorAt(element, 60, 25)]).to.deep.equal([RED, CLEAR]);
    expect([context.lineWidth, context.font, context.getLineDash()]).to.deep.equal([7, '20px serif', [4, 2]]);
    paint(element, 'blue', 300, 50, 50, 50);
    expect(colorAt(element, 425, 175)).to.equal(BLUE);
  });

  it('tells nobody of its size while nothing is drawn, and keeps the drawing while it is hidden', async () => {
    const element = await create();
    let count = 0;
    element.addEventListener('resize', () => count++);
    element.style.width = '200px';
    await drawn();
    paint(element, 'red', 0, 0, 50, 50);
    element.hidden = true;
    await drawn();
    element.hidden = false;
    await drawn();
    expect(count).to.equal(0);
    expect(colorAt(element, 25, 25)).to.equal(RED);
  });

  it('has one pixel for each CSS px without hidpi', async () => {
    const element = await create(html`<nc-canvas hidpi="false" style="width: 90px"></nc-canvas>`);
    paint(element, 'red', 89, 0, 1, 1);
    expect([element.width, element.pixelRatio]).to.deep.equal([90, 1]);
    expect([colorAt(element, 88, 0), colorAt(element, 89, 0)]).to.deep.equal([CLEAR, RED]);
  });

  it('leaves the drawing buffer to a page that sets its size', async () => {
    const element = await create();
    const context = element.getContext('2d')!;
    element.width = 600;
    element.height = 300;
    context.scale(2, 2);
    paint(element, 'red', 299, 149, 1, 1);
    element.style.width = '200px';
    await drawn();
    expect([element.width, element.height, element.pixelRatio]).to.deep.equal([600, 300, 1]);
    expect([colorAt(element, 599, 299), colorAt(element, 597, 297)]).to.deep.equal([RED, CLEAR]);
    element.width = undefined as never;
    expect([element.width, element.height]).to.deep.equal([200 * devicePixelRatio, 150 * devicePixelRatio]);
  });

  it('leaves the drawing buffer to a library that sets that of the native canvas', async () => {
    const element = await create();
    const context = element.getContext('2d')!;
    context.canvas.width = 50;
    context.resetTransform();
    element.style.width = '200px';
    await drawn();
    paint(element, 'red', 49, 0, 1, 1);
    expect([element.width, colorAt(element, 49, 0)]).to.deep.equal([50, RED]);
  });

  it('draws in CSS px whatever a page does with the transform', async () => {
    const element = await create();
    const context = element.getContext('2d')!;
    context.setTransform(2, 0, 0, 2, 10, 10);
    expect(context.getTransform().toFloat64Array().join()).to.equal(
      new DOMMatrix([2, 0, 0, 2, 10, 10]).toFloat64Array().join(),
    );
    paint(element, 'red', 0, 0, 5, 5);
    context.setTransform({ a: 1, d: 1, e: 100, f: 0 });
    paint(element, 'blue', 0, 0, 5, 5);
    context.setTransform();
    paint(element, 'blue', 200, 0, 5, 5);
    context.setTransform(NaN, 0, 0, 1, 0, 0);
    context.rotate(1);
    context.resetTransform();
    paint(element, 'blue', 250, 0, 5, 5);
    expect([9, 11, 19, 21].map((place) => colorAt(element, place, place))).to.deep.equal([CLEAR, RED, RED, CLEAR]);
    expect([102, 202, 252].map((x) => colorAt(element, x, 2))).to.deep.equal([BLUE, BLUE, BLUE]);
    context.rect(10, 10, 50, 50);
    const path = element.createPath2D('M 0 0 H 20 V 20 H 0 Z');
    expect([context.isPointInPath(58, 58), context.isPointInPath(62, 62)]).to.deep.equal([true, false]);
    expect([context.isPointInPath(path, 19, 19), context.isPointInStroke(path, 10, 10)]).to.deep.equal([true, false]);
    context.reset();
    paint(element, 'red', 0, 0, 300, 150);
    expect(colorAt(element, 299, 149)).to.equal(RED);
  });

  it('touches no other canvas', async () => {
    const element = await create();
    paint(element, 'red', 0, 0, 1, 1);
    const other = document.createElement('canvas').getContext('2d')!;
    expect(other.setTransform === CanvasRenderingContext2D.prototype.setTransform).to.equal(true);
    other.setTransform(3, 0, 0, 3, 0, 0);
    expect(other.getTransform().a).to.equal(3);
  });

  it('has the native ways to save', async () => {
    const element = await create();
    paint(element, 'red', 0, 0, 300, 150);
    expect(element.toDataURL()).to.match(/^data:image\/png;base64,/);
    const blob = await new Promise<Blob | null>((resolve) => element.toBlob(resolve, 'image/jpeg', 0.5));
    expect(blob!.type).to.equal('image/jpeg');
  });

  it('makes pictures and paths', async () => {
    const element = await create();
    const image = element.createImage();
    image.src = element.toDataURL();
    await image.decode();
    expect(image.naturalWidth).to.equal(300 * devicePixelRatio);
    const context = element.getContext('2d')!;
    context.fillStyle = 'blue';
    context.fill(element.createPath2D('M 0 0 H 20 V 20 Z'));
    expect([colorAt(element, 18, 4), colorAt(element, 4, 18)]).to.deep.equal([BLUE, CLEAR]);
  });

  it('runs animations while it is on a page, and holds them meanwhile', async () => {
    const element = await create();
    const home = element.parentElement!;
    const times: number[] = [];
    element.requestAnimationFrame((time) => times.push(time));
    element.cancelAnimationFrame(element.requestAnimationFrame(() => times.push(-1)));
    await waitUntil(() => times.length > 0);
    element.remove();
    element.requestAnimationFrame((time) => times.push(time));
    await drawn();
    expect(times.length).to.equal(1);
    home.append(element);
    await waitUntil(() => times.length > 1);
    expect(times.every((time) => time > 0)).to.equal(true);
  });

  it('leaves the buffer of WebGL to the page, and tells it the size', async () => {
    const element = await create();
    // Not every engine of a test has WebGL; another kind of context is treated the same.
    const context = element.getContext('bitmaprenderer');
    expect(context).to.not.equal(null);
    expect(element.getContext('2d')).to.equal(null);
    const { width } = element;
    let told = 0;
    element.addEventListener('resize', (event) => (told = (event as unknown as CanvasResizeEvent).pixelWidth));
    element.style.width = '200px';
    await waitUntil(() => told > 0);
    expect([element.width, told]).to.deep.equal([width, 200 * devicePixelRatio]);
    element.width = told;
    expect(element.width).to.equal(told);
  });

  it('tells of a lost context, and asks for it back', async () => {
    const element = await create();
    const events: string[] = [];
    for (const type of ['webglcontextlost', 'webglcontextrestored', 'contextlost', 'contextrestored'] as const)
      element.addEventListener(type, (event) => events.push(event.type));
    const lose = (event: Event) => {
      element.canvas.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const lost = new WebGLContextEvent('webglcontextlost', { cancelable: true, statusMessage: 'GPU reset' });
    expect(lose(lost), 'a WebGL context comes back').to.equal(true);
    expect(lose(new Event('contextlost', { cancelable: true })), 'a 2D context comes back').to.equal(false);
    lose(new WebGLContextEvent('webglcontextrestored'));
    element.addEventListener('contextlost', (event) => event.preventDefault());
    expect(lose(new Event('contextlost', { cancelable: true })), 'the page does not want it').to.equal(true);
    expect(events).to.deep.equal(['webglcontextlost', 'contextlost', 'webglcontextrestored', 'contextlost']);
  });

  it('draws in CSS px when a lost context is back', async () => {
    const element = await create();
    const context = element.getContext('2d')!;
    CanvasRenderingContext2D.prototype.setTransform.call(context, new DOMMatrix([1, 0, 0, 1, 99, 0]));
    element.canvas.dispatchEvent(new Event('contextrestored'));
    paint(element, 'red', 0, 0, 5, 5);
    expect(colorAt(element, 2, 2)).to.equal(RED);
  });

  it('leaves nothing behind after 200 mounts', async () => {
    const home = await fixture<HTMLElement>('<div></div>');
    const leaks = watchLeaks((target) => target instanceof Node && target !== document && target !== document.body);
    for (let count = 0; count < 200; count++) {
      const element = document.createElement('nc-canvas');
      home.replaceChildren(element);
      paint(element, 'red', 0, 0, 10, 10);
      element.requestAnimationFrame(() => undefined);
    }
    home.replaceChildren();
    await drawn();
    const left = leaks.left();
    leaks.stop();
    expect(left).to.deep.equal([]);
  });
});
