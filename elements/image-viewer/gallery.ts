import { msg, str } from '@lit/localize';
import { counted } from '../base/counted.js';
import { html, nothing, type PropertyValues, type ReactiveElement } from 'lit';
import { isScriptUrl } from '../base/urls.js';
import { warnOnce } from '../internal/element/warn.js';
import type { NcSwiper, SwiperChangeEvent } from '../swiper/index.js';
import '../swiper/index.js';
import { ImageViewerChangeEvent, ImageViewerLongPressEvent } from './events.js';
import { Holds } from './holds.js';
import { Stage, type StageHost } from './stage.js';

export { galleryStyles as styles } from './gallery.styles.js';

/** A picture with a text for users who cannot see it. */
export interface ViewedImage {
  readonly url: string;
  readonly alt?: string;
}

export type ImageViewerIndicator = 'default' | 'number' | 'none';

/** The viewer, as its gallery needs it. */
export interface GalleryHost extends StageHost {
  readonly viewer: StageHost['viewer'] &
    ReactiveElement & {
      readonly urls: readonly (string | ViewedImage)[];
      readonly loop: boolean;
      readonly indicator: ImageViewerIndicator;
      current: number | string;
    };
}

type ImageState = 'loading' | 'loaded' | 'error';

const INDICATORS: readonly string[] = ['default', 'number', 'none'];
/** More pictures than this have a number instead of dots. */
const MOST_DOTS = 12;
/** How many pictures load on each side of the current one. */
const NEIGHBOURS = 1;

const hasMouse = () => globalThis.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** The pictures of a viewer: renders them, pages between them and has a `Stage` while they are on screen. */
export class Gallery {
  readonly #host: GalleryHost;
  readonly #viewer: GalleryHost['viewer'];
  readonly #states = new Map<string, ImageState>();
  readonly #holds: Holds;
  #stage: Stage | undefined;

  constructor(host: GalleryHost) {
    this.#host = host;
    this.#viewer = host.viewer;
    this.#holds = new Holds(host.viewer, () => this.#held());
  }

  /** Whether it is on screen. */
  get isRaised(): boolean {
    return this.#stage !== undefined;
  }

  get swiper(): NcSwiper | null {
    return this.#viewer.renderRoot.querySelector('nc-swiper');
  }

  /** The current picture, once it has loaded. */
  get image(): HTMLImageElement | null {
    return this.#viewer.renderRoot.querySelector(`[data-index="${this.index}"] img[data-state="loaded"]`);
  }

  /** Index of the current picture. */
  get index(): number {
    const { current } = this.#viewer;
    const urls = this.#images.map(({ url }) => url);
    const found = typeof current === 'string' ? urls.indexOf(current) : -1;
    const index = found < 0 && String(current).trim() ? Number(current) : found;
    return Number.isInteger(index) && index >= 0 && index < urls.length ? index : 0;
  }

  /** Opacity of the background around the pictures. */
  set dim(opacity: number) {
    const { style } = this.#viewer.renderRoot.querySelector<HTMLElement>('#dim')!;
    style.opacity = opacity === 1 ? '' : String(opacity);
  }

  /** The viewer has come on screen with `surface`. */
  raised(surface: HTMLElement): void {
    this.dim = 1;
    this.#stage = new Stage(this.#host, this, surface);
    surface.addEventListener('contextmenu', this.#holds);
  }

  /** The viewer leaves the screen. */
  lowered(): void {
    this.#stage?.stop();
    this.#stage = undefined;
  }

  updated(changed: PropertyValues, surface: HTMLElement | null): void {
    const { indicator } = this.#viewer;
    if (!INDICATORS.includes(indicator)) warnOnce(this.#viewer, 'indicator', INDICATORS.join(', '), indicator);
    // The viewer is closed: the next time all pictures load again.
    if (!surface) this.#states.clear();
    // After the swiper has moved to it: slides out of view have no layout.
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
        .announces=${images.length > 1}
        @change=${this}
        >${images.map((image, at) => this.#slide(image, at))}</nc-swiper
      >
      ${this.#counter(index, images.length)}`;
  }

  handleEvent(event: Event): void {
    const { type, currentTarget } = event;
    if (type === 'change') {
      if (event.target === this.swiper) this.#paged(event as SwiperChangeEvent);
    } else this.#setState((currentTarget as HTMLElement).dataset['url']!, type === 'load' ? 'loaded' : 'error');
  }

  /** Whether a key is for the pictures, and not for an overlay inside of the viewer. */
  isKey({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const isOurs = (target as Node).getRootNode() === this.#viewer.renderRoot;
    return isOurs && !defaultPrevented && !ctrlKey && !metaKey && !altKey;
  }

  press(event: KeyboardEvent): void {
    const { swiper } = this;
    if (!swiper || event.composedPath().includes(swiper) || !this.isKey(event)) return; // It handles keys itself.
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
    return urls.map((each) => (typeof each === 'string' ? { url: each } : each));
  }

  get #hasDots(): boolean {
    const { length } = this.#images;
    const { indicator } = this.#viewer;
    return indicator !== 'number' && indicator !== 'none' && length > 1 && length <= MOST_DOTS;
  }

  #slide({ url, alt }: ViewedImage, index: number) {
    return html`<nc-swiper-item
      ><div class="frame" data-index=${index}>${this.#isNear(index) ? this.#picture(url, alt) : nothing}</div></nc-swiper-item
    >`;
  }

  #picture(url: string, alt: string | undefined) {
    const isSafe = !isScriptUrl(url);
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

  /** The number in sight. The swiper tells screen readers. */
  #counter(index: number, count: number) {
    if (count < 2 || this.#viewer.indicator === 'none' || this.#hasDots) return nothing;
    const text = counted(
      msg(str`{${index + 1}, number} of {${count}, number}`, {
        id: 'nc.image-viewer.place',
        desc: 'Which picture it is, and how many there are',
      }),
    );
    return html`<div part="indicator" aria-hidden="true"><span class="pill">${text}</span></div>`;
  }

  #isNear(index: number): boolean {
    const { length } = this.#images;
    const distance = Math.abs(index - this.index);
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

  /** Returns whether the page has shown a menu. */
  #held(): boolean {
    const { url } = this.#images[this.index] ?? {};
    return url !== undefined && !this.#viewer.dispatchEvent(new ImageViewerLongPressEvent(this.index, url));
  }

  readonly #retry = (event: Event): void => {
    const { url = '' } = (event.currentTarget as HTMLElement).dataset;
    const { renderRoot } = this.#viewer;
    this.#setState(url, 'loading');
    for (const image of renderRoot.querySelectorAll('img')) {
      if (image.dataset['url'] !== url) continue;
      // Setting the same URL again does not load it.
      image.removeAttribute('src');
      image.src = url;
    }
    renderRoot.querySelector<HTMLElement>('[part=close]')!.focus();
  };
}
