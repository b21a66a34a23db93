import type { ScannedCode } from './calls/social/types.js';

/** The path within this site that a text leads to. */
function pathOf(text: string): string | undefined {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return undefined;
  const { origin, pathname, search, hash } = new URL(text);
  return origin === location.origin ? pathname + search + hash : undefined;
}

/** What `scanCode` answers for the text of a code, and its type. */
export function scanned(result: string, scanType: string): ScannedCode {
  const path = pathOf(result);
  const bytes = Array.from(new TextEncoder().encode(result), (byte) => String.fromCharCode(byte)).join('');
  return { result, scanType, charSet: 'UTF-8', rawData: btoa(bytes), ...(path !== undefined && { path }) };
}
