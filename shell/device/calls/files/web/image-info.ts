import type { ImageInfo } from '../types.js';
import type { Provider } from '../../../types.js';
import { orientationOf } from './exif.js';
import { fileAt } from './temp-files.js';

const HEAD = 65_536;
/** First bytes of a file as hexadecimal digits -> type. */
const SIGNATURES: readonly (readonly [RegExp, string])[] = [
  [/^ffd8ff/, 'jpeg'],
  [/^89504e47/, 'png'],
  [/^47494638/, 'gif'],
  [/^52494646.{8}57454250/, 'webp'],
  [/^.{8}6674797061766966/, 'avif'],
  [/^.{8}66747970(?:686569|6d6966)/, 'heic'],
  [/^424d/, 'bmp'],
  [/^(?:49492a00|4d4d002a)/, 'tiff'],
];

/** Loads a picture for its size. Rejects if the browser cannot. */
export async function readImage(src: string, signal?: AbortSignal): Promise<{ width: number; height: number }> {
  const image = new Image();
  const loaded = new Promise<void>((resolve, reject) => {
    image.addEventListener('load', () => resolve());
    image.addEventListener('error', () => reject(new Error(`${src.slice(0, 200)} cannot be loaded as a picture`)));
    signal?.addEventListener('abort', () => {
      image.src = '';
      reject(signal.reason as Error);
    });
  });
  image.src = src;
  await loaded;
  return { width: image.naturalWidth, height: image.naturalHeight };
}

async function readHead(src: string, signal: AbortSignal): Promise<Pick<ImageInfo, 'orientation' | 'type'>> {
  const file = await fileAt(src, signal);
  const head = await file.slice(0, HEAD).arrayBuffer();
  const digits = Array.from(new Uint8Array(head, 0, Math.min(16, head.byteLength)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const [, type] = SIGNATURES.find(([signature]) => signature.test(digits)) ?? [];
  const [, subtype] = /^image\/([^;+]+)/.exec(file.type) ?? [];
  return { type: type ?? subtype ?? 'unknown', orientation: orientationOf(head) };
}

export const getImageInfo: Provider<'getImageInfo'> = async ({ src }, { signal }) => {
  const path = new URL(src, document.baseURI).href;
  const [size, head] = await Promise.all([
    readImage(path, signal),
    // A picture of another origin may be shown, but not be read.
    readHead(path, signal).catch(() => ({ orientation: 'up', type: 'unknown' }) as const),
  ]);
  return { ...size, path, ...head };
};
