import { isRecord, recall, remember } from '../memory.js';
import { Feed, type Kept } from '../loading/feed.js';
import { onNetwork } from '../loading/network.js';
import { loadPage } from './server.js';
import { isSummaries, type Channel, type Summary } from './types.js';

/** A week in ms: older news are not shown. */
const LIFETIME = 604_800_000;

const isKept = (value: unknown): value is Kept<Summary> =>
  isRecord(value) &&
  typeof value['time'] === 'number' &&
  isRecord(value['page']) &&
  isSummaries(value['page']['items']);

const feeds = new Map<Channel, Feed<Summary>>();

/** The list of a channel. It outlives its page, so that a user who comes back finds it unchanged. */
export function feedOf(channel: Channel): Feed<Summary> {
  let feed = feeds.get(channel);
  if (!feed) feeds.set(channel, (feed = createFeed(channel)));
  return feed;
}

/** The article in a loaded list, if there is one. */
export function findSummary(id: string): Summary | undefined {
  for (const feed of feeds.values()) {
    const found = feed.get().items.find((item) => item.id === id);
    if (found) return found;
  }
  return undefined;
}

function createFeed(channel: Channel): Feed<Summary> {
  const key = `news-${channel}`;
  return new Feed({
    load: (place, signal) => loadPage(channel, place, signal),
    memory: {
      read: () => recall(key, isKept),
      write: (kept) => remember(key, kept, LIFETIME),
    },
  });
}

// Another network is something to be seen.
onNetwork(() => {
  for (const feed of feeds.values()) feed.reset();
});
