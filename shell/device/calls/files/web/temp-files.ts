// Files that calls give to the page by URL: chosen, compressed, recorded, drawn. This module owns their object URLs.

import type { TempFile } from '../types.js';

/** Object URL -> its file. */
const files = new Map<string, Blob>();
/** A file keeps its URL, however often it is asked for. */
const paths = new WeakMap<Blob, string>();

/** The URL of a file, which pictures, players and calls take. It works until the page ends, or it is released. */
export function tempPathOf(file: Blob): string {
  let path = paths.get(file);
  if (path === undefined || !files.has(path)) {
    path = URL.createObjectURL(file);
    files.set(path, file);
    paths.set(file, path);
  }
  return path;
}

/** Gives a file its URL as `path`. */
export const withPath = (file: File): TempFile =>
  Object.defineProperty(file, 'path', { value: tempPathOf(file), configurable: true, enumerable: true }) as TempFile;

/** The file of a `data:` URL: a page whose policy keeps `fetch` from reading it can have it too. */
function dataFile(url: string): Blob {
  const [, type = '', base64, data = ''] = /^data:([^,]*?)(;base64)?,(.*)$/is.exec(url) ?? [];
  const text = decodeURIComponent(data);
  const bytes = base64 ? Uint8Array.from(atob(text), (character) => character.charCodeAt(0)) : text;
  return new Blob([bytes], { type: type || 'text/plain' });
}

/** The temporary file of a URL, if it is one. */
export const heldFile = (url: string): Blob | undefined => files.get(url);

/** An error of the platform's names, by which a failure gets its code. */
const named = (name: string, message: string, cause?: unknown): DOMException =>
  Object.defineProperty(new DOMException(message, name), 'cause', { value: cause });

/** Reads what a URL leads to: a temporary file, `data:`, or what the browser lets this page fetch. */
export async function fileAt(url: string, signal: AbortSignal): Promise<Blob> {
  const known = files.get(url);
  if (known) return known;
  let response: Response;
  try {
    if (/^data:/i.test(url)) return dataFile(url);
    response = await fetch(url, { signal });
  } catch (cause) {
    signal.throwIfAborted();
    throw named('NetworkError', `cannot read ${url.slice(0, 200)}`, cause);
  }
  if (!response.ok) {
    throw named('NotFoundError', `the server answered ${response.status} for ${url}`);
  }
  return response.blob();
}

/** Frees temporary files: these, or all. Their URLs lead nowhere from then on. */
export function releaseTempFiles({ filePaths = [...files.keys()] }: { filePaths?: readonly string[] } = {}): void {
  for (const path of filePaths) {
    if (files.delete(path)) URL.revokeObjectURL(path);
  }
}
