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

/** A member that the class reads of its objects only: it throws for what merely looks like one. */
const MEMBERS: { readonly [Kind in keyof Kinds]: string } = {
  ArrayBuffer: 'byteLength',
  Blob: 'size',
  File: 'name',
  // Has methods only.
  FormData: '',
  ReadableStream: 'locked',
  Uint8ClampedArray: 'length',
  URLSearchParams: 'size',
};

/** Whether an object is one of the platform. A `File` is a `Blob` too. */
export const isA = <Kind extends keyof Kinds>(value: unknown, kind: Kind): value is Kinds[Kind] =>
  attempt(() => {
    const name = kindOf(value);
    // What is nothing of the kind is most common, and an error takes its time.
    if (name !== kind && (name !== 'File' || kind !== 'Blob')) return false;
    Reflect.get(globalThis[kind].prototype as object, MEMBERS[kind], value);
    return true;
  }, false);
