import { msg, str } from '@lit/localize';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { NcElement } from '../internal/element/nc-element.js';
import { LENGTH } from '../internal/element/kinds.js';
import { attribute, property } from '../internal/element/property.js';
import { isServer } from '../internal/element/server.js';
import { warnOnce } from '../internal/element/warn.js';
import { failureOf, type ImageErrorReason, type ImageFailure } from './failure.js';
import { imageStyles } from './image.styles.js';
import { MODE_NAMES, modeStyle } from './modes.js';

/** Properties that the native image has too, with their attributes. */
const NATIVE = [
  ['sizes', 'sizes'],
  ['decoding', 'decoding'],
  ['fetchPriority', 'fetchpriority'],
  ['referrerPolicy', 'referrerpolicy'],
  ['crossOrigin', 'crossorigin'],
] as const;

/** The picture has loaded. `width` and `height` are its natural size in px. */
export class ImageLoadEvent extends Event {
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    super('load');
    this.width = width;
    this.height = height;
  }
}

/** The picture could not be loaded. */
export class ImageErrorEvent extends Event {
  /** `image:fail` and the reason, as far as the browser tells. */
  readonly errMsg: string;
  /** `decoding`: what arrived is no picture. `network`: it did not arrive. `unknown`: the browser does not tell. */
  readonly reason: ImageErrorReason;

  constructor(src: string, [reason, text]: ImageFailure) {
    super('error');
    this.errMsg = `image:fail ${src} ${text}`;
    this.reason = reason;
  }
}

/**
 * A picture. 320 × 240 px unless styled, also before it has loaded. With the attribute `draggable` the user can drag the
 * picture, to another window for example.
 *
 * @slot placeholder - Shown while the picture loads.
 * @slot error - Shown when it cannot be loaded, in place of the button that tries again; see `retry()`.
 * @event {ImageLoadEvent} load - The picture has loaded; fields `width`, `height`.
 * @event {ImageErrorEvent} error - The picture could not be loaded; fields `errMsg`, `reason`.
 * @csspart image - The native image.
 * @csspart retry - The button that tries again.
 * @cssprop --nc-image-placeholder - Background while the picture loads.
 * @cssstate loading - The picture is loading.
 * @cssstate error - The picture could not be loaded.
 */
export class NcImage extends NcElement {
  static override styles = imageStyles;
  static override localized = true;
  static override template: TemplateResult = html`<img part="image" alt="" draggable="false" /><slot name="placeholder"></slot>`;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'draggable'];
  }

  /** Address of the picture. Empty: no picture. */
  @property({ default: '' }) declare src: string;

  /** Describes the picture for screen readers. Empty: the picture is decoration. */
  @property({ default: '' }) declare alt: string;

  /**
   * How the picture fills its box: `scaleToFill` (default), `aspectFit`, `aspectFill`, `widthFix`, `heightFix`, or at
   * its natural size by a side or corner: `top`, `bottom`, `center`, `left`, `right`, `top left` …
   */
  @attribute({ type: String, default: 'scaleToFill' }) declare mode: string;

  /** Loads the picture when it comes near the viewport. */
  @property({ type: Boolean, attribute: 'lazy-load', default: false }) declare lazyLoad: boolean;

  /** Other sizes of the picture, as for a native image. */
  @property({ default: '' }) declare srcset: string;

  /** How wide the picture is shown, as for a native image with `srcset`. */
  @property({ default: '' }) declare sizes: string;

  /** When the picture may be decoded: `sync`, `async` or `auto`, as for a native image. */
  @property({ default: '' }) declare decoding: string;

  /** How urgent the picture is: `high`, `low` or `auto`, as for a native image. */
  @property({ attribute: 'fetchpriority', default: '' }) declare fetchPriority: string;

  /** How much of the page's URL the request contains, as for a native image. */
  @property({ attribute: 'referrerpolicy', default: '' }) declare referrerPolicy: string;

  /** Asks a server of another origin for leave to read the picture: `anonymous` or `use-credentials`. */
  @property({ attribute: 'crossorigin', default: '' }) declare crossOrigin: string;

  /** Natural width in px. With `height` it reserves the right space in the modes `widthFix` and `heightFix`. */
  @property({ type: LENGTH }) declare width?: number;

  /** Natural height in px. */
  @property({ type: LENGTH }) declare height?: number;

  #state: 'none' | 'loading' | 'loaded' | 'error' = 'none';

  /** Loads the picture again after an error. */
  retry(): void {
    if (this.#state === 'error') this.#load();
  }

  override connectedCallback(): void {
    const first = !this.renderRoot;
    super.connectedCallback();
    if (!first) return;
    // These events do not bubble.
    for (const type of ['load', 'error']) this.#image.addEventListener(type, this);
  }

  handleEvent(event: Event): void {
    const image = this.#image;
    this.#setState(event.type === 'load' ? 'loaded' : 'error');
    if (event.type === 'load') this.dispatchEvent(new ImageLoadEvent(image.naturalWidth, image.naturalHeight));
    else this.dispatchEvent(new ImageErrorEvent(this.src, failureOf(image.currentSrc || image.src)));
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (name === 'draggable') this.requestUpdate(name, old);
    else super.attributeChangedCallback(name, old, value);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (isServer) return;
    const image = this.#image;
    if (changed.has('lazyLoad')) image.loading = this.lazyLoad ? 'lazy' : 'eager';
    for (const [name, attribute] of NATIVE) {
      if (!changed.has(name)) continue;
      if (this[name]) image.setAttribute(attribute, this[name]);
      else image.removeAttribute(attribute);
    }
    if (changed.has('src') || changed.has('srcset')) this.#load();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const image = this.#image;
    if (changed.has('alt')) image.alt = this.alt;
    if (changed.has('mode')) this.#applyMode();
    // The ratio of what has not arrived, and of what never will. That of the picture itself takes precedence.
    if (changed.has('width') || changed.has('height'))
      image.style.aspectRatio = this.width && this.height ? `auto ${this.width} / ${this.height}` : '';
    if (changed.has('draggable')) image.draggable = (this.getAttribute('draggable') ?? 'false') !== 'false';
  }

  protected override renderContent(): unknown {
    if (this.#state !== 'error') return nothing;
    const label = this.alt
      ? msg(str`Retry loading ${this.alt}`, {
          id: 'nc.image.retry-named',
          desc: 'Button on a picture that failed to load; names it',
        })
      : msg('Retry', { id: 'nc.image.retry', desc: 'Button on a picture that failed to load' });
    return html`<slot name="error"><button part="retry" type="button" aria-label=${label} @click=${this.retry}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.400 M20 4v5.400h-5.400" /></svg>
    </button></slot>`;
  }

  get #image(): HTMLImageElement {
    return this.renderRoot.querySelector('img')!;
  }

  #load(): void {
    const image = this.#image;
    if (!this.src && !this.srcset) {
      image.removeAttribute('src');
      image.removeAttribute('srcset');
      this.#setState('none');
      return;
    }
    this.#setState('loading');
    image.srcset = this.srcset;
    image.src = this.src;
  }

  #applyMode(): void {
    const { mode } = this;
    if (!MODE_NAMES.includes(mode)) warnOnce(this, 'mode', MODE_NAMES.join(', '), mode);
    const [fit, position] = modeStyle(mode);
    this.#image.style.objectFit = fit;
    this.#image.style.objectPosition = position;
  }

  #setState(state: 'none' | 'loading' | 'loaded' | 'error'): void {
    this.#state = state;
    this.setState('loading', state === 'loading');
    this.setState('error', state === 'error');
    this.requestUpdate();
  }
}
