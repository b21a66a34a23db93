/** A page in an iframe. It has no script until the test loads one. */
export interface Frame {
  readonly element: HTMLIFrameElement;
  readonly window: FrameWindow;
  readonly document: Document;
  /** Runs a module in the page, e.g. `/elements/button/index.ts`. */
  load(url: string): Promise<unknown>;
  remove(): void;
}

interface FrameWindow extends Window {
  /** What the security policy blocked, and errors nobody handled. */
  readonly problems: string[];
  load(url: string): Promise<unknown>;
}

export interface FrameOptions {
  /** Markup of the body. */
  readonly html?: string;
  /** A module that the page loads by itself, as pages do. */
  readonly module?: string;
  readonly dir?: 'ltr' | 'rtl';
  /**
   * `default-src 'self'; require-trusted-types-for 'script'`; with `nonce` also `script-src 'nonce-…' 'strict-dynamic'`. Default: no
   * policy.
   */
  readonly csp?: boolean | 'nonce';
}

export function frameUrl({ html, module, dir, csp }: FrameOptions): string {
  const query = new URLSearchParams({
    ...(html && { html }),
    ...(module && { module }),
    ...(dir && { dir }),
    ...(csp && { csp: csp === true ? '' : csp }),
  });
  return `/__fixture/page?${query}`;
}

export async function openFrame(options: FrameOptions = {}): Promise<Frame> {
  const element = document.createElement('iframe');
  element.style.cssText = 'width: 400px; height: 400px; border: 0';
  element.src = frameUrl(options);
  const loaded = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
  document.body.append(element);
  await loaded;
  const frameWindow = () => element.contentWindow as unknown as FrameWindow;
  return {
    element,
    get window() {
      return frameWindow();
    },
    get document() {
      return element.contentDocument!;
    },
    load: (url) => frameWindow().load(new URL(url, location.href).href),
    remove: () => element.remove(),
  };
}
