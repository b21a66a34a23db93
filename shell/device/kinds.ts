// What an object is, whichever window has made it: `instanceof` knows only those of its own.

import { attempt } from './errors.js';

/** The class, as the platform writes it: `Blob`, `Map`, `Uint8Array`; `Object` for those of pages. */
export const kindOf = (value: unknown): string => Object.prototype.toString.call(value).slice(8, -1);

interface Kinds {
  ArrayBuffer: ArrayBuffer;
  Blob: Blob;
  File: File;
  FormData: FormData;
  ReadableStream: ReadableStream<Uint8Array<ArrayBuffer>>;
  Uint8ClampedArray: Uint8ClampedArray<ArrayBuffer>;
  URLSearchParams: URLSearchParams;
}

/** What reads an object of the class, and throws for all that only looks like one. */
const READERS: { readonly [Kind in keyof Kinds]: (value: unknown) => unknown } = {
  ArrayBuffer: (value) => Reflect.get(ArrayBuffer.prototype, 'byteLength', value),
  Blob: (value) => Reflect.get(Blob.prototype, 'size', value),
  File: (value) => Reflect.get(File.prototype, 'name', value),
  FormData: (value) => FormData.prototype.has.call(value, ''),
  ReadableStream: (value) => Reflect.get(ReadableStream.prototype, 'locked', value),
  Uint8ClampedArray: (value) => ArrayBuffer.isView(value),
  URLSearchParams: (value) => URLSearchParams.prototype.has.call(value, ''),
};

const isKind = (value: unknown, kind: keyof Kinds): boolean =>
  attempt(() => {
    READERS[kind](value);
    return true;
  }, false);

/** Whether an object is one of the platform. A `File` is a `Blob` too. */
export function isA<Kind extends keyof Kinds>(value: unknown, kind: Kind): value is Kinds[Kind] {
  if (typeof value !== 'object' || value === null) return false;
  // What is nothing of the kind is most common, and an error takes its time.
  const name = attempt(() => kindOf(value));
  return (name === kind || (name === 'File' && kind === 'Blob')) && isKind(value, kind);
}
