import { zoomOf } from '../internal/element/scale.js';
import { viewOf } from '../internal/element/view.js';
import { watchSize, unwatchSize } from '../internal/observe/resize.js';
import { drawInCssPixels, type Scale } from './coordinates.js';
import { CanvasResizeEvent } from './events.js';

/** What a drawing buffer needs of its canvas element. */
interface BufferHost extends EventTarget {
  readonly hidpi: boolean;
  readonly canvas: HTMLCanvasElement;
}

/** The box of the canvas in CSS px, and the pixels of the screen that it covers. */
interface Size {
  readonly width: number;
  readonly height: number;
  readonly pixelWidth: number;
  readonly pixelHeight: number;
}

type Context2D = CanvasRenderingContext2D;

/** iOS draws nothing on a canvas of more pixels. */
const MOST_PIXELS = 2 ** 24;

/** Observers tell how many pixels of the screen a box covers; those of WebKit do not. */
const boxToWatch = (): ResizeObserverBoxOptions =>
  'devicePixelContentBoxSize' in ResizeObserverEntry.prototype ? 'device-pixel-content-box' : 'content-box';

function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.getContext('2d')!.drawImage(canvas, 0, 0);
  return copy;
}

/** The styles and the transform of a context, which a new size resets. Returns a function that sets them again. */
function keepState(context: Context2D): () => void {
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(context) as Context2D));
  const names = descriptors.filter(([, { set }]) => set).map(([name]) => name as keyof Context2D);
  const styles = names.map((name) => [name, context[name]]);
  const dash = context.getLineDash();
  const transform = context.getTransform();
  return () => {
    Object.assign(context, Object.fromEntries(styles));
    context.setLineDash(dash);
    context.setTransform(transform);
  };
}

/**
 * The drawing buffer of a canvas: as many pixels as the screen has for its box, unless the page sets its size. A new size
 * keeps what was drawn in 2D, with its styles. The buffer of WebGL is left to the page, since a new size would clear it.
 */
export class DrawingBuffer {
  readonly #host: BufferHost;
  /** The kind of context that the page draws with. */
  #type?: string;
  #context: Context2D | undefined;
  #applyScale?: () => void;
  #size: Size | undefined;
  /** The size that this object gave the buffer. With another one it is the page's. */
  #given = { width: 300, height: 150 };
  #isOwned = false;
  #resolution?: MediaQueryList;

  constructor(host: BufferHost) {
    this.#host = host;
  }

