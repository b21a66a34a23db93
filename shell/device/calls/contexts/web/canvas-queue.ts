import { warnOnce } from '../../../../../elements/base/warn.js';
import type { CanvasAction, CanvasContext, QueuedGradient, QueuedImage, QueuedPattern } from '../types.js';
import { DeviceError } from '../../../errors.js';
import type { OptionsOf } from '../../../types.js';
import { play } from './canvas-calls.js';
import { Gradient, Pattern, printed, STYLES, warn } from './canvas-styles.js';

const METHODS =
  `beginPath moveTo lineTo quadraticCurveTo bezierCurveTo arc arcTo rect clip closePath fill stroke fillRect
  strokeRect clearRect fillText strokeText scale rotate translate transform setTransform drawImage`.split(/\s+/);

/** What a style expects if the value is wrong. */
function expected(name: string, value: unknown): string | undefined {
  if (name === 'font') return CSS.supports('font', String(value)) ? undefined : "a CSS font, such as '20px serif'";
  if (typeof STYLES[name] === 'number') return Number.isFinite(Number(value)) ? undefined : 'a number';
  if (!/style|color/i.test(name)) return typeof value === 'string' ? undefined : 'a string';
  const isColor = typeof value === 'string' && CSS.supports('color', value);
  if (name === 'shadowColor') return isColor ? undefined : 'a CSS color';
  const isRight = isColor || value instanceof Gradient || value instanceof Pattern;
  return isRight ? undefined : 'a CSS color, a gradient or a pattern';
}

/** One canvas measures all texts. */
let measuring: CanvasRenderingContext2D | undefined;

type Callback = (result: { errMsg: string }) => void;

/** Collects what to draw. It is small, since it answers at once; what draws loads with the first `draw()`. */
class Queue {
  readonly #options: OptionsOf<'createCanvasContext'>;
  #actions: CanvasAction[] = [];
  #styles: Record<string, unknown> = { ...STYLES };
  readonly #saved: Record<string, unknown>[] = [];

  static {
    for (const name of METHODS) {
      const method = {
        [name](this: Queue, ...data: unknown[]): void {
          this.#add(name, data);
        },
      }[name]!;
      Object.defineProperty(this.prototype, name, { value: method, configurable: true, writable: true });
    }
    for (const name of Object.keys(STYLES)) {
      const property = {
        get(this: Queue): unknown {
          return this.#styles[name];
        },
        set(this: Queue, value: unknown): void {
          this.#setStyle(name, value);
        },
      };
      Object.defineProperty(this.prototype, name, { ...property, configurable: true });
    }
  }

  constructor(options: OptionsOf<'createCanvasContext'>) {
    this.#options = options;
  }

  setFillStyle = (style: unknown): void => this.#setStyle('fillStyle', style);
  setStrokeStyle = (style: unknown): void => this.#setStyle('strokeStyle', style);
  setTextAlign = (align: unknown): void => this.#setStyle('textAlign', align);
  setGlobalAlpha = (alpha: unknown): void => this.#setStyle('globalAlpha', alpha);
  setLineWidth = (width: unknown): void => this.#setStyle('lineWidth', width);
  setLineCap = (cap: unknown): void => this.#setStyle('lineCap', cap);
  setLineJoin = (join: unknown): void => this.#setStyle('lineJoin', join);
  setMiterLimit = (limit: unknown): void => this.#setStyle('miterLimit', limit);

  setTextBaseline(baseline: string): void {
    this.#setStyle('textBaseline', baseline === 'normal' ? 'alphabetic' : baseline);
  }

  setFontSize(size: number): void {
    this.#setStyle('font', String(this.#styles['font']).replace(/[\d.]+px/, `${size}px`));
  }

  setShadow(offsetX: number, offsetY: number, blur: number, color: string): void {
    const shadow = { shadowOffsetX: offsetX, shadowOffsetY: offsetY, shadowBlur: blur, shadowColor: color };
    for (const [name, value] of Object.entries(shadow)) this.#setStyle(name, value);
  }

  setLineDash(pattern: readonly number[] = [], offset = 0): void {
    const isPattern = Array.isArray(pattern) && pattern.every((length) => length >= 0 && Number.isFinite(length));
    if (!isPattern) return warn('setLineDash', 'pattern: expected an array of numbers from 0 on');
    this.#add('setLineDash', [[...pattern]]);
    this.#setStyle('lineDashOffset', offset);
  }

  save(): void {
    this.#saved.push({ ...this.#styles });
    this.#add('save', []);
  }

  restore(): void {
    this.#styles = this.#saved.pop() ?? this.#styles;
    this.#add('restore', []);
  }

  createLinearGradient(...places: number[]): QueuedGradient {
    return new Gradient(false, places);
  }

  createCircularGradient(...places: number[]): QueuedGradient {
    return new Gradient(true, places);
  }

  createPattern(image: QueuedImage, repetition = 'repeat'): QueuedPattern {
    return new Pattern(image, repetition);
  }

  measureText(text: string): TextMetrics {
    measuring ??= document.createElement('canvas').getContext('2d')!;
    measuring.font = String(this.#styles['font']);
    return measuring.measureText(String(text));
  }

  draw(reserve = false, callback?: Callback): void {
    const actions = this.getActions();
    const tell = (errMsg: string): void => {
      if (typeof callback === 'function') callback({ errMsg });
      else if (errMsg !== 'drawCanvas:ok') warnOnce(errMsg);
    };
    play(this.#options, actions, reserve).then(
      () => tell('drawCanvas:ok'),
      (error: unknown) => tell(DeviceError.from('drawCanvas', error).errMsg),
    );
  }

  clearActions(): void {
    this.#actions = [];
  }

  getActions(): CanvasAction[] {
    const actions = this.#actions;
    this.#actions = [];
    return actions;
  }

  #add(method: string, data: readonly unknown[]): void {
    this.#actions.push({ method, data });
  }

  #setStyle(name: string, value: unknown): void {
    const wanted = expected(name, value);
    if (wanted) return warn(name, `expected ${wanted}, got ${printed(value)}`);
    this.#styles[name] = value;
    this.#add(name, [value]);
  }
}

/** The context of a canvas of this page, which is looked for at each `draw()`. */
export const webCanvasContext = (options: OptionsOf<'createCanvasContext'>): CanvasContext =>
  new Queue(options) as unknown as CanvasContext;
