import { usePage } from 'nacre/shell';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { feedOf } from './store.js';
import type { Feed, FeedState } from './feed.js';
import type { Channel } from './types.js';

export interface News extends FeedState {
  readonly feed: Feed;
}

/** Most items of one request. */
const MOST = 20;

/**
 * The list of a channel. It loads when it is first wanted, gives up when it no longer is (the page was left, or hidden
 * beneath another), and goes on when it is again. After a reload it is as long as it was, so that the page finds its place.
 */
export function useNews(channel: Channel, isWanted: boolean): News {
  const page = usePage();
  const feed = feedOf(channel);
  const state = useSyncExternalStore(feed.subscribe, feed.get, feed.get);
  const length = state.items.length;

  useEffect(() => {
    if (!isWanted) return undefined;
    const before = page.getSnapshot<number>(channel);
    feed.start(before && Math.min(before, MOST));
    return () => feed.stop();
  }, [feed, page, channel, isWanted]);

  useEffect(() => {
    if (length > 0) page.setSnapshot(channel, length);
  }, [page, channel, length]);

  return useMemo(() => ({ ...state, feed }), [state, feed]);
}
