/** Something that is told when the answer to a media query changes. */
export interface MediaWatcher {
  /** @internal */
  mediaChanged(): void;
}

interface Watch {
  readonly list: MediaQueryList;
  readonly watchers: Set<MediaWatcher>;
  readonly tell: () => void;
}

/** One list, with one listener, serves all elements of a window that ask the same. */
const windows = new WeakMap<Window, Map<string, Watch>>();

/** Tells `watcher` when the answer to `query` changes. Returns the answers, and what ends it. */
export function watchMedia(
  view: Window,
  query: string,
  watcher: MediaWatcher,
): { readonly list: MediaQueryList; stop(): void } {
  const watches = windows.get(view) ?? new Map<string, Watch>();
  windows.set(view, watches);
  let watch = watches.get(query);
  if (!watch) {
    const watchers = new Set<MediaWatcher>();
    const tell = () => [...watchers].forEach((each) => watchers.has(each) && each.mediaChanged());
    watch = { list: view.matchMedia(query), watchers, tell };
    watch.list.addEventListener('change', tell);
    watches.set(query, watch);
  }
  const { list, watchers, tell } = watch;
  watchers.add(watcher);
  return {
    list,
    stop() {
      watchers.delete(watcher);
      if (watchers.size > 0) return;
      list.removeEventListener('change', tell);
      watches.delete(query);
    },
  };
}
