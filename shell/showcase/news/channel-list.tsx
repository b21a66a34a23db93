import { msg, str } from '@lit/localize';
import { showToast } from 'nacre/device';
import { NoticeBar } from 'nacre/react/notice-bar';
import { ScrollView } from 'nacre/react/scroll-view';
import { Skeleton } from 'nacre/react/skeleton';
import { Status } from 'nacre/react/status';
import { problemText } from '../loading/texts.js';
import { useLocale } from '../parts/locale.js';
import { TOAST } from './actions.js';
import { Featured } from './featured.js';
import { ListEnd } from '../loading/list-end.js';
import { ProblemStatus } from '../loading/problem-status.js';
import { useSaved } from './saved.js';
import { Story } from './story.js';
import { channelName, dateText, freshText } from './texts.js';
import type { Channel } from './types.js';
import { useNews, type News } from './use-news.js';

/** Articles of the first channel that are shown large. */
const FEATURED = 4;
/** Articles that are drawn before the first ones are there. */
const PLACES = [1, 2, 3, 4, 5, 6];

interface ChannelListProps {
  channel: Channel;
  /** On screen or next to it. */
  isNear: boolean;
  hasFeatured: boolean;
}

/** The list of a channel: pull down to refresh, scroll to load more. */
export function ChannelList({ channel, isNear, hasFeatured }: ChannelListProps) {
  useLocale();
  const news = useNews(channel, isNear);
  const { feed, items, status } = news;

  const refresh = async (): Promise<void> => {
    const outcome = await feed.refresh();
    if (!outcome) return;
    const title = 'count' in outcome ? freshText(outcome.count) : problemText(outcome.problem);
    await showToast({ title, icon: 'none', position: 'bottom', key: TOAST });
  };

  return (
    <ScrollView
      id={`news-${channel}`}
      className="channel"
      aria-label={channelName(channel)}
      scrollY
      enableBackToTop
      lowerThreshold={300}
      refresherEnabled={status !== 'loading' && status !== 'new'}
      onRefresherRefresh={(event) => event.waitUntil(refresh())}
      onScrollToLower={() => feed.reachEnd()}
    >
      {items.length > 0 ? (
        <Stories news={news} hasFeatured={hasFeatured} />
      ) : (
        <Instead status={status} onRetry={() => feed.retry()} />
      )}
    </ScrollView>
  );
}

/** Shown instead of the articles while there are none. */
function Instead({ status, onRetry }: { status: News['status']; onRetry: () => Promise<void> }) {
  if (status === 'new' || status === 'loading') return <Places />;
  if (status !== 'ready') return <ProblemStatus problem={status} onRetry={onRetry} />;
  return (
    <Status
      type="empty"
      title={msg('No articles yet', { id: 'sc.news.empty' })}
      retryText={msg('Check again', { id: 'sc.news.look-again' })}
      onRetry={(event) => event.waitUntil(onRetry())}
    />
  );
}

/** Stands where the first articles will be. */
const Places = () => (
  <div className="stories" role="status" aria-label={msg('Loading articles', { id: 'sc.news.loading' })}>
    {PLACES.map((place) => (
      <Skeleton key={place} className="story-place" avatar avatarShape="square" heading rows={2} />
    ))}
  </div>
);

function Stories({ news: { feed, items, tail, kept }, hasFeatured }: { news: News; hasFeatured: boolean }) {
  const locale = useLocale();
  const saved = new Set(useSaved().map(({ id }) => id));
  const featured = hasFeatured ? items.slice(0, FEATURED) : [];
  return (
    <>
      {kept !== undefined && (
        <NoticeBar>
          {msg(str`You are offline. These are the articles from ${dateText(kept, locale)}.`, { id: 'sc.news.kept' })}
        </NoticeBar>
      )}
      {/* Another newest one: the round begins with it. */}
      {featured.length > 0 && <Featured key={featured[0]!.id} articles={featured} />}
      <ul className="stories">
        {items.slice(featured.length).map((article) => (
          <li key={article.id}>
            <Story article={article} isSaved={saved.has(article.id)} />
          </li>
        ))}
      </ul>
      <ListEnd tail={tail} onMore={() => feed.loadMore()} />
    </>
  );
}
