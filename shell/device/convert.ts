import { pixelsOfRpx } from '../../elements/base/lengths.js';
import { DeviceError, ErrCode } from './errors.js';

/** What newer engines have. */
interface Base64Bytes {
  toBase64?(): string;
}
interface Base64Constructor {
  fromBase64?(text: string): Uint8Array<ArrayBuffer>;
}

/** As many arguments as every engine's `fromCharCode` takes. */
const CHUNK = 0x2000;

/** The bytes as base64 text, in the standard alphabet and with padding. */
export function arrayBufferToBase64(buffer: ArrayBufferLike | ArrayBufferView): string {
  const bytes = bytesOf(buffer);
  const { toBase64 } = bytes as Base64Bytes;
  if (toBase64) return toBase64.call(bytes);
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}

function bytesOf(buffer: unknown): Uint8Array {
  if (ArrayBuffer.isView(buffer)) return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  // Of any window.
  if (Object.prototype.toString.call(buffer).endsWith('ArrayBuffer]')) return new Uint8Array(buffer as ArrayBuffer);
  const reason = 'buffer: expected an ArrayBuffer, or a view of one';
  throw new DeviceError('arrayBufferToBase64', ErrCode.invalid, reason);
}

/** The bytes of base64 text: of the standard alphabet or that of URLs, with or without padding and white space. */
export function base64ToArrayBuffer(base64: string): ArrayBuffer {
  try {
    if (typeof base64 !== 'string') throw new TypeError('not a string');
    const text = base64.replaceAll('-', '+').replaceAll('_', '/');
    const { fromBase64 } = Uint8Array as Base64Constructor;
    if (fromBase64) return fromBase64.call(Uint8Array, text).buffer;
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0)).buffer;
  } catch (cause) {
    throw new DeviceError('base64ToArrayBuffer', ErrCode.invalid, 'base64: expected base64 text', { cause });
  }
}

const toPixels =
  (subject: string) =>
  (number: number, width?: number): number => {
    const given = typeof number === 'string' && number ? Number(number) : number;
    if (typeof given === 'number' && !Number.isNaN(given)) return pixelsOfRpx(given, width);
    throw new DeviceError(subject, ErrCode.invalid, 'number: expected a number');
  };

/** A length in rpx, of which the window is 750 wide, in CSS px. In a window wider than 960 px it is that of 375 px. */
export const rpx2px = /* @__PURE__ */ toPixels('rpx2px');
/** The same as `rpx2px`. */
export const upx2px = /* @__PURE__ */ toPixels('upx2px');
