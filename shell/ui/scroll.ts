import { DeviceError, ErrCode, type PageScrollOptions } from '../device/index.js';
import type { Page } from '../router/index.js';
import { isMotionReduced } from './reduced-motion.js';

/** Name under which a page's scroll offsets are kept in its snapshot: place in the page -> [top, left]. */
const OFFSETS = 'scroll';

type Offsets = Record<string, readonly [top: number, left: number]>;

/** The scrollers of the pages that are mounted. */
const scrollers = new Map<string, HTMLElement>();

/** Those that count: a refresher comes later than the page. */
const childrenOf = ({ children }: Element): Element[] =>
  [...children].filter(({ localName }) => localName !== 'nc-refresher');

/** Where an element stands in its page: its id, or the way to it. The page's own scroller is ''. */
function placeOf(element: Element, scroller: Element): string {
  const steps: string[] = [];
  for (let node = element; node !== scroller; node = node.parentElement!) {
    if (node.id) return [`#${node.id}`, ...steps].join(' ');
    if (!node.parentElement) return steps.join(' ');
    steps.unshift(String(childrenOf(node.parentElement).indexOf(node)));
  }
  return steps.join(' ');
}

function elementAt(place: string, scroller: HTMLElement): Element | undefined {
  let node: Element | undefined = scroller;
  for (const step of place === '' ? [] : place.split(' ')) {
    node = step.startsWith('#')
      ? (scroller.querySelector(`#${CSS.escape(step.slice(1))}`) ?? undefined)
      : node && childrenOf(node)[Number(step)];
  }
  return node;
}

/** Scrollers that stand at their end, and how long their content was when the page was told. */
const reached = new WeakMap<Element, number>();
/** Scrollers that are on their way to where they were: what they pass is not to be kept. */
const restoring = new WeakSet<Element>();

const lengthOf = (content: Element): number => {
  const last = content.lastElementChild as HTMLElement | null;
  return last ? last.offsetTop + last.offsetHeight : 0;
};

/**
 * Follows a page's scroller: keeps its offset and those of scrollers inside it, and tells the page of scrolling and of
 * reaching the end. Returns what ends it.
 */
export function followScroll(page: Page, scroller: HTMLElement, reachDistance: number): () => void {
  const offsets: Offsets = { ...(page.snapshot.get(OFFSETS) as Offsets | undefined) };
  const content = scroller.lastElementChild!;
  let frame = 0;
  // Firefox keeps the offsets of what it hides by place in the document, and gives them to the next page there, unless
  // an element says no by this, which it reads of all elements.
  scroller.setAttribute('autocomplete', 'off');

  // A short page is at its end from the start; one that grows there, to another end, is told again.
  const checkEnd = (): void => {
    const { scrollTop, clientHeight, scrollHeight } = scroller;
    if (!page.visible || clientHeight === 0) return;
    // The keyboard is to reach it where there is something to scroll.
    scroller.tabIndex = scrollHeight > clientHeight ? 0 : -1;
    if (scrollTop + clientHeight + reachDistance < scrollHeight) return void reached.delete(scroller);
    const length = lengthOf(content);
    const known = reached.get(scroller) ?? -1;
    reached.set(scroller, length);
    if (length > known) page.send('reachbottom');
  };

  const keep = (element: Element): void => {
    offsets[placeOf(element, scroller)] = [element.scrollTop, element.scrollLeft];
    page.snapshot.set(OFFSETS, offsets);
  };
  // A page that is being hidden may report the loss of its offsets.
  const isAway = (): boolean => restoring.has(scroller) || scroller.clientHeight === 0;

  const handleScroll = ({ target }: Event): void => {
    if (!(target instanceof Element) || isAway()) return;
    keep(target);
    if (target === scroller) tell();
  };
  // The event for the last move comes with the next frame: too late for a page that is covered now.
  const unwatch = page.on('hide', () => {
    if (!isAway()) keep(scroller);
  });

  const tell = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      page.send('pagescroll', { scrollTop: scroller.scrollTop });
      checkEnd();
    });
  };

  const resizes = new ResizeObserver(checkEnd);
  const observe = (): void => {
    resizes.disconnect();
    for (const element of [scroller, content, ...content.children]) resizes.observe(element);
  };
  const changes = new MutationObserver(observe);
  changes.observe(content, { childList: true });
  observe();

  scroller.addEventListener('scroll', handleScroll, { capture: true, passive: true });
  scrollers.set(page.key, scroller);
  return () => {
    unwatch();
    scroller.removeEventListener('scroll', handleScroll, true);
    resizes.disconnect();
    changes.disconnect();
    cancelAnimationFrame(frame);
    scrollers.delete(page.key);
  };
}

