import type { ContextRoot } from './web/context-element.js';

export type { ContextRoot } from './web/context-element.js';

/**
 * Controls the `nc-video`, or the native video, of an id. Warns in the console about what cannot be done: there is no such
 * video, or the browser refuses.
 */
export interface VideoContext {
  play(): void;
  pause(): void;
  /** Pauses, and goes back to the start. */
  stop(): void;
  /** Goes to a time in seconds. */
  seek(position: number): void;
  /** Shows a comment that moves across the video. */
  sendDanmu(danmu: { text: string; color?: string }): void;
  /** One of 0.5, 0.8, 1, 1.25, 1.5 and 2. */
  playbackRate(rate: number): void;
  /** Within the user's gesture. */
  requestFullScreen(options?: { direction?: 0 | 90 | -90 }): void;
  exitFullScreen(): void;
  /** For native shells: browsers have no status bar. */
  showStatusBar(): void;
  hideStatusBar(): void;
}

type Drawing = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'bezierCurveTo'
  | 'arc'
  | 'arcTo'
  | 'rect'
  | 'clip'
  | 'closePath'
  | 'fill'
  | 'stroke'
  | 'fillRect'
  | 'strokeRect'
  | 'clearRect'
  | 'fillText'
  | 'strokeText'
  | 'scale'
  | 'rotate'
  | 'translate'
  | 'transform'
  | 'setTransform'
  | 'save'
  | 'restore'
  | 'globalAlpha'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'lineCap'
  | 'lineJoin'
  | 'lineWidth'
  | 'lineDashOffset'
  | 'miterLimit'
  | 'globalCompositeOperation'
  | 'shadowBlur'
  | 'shadowColor'
  | 'shadowOffsetX'
  | 'shadowOffsetY'
>;

/** Colors from one place to another. */
export interface QueuedGradient {
  /** A color at a part of the way, from 0 to 1. */
  addColorStop(offset: number, color: string): void;
}

/** A picture that repeats. */
export interface QueuedPattern {
  readonly image: QueuedImage;
  readonly repetition: string;
}

/** A picture, or the URL of one. */
export type QueuedImage = string | CanvasImageSource;

/** What a queued context will do: a method, or a style to set. */
export interface CanvasAction {
  readonly method: string;
  readonly data: readonly unknown[];
}

type Style = string | QueuedGradient | QueuedPattern;

/**
 * Collects what to draw on the canvas of an id, in CSS px. `draw()` draws it at once when all pictures are there; a picture
 * that cannot be loaded is left out. Warns in the console about what cannot be drawn.
 */
export interface CanvasContext extends Drawing {
  fillStyle: Style;
  strokeStyle: Style;
  setFillStyle(style: Style): void;
  setStrokeStyle(style: Style): void;
  setShadow(offsetX: number, offsetY: number, blur: number, color: string): void;
  setFontSize(size: number): void;
  setTextAlign(align: CanvasTextAlign): void;
  /** `normal` is `alphabetic`. */
  setTextBaseline(baseline: CanvasTextBaseline | 'normal'): void;
  setGlobalAlpha(alpha: number): void;
  setLineWidth(width: number): void;
  setLineCap(cap: CanvasLineCap): void;
  setLineJoin(join: CanvasLineJoin): void;
  setLineDash(pattern?: readonly number[], offset?: number): void;
  setMiterLimit(limit: number): void;
  drawImage(image: QueuedImage, x: number, y: number, width?: number, height?: number): void;
  drawImage(
    image: QueuedImage,
    ...from: [number, number, number, number, ...to: [number, number, number, number]]
  ): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): QueuedGradient;
  createCircularGradient(x: number, y: number, radius: number): QueuedGradient;
  createPattern(image: QueuedImage, repetition?: 'repeat' | 'repeat-x' | 'repeat-y' | 'no-repeat'): QueuedPattern;
  /** How wide a text is in the present font. */
  measureText(text: string): TextMetrics;
  /**
   * Draws. Without `reserve`, on a clean canvas with default styles. `callback` is called afterwards, with
   * `drawCanvas:ok` or why nothing was drawn.
   */
  draw(reserve?: boolean, callback?: (result: { errMsg: string }) => void): void;
  /** Forgets what has not been drawn. */
  clearActions(): void;
  /** Gives, and forgets, what has not been drawn. */
  getActions(): CanvasAction[];
}

