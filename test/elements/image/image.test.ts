import 'nacre/elements/image';
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { ImageErrorEvent, ImageLoadEvent, NcImage } from 'nacre/elements/image';
import { elementSuite } from '../../suites/element-suite.js';

/** A picture of 40 × 20 px: red, with a blue right half. */
function picture(width = 40, height = 20): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'red';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'blue';
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.toDataURL();
}

const imageOf = (element: NcImage): HTMLImageElement => element.shadowRoot!.querySelector('img')!;

async function load(markup: unknown): Promise<NcImage> {
  const element = await fixture<NcImage>(markup as ReturnType<typeof html>);
  if (!imageOf(element).complete) await oneEvent(element, 'load');
  return element;
}

describe('<nc-image>', () => {
  elementSuite<NcImage>({
    tag: 'nc-image',
    html: '<nc-image alt="Nothing"></nc-image>',
    properties: {
      src: { default: '', sample: '/favicon.ico' },
      alt: { default: '', sample: 'A pearl' },
      mode: { default: 'scaleToFill', sample: 'aspectFit', reflects: true },
      lazyLoad: { default: false, sample: true },
      srcset: { default: '', sample: '' },
      sizes: { default: '', sample: '50vw' },
      width: { default: undefined, sample: 40 },
      height: { default: undefined, sample: 20 },
    },
    cssStates: ['loading', 'error'],
  });

  it('tells when the picture is there, with its size', async () => {
    const element = await fixture<NcImage>(html`<nc-image alt=""></nc-image>`);
    const loaded = oneEvent(element, 'load') as Promise<ImageLoadEvent>;
    element.src = picture();
    const { width, height, bubbles } = await loaded;
    expect({ width, height, bubbles }).to.deep.equal({ width: 40, height: 20, bubbles: false });
    expect(element.matches(':state(loading)')).to.equal(false);
  });

  it('has its box before the picture is there', async () => {
    const element = await fixture<NcImage>(html`<nc-image src="/__http__/stall"></nc-image>`);
    const { width, height } = element.getBoundingClientRect();
    expect([width, height]).to.deep.equal([320, 240]);
    expect(element.matches(':state(loading)')).to.equal(true);
    element.src = '';
    await element.updateComplete;
    expect(element.matches(':state(loading)')).to.equal(false);
  });

  for (const [mode, fit, position] of [
    ['scaleToFill', 'fill', '50% 50%'],
    ['aspectFit', 'contain', '50% 50%'],
    ['aspectFill', 'cover', '50% 50%'],
    ['top', 'none', '50% 0%'],
    ['bottom', 'none', '50% 100%'],
    ['center', 'none', '50% 50%'],
    ['left', 'none', '0% 50%'],
    ['right', 'none', '100% 50%'],
    ['top left', 'none', '0% 0%'],
    ['top right', 'none', '100% 0%'],
    ['bottom left', 'none', '0% 100%'],
    ['bottom right', 'none', '100% 100%'],
  ] as const) {
    it(`fits the picture by ${mode}`, async () => {
      const element = await load(html`<nc-image alt="" mode=${mode} src=${picture()}></nc-image>`);
      const style = getComputedStyle(imageOf(element));
      expect([style.objectFit, style.objectPosition]).to.deep.equal([fit, position]);
      expect(element.getBoundingClientRect().width).to.equal(320);
    });
  }

  it('is as high as the picture wants by widthFix, and as wide by heightFix', async () => {
    const wide = await load(html`<nc-image alt="" mode="widthFix" src=${picture()}></nc-image>`);
    expect(wide.getBoundingClientRect().height).to.equal(160);
    const high = await load(html`<nc-image alt="" mode="heightFix" src=${picture()}></nc-image>`);
    expect(high.getBoundingClientRect().width).to.equal(480);
  });

  it('reserves the right height when the ratio is known', async () => {
    const element = await fixture<NcImage>(
      html`<nc-image mode="widthFix" width="40" height="20" src="/__http__/stall"></nc-image>`,
    );
    await element.updateComplete;
    const before = element.getBoundingClientRect().height;
    element.src = picture();
    await oneEvent(element, 'load');
    expect(before).to.equal(element.getBoundingClientRect().height);
  });

  it('tells when it cannot be loaded, shows so, and tries again', async () => {
    const element = await fixture<NcImage>(html`<nc-image alt="Map"></nc-image>`);
    const failed = oneEvent(element, 'error') as Promise<ImageErrorEvent>;
    element.src = 'data:image/png,broken';
    expect((await failed).errMsg).to.equal('image:fail cannot load data:image/png,broken');
    await element.updateComplete;
    expect(element.matches(':state(error)')).to.equal(true);
    const retry = element.shadowRoot!.querySelector<HTMLButtonElement>('[part="retry"]')!;
    expect(retry.getAttribute('aria-label')).to.equal('Map: retry');
    const again = oneEvent(element, 'error');
    retry.click();
    await again;
    const loaded = oneEvent(element, 'load');
    element.src = picture();
    await loaded;
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('[part="retry"]')).to.equal(null);
  });

  it('shows what the page has for waiting and for failing', async () => {
    const element = await fixture<NcImage>(html`<nc-image src="/__http__/stall">
      <b slot="placeholder">wait</b><i slot="error">sorry</i>
    </nc-image>`);
    const isShown = (selector: string): boolean => element.querySelector(selector)!.getClientRects().length > 0;
    await element.updateComplete;
    expect([isShown('b'), isShown('i')]).to.deep.equal([true, false]);
    element.src = 'data:image/png,broken';
    await oneEvent(element, 'error');
    await element.updateComplete;
    expect([isShown('b'), isShown('i')]).to.deep.equal([false, true]);
    expect(element.shadowRoot!.querySelector('[part="retry"]')).to.equal(null);
  });

  it('waits for the screen when lazy', async () => {
    const box = await fixture<HTMLElement>(
      html`<div style="height: 40px; overflow: auto">
        <div style="height: 20000px"></div>
        <nc-image alt="" lazy-load src=${picture()}></nc-image>
      </div>`,
    );
    const element = box.querySelector('nc-image')!;
    await element.updateComplete;
    expect(imageOf(element).loading).to.equal('lazy');
  });

  it('takes the picture that fits the screen', async () => {
    const element = await fixture<NcImage>(html`<nc-image alt=""></nc-image>`);
    const loaded = oneEvent(element, 'load') as Promise<ImageLoadEvent>;
    element.srcset = `${picture(10, 10)} 10w`;
    element.sizes = '10px';
    expect((await loaded).width).to.equal(10);
  });
});
