import { safeFileName } from '../../../../../elements/base/file-name.js';
import { isA } from '../../../kinds.js';

/** The last part of a URL's path, decoded where it can be. */
function lastPart(url: string): string {
  const last = URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).pathname.split('/').pop()! : '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** A name for a file at a URL: its own, the end of the URL, or one by its type. */
export function fileName(file: Blob, url?: string): string {
  const own = isA(file, 'File') && safeFileName(file.name);
  if (own) return own;
  // Without a URL that would be the name of the page.
  const last = !url || /^(?:blob|data):/i.test(url) ? '' : safeFileName(lastPart(url));
  if (last.includes('.')) return last;
  const [kind = '', subtype = ''] = file.type.split(/[/;+]/);
  return `${kind || 'file'}.${subtype === 'jpeg' ? 'jpg' : subtype || 'bin'}`;
}

/** The parameters of a header, names in lower case. Without quotes and their escapes. */
function parametersOf(header: string): Map<string, string> {
  const found = `;${header}`.matchAll(/;\s*([^\s=;]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/gs);
  return new Map(
    [...found].map(([, name, quoted, plain]) => [
      name!.toLowerCase(),
      quoted?.replace(/\\(.)/gs, '$1') ?? plain!.trim(),
    ]),
  );
}

/** `UTF-8''na%C3%AFve.txt` (RFC 8187). Undefined where it is spelled wrong. */
function extendedText(text: string): string | undefined {
  const [, charset, value] = /^([^']*)'[^']*'(.*)$/s.exec(text) ?? [];
  if (value === undefined) return undefined;
  try {
    const bytes = value.replace(/%([\da-f]{2})/gi, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return bytesText(bytes, charset!);
  } catch {
    return undefined;
  }
}

const bytesText = (bytes: string, charset: string): string =>
  new TextDecoder(charset, { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));

/** Browsers give headers byte by byte; many servers write UTF-8 there without saying so. */
function headerText(text: string): string {
  try {
    return bytesText(text, 'utf-8');
  } catch {
    return text;
  }
}

/** The name of a file that a server sends: from its header `content-disposition`, else from the URL. */
export function sentName(disposition: string, url: string): string {
  const parameters = parametersOf(disposition);
  const names = [
    extendedText(parameters.get('filename*') ?? ''),
    headerText(parameters.get('filename') ?? ''),
    lastPart(url),
  ];
  return names.map((name) => safeFileName(name ?? '')).find(Boolean) ?? 'download';
}