/** Longest time in ms that a page may take to become as long as it was. */
const RESTORE_TIME = 3000;

/**
 * Brings a page back to where it was scrolled to. Content may arrive later: until all offsets fit, or the user scrolls,
 * or time is up, each growth is a new attempt. Returns what ends it.
 */
export function restoreScroll(page: Page, scroller: HTMLElement): () => void {
  const saved = { ...(page.snapshot.get(OFFSETS) as Offsets | undefined) };
  const missing = new Set(Object.keys(saved));
  const listening = new AbortController();
  const stop = (): void => listening.abort();
  const attempt = (): void => {
    for (const place of missing) {
      const element = elementAt(place, scroller);
      const [top, left] = saved[place]!;
      element?.scrollTo({ top, left, behavior: 'instant' });
      if (element && Math.abs(element.scrollTop - top) <= 1 && Math.abs(element.scrollLeft - left) <= 1)
        missing.delete(place);
    }
    if (missing.size === 0) stop();
  };
  attempt();
  if (missing.size === 0) return stop;
  restoring.add(scroller);
  const grows = new MutationObserver(attempt);
  const resizes = new ResizeObserver(attempt);
  grows.observe(scroller, { childList: true, subtree: true });
  resizes.observe(scroller.lastElementChild!);
  const timer = setTimeout(stop, RESTORE_TIME);
  const options = { signal: listening.signal, passive: true };
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) scroller.addEventListener(type, stop, options);
  listening.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    grows.disconnect();
    resizes.disconnect();
    restoring.delete(scroller);
  });
  return stop;
}

/** Answers `pageScrollTo` for the page with this key. Resolves when the page stands still. */
export async function scrollPage(key: string, options: PageScrollOptions, signal: AbortSignal): Promise<void> {
  const { selector, duration = 300 } = options;
  const scroller = scrollers.get(key);
  if (!scroller) throw new DeviceError('pageScrollTo', ErrCode.notFound, 'the page is not on screen');
  let { scrollTop: top } = options;
  if (selector !== undefined) {
    const element = find(scroller, selector);
    if (!element) throw new DeviceError('pageScrollTo', ErrCode.notFound, `selector: nothing matches ${selector}`);
    // A bar that lies over the page covers what is under it.
    const covered = parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0;
    top = scroller.scrollTop + element.getBoundingClientRect().top - scroller.getBoundingClientRect().top - covered;
  }
  if (typeof top !== 'number' || Number.isNaN(top))
    throw new DeviceError('pageScrollTo', ErrCode.invalid, 'scrollTop: expected a number, or a selector');
  const target = Math.max(0, Math.min(top, scroller.scrollHeight - scroller.clientHeight));
  if (duration <= 0 || isMotionReduced() || Math.abs(target - scroller.scrollTop) < 1) {
    scroller.scrollTo({ top: target, behavior: 'instant' });
    return;
  }
  await glide(scroller, target, duration, signal);
}

function find(scroller: Element, selector: string): Element | null {
  try {
    return scroller.querySelector(selector);
  } catch (cause) {
    throw new DeviceError('pageScrollTo', ErrCode.invalid, 'selector: expected a CSS selector', { cause });
  }
}

/** Scrolls in a given time, which native smooth scrolling does not promise. A touch or a wheel takes over. */
function glide(scroller: HTMLElement, target: number, duration: number, signal: AbortSignal): Promise<void> {
  const from = scroller.scrollTop;
  return new Promise((resolve) => {
    const controller = new AbortController();
    const end = (): void => {
      controller.abort();
      resolve();
    };
    const listening = { signal: controller.signal, passive: true };
    signal.addEventListener('abort', end, listening);
    for (const type of ['wheel', 'touchstart']) scroller.addEventListener(type, end, listening);
    const start = performance.now();
    const step = (now: number): void => {
      if (controller.signal.aborted) return;
      const progress = Math.min(1, Math.max(0, now - start) / duration);
      const eased = 1 - (1 - progress) ** 3;
      scroller.scrollTo({ top: from + (target - from) * eased, behavior: 'instant' });
      if (progress < 1) requestAnimationFrame(step);
      else end();
    };
    requestAnimationFrame(step);
  });
}
