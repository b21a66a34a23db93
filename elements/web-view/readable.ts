import type { Place } from './frame-history.js';

/** What a frame shows, if the browser lets this page read it. */
export interface ReadablePage {
  readonly window: Window;
  readonly url: string;
  readonly title: string;
  readonly status: number | undefined;
  /** Undefined in browsers without the Navigation API. */
  readonly place: Place | undefined;
}

/** The Navigation API, as far as it is used here; Safari before 26.2 and Firefox before 147 lack it. */
export interface Navigation extends EventTarget {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly unknown[];
  back(): Traversal;
  forward(): Traversal;
}

interface Traversal {
  readonly committed: Promise<unknown>;
  readonly finished: Promise<unknown>;
}

export const navigationOf = (window: Window | undefined): Navigation | undefined =>
  (window as { navigation?: Navigation } | undefined)?.navigation;

/** The page in a frame; undefined for one of another origin, or in a sandbox without an origin. */
export function pageIn(frame: HTMLIFrameElement | undefined): ReadablePage | undefined {
  const document = frame?.contentDocument;
  const window = frame?.contentWindow;
  if (!document || !window) return undefined;
  const navigation = navigationOf(window);
  const index = navigation?.currentEntry?.index;
  const [timing] = window.performance.getEntriesByType('navigation') as { responseStatus?: number }[];
  return {
    window,
    url: window.location.href,
    title: document.title,
    status: timing?.responseStatus || undefined,
    place: index === undefined ? undefined : { index, length: navigation!.entries().length },
  };
}

/** Goes one step in the history of a frame. Returns whether the browser can do that. */
export function takeStep(window: Window | undefined, direction: 'back' | 'forward'): boolean {
  const traversal = navigationOf(window)?.[direction]();
  // Another navigation may overtake it, which is no error.
  for (const promise of [traversal?.committed, traversal?.finished]) promise?.catch(() => undefined);
  return traversal !== undefined;
}
