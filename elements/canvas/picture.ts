import { own } from '../base/own.js';
import type { Scale } from './coordinates.js';

/** Which part of the drawing to save, and how. */
export interface PictureOptions {
  /** Left edge of the part, in px as the page draws. Default: 0. */
  readonly x?: number;
  /** Top edge of the part. Default: 0. */
  readonly y?: number;
  /** Width of the part. Default: up to the right edge. */
  readonly width?: number;
  /** Height of the part. Default: up to the bottom edge. */
  readonly height?: number;
  /** Width of the picture in pixels. Default: as many as the canvas has for the part. */
  readonly destWidth?: number;
  /** Height of the picture in pixels. Default: as many as the canvas has for the part. */
  readonly destHeight?: number;
  /** Default: `png`. What is transparent becomes white in `jpg`. A browser that cannot write `webp` writes `png`. */
  readonly fileType?: 'png' | 'jpg' | 'jpeg' | 'webp';
  /** Quality of `jpg` and `webp`, from 0 to 1. Default: 1. */
  readonly quality?: number;
}

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

function expect(isRight: boolean, name: string, expected: string): void {
  if (!isRight) throw new TypeError(`${name}: expected ${expected}`);
}

function number(name: string, value: unknown, fallback: number, isRight: (value: number) => boolean, expected: string) {
  const given = value ?? fallback;
  expect(typeof given === 'number' && isRight(given), name, expected);
  return given as number;
}

const isPositive = (value: number): boolean => value > 0 && Number.isFinite(value);

/** The picture of a canvas, or of a part of it, as a file. Fails for pictures that the page may not read. */
export async function pictureOf(canvas: HTMLCanvasElement, scale: Scale, options: PictureOptions): Promise<File> {
  const x = number('x', options.x, 0, Number.isFinite, 'a number');
  const y = number('y', options.y, 0, Number.isFinite, 'a number');
  const size = (name: 'width' | 'height' | 'destWidth' | 'destHeight', fallback: number) =>
    number(name, options[name], fallback, isPositive, 'a number above 0');
  const width = size('width', canvas.width / scale.x - x);
  const height = size('height', canvas.height / scale.y - y);
  const quality = number('quality', options.quality, 1, (value) => value >= 0 && value <= 1, 'a number from 0 to 1');
  const { fileType = 'png' } = options;
  const type = own(TYPES, fileType) ?? '';
  expect(type !== '', 'fileType', 'png, jpg or webp');

  const picture = document.createElement('canvas');
  picture.width = Math.round(size('destWidth', width * scale.x));
  picture.height = Math.round(size('destHeight', height * scale.y));
  const context = picture.getContext('2d')!;
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, picture.width, picture.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    canvas,
    x * scale.x,
    y * scale.y,
    width * scale.x,
    height * scale.y,
    0,
    0,
    picture.width,
    picture.height,
  );
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, type, quality));
  if (!blob) throw new DOMException(`the browser cannot make a picture of this size`, 'EncodingError');
  return new File([blob], `canvas.${blob.type.slice('image/'.length).replace('jpeg', 'jpg')}`, { type: blob.type });
}