/** An `nc-canvas` to draw on with native contexts. */
export interface NativeCanvasContext {
  /** A native context to draw with. */
  getContext(type: '2d'): CanvasRenderingContext2D | null;
  getContext(type: string, options?: unknown): RenderingContext | null;
  /** Gives the drawing as a file to `callback`. */
  toBlob(callback: BlobCallback, type?: string, quality?: number): void;
  /** The drawing as a data URL. */
  toDataURL(type?: string, quality?: number): string;
  /** An image element to load a picture into. */
  createImage(): HTMLImageElement;
  /** A path for the native context. */
  createPath2D(path?: Path2D | string): Path2D;
  /** Calls back before the next frame. */
  requestAnimationFrame(callback: FrameRequestCallback): number;
  /** Cancels such a callback. */
  cancelAnimationFrame(handle: number): void;
}

interface InComponent {
  /** Where the element is: another element, its shadow tree, or a shadow root. Default: the page. */
  component?: ContextRoot;
}

export interface VideoPart extends InComponent {
  /** The `id` of an `nc-video`, or of a native video. */
  videoId: string;
}

export interface VideoContextResult {
  /** Controls the video. */
  context: VideoContext;
}

export interface CanvasOptions extends InComponent {
  /** The `canvas-id`, or the `id`, of an `nc-canvas`. */
  canvasId: string;
}

export interface CanvasContextResult {
  /** Collects what to draw. */
  context: CanvasContext;
}

export interface NativeCanvasOptions extends InComponent {
  /** The `id`, or the `canvas-id`, of an `nc-canvas`. */
  id: string;
}

export interface CanvasPart extends CanvasOptions {
  /** Left edge in CSS px. Default 0. */
  x?: number;
  /** Top edge in CSS px. Default 0. */
  y?: number;
}

export interface CanvasArea extends CanvasPart {
  /** CSS px. Default: up to the right edge. */
  width?: number;
  /** CSS px. Default: up to the bottom edge. */
  height?: number;
}

export interface CanvasPixels {
  /** Red, green, blue and alpha of each CSS px, row by row. */
  data: Uint8ClampedArray;
  /** CSS px. */
  width: number;
  /** CSS px. */
  height: number;
}

export interface CanvasPutOptions extends CanvasPart {
  /** Red, green, blue and alpha of each CSS px, row by row. */
  data: Uint8ClampedArray;
  /** CSS px. */
  width: number;
  /** CSS px. Default: what follows from `data` and `width`. */
  height?: number;
}

export interface CanvasFileOptions extends CanvasArea {
  /** Width of the file in pixels. Default: that of the area on this screen. */
  destWidth?: number;
  /** Height of the file in pixels. Default: that of the area on this screen. */
  destHeight?: number;
  /** Default `png`. What is transparent becomes white in `jpg`. */
  fileType?: 'png' | 'jpg' | 'jpeg' | 'webp';
  /** 0 to 1, for `jpg` and `webp`. Default 1. */
  quality?: number;
}

export interface CanvasFile {
  /** URL of the file: see `releaseTempFiles`. */
  tempFilePath: string;
  /** The file itself. */
  tempFile: File;
}

declare module '../../types.js' {
  interface DeviceCalls {
    /** Controls the video of an id. The function returns at once; a host answers with a context of its own. */
    createVideoContext: CallSpec<VideoPart, VideoContextResult>;
    /** Collects what to draw on a canvas. The function returns at once; a host answers with a context of its own. */
    createCanvasContext: CallSpec<CanvasOptions, CanvasContextResult>;
    /** The methods of an `nc-canvas` itself. Fails with `ErrCode.notFound` if there is no such canvas. */
    createCanvasContextAsync: CallSpec<NativeCanvasOptions, NativeCanvasContext>;
    /** Four bytes (red, green, blue, alpha) for each CSS px of a part. Fails after a picture of a site that forbids it. */
    canvasGetImageData: CallSpec<CanvasArea, CanvasPixels>;
    /** Replaces a part of the drawing. `height` follows from `width`. */
    canvasPutImageData: CallSpec<CanvasPutOptions>;
    /** The drawing, or a part of it, as a file: see `releaseTempFiles`. */
    canvasToTempFilePath: CallSpec<CanvasFileOptions, CanvasFile>;
  }
}
