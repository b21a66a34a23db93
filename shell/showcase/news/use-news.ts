import { usePage } from 'nacre/shell';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { feedOf } from './store.js';
import type { Feed, FeedState } from '../loading/feed.js';
import type { Channel, Summary } from './types.js';

export interface News extends FeedState<Summary> {
  readonly feed: Feed<Summary>;
}

/** Maximum number of items of one request. */
const MOST = 20;

/**
 * The list of a channel. It loads when it is first shown, stops when it is hidden (its page was left, or covered by
 * another), and continues when it is shown again. After a reload it is as long as before, so that the scroll position fits.
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
