import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type ReactiveElement } from 'lit';
import { warnOnce } from '../internal/element/warn.js';
import type { NcSwiper, SwiperChangeEvent } from '../swiper/index.js';
import '../swiper/index.js';
import { ImageViewerChangeEvent } from './events.js';
import { galleryStyles } from './gallery.styles.js';
import type { NcImageViewer, ViewedImage } from './image-viewer.js';
import { Stage } from './stage.js';

type ImageState = 'loading' | 'loaded' | 'error';

const INDICATORS: readonly string[] = ['default', 'number', 'none'];
/** More dots than that are a line. */
const MOST_DOTS = 12;
/** So many pictures beside the current one are loaded. */
const NEIGHBOURS = 1;

const hasMouse = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Addresses that are code, as browsers read them: line breaks do not count. */
function isCode(url: string): boolean {
  try {
    return /^(?:java|vb)script:$/.test(new URL(url, document.baseURI).protocol);
  } catch {
    return false; // No address at all: it cannot be loaded.
  }
}

/** Gives the viewer the styles of what it draws from now on, also in other documents. */
function adoptStyles(viewer: NcImageViewer): void {
  const { elementStyles } = viewer.constructor as typeof ReactiveElement;
  if (!elementStyles.includes(galleryStyles)) elementStyles.push(galleryStyles);
  if (viewer.shadowRoot!.adoptedStyleSheets.length < elementStyles.length) viewer.adoptedCallback();
}

/** The pictures of a viewer, and what users do with them. */
export class Gallery {
  readonly #viewer: NcImageViewer;
  readonly #states = new Map<string, ImageState>();
  #stage: Stage | undefined;

  constructor(viewer: NcImageViewer) {
    this.#viewer = viewer;
    adoptStyles(viewer);
  }

  get swiper(): NcSwiper | null {
    return this.#viewer.renderRoot.querySelector('nc-swiper');
  }

  /** The picture that is looked at, once it is there. */
  get image(): HTMLImageElement | null {
    return this.#viewer.renderRoot.querySelector(`[data-index="${this.index}"] img[data-state="loaded"]`);
  }

  /** Its place. */
  get index(): number {
    const { current } = this.#viewer;
    const urls = this.#images.map(({ url }) => url);
    const found = typeof current === 'string' ? urls.indexOf(current) : -1;
    const place = found < 0 && String(current).trim() ? Number(current) : found;
    return Number.isInteger(place) && place >= 0 && place < urls.length ? place : 0;
  }

  /** How much of the page is hidden by what is around the pictures. */
  set dim(opacity: number) {
    const { style } = this.#viewer.renderRoot.querySelector<HTMLElement>('#dim')!;
    style.opacity = opacity === 1 ? '' : String(opacity);
  }

  raised(surface: HTMLElement): void {
    this.dim = 1;
    this.#stage = new Stage(this.#viewer, this, surface);
  }

  lowered(): void {
    this.#stage?.stop();
    this.#stage = undefined;
  }

