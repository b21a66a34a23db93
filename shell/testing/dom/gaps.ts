/** Small parts of the platform that elements use without asking, each only where it is missing. */
export function fillGaps(): void {
  const view = globalThis as typeof globalThis & Record<string, unknown>;
  const add = (target: object, members: Record<string, unknown>): void => {
    for (const [name, value] of Object.entries(members))
      // happy-dom has globals that are undefined; getters of a prototype cannot be asked.
      if (!(name in target) || (target === view && view[name] === undefined))
        Object.defineProperty(target, name, { configurable: true, writable: true, value });
  };

  add(view, {
    ResizeObserver: SilentObserver,
    ResizeObserverEntry: class {},
    IntersectionObserver: OnceObserver,
    matchMedia,
    reportError,
    PointerEvent: PointerEventOfMouse,
    TextEncoder: Utf8Encoder,
    CSS: {},
    visualViewport: Object.assign(new EventTarget(), VIEWPORT),
    requestIdleCallback: (callback: () => void) => setTimeout(callback),
    cancelIdleCallback: clearTimeout,
  });
  add(CSS, { supports: () => false, escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });

  // Nothing can be loaded from them.
  let urls = 0;
  add(URL, { createObjectURL: () => `blob:${location.origin}/${(urls += 1)}`, revokeObjectURL() {} });

  // There is no layout: nothing scrolls, nothing moves.
  add(Element.prototype, {
    scrollIntoView() {},
    scrollTo() {},
    scrollBy() {},
    setPointerCapture() {},
    releasePointerCapture() {},
    hasPointerCapture: () => false,
    getAnimations: () => [],
    animate: () => new Finished(),
    checkVisibility(this: HTMLElement) {
      return this.isConnected && !this.closest('[hidden]');
    },
  });
  add(Range.prototype, { getClientRects: () => [] });
  add(Document.prototype, { getAnimations: () => [], elementFromPoint: () => null, elementsFromPoint: () => [] });
  add(ShadowRoot.prototype, { elementFromPoint: () => null, elementsFromPoint: () => [], getAnimations: () => [] });
  add(HTMLElement.prototype, { inert: false });
  // A sheet of the page changes nothing: it is only kept.
  const sheetsOfPage: readonly CSSStyleSheet[] = [];
  add(Document.prototype, { adoptedStyleSheets: sheetsOfPage });
  add(CSSStyleSheet.prototype, { replaceSync() {} });

  // Lists of tracks tell of changes; those of jsdom do not.
  const { textTracks } = document.createElement('video');
  if (!('addEventListener' in textTracks))
    Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', { configurable: true, get: tracksOf });
}

const VIEWPORT = { offsetLeft: 0, offsetTop: 0, pageLeft: 0, pageTop: 0, width: 1024, height: 768, scale: 1 };

const tracks = new WeakMap<HTMLMediaElement, object>();

/** The tracks of a film that never loads: none. */
function tracksOf(this: HTMLMediaElement): object {
  const list = tracks.get(this) ?? Object.assign(new EventTarget(), { length: 0, *[Symbol.iterator]() {} });
  tracks.set(this, list);
  return list;
}

/** Sizes never change without layout. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** What is on the page is in view. */
class OnceObserver extends SilentObserver {
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    super();
    this.#callback = callback;
  }

  override observe(target?: Element): void {
    if (!target) return;
    const rect = target.getBoundingClientRect();
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: rect,
      intersectionRect: rect,
    };
    queueMicrotask(() => {
      const entries = [{ ...entry, rootBounds: null, time: performance.now() }];
      this.#callback(entries as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    });
  }

  takeRecords(): [] {
    return [];
  }
}

/** A pointer event: jsdom got its own late. */
class PointerEventOfMouse extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;
  readonly width = 1;
  readonly height = 1;
  readonly pressure: number;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
    this.isPrimary = init.isPrimary ?? false;
    this.pressure = init.pressure ?? (init.buttons ? 0.5 : 0);
  }

  getCoalescedEvents(): [] {
    return [];
  }
}

/** That of Node is not in the globals of Jest's jsdom. */
class Utf8Encoder {
  readonly encoding = 'utf-8';

  encode(text = ''): Uint8Array {
    const escaped = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
    const bytes = escaped.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
    return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
  }
}

/** An animation that is at its end. */
class Finished extends EventTarget {
  readonly playState = 'finished';
  readonly finished = Promise.resolve(this);
  readonly ready = Promise.resolve(this);
  currentTime = 0;
  onfinish: (() => void) | null = null;

  constructor() {
    super();
    queueMicrotask(() => {
      this.onfinish?.();
      this.dispatchEvent(new Event('finish'));
    });
  }

  play(): void {}
  pause(): void {}
  cancel(): void {}
  finish(): void {}
  reverse(): void {}
  commitStyles(): void {}
}

/** A desktop with a mouse, light colors, and no motion. */
const TRUE_MEDIA =
  /\((?:pointer: ?fine|hover: ?hover|any-hover: ?hover|any-pointer: ?fine|prefers-reduced-motion(?:: ?reduce)?)\)/;

/** Answers widths and the media of a desktop. */
function matchMedia(media: string): MediaQueryList {
  const isTrue = (condition: string): boolean => {
    const [, bound, length] = /\((min|max)-width: ?(\d+(?:\.\d+)?)px\)/.exec(condition) ?? [];
    if (!bound) return TRUE_MEDIA.test(condition);
    return bound === 'min' ? innerWidth >= Number(length) : innerWidth <= Number(length);
  };
  const matches = media.split(',').some((query) => query.split(' and ').every(isTrue));
  const list = Object.assign(new EventTarget(), { media, matches, onchange: null });
  return Object.assign(list, { addListener() {}, removeListener() {} }) as MediaQueryList;
}

/** As an error that nobody caught: the test fails. */
function reportError(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
