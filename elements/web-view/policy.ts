import { setAttribute } from '../internal/element/app-link.js';
import { warnOnce } from '../internal/element/warn.js';

/** What a page of another origin may do: all but lead the app away, open dialogs of the browser, and the like. */
const FOREIGN = [
  'allow-downloads',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-same-origin',
  'allow-scripts',
];

/** A blob may hold what users wrote, and has the origin of the app. It has none here. */
const BLOB = FOREIGN.filter((token) => token !== 'allow-same-origin');

const TOKENS = [
  ...FOREIGN,
  'allow-modals',
  'allow-orientation-lock',
  'allow-pointer-lock',
  'allow-presentation',
  'allow-storage-access-by-user-activation',
  'allow-top-navigation',
  'allow-top-navigation-by-user-activation',
  'allow-top-navigation-to-custom-protocols',
];

/**
 * A page of the app's own origin may do all but lead the app away. It could do that by other means, but what a redirect or a
 * link in it brings into the frame has the same sandbox.
 */
const OWN = TOKENS.filter((token) => !token.startsWith('allow-top-navigation'));

const REFERRERS = [
  'no-referrer',
  'no-referrer-when-downgrade',
  'origin',
  'origin-when-cross-origin',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
  'unsafe-url',
];

/** No sandbox at all. */
const OFF = 'off';

const wordsOf = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean);

/** The page to show: an http, https or blob URL. Undefined, and a warning, for another one. */
export function addressOf(element: Element, src: string): string | undefined {
  if (!src.trim()) return undefined;
  try {
    const url = new URL(src, element.baseURI);
    if (['http:', 'https:', 'blob:'].includes(url.protocol)) return url.href;
  } catch {
    // It is no address.
  }
  warnOnce(element, 'src', 'an http, https or blob URL, or a path', src);
  return undefined;
}

/** The `sandbox` attribute for a page; null for none, which only `off` gives. */
export function sandboxOf(element: Element, given: string | undefined, address: string, own: string): string | null {
  const { protocol, origin } = new URL(address);
  const isOwn = origin === own;
  if (given === undefined) {
    if (protocol === 'blob:') return BLOB.join(' ');
    return (isOwn ? OWN : FOREIGN).join(' ');
  }
  const words = wordsOf(given.toLowerCase());
  if (words.length === 1 && words[0] === OFF) return null;
  const tokens = words.filter((word) => TOKENS.includes(word));
  if (tokens.length < words.length) warnOnce(element, 'sandbox', `${OFF}, or some of ${TOKENS.join(', ')}`, given);
  else if (isOwn && ['allow-scripts', 'allow-same-origin'].every((token) => tokens.includes(token))) {
    warnOnce(element, 'sandbox', 'not both for a page of this origin, which can then end its sandbox', given);
  }
  return tokens.join(' ');
}

/** Whether a page in this sandbox has no origin. */
export const isWithoutOrigin = (sandbox: string | null): boolean =>
  sandbox !== null && !sandbox.includes('allow-same-origin');

/** The origins of a list. Those that are none, `*` included, are left out, and cause a warning. */
export function originsOf(element: Element, list: string): string[] {
  const words = wordsOf(list);
  const origins = words.flatMap((word) => {
    if (word === 'null') return word;
    const url = URL.canParse(word) ? new URL(word) : undefined;
    return url && url.origin !== 'null' ? url.origin : [];
  });
  if (origins.length < words.length) warnOnce(element, 'allowOrigins', 'origins such as https://example.com', list);
  return origins;
}

/** Writes what holds from the next page on. */
export function setPolicies(
  frame: HTMLIFrameElement,
  element: Element & { readonly allow: string; readonly referrerPolicy: string; readonly loading: string },
  sandbox: string | null,
): void {
  const { allow, referrerPolicy, loading } = element;
  const knowsReferrer = REFERRERS.includes(referrerPolicy);
  if (referrerPolicy && !knowsReferrer) warnOnce(element, 'referrerPolicy', REFERRERS.join(', '), referrerPolicy);
  if (loading !== 'eager' && loading !== 'lazy') warnOnce(element, 'loading', 'eager, lazy', loading);
  setAttribute(frame, 'sandbox', sandbox);
  setAttribute(frame, 'allow', allow || null);
  setAttribute(frame, 'referrerpolicy', knowsReferrer ? referrerPolicy : null);
  setAttribute(frame, 'loading', loading === 'lazy' ? 'lazy' : null);
}