  updated(changed: PropertyValues, surface: HTMLElement | null): void {
    const { indicator, urls } = this.#viewer;
    if (!INDICATORS.includes(indicator)) warnOnce(this.#viewer, 'indicator', INDICATORS.join(', '), indicator);
    if (!Array.isArray(urls)) warnOnce(this.#viewer, 'urls', 'a list of URLs', urls);
    // Nothing is drawn any more: all of it is loaded anew.
    if (!surface) this.#states.clear();
    // Once the swiper shows it: what is out of sight has no layout.
    if (changed.has('urls') || changed.has('current'))
      void this.swiper?.updateComplete.then(() => this.#stage?.reset());
  }

  render(): unknown {
    const { loop } = this.#viewer;
    const images = this.#images;
    const { index } = this;
    return html`<nc-swiper
        .circular=${loop}
        .current=${index}
        .duration=${300}
        .navigation=${hasMouse() && images.length > 1}
        .indicatorDots=${this.#hasDots}
        @change=${this}
        >${images.map((image, place) => this.#slide(image, place))}</nc-swiper
      >
      ${this.#counter(index, images.length)}`;
  }

  handleEvent(event: Event): void {
    const { type, currentTarget } = event;
    if (type === 'change') {
      if (event.target === this.swiper) this.#paged(event as SwiperChangeEvent);
    } else this.#setState((currentTarget as HTMLElement).dataset['url']!, type === 'load' ? 'loaded' : 'error');
  }

  /** Whether it is for the pictures. Keys of overlays in the viewer are theirs. */
  isKey({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const isOurs = (target as Node).getRootNode() === this.#viewer.renderRoot;
    return isOurs && !defaultPrevented && !ctrlKey && !metaKey && !altKey;
  }

  press(event: KeyboardEvent): void {
    const { swiper } = this;
    if (!swiper || event.composedPath().includes(swiper) || !this.isKey(event)) return; // It has keys of its own.
    const forward = swiper.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'Home') swiper.move(0, 'keyboard');
    else if (event.key === 'End') swiper.move(this.#images.length - 1, 'keyboard');
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      swiper.step(event.key === forward ? 1 : -1, 'keyboard');
    else return;
    event.preventDefault();
  }

  get #images(): ViewedImage[] {
    const { urls } = this.#viewer;
    if (!Array.isArray(urls)) return [];
    return (urls as (string | ViewedImage | null)[]).map((each) => {
      const { url, alt } = typeof each === 'object' && each ? each : { url: each, alt: undefined };
      return { url: String(url ?? ''), ...(alt !== undefined && { alt: String(alt) }) };
    });
  }

  get #hasDots(): boolean {
    const { length } = this.#images;
    const { indicator } = this.#viewer;
    return indicator !== 'number' && indicator !== 'none' && length > 1 && length <= MOST_DOTS;
  }

  #slide({ url, alt }: ViewedImage, place: number) {
    return html`<nc-swiper-item
      ><div class="frame" data-index=${place}>${this.#isNear(place) ? this.#picture(url, alt) : nothing}</div></nc-swiper-item
    >`;
  }

  #picture(url: string, alt: string | undefined) {
    const isSafe = !isCode(url);
    if (!isSafe) warnOnce(this.#viewer, 'urls', 'addresses of pictures', url);
    const state = isSafe ? (this.#states.get(url) ?? 'loading') : 'error';
    const name =
      alt ?? msg('Picture', { id: 'nc.image-viewer.picture', desc: 'Stands for the text of a picture that has none' });
    return html`${
      isSafe
        ? html`<img
            part="image"
            .src=${url}
            alt=${name}
            data-url=${url}
            data-state=${state}
            draggable="false"
            decoding="async"
            @load=${this}
            @error=${this}
          />`
        : nothing
    }${state === 'loading' ? html`<span class="spinner"></span>` : nothing}${
      state === 'error' ? this.#failure(url, isSafe) : nothing
    }`;
  }

  #failure(url: string, canRetry: boolean) {
    const text = msg('This picture cannot be shown', {
      id: 'nc.image-viewer.error',
      desc: 'Stands for a picture that could not be loaded',
    });
    return html`<div part="error" role="alert">
      <span>${text}</span>
      ${
        canRetry
          ? html`<button type="button" part="retry" data-url=${url} @click=${this.#retry}>
              ${msg('Retry', { id: 'nc.image-viewer.retry', desc: 'Button below a picture that could not be loaded' })}
            </button>`
          : nothing
      }
    </div>`;
  }

  #counter(index: number, count: number) {
    if (count < 2) return nothing;
    const place = msg(str`${index + 1} of ${count}`, {
      id: 'nc.image-viewer.place',
      desc: 'Which picture it is, and how many there are',
    });
    const isSeen = this.#viewer.indicator !== 'none' && !this.#hasDots;
    return html`<div part="indicator" role="status"><span class=${isSeen ? 'pill' : 'unseen'}>${place}</span></div>`;
  }

  #isNear(place: number): boolean {
    const { length } = this.#images;
    const distance = Math.abs(place - this.index);
    return Math.min(distance, this.#viewer.loop ? length - distance : distance) <= NEIGHBOURS;
  }

  #setState(url: string, state: ImageState): void {
    this.#states.set(url, state);
    this.#viewer.requestUpdate();
    if (state === 'loaded') void this.#viewer.updateComplete.then(() => this.#stage?.reset());
  }

  #paged({ current, source }: SwiperChangeEvent): void {
    if (!source || current === this.index) return;
    this.#viewer.current = current;
    this.#viewer.dispatchEvent(new ImageViewerChangeEvent(current));
  }

  readonly #retry = (event: Event): void => {
    const { url = '' } = (event.currentTarget as HTMLElement).dataset;
    const { renderRoot } = this.#viewer;
    this.#setState(url, 'loading');
    for (const image of renderRoot.querySelectorAll('img')) {
      if (image.dataset['url'] !== url) continue;
      // The same address once more is no news to a browser.
      image.removeAttribute('src');
      image.src = url;
    }
    renderRoot.querySelector<HTMLElement>('[part=close]')!.focus();
  };
}
