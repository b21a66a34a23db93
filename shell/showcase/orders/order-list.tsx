import { msg } from '@lit/localize';
import { List } from 'nacre/react/list';
import { Skeleton } from 'nacre/react/skeleton';
import { Status } from 'nacre/react/status';
import { useEffect, useSyncExternalStore } from 'react';
import { ListEnd } from '../loading/list-end.js';
import { ProblemStatus } from '../loading/problem-status.js';
import { useLocale } from '../parts/locale.js';
import { OrderCard } from './order-card.js';
import { ordersOn, type Order, type Shelf } from './orders.js';
import { shelfName } from './texts.js';

/** Orders that are drawn before the first ones are there. */
const PLACES = [1, 2, 3, 4];

/** The orders of a shelf, page by page. */
export function OrderList({ shelf, isShown }: { shelf: Shelf; isShown: boolean }) {
  const locale = useLocale();
  const feed = ordersOn(shelf);
  const { items, status, tail } = useSyncExternalStore(feed.subscribe, feed.get, feed.get);

  useEffect(() => {
    if (!isShown) return undefined;
    feed.start();
    return () => feed.stop();
  }, [feed, isShown]);

  if (status === 'new' || status === 'loading') return <Places />;
  if (status !== 'ready') return <ProblemStatus problem={status} onRetry={() => feed.retry()} />;
  if (items.length === 0)
    return <Status type="empty" title={msg('No orders here', { id: 'sc.orders.none' })} noRetry />;
  return (
    <>
      <List
        className="orders-list"
        aria-label={shelfName(shelf)}
        items={items}
        itemKey="id"
        lowerThreshold={400}
        renderItem={(order: Order) => <OrderCard order={order} locale={locale} />}
        onScrollToLower={() => feed.reachEnd()}
      />
      <ListEnd tail={tail} onMore={() => feed.loadMore()} />
    </>
  );
}

const Places = () => (
  <div role="status" aria-label={msg('Orders are loading', { id: 'sc.orders.loading' })}>
    {PLACES.map((place) => (
      <Skeleton key={place} className="order-place" heading rows={3} />
    ))}
  </div>
);
