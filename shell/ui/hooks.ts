import { useEffect, useInsertionEffect, useMemo, useRef } from 'react';
import type { EventChannel } from '../device/index.js';
import type { LeaveGuard, PageEvent, Query } from '../router/index.js';
import type { NavigationBarState } from './bars.js';
import { usePageContext } from './context.js';

export interface PageHandle {
  /** Identity of the entry: two pages may have the same URL. */
  readonly key: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  /** The other end of the channel that `navigateTo` gave the opener. */
  readonly openerEventChannel: EventChannel | undefined;
  setTitle(title: string): void;
  setNavigationBar(change: NavigationBarState): void;
  /** A value that survives reload and leaving the page, for drafts. JSON. */
  getSnapshot<Value>(name: string): Value | undefined;
  setSnapshot(name: string, value: unknown): void;
  /** Asks before the page is lost, until the returned function is called. */
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
      setTitle: (title) => app.bars.setPage(page, { title }),
      setNavigationBar: (change) => app.bars.setPage(page, change),
      getSnapshot: <Value>(name: string) => page.snapshot.get(`app:${name}`) as Value | undefined,
      setSnapshot: (name, value) => void page.snapshot.set(`app:${name}`, value),
      guard: (mayLeave) => app.router.guard(key, mayLeave),
    }),
    [app, page, key, path, params, query],
  );
}

/**
 * Calls the latest `listener` for each event of the page, also for a load, show or ready that has been, and never twice
 * for one. `lasting` is for what comes while a page is hidden: React ends the effects of hidden pages. One that throws
 * is reported and takes nothing along.
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
  // Unlike others, these effects last until the component is gone.
  useInsertionEffect(() => () => end(off), []);
}

function end(off: { current: (() => void) | undefined }): void {
  off.current?.();
  off.current = undefined;
}

/** The page was opened; with its query. Once. */
export const useLoad = (listener: (query: Query) => void): void => usePageEvent('load', listener);
/** The page has been drawn for the first time. Once. */
export const useReady = (listener: () => void): void => usePageEvent('ready', listener);
/** The page came to the front: opened, uncovered, or with the app. */
export const useShow = (listener: () => void): void => usePageEvent('show', listener, true);
/** The page was covered, or went to the back with the app. */
export const useHide = (listener: () => void): void => usePageEvent('hide', listener, true);
/** The page left the stack. */
export const useUnload = (listener: () => void): void => usePageEvent('unload', listener, true);
/** The page scrolled; at most once per frame. */
export const usePageScroll = (listener: (scroll: { scrollTop: number }) => void): void =>
  usePageEvent('pagescroll', listener);
/**
 * The user pulled the page down for news, or `startPullDownRefresh` was called; of pages with `enablePullDownRefresh`. A
 * promise that the listener returns ends it; else `stopPullDownRefresh` does.
 */
export const usePullDownRefresh = (listener: () => unknown): void =>
  usePageEvent<{ waitUntil(work: unknown): void }>('pulldownrefresh', ({ waitUntil }) => {
    const work = listener();
    if (work instanceof Promise) waitUntil(work);
  });
/** The end of the page came within `onReachBottomDistance`. */
export const useReachBottom = (listener: () => void): void => usePageEvent('reachbottom', listener);
/** The window changed its size. */
export const useResize = (listener: (size: { windowWidth: number; windowHeight: number }) => void): void =>
  usePageEvent('resize', listener);
/** A tab was tapped: this page's, shown already or just now. */
export const useTabItemTap = (listener: (tap: { index: number; text: string; pagePath: string }) => void): void =>
  usePageEvent('tabitemtap', listener);
/** A button of the navigation bar was tapped. */
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

/** Back was pressed while this page is on top, the browser's own included. Return true to stay. */
export function useBackPress(listener: (back: { from: string }) => boolean | void): void {
  usePageEvent<{ from: string }>('backpress', (back, event) => {
    if (listener(back) === true) event.preventDefault();
  });
}
