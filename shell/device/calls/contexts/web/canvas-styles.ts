import { warnOnce } from '../../../../../elements/base/warn.js';
import type { QueuedGradient, QueuedImage, QueuedPattern } from '../types.js';

/** The styles, as they are without `setX()`. */
export const STYLES: Readonly<Record<string, unknown>> = {
  fillStyle: '#000000',
  strokeStyle: '#000000',
  globalAlpha: 1,
  font: '10px sans-serif',
  textAlign: 'start',
  textBaseline: 'alphabetic',
  lineCap: 'butt',
  lineJoin: 'miter',
  lineWidth: 1,
  lineDashOffset: 0,
  miterLimit: 10,
  globalCompositeOperation: 'source-over',
  shadowBlur: 0,
  shadowColor: 'rgba(0, 0, 0, 0)',
  shadowOffsetX: 0,
  shadowOffsetY: 0,
};

/** Warns of what cannot be drawn. */
export const warn = (method: string, reason: string): void => warnOnce(`createCanvasContext: ${method}: ${reason}`);

/** A wrong value, as a warning shows it. */
export const printed = (value: unknown): string => (typeof value === 'string' ? JSON.stringify(value) : typeof value);

/** A gradient that is made when it is drawn with. */
export class Gradient implements QueuedGradient {
  readonly circle: boolean;
  readonly places: readonly number[];
  readonly stops: (readonly [offset: number, color: string])[] = [];

  constructor(circle: boolean, places: readonly number[]) {
    this.circle = circle;
    this.places = places;
  }

  addColorStop(offset: number, color: string): void {
    if (!(offset >= 0 && offset <= 1)) warn('addColorStop', 'offset: expected a number from 0 to 1');
    else if (!CSS.supports('color', color)) warn('addColorStop', `expected a CSS color, got ${printed(color)}`);
    else this.stops.push([offset, color]);
  }
}

/** A pattern that is made when it is drawn with. */
export class Pattern implements QueuedPattern {
  readonly image: QueuedImage;
  readonly repetition: string;

  constructor(image: QueuedImage, repetition: string) {
    this.image = image;
    this.repetition = repetition;
  }
}
