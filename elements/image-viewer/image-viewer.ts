import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues } from 'lit';
import type { CloseReason } from '../internal/events.js';
import { OverlayElement } from '../internal/overlay/overlay-element.js';
import { jsonConverter, property } from '../internal/property.js';
import { warnOnce } from '../internal/warn.js';
import type { NcSwiper, SwiperChangeEvent } from '../swiper/index.js';
import { ImageViewerChangeEvent } from './events.js';
import { imageViewerStyles } from './image-viewer.styles.js';
import type { Stage } from './stage.js';

/** A picture with what it shows, for those who do not see it. */
export interface ViewedImage {
  readonly url: string;
  readonly alt?: string;
}

export type ImageViewerIndicator = 'default' | 'number' | 'none';

type ImageState = 'loading' | 'loaded' | 'error';

const INDICATORS: readonly string[] = ['default', 'number', 'none'];
/** More dots than that are a line. */
const MOST_DOTS = 12;
/** So many pictures beside the current one are loaded. */
const NEIGHBOURS = 1;

const UNSAFE = /^\s*(?:java|vb)script:/i;

let loadedStage: Promise<typeof import('./stage.js') | undefined> | undefined;
const loadStage = () =>
  (loadedStage ??= import('./stage.js').catch((error: unknown) => {
    loadedStage = undefined; // The next one tries again.
    reportError(error);
    return undefined;
  }));

const hasMouse = () => globalThis.matchMedia?.('(hover: hover) and (pointer: fine)').matches ?? false;

/**
 * Shows pictures on the whole screen, one at a time. They are zoomed by two fingers, a double tap or double click, the
 * wheel and `+`, `-`, `0`; swipes, arrow keys, Home and End lead to the others, of which only the neighbours are loaded. A
 * tap, a swipe up or down, Escape, Back and its button close it.
 *
 * @slot overlay - For other overlays that must work while this one is open, such as a toast.
 * @event {OpenEvent} open - It is on screen.
 * @event {CloseEvent} close - It has closed. `reason`: `cancel` (its button), `backdrop` (a tap), `swipe`, `escape`, `back` or `api`.
 * @event {ImageViewerChangeEvent} change - The user went to another picture; field `current`.
 * @csspart surface - The dialog.
 * @csspart image - A picture.
 * @csspart indicator - The number of the picture.
 * @csspart close - The button that closes it.
 * @csspart error - What stands for a picture that cannot be loaded.
 * @csspart retry - The button that loads it again.
 * @cssprop --nc-image-viewer-background - What is around the picture; black unless set.
 * @cssstate zoomed - The picture is larger than the screen shows it at first.
 * @cssstate moving - The picture is held, or moves by itself.
 */
export class NcImageViewer extends OverlayElement<void> {
  static override styles = imageViewerStyles;
  static override localized = true;
  /** To React wrappers: which picture it is, is the user's as well. */
  static readonly commands: ReadonlySet<string> = new Set(['current']);

  /** The pictures: URLs, or `{ url, alt }`. JSON as an attribute. */
  @property({ converter: jsonConverter, default: [] }) declare urls: readonly (string | ViewedImage)[];

  /** The picture to show: its place from 0, or its URL. Follows the user. What there is not is the first one. Default: 0. */
  @property({ default: 0 }) declare current: number | string;

  /** Goes on with the first picture after the last one. */
  @property({ type: Boolean, default: false }) declare loop: boolean;

  /** How the user knows which one it is: by dots (`default`), a `number`, or `none`. Many are counted by number always. */
  @property({ default: 'default' }) declare indicator: ImageViewerIndicator;

  readonly #states = new Map<string, ImageState>();
  #stage: Stage | undefined;

  /** @internal */
  get swiper(): NcSwiper | null {
    return this.renderRoot?.querySelector('nc-swiper') ?? null;
  }

  /** @internal The picture that is looked at, once it is there. */
  get image(): HTMLImageElement | null {
    return this.renderRoot.querySelector<HTMLImageElement>(`[data-index="${this.index}"] img[data-state="loaded"]`);
  }

  /** @internal Place of the current picture. */
  get index(): number {
    const { current } = this;
    const urls = this.#images.map(({ url }) => url);
    const found = typeof current === 'string' ? urls.indexOf(current) : -1;
    const place = found < 0 && String(current).trim() ? Number(current) : found;
    return Number.isInteger(place) && place >= 0 && place < urls.length ? place : 0;
  }

  /** @internal */
  mark(state: 'zoomed' | 'moving', on: boolean): void {
    this.setState(state, on);
    if (state === 'zoomed' && this.swiper) this.swiper.disableTouch = on;
  }

  /** @internal */
  showDim(opacity: number): void {
    const dim = this.renderRoot.querySelector<HTMLElement>('#dim');
    if (dim) dim.style.opacity = opacity === 1 ? '' : String(opacity);
  }

  override handleEvent(event: Event): void {
    const { type } = event;
    if (type === 'load' || type === 'error') {
      // Only of its own pictures: neither bubbles.
      const { dataset } = event.currentTarget as HTMLImageElement;
      this.#setState(dataset['url']!, type === 'load' ? 'loaded' : 'error');
    } else if (type === 'change') {
      if (event.target === this.swiper) this.#paged(event as SwiperChangeEvent);
    } else if (type === 'keydown') this.#press(event as KeyboardEvent);
    else super.handleEvent(event);
  }