  /** The pixels of the buffer for each px that the page draws. */
  get scale(): Scale {
    const { width, height } = this.#host.canvas;
    if (!this.#size || this.#type === 'other' || this.#isPages) return { x: 1, y: 1 };
    return { x: width / this.#size.width, y: height / this.#size.height };
  }

  connect(): void {
    const { canvas } = this.#host;
    watchSize(canvas, this, boxToWatch());
    this.#watchResolution();
  }

  disconnect(): void {
    unwatchSize(this.#host.canvas, this);
    this.#resolution?.removeEventListener('change', this);
  }

  handleEvent(): void {
    this.#watchResolution();
    this.fit();
  }

  resized(entries: readonly ResizeObserverEntry[]): void {
    this.fit(entries.at(-1));
  }

  /** Gives the buffer the size of the box. */
  fit(entry?: ResizeObserverEntry): void {
    const size = this.#measure(entry);
    const old = this.#size;
    // A canvas that is not displayed keeps what is on it.
    if (!size.width || !size.height) return;
    const isSame = old && (Object.keys(size) as (keyof Size)[]).every((name) => size[name] === old[name]);
    if (!this.#isPages && this.#type !== 'other') this.#resize(size);
    this.#size = size;
    if (!isSame && this.#type) {
      const { width, height, pixelWidth, pixelHeight } = size;
      this.#host.dispatchEvent(new CanvasResizeEvent(width, height, pixelWidth, pixelHeight));
    }
  }

  /** Leaves the size of the buffer to the page, or takes it back. */
  own(isOwned: boolean): void {
    this.#isOwned = isOwned;
    if (isOwned) return this.#applyScale?.();
    const { width, height } = this.#host.canvas;
    this.#given = { width, height };
    if (this.#host.canvas.isConnected) this.fit();
  }

  getContext(type: string, options?: unknown): RenderingContext | null {
    const { canvas } = this.#host;
    // The first one finds the buffer as large as its box, also before an observer has told its size.
    if (!this.#type && canvas.isConnected) this.fit();
    const context = canvas.getContext(type, options) as RenderingContext | null;
    if (!context || this.#type) return context;
    this.#type = type === '2d' ? type : 'other';
    if (type === '2d') {
      this.#context = context as Context2D;
      this.#applyScale = drawInCssPixels(this.#context, () => this.scale);
    }
    return context;
  }

  /** Draws in CSS px again, after the browser has reset the context. */
  restore(): void {
    this.#applyScale?.();
  }

  get #isPages(): boolean {
    const { width, height } = this.#host.canvas;
    return this.#isOwned || width !== this.#given.width || height !== this.#given.height;
  }

  #measure(entry?: ResizeObserverEntry): Size {
    const { canvas, hidpi } = this.#host;
    const style = entry ? undefined : getComputedStyle(canvas);
    const width = entry ? entry.contentRect.width : parseFloat(style!.width) || 0;
    const height = entry ? entry.contentRect.height : parseFloat(style!.height) || 0;
    const ratio = hidpi ? viewOf(canvas).devicePixelRatio * zoomOf(canvas) : 1;
    const exact = hidpi ? entry?.devicePixelContentBoxSize?.[0] : undefined;
    // The exact number is at most a pixel off. Where a ratio is emulated, Chromium tells that of the real screen.
    const near = (pixels: number, told = pixels): number => (Math.abs(told - pixels) < 1.5 ? told : pixels);
    const pixelWidth = near(width * ratio, exact?.inlineSize);
    const pixelHeight = near(height * ratio, exact?.blockSize);
    const fitting = Math.min(1, Math.sqrt(MOST_PIXELS / (pixelWidth * pixelHeight)));
    const whole = (pixels: number): number => Math.max(1, Math.round(pixels * fitting));
    return { width, height, pixelWidth: whole(pixelWidth), pixelHeight: whole(pixelHeight) };
  }

  #resize(size: Size): void {
    const { canvas } = this.#host;
    const old = this.#size;
    const { width, height, pixelWidth, pixelHeight } = size;
    const isSameBuffer = canvas.width === pixelWidth && canvas.height === pixelHeight;
    // A box may change by less than a pixel.
    if (isSameBuffer && old?.width === width && old.height === height) return;
    const context = this.#context;
    const restoreState = context && keepState(context);
    const drawn = context && copyOf(canvas);
    const before = this.scale;
    canvas.width = pixelWidth;
    canvas.height = pixelHeight;
    this.#given = { width: pixelWidth, height: pixelHeight };
    this.#size = size;
    if (!context) return;
    const { scale } = this;
    // Pixel by pixel, unless the pixels have another size: a box is seldom a whole number of them.
    const factor = (now: number, then: number): number => (Math.abs(now / then - 1) < 0.02 ? 1 : now / then);
    const [x, y] = [factor(scale.x, before.x) / scale.x, factor(scale.y, before.y) / scale.y];
    this.#applyScale!();
    context.drawImage(drawn!, 0, 0, drawn!.width * x, drawn!.height * y);
    restoreState!();
  }

  #watchResolution(): void {
    this.#resolution?.removeEventListener('change', this);
    const view = viewOf(this.#host.canvas);
    this.#resolution = view.matchMedia(`(resolution: ${view.devicePixelRatio}dppx)`);
    this.#resolution.addEventListener('change', this);
  }
}
