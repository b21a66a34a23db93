// What requests, uploads and downloads share.

import { DeviceError, ErrCode } from '../../../errors.js';

/** The failure of a wrong argument. */
export const invalid = (subject: string, reason: string, cause?: unknown): DeviceError =>
  new DeviceError(subject, ErrCode.invalid, reason, { cause });

/** The failure of a server that is not reached, or whose answer breaks off. Browsers do not tell more. */
export const networkFailure = (subject: string, cause?: unknown): DeviceError =>
  new DeviceError(subject, ErrCode.network, globalThis.navigator?.onLine === false ? 'offline' : 'network error', {
    cause,
  });

/** Throws for what browsers take for a network error. */
export function checkUrl(subject: string, url: string): void {
  const base = globalThis.document?.baseURI ?? globalThis.location?.href;
  if (!URL.canParse(url, base)) throw invalid(subject, 'url: expected an http(s) URL');
  const { username, password } = new URL(url, base);
  if (username || password) throw invalid(subject, 'url: browsers refuse a user name or password in it');
}

export function toHeaders(subject: string, header: Record<string, unknown> = {}): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(header)) {
    try {
      // Apps spell an absent header this way.
      if (value !== undefined && value !== null) headers.set(name, String(value as string));
    } catch (cause) {
      throw invalid(subject, `header: "${name}" or its value is not allowed in a header`, cause);
    }
  }
  return headers;
}