  protected override raised(): void {
    this.showDim(1);
    const { surface } = this;
    void loadStage().then((module) => {
      // It may have gone again meanwhile, or be another one.
      if (module && this.isShowing && surface === this.surface) this.#stage ??= new module.Stage(this, surface!);
    });
  }

  protected override lowered(): void {
    this.#stage?.stop();
    this.#stage = undefined;
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    if (this.isShowing) await loadStage();
    return super.getUpdateComplete();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!INDICATORS.includes(this.indicator)) warnOnce(this, 'indicator', INDICATORS.join(', '), this.indicator);
    if (!Array.isArray(this.urls)) warnOnce(this, 'urls', 'a list of URLs', this.urls);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    // Nothing is drawn any more: all of it is loaded anew.
    if (!this.surface) this.#states.clear();
    if (changed.has('urls') || changed.has('current')) this.#stage?.reset();
  }

  protected override renderSurface(): unknown {
    const images = this.#images;
    const { index, loop } = this;
    const close = msg('Close', {
      id: 'nc.image-viewer.close',
      desc: 'Button that closes pictures on the whole screen',
    });
    const label = msg('Pictures', { id: 'nc.image-viewer.label', desc: 'Name of pictures on the whole screen' });
    // The empty title keeps the browser from showing the host's as a tooltip.
    return html`<dialog id="surface" part="surface" title="" aria-label=${this.ariaLabel || label} @keydown=${this}>
      <div id="dim"></div>
      <button type="button" part="close" aria-label=${close} @click=${this.#close}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5l14 14M19 5L5 19" /></svg>
      </button>
      <nc-swiper
        .circular=${loop}
        .current=${index}
        .duration=${300}
        .navigation=${hasMouse() && images.length > 1}
        .indicatorDots=${this.#hasDots}
        @change=${this}
        >${images.map((image, place) => this.#slide(image, place))}</nc-swiper
      >
      ${this.#counter(index, images.length)}
      <slot name="overlay"></slot>
    </dialog>`;
  }

  get #images(): ViewedImage[] {
    const { urls } = this;
    if (!Array.isArray(urls)) return [];
    return (urls as (string | ViewedImage | null)[]).map((each) => {
      const { url, alt } = typeof each === 'object' && each ? each : { url: each, alt: undefined };
      return { url: String(url ?? ''), ...(alt !== undefined && { alt: String(alt) }) };
    });
  }

  get #hasDots(): boolean {
    const { length } = this.#images;
    return this.indicator !== 'number' && this.indicator !== 'none' && length > 1 && length <= MOST_DOTS;
  }

  #slide({ url, alt }: ViewedImage, place: number) {
    return html`<nc-swiper-item
      ><div class="frame" data-index=${place}>${this.#isNear(place) ? this.#picture(url, alt) : nothing}</div></nc-swiper-item
    >`;
  }

  #picture(url: string, alt: string | undefined) {
    const isSafe = !UNSAFE.test(url);
    if (!isSafe) warnOnce(this, 'urls', 'addresses of pictures', url);
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
    const isSeen = this.indicator !== 'none' && !this.#hasDots;
    return html`<div part="indicator" role="status"><span class=${isSeen ? 'pill' : 'unseen'}>${place}</span></div>`;
  }

  #isNear(place: number): boolean {
    const { length } = this.#images;
    const distance = Math.abs(place - this.index);
    return Math.min(distance, this.loop ? length - distance : distance) <= NEIGHBOURS;
  }

  #setState(url: string, state: ImageState): void {
    this.#states.set(url, state);
    this.requestUpdate();
    if (state === 'loaded') void this.updateComplete.then(() => this.#stage?.reset());
  }

  #paged({ current, source }: SwiperChangeEvent): void {
    if (!source || current === this.index) return;
    this.current = current;
    this.dispatchEvent(new ImageViewerChangeEvent(current));
  }

  readonly #close = (): void => this.dismiss('cancel' satisfies CloseReason);

  readonly #retry = (event: Event): void => {
    const { url = '' } = (event.currentTarget as HTMLElement).dataset;
    this.#setState(url, 'loading');
    for (const image of this.renderRoot.querySelectorAll('img')) {
      if (image.dataset['url'] !== url) continue;
      // The same address once more is no news to a browser.
      image.removeAttribute('src');
      image.src = url;
    }
    this.renderRoot.querySelector<HTMLElement>('[part=close]')!.focus();
  };

  #press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Node).getRootNode() !== this.renderRoot) return; // Keys of overlays in it are theirs.
    if (this.#stage?.press(event.key)) return event.preventDefault();
    const { swiper } = this;
    if (!swiper || event.composedPath().includes(swiper)) return; // It has keys of its own.
    const forward = swiper.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'Home') this.#page(0);
    else if (event.key === 'End') this.#page(this.#images.length - 1);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      swiper.step(event.key === forward ? 1 : -1, 'keyboard');
    else return;
    event.preventDefault();
  }

  #page(place: number): void {
    this.swiper!.move(place, 'keyboard');
  }
}
