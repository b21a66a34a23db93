import { isThenable } from '../../../elements/base/thenable.js';
import { given } from '../../../elements/base/given.js';
import { useEffect, useInsertionEffect, useMemo, useRef } from 'react';
import type { EventChannel, WindowResize } from '../../device/index.js';
import type { LeaveGuard, PageEvent, PageResult, Query } from '../../router/index.js';
import type { NavigationBarState } from '../app/bars.js';
import { usePageContext } from '../app/context.js';

export interface PageHandle {
  /** Identifies the page in the stack: two pages may have the same URL. */
  readonly key: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  /** Channel to the page that opened this one; the opener has the other end from `navigateTo`. */
  readonly openerEventChannel: EventChannel | undefined;
  setTitle(title: string): void;
  setNavigationBar(change: NavigationBarState): void;
  /** A saved value, such as a draft. It survives a reload, and Back and Forward. JSON values only. */
  getSnapshot<Value>(name: string): Value | undefined;
  setSnapshot(name: string, value: unknown): void;
  /** Calls `mayLeave` before the page is closed; `false` keeps it. Returns a function that removes the guard. */
  guard(mayLeave: LeaveGuard): () => void;
}

/** The page that the component is part of. */
export function usePage(): PageHandle {
  const { app, entry, page } = usePageContext();
  const { key, path, params, query } = entry;
  return useMemo(
    () => ({
      key,
      path,
      params,
      query,
      openerEventChannel: page.openerEventChannel,
      setTitle: (title) => app.bars.setPage(page, given({ title })),
      setNavigationBar: (change) => app.bars.setPage(page, given(change)),
      getSnapshot: <Value>(name: string) => page.snapshot.get(`app:${name}`) as Value | undefined,
      setSnapshot: (name, value) => void page.snapshot.set(`app:${name}`, value),
      guard: (mayLeave) => app.router.guard(key, mayLeave),
    }),
    [app, page, key, path, params, query],
  );
}

/**
 * Calls the latest `listener` for each event of the page, once per event. A load, show or ready that fired before is
 * delivered as well. React ends the effects of hidden pages; a `lasting` listener stays. An error of a listener is
 * reported, and does not stop other listeners.
 */
function usePageEvent<Data>(type: string, listener: (data: Data, event: PageEvent) => void, lasting = false): void {
  const { page } = usePageContext();
  const latest = useRef(listener);
  const last = useRef<PageEvent | undefined>(undefined);
  const off = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    off.current ??= page.on(type, (event: PageEvent) => {
      if (event === last.current) return;
      last.current = event;
      try {
        latest.current(event.data as Data, event);
      } catch (error) {
        reportError(error);
      }
    });
    return () => {
      if (!lasting) end(off);
    };
  }, [page, type, lasting]);
  // Insertion effects of a hidden page go on; this one ends when the component unmounts.
  useInsertionEffect(() => () => end(off), []);
}

function end(off: { current: (() => void) | undefined }): void {
  off.current?.();
  off.current = undefined;
}

/** Called once when the page has opened, with its query. */
export const useLoad = (listener: (query: Query) => void): void => usePageEvent('load', listener);
/** Called once when the page has rendered for the first time. */
export const useReady = (listener: () => void): void => usePageEvent('ready', listener);
/** Called when the page shows: when it opens, when the page above it closes, or when the app comes to the foreground. */
export const useShow = (listener: () => void): void => usePageEvent('show', listener, true);
/** Called when another page covers this one, or when the app goes to the background. */
export const useHide = (listener: () => void): void => usePageEvent('hide', listener, true);
/**
 * Called when a page that was opened from this one has closed by `navigateBack({ result })`, with the page it came from. Unlike
 * the promise `result` of `navigateTo`, it also comes when this page was unmounted or the app was loaded again in between.
 */
export const useResult = <Result = unknown>(
  listener: (result: Result, from: { path: string; url: string }) => void,
): void => usePageEvent<PageResult>('result', ({ result, path, url }) => listener(result as Result, { path, url }));
/** Called when the page has left the stack. */
export const useUnload = (listener: () => void): void => usePageEvent('unload', listener, true);
/** Called when the page scrolls, at most once per frame. */
export const usePageScroll = (listener: (scroll: { scrollTop: number }) => void): void =>
  usePageEvent('pagescroll', listener);
/**
 * Called when the user pulls the page down, or code calls `startPullDownRefresh`. The page's style needs
 * `enablePullDownRefresh`. The refresh ends when the promise that the listener returns settles, else with
 * `stopPullDownRefresh`.
 */
export const usePullDownRefresh = (listener: () => unknown): void =>
  usePageEvent<{ waitUntil(work: unknown): void }>('pulldownrefresh', ({ waitUntil }) => {
    const work = listener();
    if (isThenable(work)) waitUntil(work);
  });
/** Called when the page is scrolled to within `onReachBottomDistance` of its end. */
export const useReachBottom = (listener: () => void): void => usePageEvent('reachbottom', listener);
/** Called when the window has changed its size, as `onWindowResize`, while the page is on top. */
export const useResize = (listener: (resize: WindowResize) => void): void => usePageEvent('resize', listener);
/** Called when the user taps this page's tab, whether the page was showing before or not. */
export const useTabItemTap = (listener: (tap: { index: number; text: string; pagePath: string }) => void): void =>
  usePageEvent('tabitemtap', listener);
/** Called when the user taps a button of the navigation bar. */
export const useNavigationBarButtonTap = (listener: (tap: { index: number }) => void): void =>
  usePageEvent('navigationbarbuttontap', listener);
export const useNavigationBarSearchInputChanged = (listener: (input: { text: string }) => void): void =>
  usePageEvent('navigationbarsearchinputchanged', listener);
export const useNavigationBarSearchInputConfirmed = (listener: (input: { text: string }) => void): void =>
  usePageEvent('navigationbarsearchinputconfirmed', listener);
export const useNavigationBarSearchInputClicked = (listener: () => void): void =>
  usePageEvent('navigationbarsearchinputclicked', listener);
export const useNavigationBarSearchInputFocusChanged = (listener: (input: { focus: boolean }) => void): void =>
  usePageEvent('navigationbarsearchinputfocuschanged', listener);

/** Called when the user goes back from this page, also by the browser's Back. Return true to stay. */
export function useBackPress(listener: (back: { from: string }) => boolean | void): void {
  usePageEvent<{ from: string }>('backpress', (back, event) => {
    if (listener(back) === true) event.preventDefault();
  });
}
