import { msg } from '@lit/localize';
import { Status } from 'nacre/react/status';
import { refreshProducts, useShelves } from './products.js';

/** Says that the server is away, and that what is shown is from before; nothing while it is there. */
export function ShopNotice() {
  const { stale } = useShelves();
  if (!stale) return null;
  return (
    <Status
      className="shop-notice"
      type="offline"
      compact
      autoRetry={stale === 'offline'}
      title={msg('The shop cannot be reached', { id: 'sc.shop.away' })}
      description={msg('You are seeing an earlier version. Prices and stock may have changed.', {
        id: 'sc.shop.away.text',
      })}
      onRetry={(event) => event.waitUntil(refreshProducts())}
    />
  );
}
