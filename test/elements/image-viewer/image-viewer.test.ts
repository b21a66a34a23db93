import 'nacre/elements/image-viewer';
import { expect, fixture, waitUntil } from '@open-wc/testing';
import type { NcImageViewer } from 'nacre/elements/image-viewer';
import type { CloseEvent } from '../../../elements/internal/element/events.js';
import { keys } from '../../helpers/commands.js';
import { drawn, settled } from '../../helpers/dom.js';
import { useTokens } from '../../helpers/tokens.js';
import { elementSuite } from '../../suites/element-suite.js';
import { overlaySuite } from '../../suites/overlay-suite.js';
import { HIGH, imageOf, ready, show, SMALL, still, WIDE } from './image-viewer-fixture.js';

// From the server: a strict policy allows no data URLs.
const PEARL = '/shell/showcase/pearl.svg';
const HTML = `<nc-image-viewer urls='${JSON.stringify([{ url: PEARL, alt: 'Pearl' }, `${PEARL}#2`])}'></nc-image-viewer>`;

const part = (viewer: NcImageViewer, name: string) => viewer.shadowRoot!.querySelector<HTMLElement>(`[part="${name}"]`);
const indexes = (viewer: NcImageViewer) =>
  [...viewer.shadowRoot!.querySelectorAll('img')].map((image) => (image.parentElement as HTMLElement).dataset['index']);

