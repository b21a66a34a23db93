/** A script of a vendor's API. */
export interface VendorScript {
  /** Its name, for messages. */
  readonly vendor: string;
  readonly url: string;
  /** Name of the query parameter with the global function that the script calls when it is ready. */
  readonly callback?: string;
  /** Whether the API is there, once the script has run. */
  isReady(): boolean;
  /** In milliseconds. Default 15000. */
  readonly timeout?: number;
}

/**
 * The scripts that are loaded, besides those of the page's own server: an address, or a folder with `/` at its end. Not whole hosts:
 * they have other scripts, some of which run what their query says.
 */
const ADDRESSES: readonly string[] = [
  'https://maps.googleapis.com/maps/api/js',
  'https://map.qq.com/api/gljs',
  'https://apis.map.qq.com/ws/',
  'https://webapi.amap.com/maps',
];
const TIMEOUT = 15_000;

interface Policy {
  createScriptURL(url: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy;
}

const loads = new Map<string, Promise<void>>();
let policy: Policy | undefined;
let callbacks = 0;

/** A vendor's API is not there, and why. */
export class VendorError extends Error {
  override readonly name = 'VendorError';
  readonly vendor: string;

  constructor(vendor: string, reason: string) {
    super(`${vendor}: ${reason}`);
    this.vendor = vendor;
  }
}

/**
 * Loads a script and waits until its API is there. Each URL loads once; a load that failed is repeated at the next call. Under
 * Trusted Types the page allows the policy `nacre-vendor`.
 */
export function loadScript(script: VendorScript): Promise<void> {
  let load = loads.get(script.url);
  if (!load) {
    load = insert(script).catch((error: unknown) => {
      loads.delete(script.url);
      throw error;
    });
    loads.set(script.url, load);
  }
  return load;
}

async function insert(script: VendorScript): Promise<void> {
  if (script.isReady()) return;
  const { vendor, timeout = TIMEOUT } = script;
  const element = document.createElement('script');
  const name = `nacreVendor${++callbacks}`;
  const globals = globalThis as Record<string, unknown>;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (reason: string): void => reject(new VendorError(vendor, reason));
      const check = (): void =>
        script.isReady() ? resolve() : fail('the script has loaded, but its API is not there; see the console');
      timer = setTimeout(() => fail(`the script was not ready within ${timeout / 1000} seconds`), timeout);
      if (script.callback) globals[name] = check;
      else element.addEventListener('load', check);
      element.addEventListener('error', () =>
        fail(
          `the script could not be loaded from ${new URL(script.url, location.href).origin}: no network, an ad blocker, or the page's content security policy`,
        ),
      );
      element.async = true;
      element.src = trusted(vendor, urlWith(script, name));
      globalThis.document.head.append(element);
    });
  } catch (error) {
    element.remove();
    throw error;
  } finally {
    clearTimeout(timer);
    // One that comes late does no harm.
    if (script.callback) globals[name] = () => {};
  }
}

function urlWith({ url, callback }: VendorScript, name: string): string {
  const full = new URL(url, location.href);
  if (callback) full.searchParams.set(callback, name);
  return full.href;
}

/** The types of the DOM know no TrustedScriptURL yet. */
export function trusted(vendor: string, url: string): string {
  if (!isAllowed(url))
    throw new VendorError(vendor, `${new URL(url).origin}${new URL(url).pathname} is no script of a vendor`);
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return url;
  try {
    policy ??= trustedTypes.createPolicy('nacre-vendor', {
      createScriptURL(wanted) {
        if (!isAllowed(wanted)) throw new TypeError(`${wanted} is no script of a vendor`);
        return wanted;
      },
    });
  } catch {
    throw new VendorError(vendor, 'the content security policy of the page does not allow the policy nacre-vendor');
  }
  return policy.createScriptURL(url) as string;
}

function isAllowed(url: string): boolean {
  const { origin, pathname } = new URL(url);
  const given = `${origin}${pathname}`;
  const isOf = (address: string): boolean => (address.endsWith('/') ? given.startsWith(address) : given === address);
  return origin === location.origin || ADDRESSES.some(isOf);
}
