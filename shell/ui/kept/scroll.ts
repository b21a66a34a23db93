import { DeviceError, ErrCode, type PageScrollOptions } from '../../device/index.js';
import { scrollWithin } from '../../device/calls/page/web/scroll-within.js';
import type { Page, PageEvent } from '../../router/index.js';
import { fragmentOf, isTop, showPart } from './fragment.js';

/** The key of the scroll offsets in a page's snapshot. They are stored as: path of the scroller -> [top, left]. */
const OFFSETS = 'scroll';

/** The same for each entry of history that the page has, since links within it have added some: index -> [top, left]. */
const PARTS = 'scroll-parts';

type Offsets = Record<string, readonly [top: number, left: number]>;

/** The data of a page's event `part`: the user has moved between entries of history that are all of this page. */
interface PartMove {
  /** Indexes in history. */
  readonly from: number;
  readonly to: number;
  /** The app's URL there. */
  readonly url: string;
  /** By a link; not by Back or Forward. */
  readonly isNew: boolean;
}

/** The saved offsets of a page, without what is not one: another version of the app may have stored it. */
export function offsetsOf({ snapshot }: Page, name = OFFSETS): Offsets {
  const saved = Object.entries(Object(snapshot.get(name)) as Offsets);
  return Object.fromEntries(
    saved.filter(([, pair]) => Array.isArray(pair) && [0, 1].every((at) => Number.isFinite(pair[at]))),
  );
}

/** Page key -> scroller, of the pages that are mounted. */
const scrollers = new Map<string, HTMLElement>();

/** Without the refresher, which is added after the page's content. */
const childrenOf = ({ children }: Element): Element[] =>
  [...children].filter(({ localName }) => localName !== 'nc-refresher');

/** The path of an element in its page: child indexes from the scroller, or from the nearest element with an id. */
export function placeOf(element: Element, scroller: Element): string {
  const steps: string[] = [];
  for (let node = element; node !== scroller; node = node.parentElement!) {
    if (node.id) return [`#${node.id}`, ...steps].join(' ');
    if (!node.parentElement) return steps.join(' ');
    steps.unshift(String(childrenOf(node.parentElement).indexOf(node)));
  }
  return steps.join(' ');
}

export function elementAt(place: string, scroller: HTMLElement): Element | undefined {
  let node: Element | undefined = scroller;
  for (const step of place === '' ? [] : place.split(' ')) {
    node = step.startsWith('#')
      ? (scroller.querySelector(`#${CSS.escape(step.slice(1))}`) ?? undefined)
      : node && childrenOf(node)[Number(step)];
  }
  return node;
}

/** Scrollers that are at their end -> length of the content when `reachbottom` was sent. */
const reached = new WeakMap<Element, number>();
/** Scrollers whose offsets are being restored. Their current offsets are not saved. */
export const restoring = new WeakSet<Element>();

const lengthOf = (content: Element): number => {
  const last = content.lastElementChild as HTMLElement | null;
  return last ? last.offsetTop + last.offsetHeight : 0;
};

/**
 * Observes a page's scroller: saves its offset and those of scrollers inside it, and sends `pagescroll` and `reachbottom`
 * to the page; with `needsScroll` that only after a scroll. Returns a function that ends it.
 */
