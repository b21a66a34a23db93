import { device } from '../../device/index.js';

/** The index for which the document was loaded again last, so that an old copy of it in a cache leads to one reload only. */
const RELOADED = 'nacre:reloaded';

/** How long (ms) the check may take. */
const CHECK_TIMEOUT = 10_000;

/** The scripts of the app's own server in the source of a page. A parser of HTML would need a policy of Trusted Types. */
function scriptsIn(html: string): Set<string> {
  const found = html.matchAll(/<script\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi);
  const urls = [...found].map(([, double, single, bare]) => (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'));
  return own(
    urls.filter((url) => URL.canParse(url, document.baseURI)).map((url) => new URL(url, document.baseURI).href),
  );
}

const own = (urls: readonly string[]): Set<string> =>
  new Set(urls.filter((url) => new URL(url).origin === location.origin));

/**
 * Whether the server has another version of the app than the one that runs: its index names other scripts. Bundlers name
 * scripts by their content, so after a deploy the modules of the old version may be gone. Undefined if that cannot be found out,
 * and in an app that is kept for use without a network, whose new version `nacre/offline` offers.
 * Returns a function that loads the document again, once per version.
 */
export async function findNewVersion(signal: AbortSignal): Promise<(() => void) | undefined> {
  // A worker keeps the old version of the index: it is asked for the new one, and offers that itself.
  if (device.can('checkForUpdate')) {
    await device.call('checkForUpdate').catch(() => undefined);
    return undefined;
  }
  const now = own([...document.scripts].map(({ src }) => src).filter(Boolean));
  let html = '';
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(CHECK_TIMEOUT)]);
    const answer = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' }, signal: limit });
    if (!answer.ok || !answer.headers.get('content-type')?.includes('html')) return undefined;
    html = await answer.text();
  } catch {
    // No answer: the page failed to load for the same reason.
    return undefined;
  }
  const next = scriptsIn(html);
  const differs = (some: Set<string>, others: Set<string>) => [...some].some((url) => !others.has(url));
  if (!differs(next, now) || !differs(now, next)) return undefined;
  const version = [...next].join(' ');
  return wasReloaded(version) ? undefined : () => reload(version);
}

function wasReloaded(version: string): boolean {
  try {
    return sessionStorage.getItem(RELOADED) === version;
  } catch {
    return false; // Blocked. Only the user's tap reloads.
  }
}

function reload(version: string): void {
  try {
    sessionStorage.setItem(RELOADED, version);
  } catch {
    // Blocked or full: the next check offers the same again.
  }
  location.reload();
}
