import { isA } from '../../../kinds.js';
import type { CompressedLength, CompressImageOptions } from '../types.js';
import type { Provider } from '../../../types.js';
import { fileAt, withPath } from './temp-files.js';

type Settings = Omit<CompressImageOptions, 'src'>;

interface Compressed {
  readonly file: File;
  readonly width: number;
  readonly height: number;
}

const QUALITY = 80;
const MIMES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** A length in px; undefined for `auto`. */
function lengthOf(given: CompressedLength | undefined, whole: number): number | undefined {
  const number = typeof given === 'number' ? given : parseFloat(given ?? '');
  if (!(number > 0)) return undefined;
  return typeof given === 'string' && given.trim().endsWith('%') ? (whole * number) / 100 : number;
}

function sizeOf(bitmap: ImageBitmap, settings: Settings): { width: number; height: number } {
  const { width: fullWidth, height: fullHeight } = bitmap;
  const width = settings.compressedWidth || lengthOf(settings.width, fullWidth);
  const height = settings.compressedHeight || lengthOf(settings.height, fullHeight);
  const px = (length: number) => Math.max(1, Math.round(length));
  return {
    width: px(width ?? (height ? (fullWidth * height) / fullHeight : fullWidth)),
    height: px(height ?? (width ? (fullHeight * width) / fullWidth : fullHeight)),
  };
}

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

function hasTransparency(context: Context, width: number, height: number): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at]! < 255) return true;
  return false;
}

/** The types to try, in this order: browsers write PNG instead of a type that they do not know. */
function typesOf(type: string, isTransparent: () => boolean, fileType: Settings['fileType']): string[] {
  if (fileType) return [MIMES[fileType]];
  if (type === MIMES.jpg) return [type];
  if (isTransparent()) return [MIMES.webp, MIMES.png];
  return type === MIMES.webp ? [type, MIMES.jpg] : [MIMES.jpg];
}

/**
 * Compresses a picture. Decoding and encoding are off the main thread where the browser does that. Failures name the
 * argument that has the picture.
 */
export async function compress(
  source: Blob,
  settings: Settings,
  signal: AbortSignal,
  argument = 'src',
): Promise<Compressed> {
  const { quality = QUALITY, fileType } = settings;
  const bitmap = await decode(source, argument);
  try {
    signal.throwIfAborted();
    const { width, height } = sizeOf(bitmap, settings);
    const canvas =
      'OffscreenCanvas' in globalThis
        ? new OffscreenCanvas(width, height)
        : Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d') as Context | null;
    if (!context) throw new Error(`a picture of ${width} × ${height} px is too large here`);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const types = typesOf(source.type, () => hasTransparency(context, width, height), fileType);
    const white = () => {
      context.globalCompositeOperation = 'destination-over';
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
    };
    const blob = await encode(canvas, types, quality / 100, white);
    signal.throwIfAborted();
    const isSameSize = width === bitmap.width && height === bitmap.height;
    const isKept = isSameSize && blob.size >= source.size && (!fileType || blob.type === source.type);
    return { file: named(isKept ? source : blob, source), width, height };
  } finally {
    bitmap.close();
  }
}

/** A picture as PNG: the only type that browsers copy. */
export async function pngOf(url: string, signal: AbortSignal): Promise<Blob> {
  return (await compress(await fileAt(url, signal), { fileType: 'png' }, signal, 'image')).file;
}

async function decode(source: Blob, argument: string): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(source);
  } catch (cause) {
    throw new Error(`${argument} cannot be decoded as a picture here`, { cause });
  }
}

async function encode(
  canvas: OffscreenCanvas | HTMLCanvasElement,
  types: readonly string[],
  quality: number,
  makeOpaque: () => void,
): Promise<Blob> {
  let blob: Blob | null = null;
  for (const type of types) {
    if (type === MIMES.jpg) makeOpaque();
    blob =
      'convertToBlob' in canvas
        ? await canvas.convertToBlob({ type, quality })
        : await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (blob?.type === type) return blob;
  }
  if (!blob) throw new Error('the browser could not write the picture');
  return blob;
}

/** The file under the name of its source, with the ending of its type. */
function named(blob: Blob, source: Blob): File {
  if (isA(blob, 'File')) return blob;
  const stem = isA(source, 'File') ? source.name.replace(/\.[^.]*$/, '') : 'image';
  return new File([blob], `${stem}.${ENDINGS[blob.type] ?? 'png'}`, { type: blob.type });
}

export const compressImage: Provider<'compressImage'> = async ({ src, ...settings }, { signal }) => {
  const source = await fileAt(src, signal);
  signal.throwIfAborted();
  const { file, width, height } = await compress(source, settings, signal);
  const tempFile = withPath(file);
  return { tempFilePath: tempFile.path, tempFile, size: file.size, width, height };
};
