import 'nacre/elements/canvas';
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { CanvasResizeEvent, NcCanvas } from 'nacre/elements/canvas';
import { BLUE, colorAt, RED } from './pixels.js';

function clear(context: WebGLRenderingContext, ...color: [number, number, number]): void {
  context.clearColor(...color, 1);
  context.clear(context.COLOR_BUFFER_BIT);
}

describe('<nc-canvas> with WebGL', () => {
  it('keeps the drawing in another size, until the page takes the size and draws again', async () => {
    const element = await fixture<NcCanvas>(html`<nc-canvas></nc-canvas>`);
    const context = element.getContext('webgl', { preserveDrawingBuffer: true })!;
    clear(context, 1, 0, 0);
    const resized = oneEvent(element, 'resize') as Promise<CanvasResizeEvent>;
    element.style.width = '200px';
    const { pixelWidth, pixelHeight } = await resized;
    expect([element.width, element.pixelRatio, colorAt(element, 20, 20)]).to.deep.equal([300, 1, RED]);
    element.width = pixelWidth;
    element.height = pixelHeight;
    clear(context, 0, 0, 1);
    expect([element.width, element.height, colorAt(element, 20, 20)]).to.deep.equal([200, 150, BLUE]);
    expect((await element.toTempFile()).type).to.equal('image/png');
  });

  it('gets a lost context back', async () => {
    const element = await fixture<NcCanvas>(html`<nc-canvas></nc-canvas>`);
    const context = element.getContext('webgl')!;
    const loss = context.getExtension('WEBGL_lose_context')!;
    const lost = oneEvent(element, 'webglcontextlost');
    loss.loseContext();
    await lost;
    expect(context.isContextLost()).to.equal(true);
    // The extension allows it after the event is over.
    await new Promise((resolve) => setTimeout(resolve));
    const restored = oneEvent(element, 'webglcontextrestored');
    loss.restoreContext();
    await restored;
    expect(context.isContextLost()).to.equal(false);
  });
});
