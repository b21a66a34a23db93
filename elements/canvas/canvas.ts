import { html, type PropertyValues, type TemplateResult } from 'lit';
import { UNLESS_FALSE } from '../internal/element/kinds.js';
import { NcElement } from '../internal/element/nc-element.js';
import { attribute, property } from '../internal/element/property.js';
import { setRole } from '../internal/element/role.js';
import { ChildWatch } from '../internal/observe/children.js';
import { childrenOf } from '../internal/observe/flat.js';
import { canvasStyles } from './canvas.styles.js';
import { pointOn, type CanvasPoint } from './coordinates.js';
import { DrawingBuffer } from './drawing-buffer.js';
import { Frames } from './frames.js';
import { pictureOf, type PictureOptions } from './picture.js';
import { Touches } from './touches.js';

const NAMES = ['aria-label', 'aria-labelledby'];

/** What the browser tells the native canvas only. */
const LOSSES = ['webglcontextlost', 'webglcontextrestored', 'contextlost', 'contextrestored'] as const;

/** The largest side of a drawing buffer, in pixels, that browsers make. */
const LONGEST_SIDE = 16_384;

/**
 * An area to draw on by script, sharp on every screen. 300 × 150 px unless styled. In 2D the page draws in CSS px; the
 * drawing buffer has the pixels of the screen. Shadows, filters and image data count in pixels of the buffer, as natively.
 * When the canvas gets another size, a 2D drawing stays where it is. A WebGL page sets `width` and `height`, and draws again.
 *
 * @slot - What it shows, in words, for those who cannot see it. A short name can be an `aria-label` instead.
 * @event {CanvasResizeEvent} resize - The canvas has another size, after the first `getContext()`; fields `width`, `height`,
 *   `pixelWidth`, `pixelHeight`.
 * @event {CanvasTouchEvent} touchstart - A finger, mouse or pen touches the canvas; `touches` and `changedTouches` have `x`
 *   and `y`, in CSS px of the canvas.
 * @event {CanvasTouchEvent} touchmove - It moves; also beyond the edge of the canvas.
 * @event {CanvasTouchEvent} touchend - It is up.
 * @event {CanvasTouchEvent} touchcancel - The browser took it, to scroll for example.
 * @event {WebGLContextEvent} webglcontextlost - The browser has taken the WebGL context away. It gives it back when it can.
 * @event {WebGLContextEvent} webglcontextrestored - The WebGL context is back, and empty: load and draw again.
 * @event {Event} contextlost - The browser has taken the 2D context away; canceled, it never gives it back.
 * @event {Event} contextrestored - The 2D context is back, and empty: draw again.
 * @csspart canvas - The native canvas.
 */
