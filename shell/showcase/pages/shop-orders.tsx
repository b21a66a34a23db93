import { msg } from '@lit/localize';
import { Button } from 'nacre/react/button';
import { Skeleton } from 'nacre/react/skeleton';
import { Status } from 'nacre/react/status';
import { useApp, usePullDownRefresh } from 'nacre/shell';
import { useEffect } from 'react';
import { ProblemStatus } from '../loading/problem-status.js';
import { useLocale } from '../parts/locale.js';
import { goToShop } from '../shop/go.js';
import { OrderRow } from '../shop/order-row.js';
import { loadProducts, useShelves } from '../shop/products.js';
import { useOrders } from '../shop/use-orders.js';
import type { Order } from '../shop/types.js';

const PLACES = [1, 2, 3];

/** The orders that the user has made in the shop. */
export default function ShopOrdersPage() {
  const locale = useLocale();
  const { router } = useApp();
  const { status: shelf, products } = useShelves();
  const { status, data, load } = useOrders<{ items: readonly Order[] }>();
  useEffect(loadProducts, [shelf]);
  usePullDownRefresh(load);

  return (
    <div className="page shop shop-orders">
      {status === 'loading' && PLACES.map((place) => <Skeleton key={place} className="order-place" rows={2} avatar />)}
      {data?.items.length === 0 && (
        <Status type="empty" noRetry title={msg('You have not ordered anything yet', { id: 'sc.shop.orders.none' })}>
          <Button slot="actions" type="primary" size="mini" onClick={() => goToShop(router)}>
            {msg('Go to the shop', { id: 'sc.shop.to-shop' })}
          </Button>
        </Status>
      )}
      {data && data.items.length > 0 && (
        <ul className="order-rows" aria-label={msg('Your orders', { id: 'sc.shop.orders' })}>
          {data.items.map((order) => (
            <li key={order.id}>
              <OrderRow order={order} products={products} locale={locale} />
            </li>
          ))}
        </ul>
      )}
      {status !== 'loading' && status !== 'ready' && <ProblemStatus problem={status} onRetry={load} />}
    </div>
  );
}