export function followScroll(
  page: Page,
  scroller: HTMLElement,
  reachDistance: () => number,
  needsScroll: boolean,
): () => void {
  const offsets = offsetsOf(page);
  const content = scroller.lastElementChild!;
  let frame = 0;
  // Firefox saves the scroll offsets of hidden elements by their position in the document, and restores them for the next
  // page in that position. It does not do so for elements with this attribute.
  scroller.setAttribute('autocomplete', 'off');

  // A short page reaches its end at the start. If content is added while the page is at its end, the event is sent again,
  // also if it takes the place of something longer.
  let added: Element[] = [];
  let lastTop = Infinity;
  const checkEnd = (): void => {
    const { scrollTop, clientHeight, scrollHeight } = scroller;
    const isUnwanted = needsScroll && (scrollTop <= lastTop || restoring.has(scroller));
    lastTop = scrollTop;
    if (!page.visible || clientHeight === 0) return;
    // A page that scrolls can be focused by Tab, so that the keyboard can scroll it.
    const tabIndex = scrollHeight > clientHeight ? 0 : -1;
    if (scroller.tabIndex !== tabIndex) scroller.tabIndex = tabIndex;
    if (scrollTop + clientHeight + reachDistance() < scrollHeight) {
      added = [];
      return void reached.delete(scroller);
    }
    if (isUnwanted) return;
    const length = lengthOf(content);
    const known = reached.get(scroller) ?? -1;
    const hasNew = added.some((element) => element.getClientRects().length > 0);
    added = [];
    reached.set(scroller, length);
    const isReplaced = hasNew && (length <= clientHeight || length < known);
    if (length > known || isReplaced) page.send('reachbottom');
  };

  const save = (element: Element): void => {
    offsets[placeOf(element, scroller)] = [element.scrollTop, element.scrollLeft];
    page.snapshot.set(OFFSETS, offsets);
  };
  // A page that is being hidden loses its offsets, and fires `scroll` for that.
  const isHidden = (): boolean => restoring.has(scroller) || scroller.clientHeight === 0;

  const handleScroll = ({ target }: Event): void => {
    // The document scrolls by itself.
    if (target === document || isHidden()) return;
    save(target as Element);
    if (target === scroller) notifyPage();
  };
  // `scroll` fires in the next frame. By then a page that is covered now is hidden. At `hide`, the layout would have to be computed.
  const unwatch = page.on('cover', () => {
    if (!isHidden()) save(scroller);
  });

  // The browser shows the part that a link within the page leads to, but does not bring back what the user saw before.
  const unpart = page.on('part', ({ data }: PageEvent) => {
    const { from, to, url, isNew } = data as PartMove;
    const parts = offsetsOf(page, PARTS);
    parts[from] = offsets[''] ?? [0, 0];
    if (isNew) for (const index of Object.keys(parts)) if (Number(index) >= to) delete parts[index];
    page.snapshot.set(PARTS, parts);
    const [top, left] = parts[to] ?? [];
    const fragment = fragmentOf(url);
    if (top !== undefined) scroller.scrollTo({ top, left: left!, behavior: 'instant' });
    else if (!isNew || isTop(fragment)) showPart(scroller, fragment);
    // The user may go on before the next frame, with its event.
    if (top !== undefined || !isNew) save(scroller);
  });

  const notifyPage = (): void => {
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
  const changes = new MutationObserver((records) => {
    if (reached.has(scroller))
      for (const { addedNodes } of records)
        added.push(...([...addedNodes] as Element[]).filter(({ nodeType }) => nodeType === Node.ELEMENT_NODE));
    // All sizes are reported again: the end is checked.
    if (added.length > 0 || records.some(({ target }) => target === content)) observe();
  });
  changes.observe(content, { childList: true, subtree: true });
  observe();

  scroller.addEventListener('scroll', handleScroll, { capture: true, passive: true });
  scrollers.set(page.key, scroller);
  return () => {
    unwatch();
    unpart();
    scroller.removeEventListener('scroll', handleScroll, true);
    resizes.disconnect();
    changes.disconnect();
    cancelAnimationFrame(frame);
    scrollers.delete(page.key);
  };
}

/** Answers `pageScrollTo` for the page with this key. Resolves when the scrolling has ended. */
export async function scrollPage(key: string, options: PageScrollOptions, signal: AbortSignal): Promise<void> {
  const scroller = scrollers.get(key);
  if (!scroller) throw new DeviceError('pageScrollTo', ErrCode.notFound, 'the page is not on screen');
  await scrollWithin(scroller, options, signal);
}

/** Scrolls a page to its top, as a tap on the tab that shows it does. */
export function scrollToTop(key: string): void {
  const scroller = scrollers.get(key);
  if (scroller) void scrollWithin(scroller, { scrollTop: 0 }, new AbortController().signal);
}