export class NcCanvas extends NcElement {
  static override styles = canvasStyles;
  static override childWatch = new ChildWatch();
  static override template: TemplateResult = html`<canvas part="canvas"></canvas><div class="words"><slot></slot></div>`;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...NAMES];
  }

  readonly #buffer = new DrawingBuffer(this);
  readonly #frames = new Frames(this);

  /** Name of the canvas for `createCanvasContext` and other calls, which also find it by its `id`. */
  @attribute({ type: String, attribute: 'canvas-id' }) declare canvasId: string;

  /** A finger on the canvas neither scrolls the page nor moves what is around the canvas. */
  @attribute({ type: Boolean, attribute: 'disable-scroll' }) declare disableScroll: boolean;

  /** Draws with all pixels of the screen. `false`: one pixel for each CSS px. Default: true. */
  @property({ type: UNLESS_FALSE, default: true }) declare hidpi: boolean;

  /**
   * Width of the drawing buffer in pixels. By default it follows the box of the canvas. Once `width` or `height` is set the
   * page owns the buffer, and draws in its pixels, as natively; undefined gives it back.
   */
  @property({ type: Number, attribute: false, noAccessor: true })
  get width(): number {
    return this.canvas.width;
  }
  set width(width: number | undefined | null) {
    this.#setSide('width', width);
  }

  /** Height of the drawing buffer in pixels, see `width`. */
  @property({ type: Number, attribute: false, noAccessor: true })
  get height(): number {
    return this.canvas.height;
  }
  set height(height: number | undefined | null) {
    this.#setSide('height', height);
  }

  constructor() {
    super();
    new Touches(this);
  }

  /** The native canvas, for libraries and pictures that need one. */
  get canvas(): HTMLCanvasElement {
    // An element that never was on a page can be drawn on, too.
    const self = this as { renderRoot: ShadowRoot | HTMLElement };
    self.renderRoot ??= this.createRenderRoot() as ShadowRoot;
    return self.renderRoot.querySelector('canvas')!;
  }

  /** Pixels of the drawing buffer for each px that the page draws: 2 on many phones, 1 where the page owns the buffer. */
  get pixelRatio(): number {
    return this.#buffer.scale.x;
  }

  override connectedCallback(): void {
    const isFirst = !this.hasUpdated;
    super.connectedCallback();
    const { canvas } = this;
    if (isFirst) for (const type of LOSSES) canvas.addEventListener(type, this);
    this.#applyRole();
    this.#buffer.connect();
    this.#frames.run();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#buffer.disconnect();
    this.#frames.pause();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (NAMES.includes(name)) this.#applyRole();
  }

  handleEvent(event: Event): void {
    this.#tellLoss(event);
  }

  /** @internal */
  override childrenChanged(): void {
    this.#applyRole();
  }

  /** A context to draw with, as natively: `2d`, `webgl`, `webgl2` … It is null if there is another one, or none. */
  getContext(type: '2d', options?: CanvasRenderingContext2DSettings): CanvasRenderingContext2D | null;
  getContext(type: 'webgl', options?: WebGLContextAttributes): WebGLRenderingContext | null;
  getContext(type: 'webgl2', options?: WebGLContextAttributes): WebGL2RenderingContext | null;
  getContext(type: 'bitmaprenderer', options?: ImageBitmapRenderingContextSettings): ImageBitmapRenderingContext | null;
  getContext(type: string, options?: unknown): RenderingContext | null;
  getContext(type: string, options?: unknown): RenderingContext | null {
    return this.#buffer.getContext(type, options);
  }

  /** Gives the drawing as a file, as natively. */
  toBlob(callback: BlobCallback, type?: string, quality?: number): void {
    this.canvas.toBlob(callback, type, quality);
  }

  /** The drawing as a `data:` URL, as natively. */
  toDataURL(type?: string, quality?: number): string {
    return this.canvas.toDataURL(type, quality);
  }

  /**
   * The drawing, or a part of it, as a file. Fails if a picture of another site was drawn that does not allow that. WebGL
   * must have drawn in the same task, or with `preserveDrawingBuffer`.
   */
  toTempFile(options: PictureOptions = {}): Promise<File> {
    return pictureOf(this.canvas, this.#buffer.scale, options);
  }

  /** A picture to load and then to draw. */
  createImage(): HTMLImageElement {
    return new Image();
  }

  /** A path to fill, stroke or clip with. */
  createPath2D(path?: Path2D | string): Path2D {
    return new Path2D(path);
  }

  /** Runs before the next frame. While the canvas is not on a page, the animation waits. */
  requestAnimationFrame(callback: FrameRequestCallback): number {
    return this.#frames.request(callback);
  }

  cancelAnimationFrame(handle: number): void {
    this.#frames.cancel(handle);
  }

  /** Where a pointer, mouse or touch is on the canvas, in CSS px. */
  pointAt(point: { readonly clientX: number; readonly clientY: number }): CanvasPoint {
    return pointOn(this.canvas, point);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('hidpi') && this.isConnected) this.#buffer.fit();
  }

  #setSide(name: 'width' | 'height', side: number | undefined | null): void {
    const isGiven = side !== undefined && side !== null;
    if (isGiven) this.canvas[name] = Math.round(Math.min(Math.max(side, 0), LONGEST_SIDE));
    this.#buffer.own(isGiven);
  }

  /** With a name it is a picture. Screen readers do not read what is in a picture. */
  #applyRole(): void {
    const isNamed = NAMES.some((name) => this.hasAttribute(name));
    setRole(this.internals, isNamed ? (childrenOf(this).length > 0 ? 'group' : 'img') : null);
  }

  #tellLoss(event: Event): void {
    const { type } = event;
    if (type === 'contextrestored') this.#buffer.restore();
    const { statusMessage } = event as Partial<WebGLContextEvent>;
    const copy =
      statusMessage === undefined
        ? new Event(type, { cancelable: true })
        : new WebGLContextEvent(type, { cancelable: true, statusMessage });
    const isAllowed = this.dispatchEvent(copy);
    // Uncancelled, the browser gives a 2D context back, but a WebGL context never.
    if (type === 'webglcontextlost' || !isAllowed) event.preventDefault();
  }
}
