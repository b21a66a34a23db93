import 'nacre/elements/image';
import { expect, fixture, html, oneEvent, waitUntil } from '@open-wc/testing';
import type { ImageErrorEvent, ImageLoadEvent, NcImage } from 'nacre/elements/image';
import { isUnsafe, UNSAFE_URLS } from '../../helpers/addresses.js';
import { mediaUrl } from '../../helpers/media.js';
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
      decoding: { default: '', sample: 'async' },
      fetchPriority: { default: '', sample: 'high', attribute: 'fetchpriority' },
      referrerPolicy: { default: '', sample: 'no-referrer', attribute: 'referrerpolicy' },
      crossOrigin: { default: '', sample: 'anonymous', attribute: 'crossorigin' },
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
    const { errMsg, reason } = await failed;
    expect(errMsg).to.equal('image:fail data:image/png,broken is no picture that this browser can show');
    expect(reason).to.equal('decoding');
    await element.updateComplete;
    expect(element.matches(':state(error)')).to.equal(true);
    const retry = element.shadowRoot!.querySelector<HTMLButtonElement>('[part="retry"]')!;
    expect(retry.getAttribute('aria-label')).to.equal('Retry loading Map');
    const again = oneEvent(element, 'error');
    retry.click();
    await again;
    const loaded = oneEvent(element, 'load');
    element.src = picture();
    await loaded;
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('[part="retry"]')).to.equal(null);
  });

  it('runs no script of its address, in any spelling', async () => {
    const home = await fixture<HTMLElement>(html`<div></div>`);
    const { href } = location;
    const urls = UNSAFE_URLS.filter(isUnsafe);
    const failures = urls.map(async (src) => {
      const element = document.createElement('nc-image');
      home.append(element);
      const failed = oneEvent(element, 'error');
      element.src = src;
      await failed;
    });
    await Promise.all(failures);
    expect(urls.length).to.be.above(20);
    expect('ran' in globalThis).to.equal(false);
    expect(location.href).to.equal(href);
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
    expect(element.shadowRoot!.querySelector('[part="retry"]')!.getClientRects().length).to.equal(0);
  });

  it('says why it cannot be loaded only as far as the browser tells', async () => {
    const element = await fixture<NcImage>(html`<nc-image alt=""></nc-image>`);
    const failure = async (src: string): Promise<string> => {
      const failed = oneEvent(element, 'error') as Promise<ImageErrorEvent>;
      element.src = src;
      const { errMsg, reason } = await failed;
      return `${reason} ${errMsg.replace(src, '…')}`;
    };
    const unknown = 'unknown image:fail … cannot be loaded';
    const tells = 'responseStatus' in PerformanceResourceTiming.prototype;
    expect(await failure(mediaUrl('none.png'))).to.equal(
      tells ? 'network image:fail … could not be fetched: the server answered 404' : unknown,
    );
    expect(await failure(mediaUrl('captions.en.vtt'))).to.equal(
      tells ? 'decoding image:fail … is no picture that this browser can show' : unknown,
    );
    expect(await failure('https://nacre.invalid/a.png')).to.equal(unknown);
  });

  it('waits for the screen when lazy', async () => {
    const box = await fixture<HTMLElement>(
      html`<div style="height: 40px; overflow: auto">
        <div style="height: 20000px"></div>
        <nc-image alt="" lazy-load src=${mediaUrl('photo.jpg', 'lazy')}></nc-image>
        <nc-image alt="" src=${mediaUrl('photo.webp')}></nc-image>
      </div>`,
    );
    const [lazy, eager] = box.querySelectorAll('nc-image') as NodeListOf<NcImage>;
    await waitUntil(() => !eager!.matches(':state(loading)'), 'the other one has loaded');
    expect(lazy!.matches(':state(loading)')).to.equal(true);
    const loaded = oneEvent(lazy!, 'load');
    box.scrollTop = 20_000;
    await loaded;
    expect(lazy!.matches(':state(loading)')).to.equal(false);
  });

  it('hands on what the native image knows, before it loads', async () => {
    const element = await fixture<NcImage>(
      html`<nc-image
        alt=""
        src=${picture()}
        decoding="async"
        fetchpriority="high"
        referrerpolicy="no-referrer"
        crossorigin="anonymous"
      ></nc-image>`,
    );
    const image = imageOf(element);
    const values = () =>
      ['decoding', 'fetchpriority', 'referrerpolicy', 'crossorigin'].map((name) => image.getAttribute(name));
    expect(values()).to.deep.equal(['async', 'high', 'no-referrer', 'anonymous']);
    Object.assign(element, { decoding: '', fetchPriority: '', referrerPolicy: '', crossOrigin: '' });
    await element.updateComplete;
    expect(values()).to.deep.equal([null, null, null, null]);
  });

  it('can be dragged if the page wants so', async () => {
    const element = await fixture<NcImage>(html`<nc-image alt="" src=${picture()}></nc-image>`);
    const states = [imageOf(element).draggable];
    for (const change of [
      () => element.setAttribute('draggable', ''),
      () => element.setAttribute('draggable', 'false'),
      () => (element.draggable = true),
      () => element.removeAttribute('draggable'),
    ]) {
      change();
      await element.updateComplete;
      states.push(imageOf(element).draggable);
    }
    expect(states).to.deep.equal([false, true, false, true, false]);
  });

  it('keeps its place when it fails, if the ratio is known', async () => {
    const [wide, high] = await Promise.all(
      ['widthFix', 'heightFix'].map((mode) =>
        fixture<NcImage>(html`<nc-image mode=${mode} width="40" height="20"></nc-image>`),
      ),
    );
    const sizes = () =>
      [wide!, high!].map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
      });
    const expected = [
      [320, 160],
      [480, 240],
    ];
    expect(sizes()).to.deep.equal(expected);
    for (const element of [wide!, high!]) {
      const failed = oneEvent(element, 'error');
      element.src = mediaUrl('captions.fr.vtt');
      await failed;
      await element.updateComplete;
    }
    expect(sizes()).to.deep.equal(expected);
    for (const element of [wide!, high!]) {
      const loaded = oneEvent(element, 'load');
      element.src = picture(60, 20);
      await loaded;
    }
    expect(sizes(), 'the ratio of the picture itself').to.deep.equal([
      [320, 107],
      [720, 240],
    ]);
  });

  it('is one image and the place of its placeholder, once it has loaded', async () => {
    const element = await load(html`<nc-image alt="" src=${picture()}></nc-image>`);
    expect([...element.shadowRoot!.querySelectorAll('*')].map(({ localName }) => localName)).to.deep.equal([
      'img',
      'slot',
    ]);
  });

  it('takes the picture that fits the screen', async () => {
    const element = await fixture<NcImage>(html`<nc-image alt=""></nc-image>`);
    const loaded = oneEvent(element, 'load') as Promise<ImageLoadEvent>;
    element.srcset = `${picture(10, 10)} 10w`;
    element.sizes = '10px';
    expect((await loaded).width).to.equal(10);
  });
});