describe('nc-image-viewer', () => {
  before(useTokens);

  elementSuite<NcImageViewer>({
    tag: 'nc-image-viewer',
    html: HTML,
    properties: {
      open: { default: false, sample: true, reflects: true },
      canDismiss: { default: true, sample: false, text: 'false' },
      urls: { default: [], sample: [SMALL] },
      current: { default: 0, sample: '1' },
      loop: { default: false, sample: true },
      indicator: { default: 'default', sample: 'number' },
    },
    cssStates: ['zoomed', 'moving'],
    use: async (viewer) => {
      void viewer.show();
      await settled(viewer);
      while (!imageOf(viewer)) await drawn();
      viewer.shadowRoot!.querySelector('dialog')!.dispatchEvent(new KeyboardEvent('keydown', { key: '+' }));
      await viewer.hide();
    },
    text: {
      html: '<nc-image-viewer></nc-image-viewer>',
      enter: (viewer) => void viewer.show(),
      read: (viewer) => part(viewer, 'close')?.ariaLabel,
      en: 'Close',
      fr: 'Fermer',
    },
  });
  overlaySuite({ tag: 'nc-image-viewer', html: HTML, modal: true });

  it('shows the current picture, by index or by URL', async () => {
    const viewer = await show({ current: 1 });
    expect(imageOf(viewer).src).to.equal(HIGH);
    for (const [current, src] of [
      [SMALL, SMALL],
      ['1', HIGH],
      [7, WIDE],
      [2, SMALL],
      ['https://nowhere.example/x.png', WIDE],
    ] as const) {
      viewer.current = current;
      await ready(viewer);
      expect(imageOf(viewer).src, String(current).slice(0, 30)).to.equal(src);
      const { left, right } = imageOf(viewer).getBoundingClientRect();
      expect((left + right) / 2).to.be.closeTo(innerWidth / 2, 1);
    }
  });

  it('fits each picture to the screen, and does not enlarge it', async () => {
    const viewer = await show({ current: 1 });
    const box = () => imageOf(viewer).getBoundingClientRect();
    expect(box().height).to.be.closeTo(innerHeight, 1);
    expect(box().width).to.be.closeTo(innerHeight / 4, 1);
    viewer.current = 2;
    await ready(viewer);
    expect(box().width).to.equal(60);
  });

  it('loads the neighbours of the picture only', async () => {
    const urls = Array.from({ length: 7 }, (_, index) => `${WIDE}#${index}`);
    const viewer = await show({ urls });
    expect(indexes(viewer)).to.deep.equal(['0', '1']);
    viewer.current = 4;
    await viewer.updateComplete;
    expect(indexes(viewer)).to.deep.equal(['3', '4', '5']);
    Object.assign(viewer, { loop: true, current: 0 });
    await viewer.updateComplete;
    expect(indexes(viewer)).to.deep.equal(['0', '1', '6']);
  });

  it('is paged by keys, with a change event', async () => {
    const viewer = await show();
    const told: number[] = [];
    viewer.addEventListener('change', (event) => told.push((event as unknown as { current: number }).current));
    const seen: number[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await keys(key);
      await ready(viewer);
      seen.push(Number(viewer.current));
    }
    expect(seen).to.deep.equal([1, 2, 2, 1, 0, 2]);
    expect(told).to.deep.equal([1, 2, 1, 0, 2]);
    viewer.current = 0;
    await ready(viewer);
    expect(told.length).to.equal(5);
  });

  it('is paged in reading direction, and in a loop', async () => {
    const viewer = await show({ loop: true });
    viewer.dir = 'rtl';
    await drawn();
    await keys('ArrowLeft');
    await ready(viewer);
    expect(viewer.current).to.equal(1);
    viewer.dir = '';
    await keys('Home');
    await keys('ArrowLeft');
    await ready(viewer);
    expect(viewer.current).to.equal(2);
  });

  it('leaves keys and wheel to overlays inside of it', async () => {
    const viewer = await show();
    const input = viewer.appendChild(document.createElement('input'));
    input.slot = 'overlay';
    input.style.cssText = 'position: absolute; left: 0; top: 0; z-index: 1';
    input.focus();
    await keys('=');
    await keys('0');
    await keys('ArrowLeft');
    await keys('Home');
    expect([input.value, viewer.current, viewer.matches(':state(zoomed)')]).to.deep.equal(['=0', 0, false]);
    expect(
      input.dispatchEvent(new WheelEvent('wheel', { deltaY: 9, bubbles: true, composed: true, cancelable: true })),
    ).to.equal(true);
  });

  it('indicates which picture it is', async () => {
    const viewer = await show();
    const number = () => part(viewer, 'indicator')?.textContent.trim();
    const dots = () => viewer.shadowRoot!.querySelector('nc-swiper')!.indicatorDots;
    expect([number(), dots()]).to.deep.equal([undefined, true]);
    viewer.indicator = 'number';
    await keys('ArrowRight');
    await ready(viewer);
    expect([number(), dots()]).to.deep.equal(['2 of 3', false]);
    viewer.indicator = 'none';
    await viewer.updateComplete;
    expect([number(), dots()]).to.deep.equal([undefined, false]);
    Object.assign(viewer, { indicator: 'default', urls: Array.from({ length: 30 }, () => SMALL) });
    await viewer.updateComplete;
    expect([number(), dots()]).to.deep.equal(['2 of 30', false]);
    viewer.urls = [SMALL];
    await viewer.updateComplete;
    expect(number()).to.equal(undefined);
  });

  for (const indicator of ['default', 'number', 'none'] as const)
    it(`says once which picture the user has moved to, with its text: indicator ${indicator}`, async () => {
      const viewer = await show({
        indicator,
        urls: [
          { url: SMALL, alt: 'Beach' },
          { url: WIDE, alt: 'Cliff' },
        ],
      });
      const swiper = viewer.shadowRoot!.querySelector('nc-swiper')!;
      const spoken = () =>
        [viewer, swiper].flatMap(({ shadowRoot }) =>
          [...shadowRoot!.querySelectorAll('[role=status], [aria-live], [role=alert]')].map((each) => each.textContent),
        );
      await keys('ArrowRight');
      await ready(viewer);
      await settled(swiper);
      expect(spoken().filter(Boolean)).to.deep.equal(['2 of 2: Cliff']);
      expect(part(viewer, 'indicator')?.ariaHidden ?? 'true', 'the slide has this name').to.equal('true');
    });

  it('keeps the text of a picture', async () => {
    const viewer = await show({ urls: [{ url: WIDE, alt: 'The sea' }, HIGH] });
    expect(imageOf(viewer).alt).to.equal('The sea');
    viewer.current = 1;
    await ready(viewer);
    expect(imageOf(viewer).alt).to.equal('Picture');
  });

  it('shows that a picture cannot be loaded, and loads it again', async () => {
    const viewer = await fixture<NcImageViewer>('<nc-image-viewer></nc-image-viewer>');
    viewer.urls = ['data:image/png,broken', SMALL];
    void viewer.show();
    const spinner = () => viewer.shadowRoot!.querySelector('[data-index="0"] .spinner');
    expect(spinner()).to.not.equal(null);
    await waitUntil(() => part(viewer, 'retry'));
    expect(spinner()).to.equal(null);
    expect(part(viewer, 'error')!.role).to.equal('alert');
    await expect(viewer).to.be.accessible();
    part(viewer, 'retry')!.click();
    await viewer.updateComplete;
    expect(spinner()).to.not.equal(null);
    await waitUntil(() => part(viewer, 'retry'));
    expect(viewer.open).to.equal(true);
    await viewer.hide();
    await viewer.updateComplete;
    void viewer.show();
    expect(spinner(), 'opened again').to.not.equal(null);
  });

  it('runs no script URLs', async () => {
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (text: string) => warnings.push(text);
    const viewer = await fixture<NcImageViewer>('<nc-image-viewer></nc-image-viewer>');
    viewer.urls = [' JavaScript:alert(1)'];
    void viewer.show();
    await viewer.updateComplete;
    console.warn = warn;
    expect(warnings.length).to.equal(1);
    expect(viewer.shadowRoot!.querySelector('img')).to.equal(null);
    expect(part(viewer, 'error')).to.not.equal(null);
    expect(part(viewer, 'retry')).to.equal(null);
  });

  it('accepts any value as urls, and other pictures while it is open', async () => {
    const { warn } = console;
    const warnings: string[] = [];
    console.warn = (text: string) => warnings.push(text);
    const viewer = await show();
    for (const urls of ['x', { length: 1 }, [], [null, 'data:,']]) {
      viewer.urls = urls as string[];
      await viewer.updateComplete;
      expect(viewer.open).to.equal(true);
    }
    console.warn = warn;
    expect(warnings.length).to.equal(3);
    Object.assign(viewer, { urls: [SMALL, HIGH], current: 1 });
    await ready(viewer);
    expect(imageOf(viewer).src).to.equal(HIGH);
  });

  it('shows the first picture if there are fewer than before', async () => {
    const viewer = await show({ current: 2 });
    viewer.urls = [WIDE, HIGH];
    await ready(viewer);
    const { left, right } = imageOf(viewer).getBoundingClientRect();
    expect((left + right) / 2).to.be.closeTo(innerWidth / 2, 1);
    expect([imageOf(viewer).src, viewer.shadowRoot!.querySelector('nc-swiper')!.slideCount]).to.deep.equal([WIDE, 2]);
  });

  it('is closed by its button and by a tap, with the reason', async () => {
    const viewer = await show();
    const reasons: string[] = [];
    viewer.addEventListener('close', (event) => reasons.push((event as CloseEvent).reason));
    const { width, height } = part(viewer, 'close')!.getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(44);
    part(viewer, 'close')!.click();
    expect(viewer.open).to.equal(false);
    void viewer.show();
    await ready(viewer);
    imageOf(viewer).click();
    await waitUntil(() => !viewer.open);
    expect(reasons).to.deep.equal(['cancel', 'backdrop']);
    viewer.canDismiss = false;
    void viewer.show();
    part(viewer, 'close')!.click();
    expect(viewer.open).to.equal(true);
    await still(viewer);
  });
});
